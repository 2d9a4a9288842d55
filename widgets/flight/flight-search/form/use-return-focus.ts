import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusQuietly, focusedElement } from '#ui/root-node.ts';

/** When a panel closes with the focus inside, the focus goes back to the field that opened it (`data-field`); null is closed. */
export function useReturnFocus(open: string | null, within: RefObject<HTMLElement | null>): void {
  const last = useRef(open);
  useLayoutEffect(() => {
    const box = within.current;
    if (last.current && !open && box) {
      const now = focusedElement(box);
      if (!now || now === box.ownerDocument.body || !now.isConnected) focusQuietly(box.querySelector<HTMLElement>(`[data-field=${last.current}]`));
    }
    last.current = open;
  }, [open, within]);
}
