import { useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { focusedElement, focusQuietly, isFocusLost } from '#ui/base/root-node.ts';

/** Escape leaves a form that stands beside the list; in an open list of choices it closes that list alone. */
export const onEscape =
  (leave: () => unknown) =>
  ({ key, target, defaultPrevented }: KeyboardEvent): void => {
    const isOpen = (target as Element).getAttribute('aria-expanded') === 'true';
    if (key === 'Escape' && !defaultPrevented && !isOpen) leave();
  };

/** Gives the focus back to the element that had it when a part opened, once the part has gone; not where the reader is elsewhere. */
export function useFocusBack<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useLayoutEffect(() => {
    const part = element.current;
    const before = part && focusedElement(part);
    return () => {
      // After the page has been drawn without it.
      queueMicrotask(() => before?.isConnected && isFocusLost(before) && focusQuietly(before));
    };
  }, []);
  return element;
}
