import { useLayoutEffect, useMemo, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

/** Measures an element now and after each change of its size, or of the size of what `measure` watches beside it. */
function measured(element: Element, measure: (watch: (other: Element) => void) => void): (() => void) | undefined {
  if (typeof ResizeObserver === 'undefined') return void measure(() => undefined);
  let frame = 0;
  // In the next frame: the change of columns is no loop of the observer's own round.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => measure(watch));
  });
  const watch = (other: Element) => observer.observe(other);
  watch(element);
  measure(watch);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/**
 * True while an element itself is narrower than `px`. useIsNarrow and `@container t` measure the widget's root: beside
 * the account frame's menu the content is far narrower than its root.
 */
export function useIsTight(where: RefObject<Element | null>, px: number): boolean {
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const element = where.current;
    // 0: not laid out.
    return element ? measured(element, () => setTight(element.clientWidth > 0 && element.clientWidth < px)) : undefined;
  }, [where, px]);
  return isTight;
}

/**
 * Of a column beside the actions of the table inside, while columns before them have no room and scroll; else undefined.
 * Its edge says that there is more below it.
 */
export function useKept(where: RefObject<Element | null>): CSSProperties | undefined {
  const [px, setPx] = useState<number>();
  useLayoutEffect(() => {
    const element = where.current;
    if (!element) return undefined;
    let known: Element | undefined;
    return measured(element, (watch) => {
      const box = element.querySelector<HTMLElement>('.t-data');
      const actions = box?.querySelector<HTMLElement>('th:last-child');
      setPx(box && actions && box.scrollWidth > box.clientWidth + 1 ? actions.offsetWidth : undefined);
      // The table comes after the box, and another one with other rows: its columns change within the box.
      const table = box?.querySelector('table');
      if (table && table !== known) watch((known = table));
    });
  }, [where]);
  return useMemo(
    () =>
      px === undefined
        ? undefined
        : {
            position: 'sticky' as const,
            right: px,
            boxShadow: 'inset 1px 0 var(--travel-color-border)',
          },
    [px],
  );
}
