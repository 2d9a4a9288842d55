import { addDays, dayMs, msOfIso } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { allAirports } from '#domain/intl/places/places.ts';
import { offsetAt } from '#domain/intl/zone-time.ts';

/** Days around a departure by whose clocks its itineraries are timed, by those of UTC. */
const [before, after] = [2, 8];

const zones = [...new Set(allAirports.map(({ city }) => city.zone))];
const clocks = new Map<number, string>();

/** The clocks of all airports at the beginning of a week, counted from 1970. */
function clocksOf(week: number): string {
  const known = clocks.get(week);
  if (known !== undefined) return known;
  const made = zones.map((zone) => offsetAt(zone, week * 7 * dayMs)).join();
  clocks.set(week, made);
  return made;
}

const starts = new Map<number, number>();

/** The first week from which on until this one no airport has moved its clocks. No zone moves them there and back within a week. */
function unmovedSince(week: number): number {
  const known = starts.get(week);
  if (known !== undefined) return known;
  let first = week;
  while (clocksOf(first - 1) === clocksOf(week)) first -= 1;
  starts.set(week, first);
  return first;
}

/** The first day of the same weekday as this one since all clocks of the world stand alike: timetables of weekdays repeat from it on. The day itself while clocks are moved. */
export function sameClocksSince(day: Day): Day {
  const at = Math.floor(msOfIso(`${day}T00:00:00Z`) / dayMs);
  const since = unmovedSince(Math.ceil((at + after) / 7));
  const weeks = Math.floor((at - before) / 7) - since;
  return weeks > 0 ? addDays(day, -7 * weeks) : day;
}
