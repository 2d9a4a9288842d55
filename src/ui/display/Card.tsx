import { useId } from 'react';
import type { ReactNode, Ref } from 'react';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';

interface CardProps extends PassedProps {
  title?: ReactNode;
  /** Grey, beside the title. */
  sub?: ReactNode;
  /** At the end of the head. */
  end?: ReactNode;
  /** The children bring their own padding. */
  bare?: boolean;
  ref?: Ref<HTMLElement>;
  children?: ReactNode;
}

export function Card({ title, sub, end, bare, className, children, ...rest }: CardProps) {
  const titleId = useId();
  return (
    <section className={cx('t-card', className)} aria-labelledby={title ? titleId : undefined} {...rest}>
      {(title || end) && (
        <div className="t-card__hd">
          {title && (
            <h2 className="t-h2" id={titleId}>
              {title}
            </h2>
          )}
          {sub && <span className="t-s12 t-3">{sub}</span>}
          {end && <div className="t-end t-row">{end}</div>}
        </div>
      )}
      {bare ? children : <div className="t-card__bd">{children}</div>}
    </section>
  );
}
