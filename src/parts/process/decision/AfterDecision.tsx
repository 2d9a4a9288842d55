import { useEffect, useRef } from 'react';
import { focusQuietly } from '#ui/base/root-node.ts';
import { Button } from '#ui/controls/Button.tsx';

/** Ways from a case that the member has decided. */
export interface After {
  /** Number of other cases that wait for the member. */
  left: number;
  toList(): void;
  toNext(): unknown;
}

/** The decision in words, and the way on: the next case is the member's choice. */
export function AfterDecision({
  said,
  after: { left, toList, toNext },
  t,
}: {
  said: string;
  after: After;
  t: { toList: string; next: string };
}) {
  const bar = useRef<HTMLDivElement>(null);
  // The buttons of the decision are gone with their focus.
  useEffect(() => focusQuietly(bar.current?.querySelector('button:last-of-type')), []);
  return (
    <div ref={bar} className="t-bar t-card">
      <span className="t-s13 t-2" role="status">
        {said}
      </span>
      <span className="t-end t-row">
        <Button onClick={toList}>{t.toList}</Button>
        {left > 0 && (
          <Button kind="primary" onClick={() => void toNext()}>
            {t.next}
          </Button>
        )}
      </span>
    </div>
  );
}
