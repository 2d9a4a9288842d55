import type { Placement } from '@floating-ui/dom';
import type * as library from '@floating-ui/dom';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

export interface FloatingOptions {
  placement?: Placement;
  /** Px, or as wide as the anchor, or at least as wide. Default: as its content. */
  width?: number | 'anchor' | 'min-anchor';
  maxHeight?: number;
  gap?: number;
}

type Positioning = Pick<typeof library, 'autoUpdate' | 'computePosition' | 'flip' | 'offset' | 'shift' | 'size'>;
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
    let gone = false;
    let stop = () => {};
    const place = ({ computePosition, flip, offset, shift, size }: Positioning) => {
      void computePosition(at, element, {
        strategy: 'fixed',
        placement,
        middleware: [
          offset(gap),
          flip({ padding: 8 }),
          shift({ padding: 8 }),
          size({
            padding: 8,
            apply({ availableHeight, rects }) {
              const style = element.style;
              if (width === 'anchor') style.width = `${rects.reference.width}px`;
              else if (width === 'min-anchor') style.minWidth = `${rects.reference.width}px`;
              else if (width) style.width = `${width}px`;
              style.maxHeight = `${Math.max(120, Math.min(availableHeight, maxHeight ?? Infinity))}px`;
            },
          }),
        ],
      }).then(({ x, y, placement: placed }) => {
        if (gone) return;
        element.dataset['side'] = placed.split('-')[0];
        element.style.left = `${Math.round(x)}px`;
        element.style.top = `${Math.round(y)}px`;
      });
    };
    const below = at.getBoundingClientRect();
    // Right enough until the library is there, and where it cannot be had.
    element.style.left = `${Math.round(below.left)}px`;
    element.style.top = `${Math.round(below.bottom + gap)}px`;
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
