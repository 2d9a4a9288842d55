import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';

/**
 * True while an element itself is narrower than `px`. useIsNarrow and `@container t` measure the widget's root: beside
 * the account frame's menu the content is far narrower than its root.
 */
export function useIsTight(where: RefObject<Element | null>, px: number): boolean {
  const [isTight, setTight] = useState(false);
  useLayoutEffect(() => {
    const element = where.current;
    if (!element) return;
    // 0: not laid out.
    const measure = () => setTight(element.clientWidth > 0 && element.clientWidth < px);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    let frame = 0;
    // In the next frame: the change of columns is no loop of the observer's own round.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [where, px]);
  return isTight;
}

/**
 * Of a column beside the actions of the table inside, while columns before them have no room and scroll; else undefined.
 * Its edge says that there is more below it.
 */
export function useKept(where: RefObject<Element | null>): CSSProperties | undefined {
  const [px, setPx] = useState<number>();
  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    let frame = 0;
    const measure = () => {
      const box = where.current?.querySelector<HTMLElement>('.t-data');
      const actions = box?.querySelector<HTMLElement>('th:last-child');
      setPx(box && actions && box.scrollWidth > box.clientWidth + 1 ? actions.offsetWidth : undefined);
    };
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    });
    // The table is drawn by then.
    frame = requestAnimationFrame(() => {
      measure();
      const table = where.current?.querySelector('.t-data > table');
      if (table) observer.observe(table);
    });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  });
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
