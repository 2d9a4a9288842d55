import { armsOf, nodesOf } from '../edit/tree.ts';
import { ladderAbove, ladderOf, mayAct, namedBy } from '../engine/people.ts';
import type { ApproveNode, Approver, Org, ProcessContent, ProcessNode } from '../schema.ts';
import { onNobodyNames } from '../names.ts';
import type { ProcessNames } from '../words/process-names.ts';
import { branchReports } from './branches.ts';
import type { Problem } from './problem.ts';

const some = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join('、')}等 ${names.length} 人` : names.join('、');

/** Departments of a person, the nearest first. */
export function departmentsOf(org: Org, id: number): number[] {
  const found: number[] = [];
  for (let at = org.people.get(id)?.departmentId; at && !found.includes(at); at = org.departments.get(at)?.parentId)
    found.push(at);
  return found;
}

/** Faults of one approver for every applicant. */
function approverFault(by: Approver, names: ProcessNames, org: Org): Pick<Problem, 'kind' | 'message'> | undefined {
  const unknown = (message: string) => ({ kind: 'unknownApprover', message }) as const;
  switch (by.kind) {
    case 'person':
      if (!org.people.has(by.employeeId))
        return unknown(`审批人${names.person(by.employeeId)}已离职或不存在，请重新选择`);
      return mayAct({ org }, by.employeeId) ? undefined : unknown(`${names.person(by.employeeId)}没有审批权限或已停用`);
    case 'role': {
      const members = org.roles.get(by.roleId);
      if (!members) return unknown('审批角色已不存在，请重新选择');
      const message = `角色“${names.role(by.roleId)}”中没有可以审批的人`;
      return members.some((id) => mayAct({ org }, id)) ? undefined : { kind: 'nobodyThere', message };
    }
    case 'costCenterOwner': {
      const hasOwner = [...org.costCenters.values()].some((id) => id !== null && mayAct({ org }, id));
      return hasOwner ? undefined : { kind: 'nobodyThere', message: '成本中心都没有可以审批的负责人' };
    }
    default:
      return undefined;
  }
}

/** Problems of a node that asks owners of cost centres: cost centres without an owner who can act. */
function ownerProblem(node: ApproveNode, names: ProcessNames, org: Org): Problem[] {
  if (!node.who.some(({ kind }) => kind === 'costCenterOwner')) return [];
  const missing = [...org.costCenters].filter(([, id]) => id === null || !mayAct({ org }, id));
  if (!missing.length || missing.length === org.costCenters.size) return [];
  const codes = missing.map(([code]) => names.costCenter(code));
  const list = codes.length > 3 ? `${codes.slice(0, 3).join('、')}等 ${codes.length} 个` : codes.join('、');
  const message = `成本中心${list}没有可以审批的负责人，届时${onNobodyNames[node.onNobody]}`;
  return [{ nodeId: node.id, kind: 'nobodyThere', level: 'warning', message }];
}

const isOpen = ({ kind }: Approver): boolean => kind === 'chosen' || kind === 'costCenterOwner';

interface Lacking {
  /** Applicants without an approver here, for whom somebody above stands in. */
  up: string[];
  /** The same with nobody above: the company's account decides. */
  account: string[];
  /** Heads above whom there is nobody by nature. */
  top: string[];
  /** Those who would be their own only approver. */
  self: string[];
}

/** Applicants for whom nobody of a node can act. */
function lackingOf(node: ApproveNode, org: Org): Lacking {
  const lacking: Lacking = { up: [], account: [], top: [], self: [] };
  for (const { id, name } of org.people.values()) {
    const facts = { applicant: id, departments: departmentsOf(org, id), chosen: [], costCenter: '' };
    const named = node.who.flatMap((by) => namedBy(by, facts, org)).map(({ who }) => who);
    const isAble = (who: number) => who !== id && mayAct({ org }, who);
    if (named.some(isAble)) continue;
    if (named.includes(id) && node.skipSelf) lacking.self.push(name);
    else if (!named.includes(id) || !mayAct({ org }, id)) {
      const ladder = ladderOf(org, id, undefined);
      if (ladder.includes(id) && mayAct({ org }, id) && !ladder.some(isAble)) lacking.top.push(name);
      else if (node.who.some((by) => ladderAbove(by, facts, org).some(isAble))) lacking.up.push(name);
      else lacking.account.push(name);
    }
  }
  return lacking;
}

function lackProblems(node: ApproveNode, org: Org): Problem[] {
  if (!node.who.length || node.who.some(isOpen)) return [];
  const { up, account, top, self } = lackingOf(node, org);
  const place = { nodeId: node.id };
  const lack = up.length + account.length + top.length;
  const warn = (message: string): Problem => ({ ...place, kind: 'nobodyThere', level: 'warning', message });
  const instead = (isAbove: boolean) => onNobodyNames[node.onNobody === 'up' && !isAbove ? 'admin' : node.onNobody];
  const problems: Problem[] = [];
  if (lack > 0 && lack === org.people.size)
    problems.push({ ...place, kind: 'nobodyThere', level: 'error', message: `“${node.name}”没有可以审批的人` });
  else {
    // One rule for nobody is told once; those whom it leaves to the company's account are told apart.
    const groups = node.onNobody === 'up' ? [up, account] : [[...up, ...account], []];
    groups.forEach((names, at) => {
      const then = instead(at === 0);
      if (names.length) problems.push(warn(`${some(names)}申请时，“${node.name}”没有可以审批的人，届时${then}`));
    });
    if (top.length) problems.push(warn(`${some(top)}没有上级，“${node.name}”届时${instead(false)}`));
  }
  if (self.length) {
    const message = `${some(self)}申请时，“${node.name}”的审批人只有申请人本人，将自动跳过`;
    problems.push({ ...place, kind: 'selfOnly', level: 'warning', message });
  }
  return problems;
}

function nodeProblemsOf(node: ProcessNode, names: ProcessNames, org: Org): Problem[] {
  if (node.kind !== 'approve' && node.kind !== 'copy') return [];
  const faults = node.who.flatMap((by): Problem[] => {
    const fault = approverFault(by, names, org);
    const isCopy = node.kind === 'copy' && by.kind === 'person' && org.people.has(by.employeeId);
    return fault && !isCopy ? [{ nodeId: node.id, level: 'error', ...fault }] : [];
  });
  if (node.kind === 'copy' || faults.length) return faults;
  return [...ownerProblem(node, names, org), ...lackProblems(node, org)];
}

/** Is there a way on which nobody is asked about an application of this person. */
function isUnheard(nodes: readonly ProcessNode[], id: number, org: Org, closed: ReadonlySet<string>): boolean {
  const facts = { applicant: id, departments: departmentsOf(org, id), chosen: [], costCenter: '' };
  const isFree = (node: ProcessNode): boolean => {
    if (node.kind === 'copy') return true;
    if (node.kind === 'parallel') return node.arms.every((arm) => arm.nodes.every(isFree));
    if (node.kind === 'branch') return armsOf(node).some((arm) => !closed.has(arm.id) && arm.nodes.every(isFree));
    if (!node.who.length || node.who.some(isOpen)) return false;
    const named = node.who.flatMap((by) => namedBy(by, facts, org)).map(({ who }) => who);
    const others = node.skipSelf ? named.filter((who) => who !== id) : named;
    if (others.some((who) => mayAct({ org }, who))) return false;
    return node.onNobody === 'pass' || (named.length > 0 && !others.length && mayAct({ org }, id));
  };
  return nodes.every(isFree);
}

/** People whose applications may pass unheard. Ways without any approver are told for everybody by `lint`. */
function unheardProblem({ nodes }: ProcessContent, org: Org): Problem[] {
  const closed = new Set(branchReports(nodes).flatMap(({ never, dead }) => [...never, ...dead]));
  const found = [...org.people.values()].filter(({ id }) => isUnheard(nodes, id, org, closed));
  if (!found.length) return [];
  const message = `${found.length} 人的申请无人审批，将自动通过：${some(found.map(({ name }) => name))}`;
  return [{ kind: 'unheard', level: 'warning', message }];
}

/** Faults of approvers among the company's people. `isFree`: everybody has a way without an approver. */
export function peopleProblems(content: ProcessContent, names: ProcessNames, org: Org, isFree: boolean): Problem[] {
  const all = [...nodesOf(content.nodes)].map(({ node }) => node);
  return [...(isFree ? [] : unheardProblem(content, org)), ...all.flatMap((node) => nodeProblemsOf(node, names, org))];
}
