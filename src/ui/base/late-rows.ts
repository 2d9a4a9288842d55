import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** The least height of a row, px, and how many are written at once at least. */
interface RowSize {
  height: number;
  least: number;
}
const tableRow: RowSize = { height: 68, least: 3 };

/** Rows that end above the lower edge of the window, and one more; before there is a list, `most`. */
function inView(box: HTMLElement | null, most: number, { height: rowHeight, least }: RowSize): number {
  const { top = 0, height = 0 } = box?.getBoundingClientRect() ?? {};
  return height ? Math.max(least, Math.ceil((innerHeight - top) / rowHeight)) : most;
}

/** Rows that are in view are written at once, those below them after the paint. */
export function useLateRows<T>(
  rows: readonly T[],
  box: RefObject<HTMLElement | null>,
  most: number,
  size = tableRow,
): readonly T[] {
  const [late, setLate] = useState<readonly T[]>([]);
  const asked = useRef({ rows, first: most });
  // The page is as it was before these rows: that is known without a layout.
  if (asked.current.rows !== rows) asked.current = { rows, first: inView(box.current, most, size) };
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
