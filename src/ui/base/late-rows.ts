import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { usePainted } from '../list/painted.ts';

/** Pixels from the first row to the lower edge of the window; 0: nothing is laid out yet. */
function heightFrom(box: HTMLElement | null): number {
  const rect = box?.getBoundingClientRect();
  return rect?.height ? Math.max(1, innerHeight - Math.max(0, rect.top)) : 0;
}

/**
 * Rows that are in view are written at once, those below them after the paint. `most`: as many as are written at once
 * before there is a list; `height`: the least of a row; `above`: pixels by which these rows begin lower than those before.
 */
export function useLateRows<T>(
  rows: readonly T[],
  box: RefObject<HTMLElement | null>,
  most: number,
  height = 68,
  above = 0,
): readonly T[] {
  const known = useRef(0);
  const note = () => void (known.current = heightFrom(box.current));
  const late = usePainted(rows, [], note);
  const asked = useRef({ rows, first: most });
  // The page is measured when it is laid out: as a press begins, and after a paint. Among changes it would be laid out for that.
  useEffect(() => {
    const root = box.current?.getRootNode();
    root?.addEventListener('click', note, true);
    return () => root?.removeEventListener('click', note, true);
  }, [box, height]);
  if (asked.current.rows !== rows) {
    // Those that end above the lower edge of the window, and one more.
    const first = known.current ? Math.max(3, Math.ceil((known.current - above) / height)) : most;
    asked.current = { rows, first };
  }
  const { first } = asked.current;
  // Rows of before stay below the new ones meanwhile: to take them away takes time as well.
  return late === rows || rows.length <= first ? rows : [...rows.slice(0, first), ...late.slice(first)];
}
