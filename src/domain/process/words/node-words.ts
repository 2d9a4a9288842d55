import { policyProductNames } from '../../policy/schema.ts';
import type { PolicyProduct } from '../../policy/schema.ts';
import { caseFields, modeNames, onLateNames } from '../names.ts';
import { isNumberWhen } from '../schema.ts';
import type { ApproveMode, ApproveNode, Approver, CaseCondition } from '../schema.ts';
import type { ProcessNames } from './process-names.ts';

/** `直属主管`, `角色：财务 BP`, `第 2 级主管` */
export function approverWords(approver: Approver, names: ProcessNames): string {
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

export const modeWords = (mode: ApproveMode): string =>
  typeof mode === 'string' ? modeNames[mode] : `${mode.least} 人同意即可`;

/** `24 小时未处理，提醒审批人`; "" without a limit. */
export const limitWords = ({ limit }: Pick<ApproveNode, 'limit'>): string =>
  limit ? `${limit.hours} 小时未处理，${onLateNames[limit.onLate]}` : '';

const nameOf = (field: string, code: string, names: ProcessNames): string => {
  if (field === 'product') return policyProductNames[code as PolicyProduct] ?? code;
  if (field === 'level') return names.level(code);
  if (field === 'department') return names.department(Number(code));
  return field === 'costCenter' ? names.costCenter(code) : code;
};

/** `总额不少于 ¥3,000`, `部门为研发中心、销售部`, `超标` */
export function conditionWords(condition: CaseCondition, names: ProcessNames): string {
  const row = caseFields[condition.field];
  if (isNumberWhen(condition)) {
    const per = row.type === 'number' ? row.per : 1;
    const unit = row.type === 'number' ? row.unit : '';
    const figure = (condition.value / per).toLocaleString('en-US');
    const value = unit === '元' ? `¥${figure}` : `${figure} ${unit}`;
    return `${row.label}${condition.op === 'atLeast' ? '不少于' : '少于'} ${value}`;
  }
  const fixed = row.type === 'choice' && typeof row.choices !== 'string' ? row.choices : undefined;
  const known = condition.value.map(
    (code) => fixed?.find((choice) => choice.code === code)?.name ?? nameOf(condition.field, code, names),
  );
  const listed = known.length > 3 ? `${known.slice(0, 3).join('、')}等 ${known.length} 项` : known.join('、');
  if (fixed) return condition.op === 'in' ? listed : `不是${listed}`;
  return `${row.label}${condition.op === 'in' ? '为' : '不是'}${listed || '（未选）'}`;
}

export const whenWords = (when: readonly CaseCondition[], names: ProcessNames): string =>
  when.length ? when.map((condition) => conditionWords(condition, names)).join('，且') : '所有情况';
