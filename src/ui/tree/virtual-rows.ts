import { useLayoutEffect, useRef, useState } from 'react';

const spare = 6;

/** Top and bottom line of `.t-tree` together, px. */
export const treeBorders = 4;

/** Range of rows of equal height in a scrolled box of `height` px, with a few more above and below. */
export function useVirtualRows(count: number, rowHeight: number, height: number) {
  const box = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const see = () => setTop(box.current?.scrollTop ?? 0);
  // Fewer rows than before: the browser has scrolled back by itself, and says so late. At the top there is nothing to
  // scroll back, and a look at it would lay the page out among changes.
  useLayoutEffect(() => {
    if (top) see();
  }, [count]);
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + spare);
  return {
    box,
    first,
    last,
    onScroll: see,
    /** Brings a row into sight with as little movement as possible. */
    reveal(row: number) {
      const element = box.current;
      if (!element || row < 0) return;
      const at = row * rowHeight;
      const next =
        at < element.scrollTop
          ? at
          : at + rowHeight > element.scrollTop + height
            ? at + rowHeight - height
            : element.scrollTop;
      element.scrollTop = next;
      setTop(next);
    },
  };
}
