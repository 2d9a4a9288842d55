import type { ApproveMode, Approver, ProcessNode } from '../schema.ts';
import type { ProcessNames } from './process-names.ts';

const digits = ['零', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];
const chineseNumber = (number: number): string => digits[number] ?? String(number);

/** 直属主管, 二级主管 */
export const managerWords = (levels: number): string => (levels <= 1 ? '直属主管' : `${chineseNumber(levels)}级主管`);

/** An approver of a process: 申请人的直属主管, 角色“财务 BP”. */
export function approverWords(approver: Approver, names: ProcessNames): string {
  switch (approver.kind) {
    case 'person':
      return names.person(approver.employeeId);
    case 'role':
      return `角色“${names.role(approver.roleId)}”`;
    case 'manager':
      return `申请人的${managerWords(approver.levels)}`;
    case 'chain':
      return `申请人的各级主管（到 ${names.rank?.(approver.toRank) ?? `${approver.toRank} 级`} 为止）`;
    case 'head':
      return approver.up ? `申请人上 ${approver.up} 级部门的负责人` : '申请人所在部门的负责人';
    case 'costCenterOwner':
      return '成本中心负责人';
    case 'chosen':
      return '申请人自选的审批人';
  }
}

export const approversInWords = (who: readonly Approver[], names: ProcessNames): string =>
  who.map((approver) => approverWords(approver, names)).join('、') || '企业管理员';

/** Can there be more than one of them. */
export const mayBeSeveral = (who: readonly Approver[]): boolean =>
  who.length > 1 || ['role', 'chain', 'chosen'].includes(who[0]?.kind ?? '');

export function modeWords(mode: ApproveMode): string {
  if (typeof mode === 'object') return `其中 ${mode.least} 人同意即可`;
  return { all: '须全部同意', any: '任一人同意即可', inOrder: '依次审批' }[mode];
}

/** A node by its name in quotes: “直属主管”. */
export const nodeName = (node: ProcessNode): string =>
  `“${node.kind === 'approve' ? node.name || '审批' : { copy: '抄送', branch: '条件分支', parallel: '并行' }[node.kind]}”`;
