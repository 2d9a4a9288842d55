import type { Band, Condition, PolicyProduct, Rule, StandardContent, Tier } from '#domain/policy/schema.ts';
import { freshId } from '../rule/edit-rule.ts';

export const rulesOf = (content: StandardContent, product: PolicyProduct): readonly Rule[] =>
  content.rules.filter((rule) => rule.product === product);

/** With a rule in the place of the one with its id; a new one is the last of all, or follows `after`. */
export function withRule(content: StandardContent, rule: Rule, after?: string): StandardContent {
  const { rules } = content;
  if (rules.some(({ id }) => id === rule.id))
    return { ...content, rules: rules.map((one) => (one.id === rule.id ? rule : one)) };
  const at = rules.findIndex(({ id }) => id === after);
  const place = at < 0 ? rules.length : at + 1;
  return { ...content, rules: [...rules.slice(0, place), rule, ...rules.slice(place)] };
}

export const withoutRule = (content: StandardContent, id: string): StandardContent => ({
  ...content,
  rules: content.rules.filter((rule) => rule.id !== id),
});

/** Moves a rule among those of its product; the others stay where they are in the whole list. */
export function withMovedRule(
  content: StandardContent,
  product: PolicyProduct,
  from: number,
  to: number,
): StandardContent {
  const own = rulesOf(content, product);
  const rule = own[from];
  if (!rule) return content;
  const rest = own.filter((one) => one !== rule);
  const next = [...rest.slice(0, to), rule, ...rest.slice(to)];
  let at = 0;
  return { ...content, rules: content.rules.map((one) => (one.product === product ? (next[at++] ?? one) : one)) };
}

const namesIn = (rules: readonly Rule[], field: 'tier' | 'band'): ReadonlySet<string> =>
  new Set(
    rules.flatMap(({ when }) =>
      when.flatMap((condition) => (condition.field === field ? (condition.value as readonly string[]) : [])),
    ),
  );

/** Rules of another standard for these products, after the own ones, with the tiers and bands that they name. */
export function withCopied(
  content: StandardContent,
  other: StandardContent,
  products: readonly PolicyProduct[],
): StandardContent {
  let next = content;
  const copied = other.rules.filter(({ product }) => products.includes(product));
  for (const rule of copied) next = withRule(next, { ...rule, id: freshId(next.rules) });
  const tierNames = namesIn(copied, 'tier');
  const bandNames = namesIn(copied, 'band');
  const missing = <T extends Tier | Band>(own: readonly T[], others: readonly T[], wanted: ReadonlySet<string>) =>
    others.filter(({ name }) => wanted.has(name) && !own.some((one) => one.name === name));
  const placed = new Set(content.tiers.flatMap(({ cities }) => cities));
  return {
    ...next,
    tiers: [
      ...content.tiers,
      ...missing(content.tiers, other.tiers, tierNames).map((tier) => ({
        ...tier,
        cities: tier.cities.filter((city) => !placed.has(city)),
      })),
    ],
    bands: [...content.bands, ...missing(content.bands, other.bands, bandNames)],
  };
}

/** Rules with a condition on a tier or band of this name. */
export const usersOf = (content: StandardContent, field: 'tier' | 'band', name: string): readonly Rule[] =>
  content.rules.filter((rule) => namesIn([rule], field).has(name));

function renamed(rules: readonly Rule[], field: 'tier' | 'band', before: string, after: string): readonly Rule[] {
  const change = (condition: Condition): Condition =>
    condition.field === field
      ? { ...condition, value: (condition.value as readonly string[]).map((one) => (one === before ? after : one)) }
      : condition;
  return rules.map((rule) => (namesIn([rule], field).has(before) ? { ...rule, when: rule.when.map(change) } : rule));
}

/** Another name for a tier; its rules follow. */
export const withTierName = (content: StandardContent, at: number, name: string): StandardContent => ({
  ...content,
  tiers: content.tiers.map((tier, place) => (place === at ? { ...tier, name } : tier)),
  rules: renamed(content.rules, 'tier', content.tiers[at]?.name ?? '', name),
});

/** Cities of a tier; a city is in one tier only, so that they leave the others. `at` -1: none, the other cities. */
export const withCities = (content: StandardContent, at: number, codes: readonly string[]): StandardContent => ({
  ...content,
  tiers: content.tiers.map((tier, place) => ({
    ...tier,
    cities:
      place === at
        ? [...tier.cities, ...codes.filter((code) => !tier.cities.includes(code))]
        : tier.cities.filter((code) => !codes.includes(code)),
  })),
});

/** A band in a place; its rules follow a new name. `at` of the length of the list: a new one. */
export const withBand = (content: StandardContent, at: number, band: Band): StandardContent => {
  const before = content.bands[at];
  return {
    ...content,
    bands: before ? content.bands.map((one, place) => (place === at ? band : one)) : [...content.bands, band],
    rules:
      before &&
      before.name !== band.name &&
      !content.bands.some((one, place) => place !== at && one.name === before.name)
        ? renamed(content.rules, 'band', before.name, band.name)
        : content.rules,
  };
};

/** The list with one of its places changed; undefined takes it away, a place behind the end adds. */
export const withItem = <T>(items: readonly T[], at: number, next: T | undefined): readonly T[] =>
  next === undefined
    ? items.filter((_, place) => place !== at)
    : at >= items.length
      ? [...items, next]
      : items.map((one, place) => (place === at ? next : one));

/** Two bands that share days where both are in force. */
export function overlapsOf(bands: readonly Band[]): { a: Band; b: Band; from: string; to: string }[] {
  return bands.flatMap((a, at) =>
    bands.slice(at + 1).flatMap((b) => {
      const [from, to] = [a.from > b.from ? a.from : b.from, a.to < b.to ? a.to : b.to];
      const meet = !a.city || !b.city || a.city === b.city;
      return from <= to && meet && a.name !== b.name ? [{ a, b, from, to }] : [];
    }),
  );
}
