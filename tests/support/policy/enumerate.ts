import { addDays } from '#domain/china-time.ts';
import { coverOf } from '#domain/policy/limits.ts';
import type { FieldName, PolicyProduct, Rule, StandardContent } from '#domain/policy/schema.ts';
import { chosen, isMet, rank } from './oracle-rules.ts';
import type { Unit } from './oracle-rules.ts';
import { cities, levels } from './random.ts';

/** Values of each field among which every random rule makes its difference. */
const grid: Partial<Record<FieldName, readonly (string | number)[]>> = {
  level: levels,
  from: [...cities, 'ZZZ'],
  airline: ['CA', 'MU', 'ZZ'],
  cabin: ['Y', 'W', 'C', 'F'],
  trainKind: ['G', 'D', 'C', 'Z', 'T', 'K', 'L', 'O'],
  overnight: ['0', '1'],
  seat: 'standing hardSeat softSeat second hardSleeper first premium bulletSleeper softSleeper business deluxeSleeper'.split(
    ' ',
  ),
  agreement: ['0', '1'],
  shared: ['0', '1'],
  scene: ['city', 'overtime', 'duty', 'trip', 'transfer', 'other'],
  carClass: ['taxi', 'express', 'comfort', 'business', 'luxury'],
  crossCity: ['0', '1'],
  haul: [0, 119, 120, 239, 240, 599, 600, 4320],
  advance: [0, 1, 2, 3, 6, 7, 365],
  stars: [0, 2, 3, 4, 5],
  nights: [1, 2, 3, 90],
  time: [0, 359, 360, 479, 480, 1079, 1080, 1319, 1320, 1439],
};

const allDays = Array.from({ length: 24 }, (_, at) => addDays('2026-04-23', at));

/** Every case of a product as far as its rules can tell cases apart; undefined where they are more than `most`. */
export function casesOf(content: StandardContent, product: PolicyProduct, most: number): Unit[] | undefined {
  const named = new Set(
    content.rules.filter((rule) => rule.product === product).flatMap(({ when }) => when.map(({ field }) => field)),
  );
  const has = (...names: FieldName[]): boolean => names.some((name) => named.has(name));
  let units: Unit[] = [];
  for (const city of has('city', 'tier', 'band') ? [...cities, 'ZZZ'] : ['ZZZ'])
    for (const day of has('band', 'weekday') ? allDays : ['2026-04-23']) units.push({ city, day, values: {} });
  for (const [field, values] of Object.entries(grid)) {
    if (!named.has(field as FieldName)) continue;
    if (units.length * values.length > most) return undefined;
    units = units.flatMap((unit) => values.map((value) => ({ ...unit, values: { ...unit.values, [field]: value } })));
  }
  return units;
}

export const holdsAt = (rule: Rule, unit: Unit, content: StandardContent): boolean =>
  rule.when.every((condition) => isMet(condition, unit, content));

/** Does any rule that a product needs hold in this case. */
export const isCovered = (unit: Unit, content: StandardContent, product: PolicyProduct): boolean =>
  content.rules.some((rule) => coverOf[product].includes(rule.limit.kind) && holdsAt(rule, unit, content));

/** The pairs of rules that contradict each other in some case, and the rules that count in no case. */
export function enumerated(
  units: readonly Unit[],
  content: StandardContent,
): { conflicts: Set<string>; shadowed: Set<string> } {
  const conflicts = new Set<string>();
  const counts = new Set<string>();
  const isSeasonal = (rule: Rule): boolean => rule.when.some(({ field }) => field === 'band');
  const general = content.rules.filter((rule) => !isSeasonal(rule));
  for (const unit of units) {
    const live = content.rules.filter((rule) => holdsAt(rule, unit, content));
    for (const kind of new Set(live.map(({ limit }) => limit.kind))) {
      const own = live.filter(({ limit }) => limit.kind === kind);
      const top = Math.max(...own.map(rank));
      const first = own.filter((rule) => rank(rule) === top);
      const winner = chosen(own, unit, content, kind);
      if (winner) counts.add(winner.id);
      // The price without a season is the base of the season's rate.
      const base = chosen(general, unit, content, kind);
      if (base) counts.add(base.id);
      if (kind === 'upgrade') {
        for (const rule of own) counts.add(rule.id);
        continue;
      }
      for (const [at, one] of first.entries())
        for (const other of first.slice(at + 1))
          if (JSON.stringify([one.limit, one.effect]) !== JSON.stringify([other.limit, other.effect]))
            conflicts.add([one.id, other.id].toSorted().join());
    }
  }
  return { conflicts, shadowed: new Set(content.rules.filter(({ id }) => !counts.has(id)).map(({ id }) => id)) };
}
