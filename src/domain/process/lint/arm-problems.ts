import { armsOf } from '../edit/tree.ts';
import type { Arm } from '../edit/tree.ts';
import { caseFields } from '../names.ts';
import { isNumberWhen } from '../schema.ts';
import type { CaseCondition, ProcessContent, ProcessNode } from '../schema.ts';
import { branchReports } from './branches.ts';
import type { BranchReport } from './branches.ts';
import type { Problem } from './problem.ts';

function conditionFault(condition: CaseCondition): string | undefined {
  const { label, ...row } = caseFields[condition.field];
  if (!isNumberWhen(condition)) return condition.value.length ? undefined : `请选择${label}`;
  if (row.type !== 'number') return undefined;
  const isWhole = Number.isSafeInteger(condition.value) && condition.value >= 0;
  return isWhole && condition.value <= row.most ? undefined : `${label}的数值不正确`;
}

const armFaults = (arm: Arm, isCondition: boolean): Pick<Problem, 'kind' | 'message'>[] => {
  const when = 'when' in arm ? arm.when : [];
  const faults: Pick<Problem, 'kind' | 'message'>[] = when.flatMap((condition) => {
    const message = conditionFault(condition);
    return message ? [{ kind: 'badCondition', message }] : [];
  });
  if (isCondition && !when.length) faults.push({ kind: 'badCondition', message: `请设置“${arm.name}”的条件` });
  if (!arm.name.trim()) faults.push({ kind: 'noName', message: '请填写名称' });
  return faults;
};

/** Faults of arms by themselves. */
export const armProblems = (all: readonly ProcessNode[]): Problem[] =>
  all.flatMap((node) =>
    armsOf(node).flatMap((arm): Problem[] => {
      const place = { nodeId: node.id, armId: arm.id };
      const faults = armFaults(arm, 'when' in arm).map((fault) => ({ ...place, level: 'error' as const, ...fault }));
      // A default without nodes is how most branches are meant: only what the conditions name is asked about.
      const isNamed = node.kind === 'parallel' || (node.kind === 'branch' && arm !== node.otherwise);
      if (!isNamed || arm.nodes.length) return faults;
      const message =
        node.kind === 'branch'
          ? `“${arm.name}”中没有节点：符合条件的申请在此分支不需审批`
          : `“${arm.name}”中没有节点：这一路不需审批`;
      return [...faults, { ...place, kind: 'emptyArm', level: 'warning', message }];
    }),
  );

function reportProblems({ branch, never, dead, overlaps }: BranchReport): Problem[] {
  const nameOf = (id: string) => [...branch.arms, branch.otherwise].find((arm) => arm.id === id)?.name ?? '';
  const at = (armId: string) => ({ nodeId: branch.id, armId });
  return [
    ...[...never].map((id): Problem => {
      const message = `“${nameOf(id)}”的条件不可能同时成立`;
      return { ...at(id), kind: 'neverHolds', level: 'error', message };
    }),
    ...[...dead].map((id): Problem => {
      const isDefault = id === branch.otherwise.id;
      const message = `“${nameOf(id)}”永远不会走到：前面的条件已包括它的所有情况`;
      return { ...at(id), kind: 'deadArm', level: isDefault ? 'warning' : 'error', message };
    }),
    ...overlaps.map(([first, second]): Problem => {
      const message = `“${nameOf(first)}”与“${nameOf(second)}”可能同时符合，此时走“${nameOf(first)}”`;
      return { ...at(second), kind: 'overlap', level: 'warning', message };
    }),
  ];
}

/** Arms that never hold, are dead, or hold together with an earlier one. */
export const overlapProblems = ({ nodes }: ProcessContent): Problem[] =>
  branchReports(nodes).flatMap((report) =>
    // An arm whose conditions are not chosen yet says nothing.
    report.branch.arms.some(({ when }) => !when.length || when.some(conditionFault)) ? [] : reportProblems(report),
  );
