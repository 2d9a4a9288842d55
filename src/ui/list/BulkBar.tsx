import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { usePainted } from './painted.ts';
import { useListWords } from './words/list-words.ts';

/** Bar over a list with a selection: number of rows, their actions, and a button to clear it. It comes after the paint of the first mark: the rows move down for it. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const listWords = useListWords();
  if (!usePainted(count > 0, false) || !count) return null;
  return (
    <div className="t-bulk" role="region" aria-label={listWords.selected(count)}>
      <b className="t-m">{listWords.selected(count)}</b>
      {children}
      <Button className="t-end" kind="text" size="sm" onClick={onClear}>
        {listWords.unselect}
      </Button>
    </div>
  );
}
