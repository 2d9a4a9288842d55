import { useLayoutEffect, useRef } from 'react';

const marked = '[aria-selected=true],[aria-current]:not([aria-current=false]),[aria-pressed=true]';

/** For a row that scrolls sideways: after each change of one of `causes` its chosen one is in view. The page around it never moves. */
export function useChosenInView<Row extends HTMLElement = HTMLDivElement>(...causes: readonly unknown[]) {
  const row = useRef<Row>(null);
  useLayoutEffect(() => {
    const one = row.current?.querySelector(marked);
    if (!row.current || !one) return;
    const [box, at] = [row.current.getBoundingClientRect(), one.getBoundingClientRect()];
    if (at.left < box.left || at.right > box.right)
      row.current.scrollLeft += (at.left + at.right - box.left - box.right) / 2;
  }, causes);
  return row;
}
