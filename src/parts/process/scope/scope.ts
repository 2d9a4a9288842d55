import { signal } from '@preact/signals-core';
import { companyProcess as calls } from '#contract/process.ts';
import type { NamedScope, ProcessKind, ProcessScope } from '#contract/process.ts';
import type { CompanySubject } from '#contract/company-people.ts';
import { policyProductNames } from '#domain/policy/schema.ts';
import type { PolicyProduct } from '#domain/policy/schema.ts';
import { createReading } from '#kit/resources/reading.ts';
import type { Services } from '#kit/services.ts';

/** Subjects of a scope, the nearest first. */
export const subjectKinds = ['employee', 'department', 'level'] as const;

export interface ScopeDraft {
  /** Employees, departments and levels; none: everybody. */
  subjects: readonly Pick<CompanySubject, 'kind' | 'id' | 'name'>[];
  products: readonly PolicyProduct[];
}

export const scopeOf = ({ subjects, products }: ScopeDraft) => {
  const ids = (kind: string) => subjects.filter((one) => one.kind === kind).map(({ id }) => id);
  return { employees: ids('employee'), departments: ids('department'), levels: ids('level'), products: [...products] };
};

/** 研发中心、P6 · 国内机票 */
export const scopeInWords = (
  { subjects, products }: ScopeDraft,
  words: { and: string; startAll: string; allOfThem: string },
  say: (text: string) => string,
): string =>
  [
    subjects.map(({ name }) => say(name)).join(words.and) || words.startAll,
    products.map((product) => say(policyProductNames[product])).join(words.and) || words.allOfThem,
  ].join(' · ');

/** All whom a scope has, the nearest first. */
export const subjectsIn = (scope: NamedScope): ScopeDraft['subjects'] =>
  subjectKinds.flatMap((kind) =>
    (scope[`${kind}s`] ?? []).map((id, at) => ({ kind, id, name: scope.names[`${kind}s`][at] ?? '' })),
  );

/** Name and scope of two versions, where the scope is another one; `flow` tells what differs below them. */
export function headsOf(
  before: { name: string; scope: NamedScope },
  after: ScopeDraft & { name: string },
  ...words: [Parameters<typeof scopeInWords>[1], Parameters<typeof scopeInWords>[2]]
): [before: string, after: string][] {
  const idsOf = (scope: ProcessScope): string =>
    [scope.employees, scope.departments, scope.levels, scope.products]
      .map((ids) => [...(ids ?? [])].sort().join())
      .join(';');
  const former = { subjects: subjectsIn(before.scope), products: before.scope.products };
  return [
    [before.name, after.name],
    ...(idsOf(before.scope) === idsOf(scopeOf(after))
      ? []
      : [[scopeInWords(former, ...words), scopeInWords(after, ...words)] as [string, string]]),
  ];
}

/** Employees whose new cases a process with this scope takes once it is published; nobody is left without a process. */
export function createProcessReach(
  services: Services,
  { processId, kind, scope }: { processId: number | undefined; kind: ProcessKind; scope: ScopeDraft },
) {
  const asked = signal({ ...(processId && { processId }), kind, scope: scopeOf(scope) });
  const { state, dispose } = createReading(services, asked, async (input, ending) => {
    const outcome = await services.api.send(calls.reach, input, { quiet: 'all', signal: ending });
    return outcome.ok ? { ...outcome, data: { ...outcome.data, without: 0, subjects: [] } } : outcome;
  });
  return { state, dispose };
}
