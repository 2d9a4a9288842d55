import { writeJson } from '#base/json.ts';
import { managersOf, namedBy } from '../engine/people.ts';
import { departmentsOf } from '../lint/people-problems.ts';
import type { ApproveNode, Approver, CaseFacts, Org, ProcessNode } from '../schema.ts';
import { anyCase } from '../lint/points.ts';

/** People whom others of the company or the process refer to: each is a case of its own. */
function specialOf(org: Org, nodes: readonly ProcessNode[]): Set<number> {
  const special = new Set<number | null>([...org.roles.values()].flat());
  for (const { managerId } of org.people.values()) special.add(managerId);
  for (const { headId } of org.departments.values()) special.add(headId);
  for (const owner of org.costCenters.values()) special.add(owner);
  for (const node of nodes)
    if (node.kind === 'approve') for (const by of node.who) if (by.kind === 'person') special.add(by.employeeId);
  return special as Set<number>;
}

const names = (nodes: readonly ProcessNode[], kind: Approver['kind']): boolean =>
  nodes.some((node) => node.kind === 'approve' && node.who.some((by) => by.kind === kind));

/** Owners of cost centres and choices of an applicant, where the process counts on them. */
function variantsOf(nodes: readonly ProcessNode[], facts: CaseFacts, org: Org): CaseFacts[] {
  const owners = new Map([...org.costCenters].map(([code, owner]) => [owner, code]));
  const centers = names(nodes, 'costCenterOwner') ? ['', ...owners.values()] : [''];
  const other = [...org.people.values()].find(({ id, canAct }) => canAct && id !== facts.applicant);
  const choices = names(nodes, 'chosen') && other ? [[], [other.id]] : [[]];
  return centers.flatMap((costCenter) => choices.map((chosen) => ({ ...facts, costCenter, chosen })));
}

/** Applicants that stand for all: the special ones, and one of each manager and department. */
export function applicantsOf(org: Org, nodes: readonly ProcessNode[]): CaseFacts[] {
  const special = specialOf(org, nodes);
  const one = new Map<string, number>();
  for (const { id, managerId, departmentId } of org.people.values()) {
    const key = special.has(id) ? String(id) : `${managerId}/${departmentId}`;
    if (!one.has(key)) one.set(key, id);
  }
  const ids = one.size ? [...one.values()] : [-1];
  return ids.flatMap((id) =>
    variantsOf(nodes, { ...anyCase, applicant: id, departments: departmentsOf(org, id) }, org),
  );
}

/** The facts that a node looks at, beside the company. */
export const viewOf = ({ id, who }: ApproveNode, { applicant, costCenter, chosen }: CaseFacts): string =>
  [
    id,
    applicant,
    who.some(({ kind }) => kind === 'costCenterOwner') ? costCenter : '',
    who.some(({ kind }) => kind === 'chosen') ? chosen.join() : '',
  ].join('/');

/**
 * The surroundings of a node for an applicant, with people numbered in the order in which the engine comes to them:
 * equal texts have equal searches. `near`: the company with no others.
 */
export function surroundings(node: ApproveNode, facts: CaseFacts, org: Org): { text: string; near: () => Org } {
  const numbers = new Map<number, number>([[0, 0]]);
  const found: number[] = [];
  const number = (id: number | null | undefined): number => {
    if (id === null || id === undefined) return -1;
    if (!numbers.has(id)) {
      numbers.set(id, numbers.size);
      found.push(id);
    }
    return numbers.get(id) as number;
  };
  const headsOf = (departments: readonly number[]) => departments.map((id) => number(org.departments.get(id)?.headId));
  const first = [
    number(facts.applicant),
    ...headsOf(facts.departments),
    ...managersOf(org, facts.applicant).map(number),
    ...node.who.map((by) =>
      namedBy(by, facts, org)
        .map(({ who }) => number(who))
        .join(),
    ),
    node.who.map((by) => (by.kind === 'head' ? by.up : by.kind)).join(),
  ].join(';');
  const rows: string[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const person = org.people.get(found[at] as number);
    const heads = person ? headsOf(departmentsOf(org, person.id)) : [];
    rows.push(
      person
        ? [person.canAct ? 1 : 0, number(person.managerId), number(person.away?.deputyId), ...heads].join(',')
        : '-',
    );
  }
  const text = `${writeJson([node.mode, node.onNobody, node.limit?.onLate, node.skipSelf])}|${first}|${rows.join(';')}`;
  const known = () => found.flatMap((id) => org.people.get(id) ?? []);
  return { text, near: () => ({ ...org, people: new Map(known().map((person) => [person.id, person])) }) };
}
