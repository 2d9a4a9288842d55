import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { iconUser } from '../icons/icons.ts';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

export type TagKind = 'ok' | 'over' | 'bad' | 'warn' | 'info' | 'mute' | 'price' | 'solid';
export type DotKind = 'ok' | 'warn' | 'bad' | 'brand' | 'act';

interface Worded extends PassedProps {
  title?: string | undefined;
  children: ReactNode;
}

export function Tag({ kind, className, ...rest }: Worded & { kind?: TagKind }) {
  return <span className={cx('t-tag', kind && `t-tag--${kind}`, className)} {...rest} />;
}

/** A state: a coloured dot and always a word. Without a kind it is grey: a state we do not know. */
export function Dot({ kind, className, ...rest }: Worded & { kind?: DotKind }) {
  return <span className={cx('t-dot', kind && `t-dot--${kind}`, className)} {...rest} />;
}

/** A count; more than 99 is 99+. */
export function Badge({ mute, className, children, ...rest }: Worded & { mute?: boolean }) {
  return (
    <span className={cx('t-badge', mute && 't-badge--mute', className)} {...rest}>
      {typeof children === 'number' && children > 99 ? '99+' : children}
    </span>
  );
}

export interface AvatarProps extends PassedProps {
  name: string;
  size?: 'sm' | 'md' | 'lg';
  /** A picture, over the letter. */
  children?: ReactNode;
}

/** The last character of a name, as people here are called; of a long one, which is no name of a person, the first; a figure for a phone in its place. */
export function Avatar({ name, size = 'md', className, children, ...rest }: AvatarProps) {
  return (
    <span className={cx('t-avatar', size !== 'md' && `t-avatar--${size}`, className)} aria-hidden="true" {...rest}>
      {/^[\d*]/.test(name.trim()) ? <Icon of={iconUser} /> : [...name.trim()].at(name.trim().length > 4 ? 0 : -1)}
      {children}
    </span>
  );
}
