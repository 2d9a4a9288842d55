import type { ReactNode, Ref } from 'react';
import type { Press } from './Button.tsx';
import { cx, pressUnless } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

export interface LinkButtonProps extends PassedProps {
  href?: string | undefined;
  role?: string;
  tabIndex?: number;
  title?: string | undefined;
  disabled?: boolean;
  onClick?: Press;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

/** Looks like a link. With an address it is one, so that it opens in a new tab too; a plain click calls onClick. */
export function LinkButton({ href, onClick, className, ref, disabled, children, ...rest }: LinkButtonProps) {
  if (!href || disabled) {
    return (
      <button
        type="button"
        ref={ref as Ref<HTMLButtonElement>}
        className={cx('t-link', className)}
        {...pressUnless(disabled, onClick)}
        {...rest}
      >
        {children}
      </button>
    );
  }
  const follow: Press = (event) => {
    if (!onClick || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onClick(event);
  };
  return (
    <a href={href} ref={ref as Ref<HTMLAnchorElement>} className={cx('t-link', className)} onClick={follow} {...rest}>
      {children}
    </a>
  );
}
