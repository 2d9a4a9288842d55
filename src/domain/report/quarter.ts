import { addDays } from '../china-time.ts';
import type { Day } from '../china-time.ts';
import { monthsAfter, twoDigits } from '../spans.ts';

/** Three months of a year in which a budget holds. */
interface Quarter {
  /** `2026 Q4` */
  name: string;
  from: Day;
  to: Day;
}

/** The quarter of a day. */
export function quarterOf(day: Day): Quarter {
  const [year, at] = [day.slice(0, 4), Math.floor((Number(day.slice(5, 7)) - 1) / 3)];
  const from = `${year}-${twoDigits(at * 3 + 1)}-01`;
  return { name: `${year} Q${at + 1}`, from, to: addDays(monthsAfter(from, 3), -1) };
}
