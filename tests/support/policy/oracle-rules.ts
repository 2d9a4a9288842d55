import type { Condition, Limit, LimitKind, Rule, StandardContent } from '#domain/policy/schema.ts';

/** Which rule counts: the second reading of conditions and their order, without any table. */
// Days that the State Council gives off or takes, of those that the random facts use.
const rest = new Set(['2026-05-01', '2026-05-02', '2026-05-03', '2026-05-04', '2026-05-05']);
const work = new Set(['2026-05-09']);

export interface Unit {
  day: string;
  city: string;
  values: Record<string, string | number | undefined>;
}

function valuesAt({ day, city, values }: Unit, content: StandardContent, field: string): (string | number)[] {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  switch (field) {
    case 'city':
      return [city];
    case 'tier': {
      const names = content.tiers.filter((tier) => tier.cities.includes(city)).map(({ name }) => name);
      return [names.length ? (names[0] ?? '') : ''];
    }
    case 'band':
      return content.bands
        .filter((band) => !(day < band.from) && !(day > band.to) && (band.city ?? city) === city)
        .map(({ name }) => name);
    case 'weekday':
      return [weekday === 0 ? '7' : String(weekday)];
    case 'dayKind':
      return [(rest.has(day) || weekday % 6 === 0) && !work.has(day) ? '0' : '1'];
    default:
      return [values[field] ?? ''];
  }
}

export function isMet(condition: Condition, unit: Unit, content: StandardContent): boolean {
  const values = valuesAt(unit, content, condition.field);
  if (condition.op === 'atLeast') return !(Number(values[0]) < condition.value);
  if (condition.op === 'below') return !(Number(values[0]) >= condition.value);
  const list = condition.value as readonly unknown[];
  const isAny = list.some((one) => {
    if (typeof one === 'string') return values.includes(one);
    const { from, to } = one as { from: number; to: number };
    const minute = Number(values[0]);
    // Minute by minute round the clock from `from` to `to`.
    const length = to > from ? to - from : 1440 - from + to;
    return (minute - from + 1440) % 1440 < length;
  });
  return condition.op === 'in' ? isAny : !isAny;
}

export function rank(rule: Rule): number {
  const names = rule.when.map(({ field }) => field).filter((field, at, all) => all.indexOf(field) === at);
  let sum = 0;
  for (const name of names)
    sum += name === 'city' || name === 'from' ? 103 : name === 'band' ? 102 : name === 'tier' ? 101 : 100;
  return sum;
}

export function chosen(
  rules: readonly Rule[],
  unit: Unit,
  content: StandardContent,
  kind: LimitKind,
): Rule | undefined {
  let best: Rule | undefined;
  for (const rule of rules) {
    if (rule.limit.kind !== kind || !rule.when.every((condition) => isMet(condition, unit, content))) continue;
    if (!best) best = rule;
    else if (rank(rule) > rank(best)) best = rule;
    else if (rank(rule) === rank(best)) {
      const percents = [rule.limit, best.limit].map((limit) => (limit.kind === 'upgrade' ? limit.percent : 0));
      if ((percents[0] ?? 0) >= (percents[1] ?? 0)) best = rule;
    }
  }
  return best;
}

export const roundYuan = (fen: number): number => Math.round(fen / 100) * 100;
const namesSeason = (rule: Rule): boolean => rule.when.some(({ field }) => field === 'band');
export const amount = (limit: Limit): number => ('fen' in limit ? limit.fen : 0);

export function priceLimit(rules: readonly Rule[], unit: Unit, content: StandardContent, kind: 'price' | 'nightPrice') {
  const first = chosen(rules, unit, content, kind);
  if (!first) return undefined;
  const upgrade = chosen(rules, unit, content, 'upgrade');
  const percent = upgrade?.limit.kind === 'upgrade' ? upgrade.limit.percent : 0;
  const general = chosen(
    rules.filter((rule) => !namesSeason(rule)),
    unit,
    content,
    kind,
  );
  const up = (fen: number): number => roundYuan((fen * (100 + percent)) / 100);
  if (!namesSeason(first)) return { rule: first, fen: up(amount(first.limit)) };
  if (percent && general && up(amount(general.limit)) > amount(first.limit))
    return { rule: general, fen: up(amount(general.limit)) };
  return { rule: first, fen: amount(first.limit) };
}
