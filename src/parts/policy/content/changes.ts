import { policyProductNames, policyProducts } from '#domain/policy/schema.ts';
import type { Rule, StandardContent, Subject } from '#domain/policy/schema.ts';
import { same } from '#parts/draft/same.ts';

type RuleChange =
  | { kind: 'added'; rule: Rule }
  | { kind: 'removed'; rule: Rule }
  | { kind: 'changed'; rule: Rule; before: Rule };

export interface ContentChanges {
  rules: RuleChange[];
  /** The rules of these products have another order. */
  moved: string[];
  /** Other parts that differ. */
  parts: ('tiers' | 'bands' | 'reasons' | 'messages' | 'together' | 'tolerance')[];
  count: number;
  contents: { before: StandardContent; after: StandardContent };
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
  return {
    rules,
    moved,
    parts: others,
    count: rules.length + moved.length + others.length,
    contents: { before, after },
  };
}

/** `after` with the ids of `before` for equal rules: those of a standard that was written anew are its own. */
export function likeNamed(before: StandardContent, after: StandardContent): StandardContent {
  const taken = new Set(after.rules.map(({ id }) => id));
  const free = before.rules.filter(({ id }) => !taken.has(id));
  return {
    ...after,
    rules: after.rules.map((rule) => {
      const at = before.rules.some(({ id }) => id === rule.id)
        ? -1
        : free.findIndex((one) => same({ ...one, id: rule.id }, rule));
      return at < 0 ? rule : { ...rule, id: free.splice(at, 1)[0]?.id ?? rule.id };
    }),
  };
}

const subjectKey = (subject: Subject): string => (subject.kind === 'company' ? '' : `${subject.kind}.${subject.id}`);

/** Subjects that one version has and the other has not. */
export function subjectChangesOf<S extends Subject>(before: readonly S[], after: readonly S[]) {
  const without = (all: readonly S[], others: readonly S[]) => {
    const keys = new Set(others.map(subjectKey));
    return all.filter((one) => !keys.has(subjectKey(one)));
  };
  return [
    ...without(after, before).map((subject) => ({ kind: 'added' as const, subject })),
    ...without(before, after).map((subject) => ({ kind: 'removed' as const, subject })),
  ];
}
