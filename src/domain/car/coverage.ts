import { common, isEmptyWeek, joined, noWeek, without, wholeWeek } from './week.ts';
import type { Week } from './week.ts';
import type { CarRow } from './rows.ts';
import type { CarScene } from './names.ts';

/** The part of a week that the rows of a scene cover, in one city. */
interface Coverage {
  /** Hours without a row: a ride there has no standard. */
  gap: Week;
  /** Hours of two rows at once, with both. */
  overlaps: { a: CarRow; b: CarRow; week: Week }[];
  closed: Week;
}

/** Rows that count in a city; "": in all cities that no row names. */
export const rowsAt = (rows: readonly CarRow[], scene: CarScene, city: string): CarRow[] =>
  rows.filter((row) => row.scene === scene && (row.cities.length === 0 || row.cities.includes(city)));

/** Exact to the minute. A row that names the city counts before one that names none, one of rides to other cities before one of all: they do not overlap. */
export function coverageOf(rows: readonly CarRow[], scene: CarScene, city: string): Coverage {
  const all = rowsAt(rows, scene, city);
  const sum = (some: readonly CarRow[]) => some.reduce((week, row) => joined(week, row.week), noWeek);
  const overlaps: Coverage['overlaps'] = [];
  all.forEach((a, at) => {
    for (const b of all.slice(at + 1)) {
      if ((a.cities.length === 0) !== (b.cities.length === 0) || a.way !== b.way) continue;
      const week = common(a.week, b.week);
      if (!isEmptyWeek(week)) overlaps.push({ a, b, week });
    }
  });
  // Covered are hours for rides within the city and for those that leave it.
  const [within, leaving] = (['cross', 'city'] as const).map((other) => sum(all.filter(({ way }) => way !== other)));
  return {
    gap: without(wholeWeek, common(within ?? noWeek, leaving ?? noWeek)),
    overlaps,
    closed: sum(all.filter(({ isClosed }) => isClosed)),
  };
}

/** Gives hours to a row, and takes them from the other rows of its scene that count in the same cities. */
export const givenTo = (rows: readonly CarRow[], row: CarRow, week: Week): CarRow[] =>
  rows.map((one) => {
    if (one.id === row.id) return { ...one, week: joined(one.week, week) };
    const isRival =
      one.scene === row.scene &&
      one.way === row.way &&
      (one.cities.length === 0) === (row.cities.length === 0) &&
      (one.cities.length === 0 || one.cities.some((city) => row.cities.includes(city)));
    return isRival ? { ...one, week: without(one.week, week) } : one;
  });
