import { writeJson } from '#base/json.ts';
import { chainOf, hasStep } from '../chain.ts';
import { ladderAbove, ladderOf, managersOf, namedBy } from '../engine/people.ts';
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

/** People above a person; they hang on the applicant only where the person has no department. */
type LadderOf = (id: number, departmentId: number | undefined) => readonly number[];

/** The ladders of a company, each made once. */
export function createLadders(org: Org): LadderOf {
  const known = new Map<string, readonly number[]>();
  return (id, departmentId) => {
    const own = org.people.get(id)?.departmentId ?? departmentId;
    const key = `${id}/${own}`;
    const ladder = known.get(key) ?? ladderOf(org, id, own);
    known.set(key, ladder);
    return ladder;
  };
}

/** Does a task of the node ever go to the next one up: late, away, or by the rule for nobody. */
const climbs = ({ onNobody, limit }: ApproveNode): boolean => onNobody !== 'admin' || hasStep(limit, 'up');

/** The rules of a node that a search depends on. */
export const rulesOf = ({ mode, onNobody, limit, skipSelf }: ApproveNode): string =>
  writeJson([mode, onNobody, chainOf(limit).map(({ onLate }) => onLate), skipSelf]);

/**
 * The surroundings of a node for an applicant: the people whom the engine may come to, numbered in that order, with
 * their deputies and those above them. With equal rules, equal texts have equal searches. `near`: the company with no others.
 */
export function surroundings(
  node: ApproveNode,
  facts: CaseFacts,
  org: Org,
  ladders: LadderOf,
): { text: string; near: () => Org } {
  const numbers = new Map<number, number>([[0, 0]]);
  const found: number[] = [];
  const number = (id: number): number => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    found.push(id);
    numbers.set(id, found.length);
    return found.length;
  };
  const isClimbing = climbs(node);
  const groups = (node.who.length ? node.who : [undefined]).map((by) => {
    const named = by ? namedBy(by, facts, org).map(({ who }) => who) : [];
    const isOpen = !named.some((id) => id !== facts.applicant) || named.some((id) => !org.people.has(id));
    return [...named, ...(isClimbing && isOpen ? [-1, ...ladderAbove(by, facts, org)] : [])];
  });
  const first = groups.map((ids) => ids.map((id) => (id < 0 ? '^' : number(id))).join()).join(';');
  const rows: string[] = [];
  for (let at = 0; at < found.length; at += 1) {
    const id = found[at] as number;
    const person = org.people.get(id);
    const above = isClimbing && person ? ladders(id, facts.departments[0]).map(number) : [];
    const deputy = person?.away ? number(person.away.deputyId) : '';
    rows.push(
      `${id === facts.applicant ? 's' : ''}${person ? (person.canAct ? 'a' : '') : '-'}${deputy}:${above.join()}`,
    );
  }
  const text = `|${first}|${rows.join(';')}`;
  // Approvers of a process are found from the applicant.
  const near = () => {
    const ids = [facts.applicant, ...managersOf(org, facts.applicant), ...found];
    return { ...org, people: new Map(ids.flatMap((id) => org.people.get(id) ?? []).map((one) => [one.id, one])) };
  };
  return { text, near };
}
