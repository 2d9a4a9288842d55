import { useControlStyles, useWorded } from '../base/root.ts';
import { Icon } from '../icons/Icon.tsx';
import { iconLeft, iconRight } from '../icons/icons-basic.ts';
import { cx, pressUnless } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import css from './pager.css?shadow';

const styles = [css];

export const pagerWords = {
  pages: '分页',
  previousPage: '上一页',
  nextPage: '下一页',
  total: (count: number, isMore?: boolean) => `共 ${count}${isMore ? '+' : ''} 条`,
} as const;

/** The pages to offer: the first, the last, and those around the current one; 0 is a gap. */
export function pagesShown(page: number, last: number): number[] {
  if (last <= 7) return Array.from({ length: last }, (_, at) => at + 1);
  const from = Math.max(2, Math.min(page - 1, last - 4));
  const to = Math.min(last - 1, Math.max(page + 1, 5));
  const middle = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return [1, ...(from > 2 ? [0] : []), ...middle, ...(to < last - 1 ? [0] : []), last];
}

export interface PagerProps extends PassedProps {
  /** Counted from 1. */
  page: number;
  total: number;
  size: number;
  /** There are more rows than `total` counts; pages behind the last number are reached one by one. */
  isMore?: boolean;
  onChange: (page: number) => void;
}

export function Pager({ page, total, size, isMore = false, onChange, className, ...rest }: PagerProps) {
  useControlStyles(styles);
  const words = useWorded('pager', pagerWords);
  const last = Math.max(1, Math.ceil(total / size), isMore ? page : 1);
  // A single page has nothing to turn.
  if (last === 1 && page === 1 && !isMore) {
    return (
      <p className={cx('t-pager', className)} {...rest}>
        <span className="t-pager__n">{words.total(total, isMore)}</span>
      </p>
    );
  }
  const step = (to: number, icon: string, label: string) => (
    <button type="button" aria-label={label} {...pressUnless(to < 1 || (to > last && !isMore), () => onChange(to))}>
      <Icon of={icon} size={16} />
    </button>
  );
  return (
    <nav className={cx('t-pager', className)} aria-label={words.pages} {...rest}>
      <span className="t-pager__n">{words.total(total, isMore)}</span>
      {step(page - 1, iconLeft, words.previousPage)}
      {pagesShown(page, last).map((shown, at) =>
        shown ? (
          <button
            key={shown}
            type="button"
            className={shown === page ? 'is-on' : undefined}
            aria-current={shown === page ? 'page' : undefined}
            onClick={() => onChange(shown)}
          >
            {shown}
          </button>
        ) : (
          <span key={`gap${at}`}>…</span>
        ),
      )}
      {step(page + 1, iconRight, words.nextPage)}
    </nav>
  );
}
