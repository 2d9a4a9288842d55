import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

const rootOf = (element: Element | null | undefined): Element | null => element?.closest('.root') ?? null;
// 0: not laid out yet, or no layout at all; the wide form is then the plainer one.
const isNarrower = (root: Element | null, px: number): boolean =>
  !!root && root.clientWidth > 0 && root.clientWidth < px;

/**
 * True while the widget's root (or the given element's) is narrower than `px`: the same figure as in
 * `@container t (max-width: …)`. `isLater`: known from the first layout on, which is not forced for it.
 */
export function useIsNarrow(where: RefObject<Element | null> | Element | null, px = 720, isLater = false): boolean {
  const find = () => rootOf(where && 'current' in where ? where.current : where);
  const [narrow, setNarrow] = useState(() => isNarrower(find(), px));
  useLayoutEffect(() => {
    const root = find();
    if (!root) return;
    const measure = () => setNarrow(isNarrower(root, px));
    const cannotObserve = typeof ResizeObserver === 'undefined';
    if (!isLater || cannotObserve) measure();
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
