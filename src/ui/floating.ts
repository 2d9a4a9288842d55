import type { Placement } from '@floating-ui/dom';
import type * as library from '@floating-ui/dom';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { inWindow } from './floating-position.ts';
import { zoomOf } from './root-node.ts';

export interface FloatingOptions {
  placement?: Placement;
  /** Px, or as wide as the anchor, or at least as wide. Default: as its content. */
  width?: number | 'anchor' | 'min-anchor';
  maxHeight?: number;
  gap?: number;
}

type Positioning = Pick<typeof library, 'autoUpdate' | 'computePosition' | 'flip' | 'offset' | 'shift' | 'size'> & { inWindow: typeof inWindow };
let loading: Promise<Positioning> | undefined;
/** A lost chunk is asked for again by the next panel. */
const positioning = () => (loading ??= import('./floating-position.ts').catch((error: unknown) => ((loading = undefined), Promise.reject(error))));

/**
 * Places `panel` at `anchor` while it is mounted: on the top layer where the browser has popovers,
 * else with the same figures as a fixed box inside the root (Firefox 110, Safari 16.4).
 */
export function useFloating(anchor: RefObject<Element | null>, panel: RefObject<HTMLElement | null>, { placement = 'bottom-start', width, maxHeight, gap = 4 }: FloatingOptions): void {
  useLayoutEffect(() => {
    const at = anchor.current;
    const element = panel.current;
    if (!at || !element) return;
    if ('showPopover' in element && element.isConnected) element.showPopover();
    const zoom = zoomOf(element);
    const px = (inWindow: number) => `${Math.round(inWindow / zoom)}px`;
    let gone = false;
    let stop = () => {};
    const place = ({ computePosition, flip, inWindow: platform, offset, shift, size }: Positioning) => {
      void computePosition(at, element, {
        platform,
        strategy: 'fixed',
        placement,
        middleware: [
          offset(gap * zoom),
          flip({ padding: 8 }),
          shift({ padding: 8 }),
          size({
            padding: 8,
            apply({ availableHeight, rects }) {
              const style = element.style;
              if (width === 'anchor') style.width = `${rects.reference.width / zoom}px`;
              else if (width === 'min-anchor') style.minWidth = `${rects.reference.width / zoom}px`;
              else if (width) style.width = `${width}px`;
              style.maxHeight = `${Math.max(120, Math.min(availableHeight / zoom, maxHeight ?? Infinity))}px`;
            },
          }),
        ],
      }).then(({ x, y, placement: placed }) => {
        if (gone) return;
        element.dataset['side'] = placed.split('-')[0];
        element.style.left = px(x);
        element.style.top = px(y);
      });
    };
    const below = at.getBoundingClientRect();
    // Right enough until the library is there, and where it cannot be had.
    element.style.left = px(below.left);
    element.style.top = px(below.bottom + gap * zoom);
    if (typeof width === 'number') element.style.width = `${width}px`;
    positioning().then(
      (loaded) => {
        if (!gone) stop = loaded.autoUpdate(at, element, () => place(loaded));
      },
      () => {},
    );
    return () => {
      gone = true;
      stop();
      if ('hidePopover' in element && element.isConnected) element.hidePopover();
    };
  }, [anchor, panel, placement, width, maxHeight, gap]);
}
