import { useEffect, useState } from 'react';

/** Rows that a screen has are written at once, those below them after its paint. */
export function useLateRows<T>(rows: readonly T[], first: number): readonly T[] {
  const [late, setLate] = useState<readonly T[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setLate(rows));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [rows]);
  // Rows of before stay below the new ones meanwhile, as many as will be there.
  return late === rows || rows.length <= first ? rows : [...rows.slice(0, first), ...late.slice(first, rows.length)];
}
