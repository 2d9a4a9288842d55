import type { MouseEvent, ReactNode, Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconProps } from '../icons/Icon.tsx';
import { Spinner } from '../states/Spinner.tsx';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

type ButtonKind = 'outline' | 'primary' | 'action' | 'soft' | 'buy' | 'text' | 'danger';
export type Press = (event: MouseEvent<HTMLElement>) => void;

export interface ButtonProps extends PassedProps {
  kind?: ButtonKind;
  size?: 'sm' | 'md' | 'lg';
  block?: boolean;
  /** Shows a spinner, keeps the width, swallows further clicks. */
  busy?: boolean;
  disabled?: boolean;
  type?: 'button' | 'submit';
  onClick?: Press;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  pressed?: boolean;
  expanded?: boolean;
  title?: string;
  tabIndex?: number;
  ref?: Ref<HTMLButtonElement>;
  children?: ReactNode;
}

export function Button({
  kind = 'outline',
  size = 'md',
  block,
  busy,
  type = 'button',
  onClick,
  icon,
  iconAfter,
  pressed,
  expanded,
  className,
  children,
  ...rest
}: ButtonProps) {
  const press: Press = (event) => {
    // A busy button stays focusable, so it refuses presses itself, also for the form around it.
    if (busy) event.preventDefault();
    else onClick?.(event);
    if (busy || type !== 'submit') return;
    // We submit the form: a sandboxed frame without allow-forms lets no submission begin. MooTools 1.4 has an Event of its own.
    event.preventDefault();
    event.currentTarget.closest('form')?.dispatchEvent(new CustomEvent('submit', { bubbles: true, cancelable: true }));
  };
  return (
    <button
      type={type}
      className={cx(
        't-btn',
        kind !== 'outline' && `t-btn--${kind}`,
        size !== 'md' && `t-btn--${size}`,
        block && 't-btn--block',
        busy && 'is-busy',
        busy && !!icon && 'has-icon',
        className,
      )}
      aria-pressed={pressed}
      aria-expanded={expanded}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {iconAfter}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'iconAfter'> {
  of: string;
  label: string;
  iconSize?: IconProps['size'];
}

/** A button of one icon; its label is its name. */
export function IconButton({ of, label, iconSize, className, ...rest }: IconButtonProps) {
  return (
    <Button
      aria-label={label}
      className={cx('t-btn--icon', className)}
      icon={<Icon of={of} size={iconSize ?? 20} />}
      {...rest}
    />
  );
}
