import { mostInBatch } from '#contract/approval.ts';

/** Words of acts of the company's account on several waiting cases at once. */
export const togetherTexts = {
  titles: { urge: '批量催办', handOn: '批量转交' },
  sub: (count: number) => `已选 ${count} 件，一次最多 ${mostInBatch} 件`,
  rules: {
    urge: '未处理的审批人会收到提醒。每件 30 分钟内只能催办一次。',
    handOn: '原审批人不再处理，转交会记入每件的审批进度。有多位审批人的，请选择转交哪一位的。',
  },
  to: '转交给',
  choose: '请选择同事',
  note: '说明（选填）',
  choices: { urge: '催办', handOn: '转交', leave: '留下' },
  /** One of several approvers who are asked. */
  from: (name: string) => `转交${name}的`,
  choiceOf: (name: string) => `${name}的处理`,
  waitsFor: (names: string) => `待 ${names} 审批`,
  off: {
    over: '已结束，无需处理',
    urged: (at: string) => `${at} 后可再次催办`,
    applicant: (name: string) => `${name}是申请人，不能审批`,
    asked: (name: string) => `${name}已经是审批人`,
  },
  left: (count: number) => (count ? `留下 ${count} 件` : ''),
  submits: {
    urge: (count: number) => `催办 ${count} 件`,
    handOn: (count: number) => `转交 ${count} 件`,
  },
  cancel: '取消',
  close: '知道了',
  result: (done: number, failed: number) => `已处理 ${done} 件${failed ? `，${failed} 件未处理` : ''}`,
  done: { urge: '已催办', handOn: '已转交' },
  failed: '未处理',
} as const;
export type TogetherTexts = typeof togetherTexts;
