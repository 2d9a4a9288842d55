import type { CaseFacts, Task, UpCause, Why } from '../schema.ts';
import { managerWords } from './approver-words.ts';
import type { ProcessNames } from './process-names.ts';

/** Relation of the approver to the applicant: 陈佳宁的直属主管. */
function roleWords(
  { by, levels, departmentId }: Why,
  { applicant, costCenter }: CaseFacts,
  names: ProcessNames,
): string {
  const name = names.person(applicant);
  switch (by?.kind) {
    case 'person':
      return '流程指定的审批人';
    case 'role':
      return `${names.role(by.roleId)}`;
    case 'manager':
      return `${name}的${managerWords(by.levels)}`;
    case 'chain':
      return `${name}的${managerWords(levels ?? 1)}`;
    case 'head':
      return departmentId === undefined ? `${name}所在部门的负责人` : `${names.department(departmentId)}的负责人`;
    case 'costCenterOwner':
      return costCenter ? `成本中心${names.costCenter(costCenter)}的负责人` : '成本中心负责人';
    case 'chosen':
      return `${name}选择的审批人`;
    default:
      return '企业管理员';
  }
}

const causes: Readonly<Record<UpCause, string>> = {
  nobody: '无法审批',
  left: '已离职或停用',
  away: '正在休假，代理人也不在或无法审批',
  late: '超时未处理',
};

/**
 * Why a task lies with its actor, as the actor reads it: 您是陈佳宁的直属主管. To another viewer: 林岚是陈佳宁的直属主管. A move
 * since then follows: 原审批人许曼已离职或停用，由您代为审批.
 */
export function whyWords(
  task: Pick<Task, 'actor' | 'for' | 'why'>,
  facts: CaseFacts,
  names: ProcessNames,
  viewer: number = task.actor,
): string {
  const call = (id: number) => (id === viewer ? '您' : names.person(id));
  const holder = task.for ?? task.actor;
  const role = roleWords(task.why, facts, names);
  const deputy = task.for === undefined ? '' : `，不在期间由${call(task.actor)}代理`;
  const { via } = task.why;
  switch (via?.kind) {
    case 'handedOn':
      if (via.hasLeft) return `原审批人${call(via.from)}（${role}）${causes.left}，由${call(holder)}接手审批${deputy}`;
      if (via.byCompany) return `企业把${call(via.from)}的这项审批转交给${call(holder)}${deputy}`;
      return `${call(via.from)}把这项审批转交给${call(holder)}${deputy}`;
    case 'added':
      return `${call(via.from)}请${call(holder)}加签（在${call(via.from)}${via.place === 'before' ? '之前' : '之后'}）${deputy}`;
    case 'hurried': {
      const isSelf = via.by === via.from;
      if (via.way === 'beside')
        return `${call(via.by)}请${call(holder)}${isSelf ? '' : `与${call(via.from)}`}一同审批，任一人同意即可${deputy}`;
      return `审批可能来不及，${call(via.by)}把${isSelf ? '' : call(via.from)}${isSelf ? '' : '的'}这项审批转交给${call(holder)}${deputy}`;
    }
    case 'up': {
      const lost = via.from === undefined ? `没有${role}` : `原审批人${call(via.from)}（${role}）${causes[via.cause]}`;
      return `${task.why.by || via.from !== undefined ? lost : '流程没有指定审批人'}，由${call(holder)}代为审批${deputy}`;
    }
    default:
      return `${call(holder)}是${role}${deputy}`;
  }
}
