import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import type { Rule, StandardContent } from '#domain/policy/schema.ts';
import { same } from '#parts/draft/same.ts';

type RuleChange =
  | { kind: 'added'; rule: Rule }
  | { kind: 'removed'; rule: Rule }
  | { kind: 'changed'; rule: Rule; before: Rule };

interface ContentChanges {
  rules: RuleChange[];
  /** The rules of these products have another order. */
  moved: string[];
  /** Other parts that differ. */
  parts: ('tiers' | 'bands' | 'reasons' | 'messages' | 'together' | 'tolerance')[];
  count: number;
}

const parts = ['tiers', 'bands', 'reasons', 'messages', 'together', 'tolerance'] as const;

/** Differences of one content from another one. */
export function changesOf(before: StandardContent, after: StandardContent): ContentChanges {
  const known = new Map(before.rules.map((rule) => [rule.id, rule]));
  const left = new Set(after.rules.map(({ id }) => id));
  const rules: RuleChange[] = [];
  for (const rule of after.rules) {
    const former = known.get(rule.id);
    if (!former) rules.push({ kind: 'added', rule });
    else if (!same(former, rule)) rules.push({ kind: 'changed', rule, before: former });
  }
  for (const rule of before.rules) if (!left.has(rule.id)) rules.push({ kind: 'removed', rule });
  const orderOf = ({ rules: all }: StandardContent, product: string) =>
    all.filter((rule) => rule.product === product && known.has(rule.id) && left.has(rule.id)).map(({ id }) => id);
  const moved = policyProducts
    .filter((product) => !same(orderOf(before, product), orderOf(after, product)))
    .map((product) => policyProductNames[product]);
  const others = parts.filter((part) => !same(before[part], after[part]));
  return { rules, moved, parts: others, count: rules.length + moved.length + others.length };
}
