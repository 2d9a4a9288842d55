import type { ReactNode } from 'react';
import { Skeleton } from '../states/Skeleton.tsx';
import type { DataColumn } from './DataTable.tsx';

/** Columns have a place in the short card: the rows are such cards on narrow roots. */
export const hasShortCards = (columns: readonly DataColumn<never>[]): boolean => columns.some(({ card }) => card);

/** Grey rows in the place of those that are loading. */
export function WaitingRows({ count, height }: { count: number; height: number }): ReactNode {
  return Array.from({ length: count }, (_, at) => (
    <div key={at} className="t-wait" style={{ height }}>
      <Skeleton width={`${24 - ((at * 5) % 9)}%`} />
      <Skeleton width="18%" />
      <Skeleton width="12%" />
    </div>
  ));
}
