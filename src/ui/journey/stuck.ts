import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { zoomOf } from '../base/root-node.ts';

const parentOf = (node: Element): Element | null =>
  node.assignedSlot ?? node.parentElement ?? (node.getRootNode() as ShadowRoot).host ?? null;

/** The nearest scrolling element around an element, which holds sticky children; null is the window. */
function scrollerOf(element: Element): Element | null {
  for (
    let node = parentOf(element);
    node && node !== document.body && node !== document.documentElement;
    node = parentOf(node)
  )
    if (/auto|scroll|hidden/.test(getComputedStyle(node).overflowY)) return node;
  return null;
}

/** A page's own bars at the top of the window are at most so many. */
const mostBars = 3;

/** Down to where a page's own fixed or sticky bars cover the window above an element, px of the window. */
function coveredTo(host: Element): number {
  const { left, right } = host.getBoundingClientRect();
  let top = 0;
  for (let bars = 0; bars < mostBars; bars += 1) {
    const hit = document.elementFromPoint((Math.max(left, 0) + Math.min(right, innerWidth)) / 2, top + 1);
    let bar: Element | null = null;
    for (let node = hit; node && node !== host; node = parentOf(node))
      if (/fixed|sticky/.test(getComputedStyle(node).position)) bar = node;
    const bottom = bar && !bar.contains(host) ? bar.getBoundingClientRect().bottom : 0;
    // A layer over the whole page is no bar.
    if (bottom <= top || bottom > innerHeight / 3) break;
    top = bottom;
  }
  return top;
}

/** The host of the element's shadow root. */
const hostOf = (element: Element): Element => (element.getRootNode() as ShadowRoot).host ?? element;

interface Stuck {
  /** The mark has scrolled out at the top, or below a bar of the page. */
  isStuck: boolean;
  /** Distance of the sticky bar from its edge, below the page's own bars, px. */
  top: number;
}

/** Follows a mark, which is not sticky itself, through every scrolling of the page, at most once a frame. */
export function useStuck(mark: RefObject<Element | null>): Stuck {
  const [stuck, setStuck] = useState<Stuck>({ isStuck: false, top: 0 });
  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      const covered = coveredTo(hostOf(element));
      const isStuck = element.getBoundingClientRect().top < covered;
      const edge = Math.max(0, scrollerOf(element)?.getBoundingClientRect().top ?? 0);
      const top = Math.max(0, covered - edge) / zoomOf(element);
      setStuck((now) => (now.isStuck === isStuck && now.top === top ? now : { isStuck, top }));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    // Captured: the scrolling element may be a box of the page.
    addEventListener('scroll', later, { capture: true, passive: true });
    addEventListener('resize', later);
    later();
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', later, { capture: true });
      removeEventListener('resize', later);
    };
  }, [mark]);
  return stuck;
}
