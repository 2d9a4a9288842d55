import type { Day } from '../china-time.ts';

/** `2026 年 8 月`; of a cycle that begins within a month, `2026-08-16 至 09-15`. */
export function cycleName({ from, to }: { from: Day; to: Day }): string {
  const [year, month, day] = from.split('-');
  return day === '01' && to.slice(0, 7) === from.slice(0, 7)
    ? `${year} 年 ${Number(month)} 月`
    : `${from} 至 ${to.slice(0, 4) === year ? to.slice(5) : to}`;
}
