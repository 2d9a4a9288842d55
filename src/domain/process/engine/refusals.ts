import { companyAccount } from '../schema.ts';
import type { CaseState, Instance, Org, Task } from '../schema.ts';

/** Sentences for those who come too late or may not. */
export const endedWords: Readonly<Record<Exclude<CaseState, 'running'>, string>> = {
  agreed: '这项申请已经通过，无需再处理',
  refused: '这项申请已被驳回，无需再处理',
  withdrawn: '这项申请已被撤回，无需再处理',
  expired: '这项申请已过期，无需再处理',
};

const nameOf = ({ people }: Org, id: number): string =>
  id === companyAccount ? '企业管理员' : (people.get(id)?.name ?? '同事');

/** A task that has been decided or taken away. */
export function closedWords(task: Task, by: number, org: Org): string {
  const author = task.decidedBy ?? task.actor;
  switch (task.state) {
    case 'agreed':
    case 'refused': {
      if (task.decidedBy === undefined && task.isLate) return '这项审批已超过处理时限，系统已按流程驳回';
      const did = task.state === 'agreed' ? '同意' : '驳回';
      return author === by ? `您已${did}，无需重复处理` : `${nameOf(org, author)}已${did}，无需再处理`;
    }
    case 'passed':
      return '这项审批已超过处理时限，系统已按流程通过';
    case 'handedOn':
      return '这项审批已转给其他人处理';
    default:
      return '这项审批已不需要您处理';
  }
}

export const refusals = {
  noTask: '没有找到这项审批，请刷新后重试',
  notYours: '这项审批不在您名下',
  noRight: '您没有审批权限，请联系企业管理员',
  noReason: '请填写驳回原因',
  longText: '内容不能超过 500 个字',
  noHandOn: '这个节点不允许转交和加签',
  noText: '请填写评论内容',
  stranger: '您没有参与这项申请，不能评论',
  onlyApplicant: '只有申请人可以催办',
  hurried: '这个节点已经加急过，不能再次加急',
  notAny: '这个节点须由指定的人审批，不能请上级代为同意',
  nobodyAbove: '企业管理员之上没有上级',
  nobodyToUrge: '现在没有待处理的审批人',
  onlyApplicantWithdraws: '只有申请人可以撤回',
  nobodyNamed: '请选择人员',
  tooMany: '这个节点的审批人已经太多，不能再加签',
  tooEarly: '还没有到处理时限',
  noDeadline: '这项审批没有处理时限，或时限已处理过',
  badPrice: '价格不正确',
} as const;

/** 14:32 in China. */
const clockOf = (ms: number): string => new Date(ms + 8 * 3_600_000).toISOString().slice(11, 16);
export const urgedWords = (againMs: number): string => `30 分钟内只能催办一次，请在 ${clockOf(againMs)} 后再试`;

/** Obstacle to giving a person a part in a node; undefined: none. */
export function personFault(
  id: number,
  { by, instance, org, canGet }: { by: number; instance: Instance; org: Org; canGet: (id: number) => boolean },
): string | undefined {
  const name = nameOf(org, id);
  if (id === by) return '不能选择自己';
  if (id === instance.facts.applicant) return `${name}是申请人，不能审批自己的申请`;
  if (id !== companyAccount && !org.people.has(id)) return '没有找到这位同事';
  if (id !== companyAccount && !org.people.get(id)?.canAct) return `${name}没有审批权限或已停用`;
  return canGet(id) ? undefined : `${name}正在休假，代理人也不在或无法审批`;
}
export const seatedWords = (id: number, org: Org): string => `${nameOf(org, id)}已经是这个节点的审批人`;
