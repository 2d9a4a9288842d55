import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/dom';
import type { Dimensions } from '@floating-ui/dom';
import type { FloatingOptions } from './floating.ts';
import { zoomOf } from '../base/root-node.ts';

/** The panel's size as it is in the window: floating-ui measures it before the page's `zoom`. */
const inWindow = {
  ...platform,
  getDimensions: (element: Element): Dimensions => {
    const { width, height } = platform.getDimensions(element) as Dimensions;
    const zoom = zoomOf(element);
    return { width: width * zoom, height: height * zoom };
  },
};

/** Keeps `element` at `at` through scrolling and growth, until the returned function is called. Loaded when the first panel opens (7 kB of the first widget's 45). */
export function keepPlaced(
  at: Element,
  element: HTMLElement,
  { placement = 'bottom-start', width, maxHeight = Infinity, gap = 4 }: FloatingOptions,
): () => void {
  const { style } = element;
  let isGone = false;
  const place = () => {
    const zoom = zoomOf(element);
    const resize = size({
      padding: 8,
      apply({ availableHeight, rects }) {
        const own = `${rects.reference.width / zoom}px`;
        if (width === 'anchor') style.width = own;
        else if (width === 'min-anchor') style.minWidth = own;
        style.maxHeight = `${Math.max(120, Math.min(availableHeight / zoom, maxHeight))}px`;
      },
    });
    void computePosition(at, element, {
      platform: inWindow,
      strategy: 'fixed',
      placement,
      middleware: [offset(gap * zoom), flip({ padding: 8 }), shift({ padding: 8 }), resize],
    }).then(({ x, y }) => {
      if (isGone) return;
      style.left = `${Math.round(x / zoom)}px`;
      style.top = `${Math.round(y / zoom)}px`;
    });
  };
  const stop = autoUpdate(at, element, place);
  return () => {
    isGone = true;
    stop();
  };
}
