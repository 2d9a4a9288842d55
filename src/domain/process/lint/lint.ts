import { armsOf, nodesOf } from '../edit/tree.ts';
import type { Org, ProcessContent, ProcessNode } from '../schema.ts';
import { namesOf } from '../words/process-names.ts';
import type { ProcessNames } from '../words/process-names.ts';
import { armProblems, overlapProblems } from './arm-problems.ts';
import { nodeProblems } from './node-problems.ts';
import { peopleProblems } from './people-problems.ts';
import type { Problem } from './problem.ts';

export type { Problem } from './problem.ts';

const mostNodes = 200;
const deepest = 8;

const depthOf = (nodes: readonly ProcessNode[]): number =>
  nodes.length && 1 + Math.max(...nodes.map((node) => Math.max(0, ...armsOf(node).map((arm) => depthOf(arm.nodes)))));

/** Is there a way on which nobody is asked. */
const isFree = (nodes: readonly ProcessNode[]): boolean =>
  nodes.every((node) => {
    if (node.kind === 'approve') return false;
    const arms = armsOf(node);
    return node.kind === 'branch' ? arms.some((arm) => isFree(arm.nodes)) : arms.every((arm) => isFree(arm.nodes));
  });

function wholeProblems({ nodes }: ProcessContent, all: readonly ProcessNode[]): Problem[] {
  if (!all.some(({ kind }) => kind === 'approve'))
    return [{ kind: 'empty', level: 'error', message: '流程中还没有审批节点' }];
  const problems: Problem[] = [];
  if (all.length > mostNodes)
    problems.push({ kind: 'tooLarge', level: 'error', message: `流程最多 ${mostNodes} 个节点，现有 ${all.length} 个` });
  if (depthOf(nodes) > deepest)
    problems.push({ kind: 'tooLarge', level: 'error', message: `分支最多嵌套 ${deepest} 层` });
  if (isFree(nodes))
    problems.push({ kind: 'emptyArm', level: 'warning', message: '有的申请不经过任何审批人就会通过，请确认' });
  return problems;
}

/** Ids are keys of stored cases: unique, and letters and digits only. */
function idProblems(all: readonly ProcessNode[]): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  const check = (id: string, place: Pick<Problem, 'nodeId' | 'armId'>): void => {
    if (!/^[A-Za-z0-9][\w-]{0,39}$/.test(id))
      problems.push({ ...place, kind: 'badId', level: 'error', message: '节点编号无效，请删除后重新添加' });
    else if (seen.has(id))
      problems.push({ ...place, kind: 'duplicateId', level: 'error', message: '节点编号重复，请删除后重新添加' });
    seen.add(id);
  };
  for (const node of all) {
    check(node.id, { nodeId: node.id });
    for (const { id } of armsOf(node)) check(id, { nodeId: node.id, armId: id });
  }
  return problems;
}

/** Where a node or an arm stands, by the names that lead there: 条件 2, 并行 1, 直属主管. */
export function placeOf(nodes: readonly ProcessNode[], id: string): string[] | undefined {
  for (const node of nodes) {
    if (node.id === id) return node.kind === 'approve' && node.name.trim() ? [node.name] : [];
    for (const arm of armsOf(node)) {
      const inside = arm.id === id ? [] : placeOf(arm.nodes, id);
      if (inside) return [arm.name, ...inside];
    }
  }
  return undefined;
}

/** Faults of a process; with the company's people also those of its approvers. Errors first, in the order of the page. */
export function lint(content: ProcessContent, names?: ProcessNames, org?: Org): Problem[] {
  const all = [...nodesOf(content.nodes)].map(({ node }) => node);
  const known = names ?? namesOf(org?.people ?? new Map<number, { name: string }>());
  const order = new Map(all.map(({ id }, at) => [id, at]));
  const problems = [
    ...wholeProblems(content, all),
    ...idProblems(all),
    ...all.flatMap(nodeProblems),
    ...armProblems(all),
    ...overlapProblems(content),
    ...(org ? peopleProblems(content, known, org, isFree(content.nodes)) : []),
  ];
  const rank = ({ level, nodeId = '' }: Problem) => (level === 'error' ? 0 : 1000) + (order.get(nodeId) ?? -1);
  return problems.sort((a, b) => rank(a) - rank(b));
}
