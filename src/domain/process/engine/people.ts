import { companyAccount } from '../schema.ts';
import type { Approver, CaseFacts, Org, Why } from '../schema.ts';
import type { Draft } from './draft.ts';

type View = Pick<Draft, 'org' | 'now' | 'gone'> & { applicant: number };
export const viewOf = ({ org, now, gone, instance }: Draft): View => ({
  org,
  now,
  gone,
  applicant: instance.facts.applicant,
});

/** May decide at all; says nothing about an absence. */
export const mayAct = ({ org, gone }: Pick<Draft, 'org' | 'gone'>, id: number): boolean =>
  id === companyAccount || (id !== gone && org.people.get(id)?.canAct === true);

/**
 * The person who gets a task of `who`: `who`, or during an absence the deputy, or the deputy's deputy. Undefined where
 * `who` cannot act, and where the deputies form a circle, cannot act, or end at the applicant.
 */
export function actorFor(view: View, who: number): number | undefined {
  const { org, now, applicant } = view;
  const passed = new Set<number>();
  for (let at = who; ;) {
    if (at === companyAccount) return at;
    if (passed.has(at) || !mayAct(view, at) || (at === applicant && at !== who)) return undefined;
    const away = org.people.get(at)?.away;
    if (!away || now < away.fromMs || now >= away.toMs) return at;
    passed.add(at);
    at = away.deputyId;
  }
}

/** Managers from the direct one up; ends where the table has a circle. */
export function managersOf(org: Org, id: number): number[] {
  const found: number[] = [];
  for (let at = org.people.get(id)?.managerId; at && at !== id && !found.includes(at);)
    at = (found.push(at), org.people.get(at)?.managerId);
  return found;
}

/** Heads of a department and of all above it. */
function headsFrom(org: Org, departmentId: number | null | undefined): number[] {
  const passed = new Set<number>();
  const found: number[] = [];
  for (let at = departmentId; at && !passed.has(at); at = org.departments.get(at)?.parentId) {
    passed.add(at);
    const head = org.departments.get(at)?.headId;
    if (head) found.push(head);
  }
  return found;
}

/** Managers of a person from the nearest up, then heads of the person's departments. */
export const ladderOf = (org: Org, id: number, departmentId: number | null | undefined): number[] => [
  ...managersOf(org, id),
  ...headsFrom(org, org.people.get(id)?.departmentId ?? departmentId),
];

interface Candidate {
  who: number;
  why: Why;
}
const same = (ids: readonly number[], why: Why): Candidate[] => ids.map((who) => ({ who, why }));

/** The facts that approvers of a process are found by. */
type Asker = Pick<CaseFacts, 'applicant' | 'departments' | 'costCenter' | 'chosen'>;

/** People whom an approver of the process names, whether they can act or not. */
export function namedBy(by: Approver, facts: Asker, org: Org): Candidate[] {
  switch (by.kind) {
    case 'person':
      return same([by.employeeId], { by });
    case 'role':
      return same(org.roles.get(by.roleId) ?? [], { by });
    case 'manager': {
      const manager = managersOf(org, facts.applicant)[by.levels - 1];
      return same(manager ? [manager] : [], { by });
    }
    case 'chain': {
      const managers = managersOf(org, facts.applicant);
      const top = managers.findIndex((id) => (org.people.get(id)?.rank ?? 0) >= by.toRank);
      return managers
        .slice(0, top < 0 ? managers.length : top + 1)
        .map((who, at) => ({ who, why: { by, levels: at + 1 } }));
    }
    case 'head': {
      const departmentId = facts.departments[by.up];
      const head = departmentId === undefined ? undefined : org.departments.get(departmentId)?.headId;
      return head ? same([head], { by, departmentId }) : [];
    }
    case 'costCenterOwner': {
      const owner = org.costCenters.get(facts.costCenter);
      return same(owner ? [owner] : [], { by });
    }
    case 'chosen':
      return same(facts.chosen, { by });
  }
}

/** Ranks above an approver that names nobody: above the top manager there is, above the department without a head. */
export function ladderAbove(
  by: Approver | undefined,
  { applicant, departments }: Pick<CaseFacts, 'applicant' | 'departments'>,
  org: Org,
): number[] {
  if (by?.kind === 'head') return headsFrom(org, departments[by.up + 1]);
  const top = by?.kind === 'manager' ? managersOf(org, applicant).at(-1) : undefined;
  return ladderOf(org, top ?? applicant, departments[0]);
}

/**
 * The next one up who can act: managers, then heads of departments, at last the company's account. `from`: the person
 * in whose place; without one the approver `by` names nobody. Never the applicant, never one of `except`.
 */
export function nextUp(
  draft: Draft,
  { by, from, except }: { by: Approver | undefined; from: number | undefined; except: readonly number[] },
): number {
  const { org, instance } = draft;
  const { facts } = instance;
  const view = viewOf(draft);
  const isKnown = from !== undefined && org.people.has(from);
  const ladder = isKnown ? ladderOf(org, from, facts.departments[0]) : ladderAbove(by, facts, org);
  const fits = (id: number) =>
    id !== from && id !== facts.applicant && !except.includes(id) && actorFor(view, id) !== undefined;
  return ladder.find(fits) ?? companyAccount;
}
