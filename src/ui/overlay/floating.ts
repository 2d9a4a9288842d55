import type { Placement } from '@floating-ui/dom';
import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { useControlStyles } from '../base/root.ts';
import type * as position from './floating-position.ts';
import { layers } from './layers-sheet.ts';
import { zoomOf } from '../base/root-node.ts';

export interface FloatingOptions {
  placement?: Placement;
  /** Px, or as wide as the anchor, or at least as wide. Default: as its content. */
  width?: number | 'anchor' | 'min-anchor';
  maxHeight?: number;
  gap?: number;
}

let loading: Promise<typeof position> | undefined;
/** A lost chunk is asked for again by the next panel. */
const positioning = () =>
  (loading ??= import('./floating-position.ts').catch(
    (error: unknown) => ((loading = undefined), Promise.reject(error)),
  ));

/**
 * Places `panel` at `anchor` while it is mounted: on the top layer where the browser has popovers,
 * else with the same figures as a fixed box inside the root (Firefox 110, Safari 16.4).
 */
export function useFloating(
  anchor: RefObject<Element | null>,
  panel: RefObject<HTMLElement | null>,
  { placement, width, maxHeight, gap = 4 }: FloatingOptions,
): void {
  useControlStyles(layers);
  useLayoutEffect(() => {
    const at = anchor.current;
    const element = panel.current;
    if (!at || !element) return;
    if ('showPopover' in element && element.isConnected) element.showPopover();
    let gone = false;
    let stop = () => {};
    const below = at.getBoundingClientRect();
    const zoom = zoomOf(element);
    // Right enough until the library is there, and where it cannot be had.
    element.style.left = `${Math.round(below.left / zoom)}px`;
    element.style.top = `${Math.round(below.bottom / zoom + gap)}px`;
    if (typeof width === 'number') element.style.width = `${width}px`;
    positioning().then(
      ({ keepPlaced }) => {
        if (!gone) stop = keepPlaced(at, element, { placement, width, maxHeight, gap });
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
