import { weekdayIndex } from '../../china-time.ts';
import type { Day } from '../../china-time.ts';
import { isWorkday } from '../../calendar/holidays.ts';
import { allBits, firstBit, keepBits, noBits, setBit } from './bits.ts';
import type { Bits } from './bits.ts';
import { limitsOf } from '../limits.ts';
import { ranked } from './rank.ts';
import type { Ranked } from './rank.ts';
import { isNumeric, isTimes } from '../schema.ts';
import type { Condition, FieldName, Hours, LimitKind, PolicyProduct, StandardContent } from '../schema.ts';

/** One value of a field as its condition reads it: a code, a number, or the names of the bands that hold. */
type Value = string | number | readonly string[];

const inHours = ({ from, to }: Hours, minute: number): boolean =>
  from < to ? minute >= from && minute < to : minute >= from || minute < to;

function holds(condition: Condition, value: Value): boolean {
  switch (condition.op) {
    case 'atLeast':
      return Number(value) >= condition.value;
    case 'below':
      return Number(value) < condition.value;
  }
  if (condition.field === 'time')
    return condition.value.some((hours) => inHours(hours, Number(value))) === (condition.op === 'in');
  const codes = condition.value;
  const isIn = Array.isArray(value)
    ? value.some((code: string) => codes.includes(code))
    : codes.includes(value as string);
  return isIn === (condition.op === 'in');
}

/** Rules of one product, with the rules that each value of a field allows. */
export interface RuleTable {
  content: StandardContent;
  rules: readonly Ranked[];
  /** Fields that any of the rules names. */
  named: ReadonlySet<FieldName>;
  /** Every rule, for `narrow` to take from. */
  start(): Bits;
  /** The rules whose conditions on a field hold for a value. */
  maskOf(field: FieldName, value: Value): Bits;
  narrow(bits: Bits, field: FieldName, value: string | number): void;
  /** City, tier, and the seasons and weekday of a day there. */
  narrowPlace(bits: Bits, city: string, day: Day): void;
  /** The rule of a kind that counts, of those that hold. */
  winner(bits: Bits, kind: LimitKind): Ranked | undefined;
  /** The same among rules without a season or event. */
  winnerWithoutBand(bits: Bits, kind: LimitKind): Ranked | undefined;
}

/** Tier of a city; "" for those that no tier names. */
export function tiersOf({ tiers }: StandardContent): (city: string) => string {
  const known = new Map<string, string>();
  for (const { name, cities } of tiers) for (const city of cities) if (!known.has(city)) known.set(city, name);
  return (city) => known.get(city) ?? '';
}

/** Seasons and events of a day in a city. */
export const bandsAt = ({ bands }: StandardContent, city: string, day: Day): string[] =>
  bands.flatMap((band) =>
    band.from <= day && day <= band.to && (!band.city || band.city === city) ? [band.name] : [],
  );

type Ranges = { [K in LimitKind]?: readonly [from: number, end: number] };

function rangesOf(rules: readonly Ranked[], kinds: readonly LimitKind[]): Ranges {
  const ranges: Ranges = {};
  for (const kind of kinds) {
    const from = rules.findIndex(({ rule }) => rule.limit.kind === kind);
    const count = rules.filter(({ rule }) => rule.limit.kind === kind).length;
    if (from >= 0) ranges[kind] = [from, from + count];
  }
  return ranges;
}

/** Values of a number or time at which a rule begins or ends to hold; undefined for a field of codes. */
function boundsOf(rules: readonly Ranked[], field: FieldName): number[] | undefined {
  const own = rules.flatMap(({ rule }) => rule.when.filter((condition) => condition.field === field));
  if (!own.every((condition) => isNumeric(condition) || isTimes(condition))) return undefined;
  const bounds = own.flatMap((condition) => {
    if (isNumeric(condition)) return [condition.value];
    return isTimes(condition) ? condition.value.flatMap(({ from, to }) => [from, to]) : [];
  });
  return [...new Set(bounds)].sort((a, b) => a - b);
}

