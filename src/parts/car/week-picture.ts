import { coverageOf, rowsAt } from '#domain/car/coverage.ts';
import type { CarRow } from '#domain/car/rows.ts';
import { carScenes } from '#domain/car/names.ts';
import type { CarScene } from '#domain/car/names.ts';
import { common, joined, minutesIn, noWeek } from '#domain/car/week.ts';
import type { Week } from '#domain/car/week.ts';
import type { WeekCaption, WeekCell, WeekLook } from '#ui/week/WeekGrid.tsx';

export type Shown = CarScene | 'all';

/** Writes the rows as they are by then: two presses may come before the next picture. */
export type ChangeRows = (change: (rows: readonly CarRow[]) => CarRow[]) => void;

interface Picture {
  cells: WeekCell[];
  /** Rows that no other one hides everywhere. */
  seen: ReadonlySet<CarRow>;
  captions: WeekCaption[];
  gap: Week;
  overlaps: ReturnType<typeof coverageOf>['overlaps'];
}

const looks = [1, 2, 4, 5, 3] as const;

/** The colour of a row among those that are shown: of all scenes each has one, of a single scene each row has. */
export function lookOf(rows: readonly CarRow[], row: CarRow, scene: Shown): WeekLook {
  if (row.isClosed) return 'off';
  const place =
    scene === 'all'
      ? [...new Set(rows.map((one) => one.scene))].indexOf(row.scene)
      : rows.filter((one) => one.scene === scene && !one.isClosed).indexOf(row);
  return looks[place % looks.length] ?? 1;
}

/** Words over the larger blocks of a row. */
function captionsOf(row: CarRow, text: string, note: string): WeekCaption[] {
  const found: WeekCaption[] = [];
  row.week.forEach((hours, day) => {
    for (const { from, to } of hours) {
      const [hour, end] = [Math.ceil(from / 60), Math.floor(to / 60)];
      if (end - hour < 3) continue;
      const above = found.find((one) => one.hour === hour && one.hours === end - hour && one.day + one.days === day);
      if (above) above.days += 1;
      else found.push({ day, days: 1, hour, hours: end - hour, text, note });
    }
  });
  // The largest block alone: the legend names the rest.
  return [...found].sort((a, b) => b.days * b.hours - a.days * a.hours).slice(0, 1);
}

/** The week of a scene, or of all of them, in a city: hours with their rows, gaps and overlaps. */
export function pictureOf(
  rows: readonly CarRow[],
  { scene, city, active, marked }: { scene: Shown; city: string; active: string; marked: number | null },
  words: {
    nameOf(row: CarRow): string;
    noteOf(row: CarRow): string;
    gap: string;
    gapOf(minutes: number): string;
    overlap: string;
    closed: string;
  },
): Picture {
  const scenes = scene === 'all' ? carScenes.filter((one) => rowsAt(rows, one, city).length > 0) : [scene];
  const found = scenes.map((one) => coverageOf(rows, one, city));
  const here = scenes.flatMap((one) => rowsAt(rows, one, city));
  const overlaps = found.flatMap((one) => one.overlaps);
  // Over all scenes an hour is a hole where no scene has a row.
  const gap = found.reduce<Week | null>((week, one) => (week ? common(week, one.gap) : one.gap), null);
  const whole = gap ?? coverageOf([], 'other', '').gap;
  const twice = overlaps.reduce((week, one) => joined(week, one.week), noWeek);
  const mine = rows.find(({ id }) => id === active);
  const cells = Array.from({ length: 168 }, (_, at): WeekCell => {
    const [day, hour] = [Math.floor(at / 24), at % 24];
    const own = here.filter((row) => minutesIn(row.week, day, hour) > 0);
    const [first] = own;
    const missing = minutesIn(whole, day, hour);
    const look: WeekLook =
      minutesIn(twice, day, hour) > 0 ? 'overlap' : missing > 0 ? 'gap' : first ? lookOf(rows, first, scene) : 'none';
    const names = own.map((row) => words.nameOf(row));
    return {
      look,
      name: [
        look === 'overlap' && words.overlap,
        missing > 0 && (missing < 60 ? words.gapOf(missing) : words.gap),
        ...names,
      ]
        .filter(Boolean)
        .join(' '),
      isMine: mine ? minutesIn(mine.week, day, hour) > 0 : undefined,
      isMarked: marked === at,
    };
  });
  const firstAt = (day: number, hour: number) => here.find((row) => minutesIn(row.week, day, hour) > 0);
  // Rows behind others have no words: those of the first one stand there.
  const captions = here.flatMap((row) =>
    captionsOf(row, row.isClosed ? words.closed : words.nameOf(row), row.isClosed ? '' : words.noteOf(row)).filter(
      ({ day, days, hour, hours }) =>
        Array.from({ length: days * hours }, (_, at) =>
          firstAt(day + Math.floor(at / hours), hour + (at % hours)),
        ).every((first) => first === row),
    ),
  );
  const seen = new Set<CarRow>();
  for (let at = 0; at < 168; at += 1) {
    const first = firstAt(Math.floor(at / 24), at % 24);
    if (first) seen.add(first);
  }
  return { cells, seen, captions, gap: whole, overlaps };
}
