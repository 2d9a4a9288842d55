import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusQuietly, isFocusLost } from '#ui/base/root-node.ts';

/** When a panel closes with the focus inside, the focus goes back to the field that opened it (`data-field`), beside `one` of the fields; null is closed. */
export function useReturnFocus(open: string | null, one: RefObject<HTMLElement | null>): void {
  const last = useRef(open);
  useLayoutEffect(() => {
    const box = one.current?.parentElement;
    if (last.current && !open && box && isFocusLost(box))
      focusQuietly(box.querySelector<HTMLElement>(`[data-field=${last.current}]`));
    last.current = open;
  }, [open, one]);
}
