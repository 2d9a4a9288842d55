import { writeJson } from '#base/json.ts';
import { addDays, daysBetween, weekdayIndex } from '../../china-time.ts';
import { keepBits } from '../judge/bits.ts';
import type { Bits } from '../judge/bits.ts';
import { bandsAt, tiersOf } from '../judge/rule-table.ts';
import type { RuleTable } from '../judge/rule-table.ts';
import { fields, fieldsOf, weekdays } from '../fields.ts';
import type { ChoiceField, Condition, FieldName, Hours, NumberField, PolicyProduct } from '../schema.ts';
import { isNumeric, isTimes } from '../schema.ts';
import type { Stretch } from '../words/condition-words.ts';

/** Values of a field (or of place and day) between which no rule makes a difference. */
export interface Cell {
  /** Rules that hold for them, as far as this field goes. */
  mask: Bits;
  /** The condition that makes a rule hold here and in no other cell. */
  when: readonly Condition[];
  /** Of a time without a name. */
  days?: Stretch;
}
export interface Dimension {
  cells: readonly Cell[];
}

const keyOf = (mask: Bits): string => mask.join();

const conditionsOn = (table: RuleTable, field: FieldName): Condition[] =>
  table.rules.flatMap(({ rule }) => rule.when.filter((condition) => condition.field === field));

/** A code of no company list: every value that no rule names. */
const unnamed = '\u0000';

function choiceCells(table: RuleTable, field: ChoiceField, codes: readonly string[], isOpen: boolean): Cell[] {
  const byMask = new Map<string, { mask: Bits; codes: string[] }>();
  for (const code of isOpen ? [...codes, unnamed] : codes) {
    const mask = table.maskOf(field, code);
    const key = keyOf(mask);
    const known = byMask.get(key);
    if (known) known.codes.push(code);
    else byMask.set(key, { mask, codes: [code] });
  }
  if (byMask.size === 1) return [...byMask.values()].map(({ mask }) => ({ mask, when: [] }));
  return [...byMask.values()].map(({ mask, codes: own }) => ({
    mask,
    when: own.includes(unnamed)
      ? [{ field, op: 'notIn', value: codes.filter((code) => !own.includes(code)) }]
      : [{ field, op: 'in', value: own }],
  }));
}

function numberCells(table: RuleTable, field: NumberField): Cell[] {
  const row = fields[field];
  if (row.type !== 'number') return [];
  const bounds = conditionsOn(table, field)
    .filter(isNumeric)
    .map(({ value }) => value);
  const starts = [...new Set([row.least, ...bounds])]
    .filter((value) => value >= row.least && value <= row.most)
    .sort((a, b) => a - b);
  return starts.map((from, at) => {
    const to = starts[at + 1];
    const when: Condition[] = [];
    if (at > 0) when.push({ field, op: 'atLeast', value: from });
    if (to !== undefined) when.push({ field, op: 'below', value: to });
    return { mask: table.maskOf(field, from), when };
  });
}

function timeCells(table: RuleTable): Cell[] {
  const bounds = conditionsOn(table, 'time')
    .filter(isTimes)
    .flatMap(({ value }) => value.flatMap(({ from, to }) => [from, to]));
  const starts = [...new Set([0, ...bounds])].filter((minute) => minute < 1440).sort((a, b) => a - b);
  const byMask = new Map<string, { mask: Bits; hours: Hours[] }>();
  starts.forEach((from, at) => {
    const to = starts[at + 1] ?? 1440;
    const mask = table.maskOf('time', from);
    const known = byMask.get(keyOf(mask));
    const last = known?.hours.at(-1);
    if (last && last.to === from) last.to = to;
    else if (known) known.hours.push({ from, to });
    else byMask.set(keyOf(mask), { mask, hours: [{ from, to }] });
  });
  const all = [...byMask.values()];
  return all.map(({ mask, hours }) => ({
    mask,
    when: all.length === 1 ? [] : [{ field: 'time', op: 'in', value: hours }],
  }));
}

