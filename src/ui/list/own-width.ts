import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

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
