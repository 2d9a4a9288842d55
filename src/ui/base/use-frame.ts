import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { guarded } from '#base/stray.ts';

interface Size {
  width: number;
  height: number;
}

/** Of a frame that is not laid out yet. */
const unknown: Size = { width: 440, height: 720 };

/** The size of an element in pixels, up to date. */
export function useFrame(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(unknown);
  useLayoutEffect(() => {
    const own = element.current;
    if (!own) return undefined;
    const measure = guarded(() => {
      const [width, height] = [own.clientWidth, own.clientHeight];
      if (width > 0 && height > 0)
        setSize((old) => (old.width === width && old.height === height ? old : { width, height }));
    });
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    // The frame's own size follows its sheet: no step of ours changes it, and the browser reports no loop.
    const observer = new ResizeObserver(measure);
    observer.observe(own);
    return () => observer.disconnect();
  }, []);
  return size;
}
