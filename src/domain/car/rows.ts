import type { Fen } from '../money.ts';
import { carScenes } from './names.ts';
import type { CarClass, CarScene } from './names.ts';
import type { Condition, Effect, Limit, Rule, StandardContent, Weekday } from '../policy/schema.ts';
import { isEmptyWeek, joined, partsOf, weekOf, wholeWeek } from './week.ts';
import type { Week } from './week.ts';

/** Rides of a row: all, those that stay in their city, or those that leave it. */
export const carWays = ['any', 'city', 'cross'] as const;
type CarWay = (typeof carWays)[number];

/** A ride that ends in another city than it began in. */
export const isCrossing = ({ city, toCity }: { city: string; toCity?: string | undefined }): boolean =>
  !!toCity && toCity !== city;

/** A row of the page of a car standard: its limits at its hours and cities. It stands for several rules with one beginning of their ids. */
export interface CarRow {
  id: string;
  scene: CarScene;
  week: Week;
  /** Codes; empty: everywhere. */
  cities: readonly string[];
  way: CarWay;
  /** Empty: every class. */
  classes: readonly CarClass[];
  perRide: Fen | null;
  perDay: Fen | null;
  perMonth: Fen | null;
  /** In a month. */
  rides: number | null;
  effect: Effect;
  /** No rides at these hours; limits and effect count for nothing. */
  isClosed: boolean;
}

/** Way home at night: an excess up to this amount is a note. */
interface NightLeeway {
  from: number;
  to: number;
  fen: Fen;
}

export interface CarPlan {
  rows: readonly CarRow[];
  night: NightLeeway | null;
  /** Rules with conditions that a row does not have; kept as they are. */
  others: readonly Rule[];
}

export const emptyPlan: CarPlan = { rows: [], night: null, others: [] };

const nightId = 'night';
const weekday = (day: number): Weekday => String(day + 1) as Weekday;

/** A number that no row has. */
export function freeId(rows: readonly CarRow[]): string {
  const known = new Set(rows.map(({ id }) => id));
  for (let n = rows.length + 1; ; n += 1) if (!known.has(`r${n}`)) return `r${n}`;
}

export const newRow = (rows: readonly CarRow[], scene: CarScene): CarRow => ({
  id: freeId(rows),
  scene,
  week: wholeWeek,
  cities: [],
  way: 'any',
  classes: [],
  perRide: null,
  perDay: null,
  perMonth: null,
  rides: null,
  effect: 'reason',
  isClosed: false,
});

function limitsOfRow(row: CarRow): Limit[] {
  if (row.isClosed) return [{ kind: 'closed' }];
  const { classes, perRide, perDay, perMonth, rides } = row;
  return [
    ...(classes.length ? [{ kind: 'carClass' as const, classes }] : []),
    ...(perRide === null ? [] : [{ kind: 'perRide' as const, fen: perRide }]),
    ...(perDay === null ? [] : [{ kind: 'perDay' as const, fen: perDay }]),
    ...(perMonth === null ? [] : [{ kind: 'perMonth' as const, fen: perMonth }]),
    ...(rides === null ? [] : [{ kind: 'rides' as const, rides, per: 'month' as const }]),
  ];
}

/** The rules of a row: one for each of its limits, at each part of its week. */
const rulesOfRow = (row: CarRow): Rule[] =>
  partsOf(row.week).flatMap(({ days, hours }, part) => {
    const isAllDay = hours.length === 1 && hours[0]?.from === 0 && hours[0].to === 1440;
    const when: Condition[] = [
      { field: 'scene', op: 'in', value: [row.scene] },
      ...(row.cities.length ? [{ field: 'city' as const, op: 'in' as const, value: row.cities }] : []),
      ...(row.way === 'any'
        ? []
        : [{ field: 'crossCity' as const, op: 'in' as const, value: [row.way === 'cross' ? '1' : '0'] }]),
      ...(days.length < 7 ? [{ field: 'weekday' as const, op: 'in' as const, value: days.map(weekday) }] : []),
      ...(isAllDay ? [] : [{ field: 'time' as const, op: 'in' as const, value: hours }]),
    ];
    return limitsOfRow(row).map((limit): Rule => ({
      id: `${row.id}-${part}-${limit.kind}`,
      product: 'car',
      when,
      limit,
      effect: row.isClosed ? 'forbid' : row.effect,
    }));
  });

