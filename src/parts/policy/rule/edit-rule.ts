import { fields } from '#domain/policy/fields.ts';
import { limitTable } from '#domain/policy/limits.ts';
import type { Condition, FieldName, Limit, LimitKind, PolicyProduct, Rule } from '#domain/policy/schema.ts';
import type { ChoicesOf } from './names.ts';

/** Beginnings of limits; a company changes the figure. */
const blanks: Readonly<Record<LimitKind, Limit>> = {
  cabin: { kind: 'cabin', cabin: 'Y' },
  discount: { kind: 'discount', percent: 60 },
  price: { kind: 'price', fen: 1000_00 },
  lowest: { kind: 'lowest', hours: 2, tolerance: 0 },
  advance: { kind: 'advance', days: 3 },
  agreement: { kind: 'agreement' },
  seat: { kind: 'seat', seat: 'second' },
  sleeper: { kind: 'sleeper', seat: 'softSleeper' },
  nightPrice: { kind: 'nightPrice', fen: 500_00 },
  stars: { kind: 'stars', stars: 4 },
  nights: { kind: 'nights', nights: 14 },
  sharing: { kind: 'sharing', formula: 'higherPercent', percent: 120 },
  upgrade: { kind: 'upgrade', percent: 20 },
  carClass: { kind: 'carClass', classes: ['taxi', 'express'] },
  perRide: { kind: 'perRide', fen: 100_00 },
  perDay: { kind: 'perDay', fen: 300_00 },
  perMonth: { kind: 'perMonth', fen: 1500_00 },
  rides: { kind: 'rides', rides: 2, per: 'day' },
  leeway: { kind: 'leeway', fen: 20_00 },
  closed: { kind: 'closed' },
};

const blankLimit = (kind: LimitKind): Limit => blanks[kind];

/** A condition that holds for the first choice, or from the smallest number on. */
export function blankCondition(name: FieldName, choices: ChoicesOf): Condition {
  const field = fields[name];
  if (field.type === 'time') return { field: 'time', op: 'in', value: [{ from: 480, to: 1080 }] };
  if (field.type === 'number')
    return { field: name, op: 'atLeast', value: Math.max(field.least, field.per) } as Condition;
  return {
    field: name,
    op: 'in',
    value: choices(name)
      .slice(0, 1)
      .map(({ code }) => code),
  } as Condition;
}

/** An id that no rule has. */
export function freshId(rules: readonly Pick<Rule, 'id'>[]): string {
  const numbers = rules.map(({ id }) => Number(/^r(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `r${Math.max(0, ...numbers) + 1}`;
}

export const blankRule = (id: string, product: PolicyProduct, kind: LimitKind): Rule => ({
  id,
  product,
  when: [],
  limit: blankLimit(kind),
  effect: limitTable[kind].effect,
});

/** The rule with another condition in a place; undefined takes it away. */
export const withCondition = (rule: Rule, at: number, next: Condition | undefined): Rule => ({
  ...rule,
  when: next
    ? rule.when.map((one, place) => (place === at ? next : one))
    : rule.when.filter((_, place) => place !== at),
});

/** Another kind of limit begins anew; its effect too, unless the member has chosen one. */
export const withKind = (rule: Rule, kind: LimitKind): Rule => ({
  ...rule,
  limit: blankLimit(kind),
  effect: rule.effect === limitTable[rule.limit.kind].effect ? limitTable[kind].effect : rule.effect,
});

/** A condition without any choice holds for nobody. */
export const isBlank = (condition: Condition): boolean =>
  Array.isArray(condition.value) && condition.value.length === 0;
