import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

const rowHeight = 68;

/** Rows that end above the lower edge of the window, and one more; before there is a list, `most`. */
function inView(box: HTMLElement | null, most: number): number {
  const { top = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
  return height ? Math.max(3, Math.ceil((innerHeight - top) / rowHeight)) : most;
}

/** Rows that are in view are written at once, those below them after the paint. */
export function useLateRows<T>(rows: readonly T[], box: RefObject<HTMLElement | null>, most: number): readonly T[] {
  const [late, setLate] = useState<readonly T[]>([]);
  const asked = useRef({ rows, first: most });
  // The page is as it was before these rows: that is known without a layout.
  if (asked.current.rows !== rows) asked.current = { rows, first: inView(box.current, most) };
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLate(rows));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [rows]);
  const { first } = asked.current;
  // Rows of before stay below the new ones meanwhile, as many as will be there.
  return late === rows || rows.length <= first ? rows : [...rows.slice(0, first), ...late.slice(first, rows.length)];
}
