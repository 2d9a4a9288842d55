import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusText, isFocusLost } from '#ui/base/root-node.ts';

/**
 * For pages of one widget that its query chooses, and parts that an act changes: once the content of another `key` has
 * come, the focus that was in a control that is gone goes on at the content's heading. The first content takes none.
 */
export function useArrival<Box extends HTMLElement>(key: string): RefObject<Box | null> {
  const box = useRef<Box>(null);
  const known = useRef(key);
  useEffect(() => {
    const content = box.current;
    if (known.current === key || !content) return undefined;
    known.current = key;
    const look = (): boolean => {
      const heading = content.querySelector<HTMLElement>('h1, h2');
      if (heading && isFocusLost(heading)) focusText(heading);
      return heading !== null;
    };
    if (look()) return undefined;
    const changes = new MutationObserver(() => look() && changes.disconnect());
    changes.observe(content, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [key]);
  return box;
}
