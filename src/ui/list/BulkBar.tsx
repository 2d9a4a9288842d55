import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { useListWords } from './words/list-words.ts';

/** Bar over a list with a selection: number of rows, their actions, and a button to clear it. */
export function BulkBar({ count, onClear, children }: { count: number; onClear: () => void; children: ReactNode }) {
  const listWords = useListWords();
  if (count === 0) return null;
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
