import { dayOf } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';

interface Ride {
  changedFrom: number | null;
  from: { telecode: string; at: string };
  to: { telecode: string };
}

/** The search of an order as it was booked; without its day when that has passed. */
export function railSearchAgain(rides: readonly Ride[], today: Day): Record<string, string> {
  const booked = rides.filter(({ changedFrom }) => changedFrom === null);
  const [first, last] = [booked[0], booked[booked.length - 1]];
  if (!first || !last) return {};
  const date = dayOf(first.from.at);
  return { from: first.from.telecode, to: last.to.telecode, ...(date >= today && { date }) };
}