/** Days between two changes of seasons, then a week before the first and one after the last: a case is named by the first that it is. */
function stretchesOf({ content: { bands } }: RuleTable): Stretch[] {
  if (!bands.length) return [{ from: '2026-01-05', to: '2026-01-11' }];
  const starts = [...new Set(bands.flatMap(({ from, to }) => [from, addDays(to, 1)]))].sort();
  const first = starts[0] ?? '';
  const last = starts.at(-1) ?? '';
  const between = starts.slice(1).map((next, at) => ({ from: starts[at] ?? '', to: addDays(next, -1) }));
  return [...between, { from: addDays(first, -7), to: addDays(first, -1) }, { from: last, to: addDays(last, 6) }];
}

interface DayValue {
  stretch: Stretch;
  weekday: string;
  dayKind: '0' | '1';
}

function dayValues(table: RuleTable): DayValue[] {
  const stretches = table.named.has('band') ? stretchesOf(table) : [{ from: '2026-01-05', to: '2026-01-11' }];
  const kinds: ('0' | '1')[] = table.named.has('dayKind') ? ['1', '0'] : ['1'];
  return stretches.flatMap((stretch) => {
    const days = Math.min(7, daysBetween(stretch.from, stretch.to) + 1);
    const count = table.named.has('weekday') ? days : 1;
    return Array.from({ length: count }, (_, at) => String(weekdayIndex(addDays(stretch.from, at)) + 1)).flatMap(
      (weekday) => kinds.map((dayKind) => ({ stretch, weekday, dayKind })),
    );
  });
}

/** The days of a place by their rules: an exact set of seasons, the weekdays, work or rest. */
function dayCells(table: RuleTable, city: string, values: readonly DayValue[]): Cell[] {
  const names = [...new Set(table.content.bands.map(({ name }) => name))];
  const cells = new Map<
    string,
    { mask: Bits; bands: string[]; weekdays: Set<string>; kinds: Set<string>; first: Stretch }
  >();
  for (const { stretch, weekday, dayKind } of values) {
    const bands = table.named.has('band') ? bandsAt(table.content, city, stretch.from) : [];
    const mask = table.start();
    if (table.named.has('band')) keepBits(mask, table.maskOf('band', bands));
    table.narrow(mask, 'weekday', weekday);
    if (table.named.has('dayKind')) table.narrow(mask, 'dayKind', dayKind);
    const key = `${bands.join('\n')}|${keyOf(mask)}`;
    const known = cells.get(key) ?? { mask, bands, weekdays: new Set(), kinds: new Set(), first: stretch };
    known.weekdays.add(weekday);
    known.kinds.add(dayKind);
    cells.set(key, known);
  }
  const all = [...cells.values()];
  const isSplit = { band: new Set(all.map(({ bands }) => bands.join('\n'))).size > 1 };
  return all.map(({ mask, bands, weekdays: own, kinds, first }) => {
    const when: Condition[] = [];
    for (const band of isSplit.band ? bands : []) when.push({ field: 'band', op: 'in', value: [band] });
    const others = names.filter((name) => !bands.includes(name));
    if (isSplit.band && others.length) when.push({ field: 'band', op: 'notIn', value: others });
    const isWholeWeek = !table.named.has('weekday') || own.size === 7;
    if (!isWholeWeek) when.push({ field: 'weekday', op: 'in', value: weekdays.filter((day) => own.has(day)) });
    if (table.named.has('dayKind') && kinds.size === 1) when.push({ field: 'dayKind', op: 'in', value: [...kinds] });
    return isSplit.band ? { mask, when, days: first } : { mask, when };
  });
}

interface Place {
  city: string;
  when: Condition[];
}

