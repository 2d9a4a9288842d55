import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusQuietly, focusedElement } from '#ui/root-node.ts';

/** When a panel closes with the focus inside, the focus goes back to the field it belongs to. */
export function useReturnFocus(isOpen: boolean, within: RefObject<HTMLElement | null>, selector: string): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    const box = within.current;
    if (wasOpen.current && !isOpen && box) {
      const now = focusedElement(box);
      if (!now || now === box.ownerDocument.body || !now.isConnected) focusQuietly(box.querySelector<HTMLElement>(selector));
    }
    wasOpen.current = isOpen;
  }, [isOpen, within, selector]);
}
