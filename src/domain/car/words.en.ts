import { showFen } from '../money.ts';
import { clock } from '../spans.ts';
import { carClassNames, carSceneNames } from './classes.en.ts';
import type { CarRow } from './rows.ts';
import { isWholeWeek } from './week.ts';
import type { Week } from './week.ts';

const yuan = (fen: number): string => `¥${showFen(fen)}`;
const dayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** `Mon–Fri`, `Sat, Sun`, `Every day` */
function daysInWords(list: readonly number[]): string {
  if (list.length === dayNames.length) return 'Every day';
  const runs: number[][] = [];
  for (const day of [...list].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const nameOf = (day = 0) => dayNames[day] ?? '';
  return runs
    .flatMap((run) => (run.length > 2 ? [`${nameOf(run[0])}–${nameOf(run.at(-1))}`] : run.map(nameOf)))
    .join(', ');
}

/** `Mon–Fri 06:00–08:00, Mon 00:00–02:00` */
export function weekInWords(week: Week): string {
  if (isWholeWeek(week)) return 'All week';
  const stretches = new Map<string, number[]>();
  week.forEach((hours, day) => {
    for (const { from, to } of hours) {
      const key = from === 0 && to === 1440 ? 'all day' : `${clock(from)}–${clock(to)}`;
      stretches.set(key, [...(stretches.get(key) ?? []), day]);
    }
  });
  return [...stretches].map(([hours, list]) => `${daysInWords(list)} ${hours}`).join(', ');
}

export const noteOf = ({ perRide }: Pick<CarRow, 'perRide'>): string =>
  perRide === null ? '' : `${yuan(perRide)} a ride`;

function capsInWords({ perRide, perDay, perMonth, rides }: CarRow): string {
  const caps = [
    noteOf({ perRide }),
    perDay !== null && `${yuan(perDay)} a day`,
    perMonth !== null && `${yuan(perMonth)} a month`,
    rides !== null && `${rides} ride${rides === 1 ? '' : 's'} a month`,
  ].filter(Boolean);
  return caps.length ? `at most ${caps.join(', ')}` : '';
}

const mostCities = 4;

const wayNames = { any: '', city: 'within the city', cross: 'to another city' } as const;

/** `Overtime · Mon–Fri 18:00–24:00 · Beijing · Taxi, Economy car · at most ¥80 a ride` */
export function rowInWords(row: CarRow, nameOf: (code: string) => string): string {
  const cities = row.cities.slice(0, mostCities).map(nameOf).join(', ');
  return [
    carSceneNames[row.scene],
    isWholeWeek(row.week) ? '' : weekInWords(row.week),
    row.cities.length > mostCities ? `${cities} and ${row.cities.length - mostCities} more` : cities,
    wayNames[row.way],
    ...(row.isClosed
      ? ['no rides']
      : [row.classes.map((name) => carClassNames[name]).join(', ') || 'any car', capsInWords(row)]),
  ]
    .filter(Boolean)
    .join(' · ');
}
