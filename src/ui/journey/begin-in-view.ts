import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/**
 * A list may be scrolled far down when a row of it is opened: the part beside it begins where the reader is, and from
 * there the page alone scrolls both.
 */
export function useBeginInView(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const part = element.current;
    if (!part) return;
    const stuck = Number.parseFloat(getComputedStyle(part).getPropertyValue('--t-stuck')) || 0;
    const above = stuck + 12 - part.getBoundingClientRect().top;
    if (above > 0) part.style.marginTop = `${above}px`;
  }, [element]);
}
