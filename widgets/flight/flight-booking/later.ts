import { useEffect, useState } from 'react';
import { useServices } from '#kit/widget.ts';

const againMs = 2_000;

/** A part of the page in a chunk of its own: loaded when it is wanted, asked for again until it comes. */
export function useLater<T>(wanted: boolean, load: () => Promise<T>): T | null {
  const { timers } = useServices();
  const [part, setPart] = useState<{ is: T } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted || part) return undefined;
    let isCurrent = true;
    let stop: (() => void) | undefined;
    load().then(
      (is) => isCurrent && setPart({ is }),
      () => {
        if (isCurrent) stop = timers.after(againMs, () => setTries(tries + 1));
      },
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [wanted, part, tries]);
  return part && part.is;
}
