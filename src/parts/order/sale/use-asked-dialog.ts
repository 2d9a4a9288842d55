import { useEffect } from 'react';

/** A dialog that the address asks for is gone from it as soon as the order does not allow it: nothing opens by itself later. */
export function useAskedDialog(isAsked: boolean, isAllowed: boolean, close: () => void): void {
  useEffect(() => {
    if (isAsked && !isAllowed) close();
  }, [isAsked, isAllowed]);
}
