import { chainOf, hasStep } from '../chain.ts';
import { onLateNames } from '../names.ts';
import type { ApproveNode, Approver, ProcessNode } from '../schema.ts';
import type { Problem } from './problem.ts';

const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

function approverFault(by: Approver): string | undefined {
  switch (by.kind) {
    case 'manager':
      return isWithin(by.levels, 1, 20) ? undefined : '主管的级数应在 1 到 20 之间';
    case 'chain':
      return isWithin(by.toRank, 1, 99) ? undefined : '请选择主管到哪一级为止';
    case 'head':
      return isWithin(by.up, 0, 20) ? undefined : '部门的级数应在 0 到 20 之间';
    default:
      return undefined;
  }
}

type Fault = Pick<Problem, 'kind' | 'message'>;
const leastFault = (node: ApproveNode): Fault[] => {
  if (typeof node.mode !== 'object') return [];
  const { least } = node.mode;
  if (!isWithin(least, 1, 30)) return [{ kind: 'badNumber', message: '同意人数应在 1 到 30 之间' }];
  const isFixed = node.who.every(({ kind }) => kind !== 'role' && kind !== 'chain' && kind !== 'chosen');
  return isFixed && least > node.who.length && node.who.length
    ? [{ kind: 'leastTooMany', message: `须 ${least} 人同意，但只有 ${node.who.length} 位审批人` }]
    : [];
};

function approveFaults(node: ApproveNode): Fault[] {
  const { name, who, onNobody, limit } = node;
  const faults: Fault[] = who.flatMap((by) => {
    const message = approverFault(by);
    return message ? [{ kind: 'badNumber', message }] : [];
  });
  if (!name.trim()) faults.push({ kind: 'noName', message: '请填写节点名称' });
  else if (name.length > 30) faults.push({ kind: 'noName', message: '节点名称不能超过 30 个字' });
  if (!who.length && onNobody !== 'admin') faults.push({ kind: 'noApprover', message: '请设置审批人' });
  return [...faults, ...limitFaults(limit), ...leastFault(node)];
}

function limitFaults(limit: ApproveNode['limit']): Fault[] {
  const chain = chainOf(limit);
  const faults: Fault[] = [];
  if (chain.some(({ hours }) => !(hours >= 0.5 && hours <= 720)))
    faults.push({ kind: 'badNumber', message: '处理时限应在 0.5 到 720 小时之间' });
  if (chain.some(({ hours }, at) => hours <= (chain[at - 1]?.hours ?? -1)))
    faults.push({ kind: 'badChain', message: '超时的每一步须比上一步晚' });
  const end = chain.findIndex(({ onLate }) => onLate === 'pass' || onLate === 'refuse');
  const last = chain[end];
  if (last && end < chain.length - 1)
    faults.push({ kind: 'badChain', message: `“${onLateNames[last.onLate]}”之后的步骤不会执行，请删除` });
  return faults;
}

/** Handing up from the company's account leads to nobody; a chain of nothing else waits for ever. */
function limitWarnings({ who, limit }: ApproveNode): Fault[] {
  if (who.length || !hasStep(limit, 'up')) return [];
  return [{ kind: 'badChain', message: '企业管理员之上没有上级，“转交上级”不起作用' }];
}

function faultsOf(node: ProcessNode): Fault[] {
  switch (node.kind) {
    case 'approve':
      return approveFaults(node);
    case 'copy':
      return node.who.length ? [] : [{ kind: 'noApprover', message: '请选择抄送人' }];
    case 'branch':
      return node.arms.length ? [] : [{ kind: 'fewArms', message: '条件分支至少要有一个条件' }];
    case 'parallel':
      return node.arms.length > 1 ? [] : [{ kind: 'fewArms', message: '并行至少要有两路' }];
  }
}

/** Faults of one node by itself. */
export const nodeProblems = (node: ProcessNode): Problem[] => [
  ...faultsOf(node).map((fault): Problem => ({ nodeId: node.id, level: 'error', ...fault })),
  ...(node.kind === 'approve' ? limitWarnings(node) : []).map((fault): Problem => ({
    nodeId: node.id,
    level: 'warning',
    ...fault,
  })),
];
