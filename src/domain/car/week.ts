import type { Hours } from '../policy/schema.ts';
import { clock } from '../spans.ts';

/** Hours of each day of a week, Monday first: from a minute up to another, in order, apart from each other. */
export type Week = readonly (readonly Hours[])[];

const dayMinutes = 1440;
const days = [0, 1, 2, 3, 4, 5, 6] as const;
export const dayNames = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'] as const;

export const noWeek: Week = days.map(() => []);
export const wholeWeek: Week = days.map(() => [{ from: 0, to: dayMinutes }]);

export const isEmptyWeek = (week: Week): boolean => week.every((hours) => hours.length === 0);
export const isWholeWeek = (week: Week): boolean =>
  week.every(([first, second]) => !second && first?.from === 0 && first.to === dayMinutes);

/** Minutes of two days where `keep` holds, by the ends of both. */
function combine(
  a: readonly Hours[],
  b: readonly Hours[],
  keep: (inA: boolean, inB: boolean) => boolean,
): readonly Hours[] {
  const ends = [...new Set([...a, ...b].flatMap(({ from, to }) => [from, to]))].sort((x, y) => x - y);
  const isIn = (hours: readonly Hours[], minute: number) => hours.some(({ from, to }) => minute >= from && minute < to);
  const found: Hours[] = [];
  ends.forEach((from, at) => {
    const to = ends[at + 1];
    if (to === undefined || !keep(isIn(a, from), isIn(b, from))) return;
    const last = found.at(-1);
    if (last?.to === from) last.to = to;
    else found.push({ from, to });
  });
  return found;
}

const byDay = (a: Week, b: Week, keep: (inA: boolean, inB: boolean) => boolean): Week =>
  days.map((day) => combine(a[day] ?? [], b[day] ?? [], keep));
export const joined = (a: Week, b: Week): Week => byDay(a, b, (inA, inB) => inA || inB);
export const common = (a: Week, b: Week): Week => byDay(a, b, (inA, inB) => inA && inB);
export const without = (a: Week, b: Week): Week => byDay(a, b, (inA, inB) => inA && !inB);

/** The same hours on some days; hours over midnight are those of the same day on both its ends. */
export function weekOf(weekdays: readonly number[], hours: readonly Hours[]): Week {
  const parts = hours.flatMap(({ from, to }) =>
    to > from
      ? [{ from, to }]
      : [
          { from: 0, to },
          { from, to: dayMinutes },
        ].filter((one) => one.to > one.from),
  );
  const day = parts.reduce<readonly Hours[]>((all, one) => combine(all, [one], (inA, inB) => inA || inB), []);
  return days.map((one) => (weekdays.includes(one) ? day : []));
}

export const minutesOf = (week: Week): number =>
  week.reduce((sum, hours) => hours.reduce((all, { from, to }) => all + to - from, sum), 0);

/** Days with the same hours, in the order of their first day. */
export function partsOf(week: Week): { days: number[]; hours: readonly Hours[] }[] {
  const parts = new Map<string, { days: number[]; hours: readonly Hours[] }>();
  week.forEach((hours, day) => {
    if (!hours.length) return;
    const key = hours.map(({ from, to }) => `${from}-${to}`).join();
    const part = parts.get(key) ?? { days: [], hours };
    part.days.push(day);
    parts.set(key, part);
  });
  return [...parts.values()];
}

/** `周一至周五`, `周六、周日`, `每天` */
export function daysInWords(list: readonly number[]): string {
  if (list.length === days.length) return '每天';
  const runs: number[][] = [];
  for (const day of [...list].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .flatMap((run) =>
      run.length > 2
        ? [`${dayNames[run[0] as 0]}至${dayNames[run.at(-1) as 0]}`]
        : run.map((day) => dayNames[day as 0]),
    )
    .join('、');
}

/** `周一至周五 06:00–08:00，周一 00:00–02:00`: each stretch of hours with its days. */
export function weekInWords(week: Week): string {
  if (isWholeWeek(week)) return '全周';
  const stretches = new Map<string, number[]>();
  week.forEach((hours, day) => {
    for (const { from, to } of hours) {
      const key = from === 0 && to === dayMinutes ? '全天' : `${clock(from)}–${clock(to)}`;
      stretches.set(key, [...(stretches.get(key) ?? []), day]);
    }
  });
  return [...stretches].map(([hours, list]) => `${daysInWords(list)} ${hours}`).join('，');
}

/** Minutes of an hour of a day, 0 to 60. */
export const minutesIn = (week: Week, day: number, hour: number): number =>
  (week[day] ?? []).reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, hour * 60 + 60) - Math.max(from, hour * 60)),
    0,
  );
