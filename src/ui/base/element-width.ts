import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const rootOf = (element: Element | null | undefined): Element | null => element?.closest('.root') ?? null;
// 0: not laid out yet, or no layout at all; the wide form is then the plainer one.
const isNarrower = (width: number, px: number): boolean => width > 0 && width < px;

/** Widths of roots after a layout: a part that comes later reads them without a layout of its own. */
const widths = new WeakMap<Element, number>();
function widthOf(root: Element): number {
  const width = root.clientWidth;
  widths.set(root, width);
  return width;
}

/**
 * True while the widget's root (or the given element's) is narrower than `px`: the same figure as in
 * `@container t (max-width: …)`. `isLater`: known from the first layout on, which is not forced for it.
 */
export function useIsNarrow(where: RefObject<Element | null> | Element | null, px = 720, isLater = false): boolean {
  const find = () => rootOf(where && 'current' in where ? where.current : where);
  const [narrow, setNarrow] = useState(() => {
    const root = find();
    return !!root && isNarrower(widths.get(root) ?? widthOf(root), px);
  });
  useLayoutEffect(() => {
    const root = find();
    if (!root) return;
    const measure = () => setNarrow(isNarrower(widthOf(root), px));
    const cannotObserve = typeof ResizeObserver === 'undefined';
    const known = cannotObserve ? undefined : widths.get(root);
    // The observer below corrects a width that has changed since.
    if (known !== undefined) setNarrow(isNarrower(known, px));
    else if (!isLater || cannotObserve) measure();
    if (cannotObserve) return;
    let isFirst = isLater;
    let frame = 0;
    const watch = () => observer.observe(root);
    // The callback changes the root's height. Within the browser's own round the page would get a "ResizeObserver loop" error.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      if (isFirst) {
        isFirst = false;
        observer.disconnect();
        measure();
        frame = requestAnimationFrame(watch);
      } else frame = requestAnimationFrame(measure);
    });
    watch();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [where, px, isLater]);
  return narrow;
}

/** A root that leaves at most so much of the window free fills it. */
const edges = 8;

/** True while the widget's root is a column of the page, not as wide as the window. */
export const useIsColumn = (where: RefObject<Element | null>): boolean =>
  useIsNarrow(where, document.documentElement.clientWidth - edges);
