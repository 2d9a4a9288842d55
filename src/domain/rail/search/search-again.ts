import { dayOf } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';

interface Call {
  telecode: string;
  /** Absent in orders of earlier releases. */
  city?: string;
}

interface Ride {
  from: Call & { at: string };
  to: Call;
}

const placeOf = ({ city, telecode }: Call): string => city ?? telecode;

/** The search that leads to the trains of an order again: its cities, where a station would be a filter. Without its day when that has passed: the form then asks for another one. */
export function railSearchAgain(
  { rides, travelType }: { rides: readonly Ride[]; travelType: string },
  today: Day,
): Record<string, string> {
  const [first, last] = [rides[0], rides[rides.length - 1]];
  if (!first || !last) return {};
  const date = dayOf(first.from.at);
  const cities = { from: placeOf(first.from), to: placeOf(last.to) };
  const stations = { from: first.from.telecode, to: last.to.telecode };
  return { ...(cities.from === cities.to ? stations : cities), travelType, ...(date >= today && { date }) };
}

/** The rides of an order as it was booked. */
export const asBooked = <One extends { changedFrom: number | null }>(rides: readonly One[]): One[] =>
  rides.filter(({ changedFrom }) => changedFrom === null);