function createRuleTable(content: StandardContent, product: PolicyProduct): RuleTable {
  const rules = ranked(content.rules, product);
  const ranges = rangesOf(rules, limitsOf[product]);
  const every = allBits(rules.length);
  const named = new Set(rules.flatMap(({ rule }) => rule.when.map(({ field }) => field)));
  const places = new Map<string, Bits>();
  /** By the cities that have seasons of their own; "" for all others. */
  const days = new Map<string, Map<Day, Bits>>();
  const bandCities = new Set(content.bands.flatMap(({ city }) => (city ? [city] : [])));
  const namesPlace = named.has('city') || named.has('tier');
  const namesDay = named.has('band') || named.has('weekday') || named.has('dayKind');
  const tierOf = tiersOf(content);

  function maskOf(field: FieldName, value: Value): Bits {
    const mask = noBits(rules.length);
    rules.forEach(({ rule }, at) => {
      if (rule.when.every((condition) => condition.field !== field || holds(condition, value))) setBit(mask, at);
    });
    return mask;
  }

  const indexes: Partial<Record<FieldName, (value: string | number) => Bits>> = {};
  for (const field of named) {
    const bounds = boundsOf(rules, field);
    const known: Bits[] = [];
    const codes = new Map<string | number, Bits>();
    indexes[field] = bounds
      ? (value) => {
          let at = 0;
          while (at < bounds.length && (bounds[at] ?? 0) <= Number(value)) at += 1;
          return (known[at] ??= maskOf(field, value));
        }
      : (code) => {
          let mask = codes.get(code);
          if (!mask) codes.set(code, (mask = maskOf(field, code)));
          return mask;
        };
  }

  function narrow(bits: Bits, field: FieldName, value: string | number): void {
    const index = indexes[field];
    if (index) keepBits(bits, index(value));
  }

  function placeMask(city: string): Bits {
    let mask = places.get(city);
    if (!mask) {
      mask = every.slice();
      narrow(mask, 'city', city);
      narrow(mask, 'tier', tierOf(city));
      places.set(city, mask);
    }
    return mask;
  }

  function dayMask(city: string, day: Day): Bits {
    let known = days.get(city);
    if (!known) days.set(city, (known = new Map()));
    let mask = known.get(day);
    if (!mask) {
      mask = every.slice();
      const names = bandsAt(content, city, day);
      if (named.has('band')) keepBits(mask, maskOf('band', names));
      narrow(mask, 'weekday', String(weekdayIndex(day) + 1));
      if (named.has('dayKind')) narrow(mask, 'dayKind', isWorkday(day) ? '1' : '0');
      known.set(day, mask);
    }
    return mask;
  }

  return {
    content,
    rules,
    named,
    start: () => every.slice(),
    maskOf,
    narrow,
    narrowPlace(bits, city, day) {
      if (namesPlace) keepBits(bits, placeMask(city));
      if (namesDay) keepBits(bits, dayMask(bandCities.has(city) ? city : '', day));
    },
    winner(bits, kind) {
      const range = ranges[kind];
      if (!range) return undefined;
      const at = firstBit(bits, range[0], range[1]);
      return at < 0 ? undefined : rules[at];
    },
    winnerWithoutBand(bits, kind) {
      const [from, end] = ranges[kind] ?? [0, 0];
      for (let at = firstBit(bits, from, end); at >= 0; at = firstBit(bits, at + 1, end))
        if (!rules[at]?.namesBand) return rules[at];
      return undefined;
    },
  };
}

const tables = new WeakMap<StandardContent, Partial<Record<PolicyProduct, RuleTable>>>();

/** The rules of a product, made once for each content. */
export function tableOf(content: StandardContent, product: PolicyProduct): RuleTable {
  let made = tables.get(content);
  if (!made) tables.set(content, (made = {}));
  return (made[product] ??= createRuleTable(content, product));
}
