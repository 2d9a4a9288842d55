import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { usePainted } from '../list/painted.ts';

/** Rows that end above the lower edge of the window, and one more; 0: nothing is laid out yet. */
function inView(box: HTMLElement | null, height: number): number {
  const rect = box?.getBoundingClientRect();
  return rect?.height ? Math.max(3, Math.ceil((innerHeight - Math.max(0, rect.top)) / height)) : 0;
}

/**
 * Rows that are in view are written at once, those below them after the paint. `most`: as many as are written at once
 * before there is a list; `height`: the least of a row.
 */
export function useLateRows<T>(
  rows: readonly T[],
  box: RefObject<HTMLElement | null>,
  most: number,
  height = 68,
): readonly T[] {
  const known = useRef(0);
  const note = () => void (known.current = inView(box.current, height));
  const late = usePainted(rows, [], note);
  const asked = useRef({ rows, first: most });
  // The page is measured when it is laid out: as a press begins, and after a paint. Among changes it would be laid out for that.
  useEffect(() => {
    const root = box.current?.getRootNode();
    root?.addEventListener('click', note, true);
    return () => root?.removeEventListener('click', note, true);
  }, [box, height]);
  if (asked.current.rows !== rows) asked.current = { rows, first: known.current || most };
  const { first } = asked.current;
  // Rows of before stay below the new ones meanwhile: to take them away takes time as well.
  return late === rows || rows.length <= first ? rows : [...rows.slice(0, first), ...late.slice(first)];
}
