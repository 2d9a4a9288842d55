import { useEffect, useState } from 'react';
import type { Readable } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';

const settleMs = 50;

/** A value that a view shows a moment after it has changed: the paint of the edit that changes it does not wait for it. */
export function useSettled<T>(source: Readable<T>): T {
  const { timers } = useServices();
  const [value, set] = useState(() => source.peek());
  useEffect(() => {
    let stopTimer = (): void => undefined;
    const stop = source.subscribe((next) => {
      stopTimer();
      stopTimer = timers.after(settleMs, () => set(next));
    });
    return () => {
      stop();
      stopTimer();
    };
  }, [source, timers]);
  return value;
}
