import { useLayoutEffect } from 'react';
import type { Party } from './party.ts';

/** Gives the focus to a passenger who has just been added, opened or closed, once. `target` is read after drawing. */
export function useNewest(party: Party, key: string, target: () => HTMLElement | null | undefined): void {
  useLayoutEffect(() => {
    if (party.newest.peek() !== key) return;
    party.newest.value = '';
    target()?.focus();
  }, [party, key]);
}