/** Cities that rules or seasons name, and one for each tier and for all others. */
function placesOf(table: RuleTable): Place[] {
  const { content } = table;
  const named = new Set([
    ...conditionsOn(table, 'city').flatMap((condition) =>
      isNumeric(condition) || isTimes(condition) ? [] : condition.value,
    ),
    ...(table.named.has('band') ? content.bands.flatMap(({ city }) => (city ? [city] : [])) : []),
  ]);
  const tierOf = tiersOf(content);
  const places: Place[] = [...named].map((city) => ({ city, when: [{ field: 'city', op: 'in', value: [city] }] }));
  const tiers = table.named.has('tier') ? [...content.tiers.map(({ name }) => name), ''] : [''];
  for (const tier of new Set(tiers)) {
    const rest = content.tiers
      .find(({ name }) => name === tier)
      ?.cities.find((city) => !named.has(city) && tierOf(city) === tier);
    const city = tier === '' ? unnamed : rest;
    if (city === undefined) continue;
    const others = [...named].filter((other) => tiers.length === 1 || tierOf(other) === tier);
    const when: Condition[] = tiers.length === 1 ? [] : [{ field: 'tier', op: 'in', value: [tier] }];
    if (others.length) when.push({ field: 'city', op: 'notIn', value: others });
    places.push({ city, when });
  }
  return places;
}

/**
 * Place and day together: a season may be one of a city. Of equal cells one stays, for all cities that are named alike.
 */
function whereCells(table: RuleTable): Cell[] {
  const values = dayValues(table);
  const tierOf = tiersOf(table.content);
  const known = new Map<string, { cell: Cell; city: string[]; day: string }>();
  for (const { city, when } of placesOf(table)) {
    const place = table.start();
    table.narrow(place, 'city', city);
    table.narrow(place, 'tier', tierOf(city));
    const isNamed = when.length === 1 && when[0]?.field === 'city' && when[0].op === 'in';
    for (const day of dayCells(table, city, values)) {
      const mask = place.slice();
      keepBits(mask, day.mask);
      const same = known.get(keyOf(mask));
      const days = writeJson(day.when);
      if (!same) {
        const cities = isNamed ? [city] : [];
        const all: Condition[] = isNamed ? [{ field: 'city', op: 'in', value: cities }] : when;
        known.set(keyOf(mask), { cell: { ...day, mask, when: [...all, ...day.when] }, city: cities, day: days });
      } else if (isNamed && same.city.length && same.day === days) same.city.push(city);
    }
  }
  return [...known.values()].map(({ cell }) => cell);
}

const ofWhere: ReadonlySet<FieldName> = new Set(['city', 'tier', 'band', 'weekday', 'dayKind']);

/** The rule space of a product: only the fields that its rules name, each in as few cells as its rules need. */
export function spaceOf(table: RuleTable, product: PolicyProduct, levels: readonly string[]): Dimension[] {
  const dimensions: Dimension[] = [];
  let hasWhere = false;
  for (const field of fieldsOf[product]) {
    if (!table.named.has(field)) continue;
    if (ofWhere.has(field)) {
      if (!hasWhere) dimensions.push({ cells: whereCells(table) });
      hasWhere = true;
      continue;
    }
    const row = fields[field];
    if (row.type === 'time') dimensions.push({ cells: timeCells(table) });
    else if (row.type === 'number') dimensions.push({ cells: numberCells(table, field as NumberField) });
    else if (field === 'level') dimensions.push({ cells: choiceCells(table, field, levels, false) });
    else {
      const choice = field as ChoiceField;
      const named = conditionsOn(table, field).flatMap((condition) =>
        isNumeric(condition) || isTimes(condition) ? [] : condition.value,
      );
      const fixed = typeof row.choices === 'string' ? undefined : row.choices.map(({ code }) => code);
      dimensions.push({ cells: choiceCells(table, choice, fixed ?? [...new Set(named)], !fixed) });
    }
  }
  return dimensions;
}