/** The row that a rule of a standard comes from. */
export const rowIdOf = (ruleId: string): string => ruleId.split('-')[0] ?? '';

export const rulesOfPlan = ({ rows, night, others }: CarPlan): Rule[] => [
  ...rows.flatMap(rulesOfRow),
  ...(night
    ? [
        {
          id: nightId,
          product: 'car' as const,
          when: [{ field: 'time' as const, op: 'in' as const, value: [{ from: night.from, to: night.to }] }],
          limit: { kind: 'leeway' as const, fen: night.fen },
          effect: 'record' as const,
        },
      ]
    : []),
  ...others,
];

interface Read {
  scene: CarScene;
  cities: readonly string[];
  way: CarWay;
  week: Week;
}

/** Scene, cities and hours of a rule; null where it asks for more. */
function readWhen(when: readonly Condition[]): Read | null {
  const found = { scenes: [] as readonly string[], cities: [] as readonly string[] };
  let [weekdays, week]: [number[], Week] = [[0, 1, 2, 3, 4, 5, 6], wholeWeek];
  let way: CarWay = 'any';
  for (const one of when) {
    if (one.op !== 'in') return null;
    if (one.field === 'scene') found.scenes = one.value;
    else if (one.field === 'city') found.cities = one.value;
    else if (one.field === 'crossCity' && one.value.length === 1) way = one.value[0] === '1' ? 'cross' : 'city';
    else if (one.field === 'weekday') weekdays = one.value.map((day) => Number(day) - 1);
    else if (one.field === 'time') week = weekOf([0, 1, 2, 3, 4, 5, 6], one.value);
    else return null;
  }
  const scene = carScenes.find((name) => name === found.scenes[0]);
  if (!scene || found.scenes.length !== 1) return null;
  return { scene, cities: found.cities, way, week: week.map((hours, day) => (weekdays.includes(day) ? hours : [])) };
}

function withLimit(row: CarRow, { limit, effect }: Rule): CarRow | null {
  switch (limit.kind) {
    case 'closed':
      return { ...row, isClosed: true };
    case 'carClass':
      return { ...row, effect, classes: limit.classes };
    case 'perRide':
    case 'perDay':
    case 'perMonth':
      return { ...row, effect, [limit.kind]: limit.fen };
    case 'rides':
      return limit.per === 'month' ? { ...row, effect, rides: limit.rides } : null;
    default:
      return null;
  }
}

/** The rows that rules come from; `rulesOfPlan` of them are the same rules. */
export function planOf({ rules }: Pick<StandardContent, 'rules'>): CarPlan {
  const rows = new Map<string, CarRow>();
  const seen = new Map<string, Week>();
  const others: Rule[] = [];
  let night: NightLeeway | null = null;
  for (const rule of rules) {
    const [time] = rule.when;
    if (rule.id === nightId && rule.limit.kind === 'leeway' && time?.field === 'time' && rule.when.length === 1) {
      const hours = time.value[0] ?? { from: 1320, to: 360 };
      night = { from: hours.from, to: hours.to, fen: rule.limit.fen };
      continue;
    }
    const read = rule.message === undefined ? readWhen(rule.when) : null;
    const id = rowIdOf(rule.id);
    const former = rows.get(id);
    const base: CarRow | null = read && {
      ...(former ?? { ...newRow([], read.scene), id, week: read.week, cities: read.cities, way: read.way }),
    };
    const isSame =
      !former ||
      (former.scene === read?.scene &&
        former.cities.join() === read.cities.join() &&
        former.way === read.way &&
        (rule.limit.kind === 'closed' || former.isClosed || former.effect === rule.effect));
    const row = base && isSame ? withLimit(base, rule) : null;
    if (!row || !read) others.push(rule);
    else {
      const week = joined(seen.get(id) ?? read.week, read.week);
      seen.set(id, week);
      rows.set(id, { ...row, week });
    }
  }
  return { rows: [...rows.values()], night, others };
}

/** The first fault of a row, by its field. */
export function rowFault(row: CarRow): { field: string; msg: string } | null {
  if (isEmptyWeek(row.week)) return { field: 'week', msg: '请在一周格里选择可用时段' };
  if (!row.isClosed && !limitsOfRow(row).length)
    return { field: 'perRide', msg: '请至少设置一项：车型、每次、每日、每月金额或次数' };
  return null;
}
