import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { Skeleton } from './Skeleton.tsx';
import { cx } from '../base/passed-props.ts';
import type { PassedProps } from '../base/passed-props.ts';
import { useWords } from '../base/words.ts';

export interface PendingProps extends PassedProps {
  /** `missing` looks like a failure; its text differs. */
  state: 'loading' | 'failed' | 'missing' | 'ready';
  /** Of the skeleton, as high as what is coming. */
  height?: number;
  /** Reason of the empty state, and the label of the retry button. */
  text?: string | undefined;
  retry?: string;
  onRetry?: () => void;
  /** A figure in a row: one short line in every state. */
  inline?: boolean;
  children?: ReactNode;
}

/** A part of a page that is on its way, has failed or is there. */
export function Pending({
  state,
  height = 96,
  text,
  retry,
  onRetry,
  inline,
  className,
  children,
  ...rest
}: PendingProps) {
  const words = useWords();
  if (state === 'ready') return children;
  if (state === 'loading') {
    return (
      <div className={cx('t-col', className)} role="status" aria-busy="true" aria-label={words.loading} {...rest}>
        {inline ? (
          <Skeleton width={64} height={height} />
        ) : (
          Array.from({ length: Math.max(1, Math.round(height / 34)) }, (_, at) => (
            <Skeleton key={at} height={22} width={`${96 - ((at * 17) % 40)}%`} />
          ))
        )}
      </div>
    );
  }
  return (
    <div className={cx('t-row', 't-row--wrap', className)} role="alert" {...rest}>
      <span className="t-s13 t-2">{text}</span>
      {onRetry && (
        <Button size="sm" kind="text" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
