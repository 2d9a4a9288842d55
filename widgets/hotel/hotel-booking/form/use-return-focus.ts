import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusQuietly, isFocusLost } from '#ui/base/root-node.ts';

/** When a panel closes with the focus inside, the focus goes back to the field that opened it (`data-field`); null is closed. */
export function useReturnFocus(open: string | null, box: RefObject<HTMLElement | null>): void {
  const last = useRef(open);
  useLayoutEffect(() => {
    if (last.current && !open && box.current && isFocusLost(box.current))
      focusQuietly(box.current.querySelector<HTMLElement>(`[data-field=${last.current}]`));
    last.current = open;
  }, [open, box]);
}
