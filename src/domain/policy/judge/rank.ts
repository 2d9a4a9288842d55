import type { Condition, FieldName, LimitKind, PolicyProduct, Rule } from '../schema.ts';
import { limitsOf } from '../limits.ts';

/** A place or time that is named counts for more than a group of them, where two rules name equally many fields. */
const finer: Partial<Record<FieldName, number>> = { city: 3, from: 3, band: 2, tier: 1 };

/** Number of fields that a rule names; among equals, how narrow its places and times are. */
export function specificityOf(when: readonly Condition[]): number {
  const named = new Set(when.map(({ field }) => field));
  return [...named].reduce((sum, field) => sum + 100 + (finer[field] ?? 0), 0);
}

export interface Ranked {
  rule: Rule;
  specificity: number;
  /** Place in the content. */
  row: number;
  namesBand: boolean;
}

const percentOf = ({ rule: { limit } }: Ranked): number => (limit.kind === 'upgrade' ? limit.percent : 0);

/** The rules of a product by kind; within a kind the first that holds counts. */
export function ranked(rules: readonly Rule[], product: PolicyProduct): Ranked[] {
  const kinds: readonly LimitKind[] = limitsOf[product];
  return rules
    .map((rule, row) => ({
      rule,
      row,
      specificity: specificityOf(rule.when),
      namesBand: rule.when.some(({ field }) => field === 'band'),
    }))
    .filter(({ rule }) => rule.product === product && kinds.includes(rule.limit.kind))
    .sort(
      (a, b) =>
        kinds.indexOf(a.rule.limit.kind) - kinds.indexOf(b.rule.limit.kind) ||
        b.specificity - a.specificity ||
        percentOf(b) - percentOf(a) ||
        b.row - a.row,
    );
}
