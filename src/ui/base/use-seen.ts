import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True from the moment on when an element is near the window; at once where that cannot be observed. */
export function useSeen(box: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !box.current) return undefined;
    if (typeof IntersectionObserver === 'undefined') return setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setSeen(true),
      { rootMargin: '300px' },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [isSeen, box]);
  return isSeen;
}
