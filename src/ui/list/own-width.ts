import { useLayoutEffect, useMemo, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

/** Measures an element now and after each change of its size, or of the size of what `measure` watches beside it. */
function measured<Own extends Element>(
  { current: element }: RefObject<Own | null>,
  measure: (element: Own, watch: (other: Element) => void) => void,
): (() => void) | undefined {
  if (!element) return undefined;
  let frame = 0;
  // In the next frame: the change of columns is no loop of the observer's own round.
  const observer =
    typeof ResizeObserver === 'undefined'
      ? null
      : new ResizeObserver(() => {
          cancelAnimationFrame(frame);
          frame = requestAnimationFrame(() => measure(element, watch));
        });
  const watch = (other: Element) => observer?.observe(other);
  watch(element);
  measure(element, watch);
  return () => {
    cancelAnimationFrame(frame);
    observer?.disconnect();
  };
}

/**
 * True while an element itself is narrower than `px`. useIsNarrow and `@container t` measure the widget's root: beside
 * the account frame's menu the content is far narrower than its root.
 */
export function useIsTight(where: RefObject<Element | null>, px: number): boolean {
  const [isTight, setTight] = useState(false);
  useLayoutEffect(
    // 0: not laid out.
    () => measured(where, ({ clientWidth }) => setTight(clientWidth > 0 && clientWidth < px)),
    [where, px],
  );
  return isTight;
}

/**
 * Of a column beside the actions of the table inside, while columns before them have no room and scroll; else undefined.
 * Its edge says that there is more below it.
 */
export function useKept(where: RefObject<Element | null>): CSSProperties | undefined {
  const [px, setPx] = useState<number>();
  useLayoutEffect(() => {
    let known: Element | null | undefined;
    return measured(where, (element, watch) => {
      const box = element.querySelector('.t-data');
      const table = box?.querySelector('table');
      const actions = box?.querySelector<HTMLElement>('th:last-child');
      setPx(box && actions && box.scrollWidth > box.clientWidth + 1 ? actions.offsetWidth : undefined);
      // The table comes after the box, and another one with other rows: its columns change within the box.
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
