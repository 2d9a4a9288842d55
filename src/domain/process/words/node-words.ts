import { chainOf } from '../chain.ts';
import { modeNames, onLateNames } from '../names.ts';
import type { ApproveMode, ApproveNode, Approver } from '../schema.ts';
import type { ProcessNames } from './process-names.ts';

/** The short words of a card, where sentences have `approver-words.ts`: `直属主管`, `角色：财务 BP`, `第 2 级主管`. */
export function sourceWords(approver: Approver, names: ProcessNames): string {
  switch (approver.kind) {
    case 'person':
      return names.person(approver.employeeId);
    case 'role':
      return `角色：${names.role(approver.roleId)}`;
    case 'manager':
      return approver.levels === 1 ? '直属主管' : `第 ${approver.levels} 级主管`;
    case 'chain':
      return `逐级主管，直到 ${names.rank?.(approver.toRank) ?? `第 ${approver.toRank} 级`}`;
    case 'head':
      return approver.up ? `上 ${approver.up} 级部门负责人` : '部门负责人';
    case 'costCenterOwner':
      return '成本中心负责人';
    case 'chosen':
      return '申请人自选';
  }
}

export const modeName = (mode: ApproveMode): string =>
  typeof mode === 'string' ? modeNames[mode] : `${mode.least} 人同意即可`;

/** 24 → 24 小时, 48 → 2 天, 8 of work → 8 个工作小时 */
export const hoursInWords = ({ hours, work }: { hours: number; work?: boolean | undefined }): string =>
  work ? `${hours} 个工作小时` : hours >= 48 && hours % 24 === 0 ? `${hours / 24} 天` : `${hours} 小时`;

/** `24 小时未处理，提醒审批人`: a line for each step of the limit. */
export const limitWords = ({ limit }: Pick<ApproveNode, 'limit'>): string[] =>
  chainOf(limit).map(
    ({ hours, onLate }) => `${hoursInWords({ hours, work: limit?.work })}未处理，${onLateNames[onLate]}`,
  );
