import { useEffect, useState } from 'react';

/** The value whose paint is over; `first` before there is one. `note` runs then. */
export function usePainted<T>(value: T, first: T, note?: () => void): T {
  const [painted, setPainted] = useState(first);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        note?.();
        setPainted(value);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
    // The function of the last drawing is as good.
  }, [value]);
  return painted;
}
