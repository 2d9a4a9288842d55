import type { DisputeState } from '#domain/company-bill/bill-state.ts';
import { actTexts } from '../acts/texts.ts';

const { files, filesHint, filesFull, fileRemove, uploadFailed } = actTexts;

/** Words of the disputes of a bill. */
export const disputeTexts = {
  title: (name: string) => `${name} 异议与确认`,
  list: '异议',
  listSub: (name: string, count: number) => `${name} ${count} 笔`,
  earlier: '以往账期',
  none: '本期没有异议',
  noneText: '对金额有疑问时，在明细的「金额说明」里对这一行提出异议',
  back: '返回账单',
  states: {
    waiting: '处理中',
    refused: '待您回复',
    accepted: '已采纳',
    settled: '已了结',
    withdrawn: '已撤回',
  } satisfies Record<DisputeState, string>,
  opened: (at: string) => `${at} 提出`,
  answered: (at: string) => `${at} 答复`,
  claimed: (amount: string) => `主张退 ${amount}`,
  credited: (amount: string) => `冲减 −${amount}`,
  line: (orderNo: string, no: number, people: string) => [orderNo, `第 ${no} 行`, people].filter(Boolean).join(' · '),
  bill: '账单',
  yours: '您主张退',
  answer: '结算答复',
  answers: {
    waiting: '处理中',
    refused: '维持原金额',
    accepted: '予以冲减',
    settled: '维持，已接受',
    withdrawn: '未答复',
  },
  company: '本公司',
  provider: '结算',
  decisions: { accepted: '予以调整', refused: '不予调整', settled: '接受答复', withdrawn: '撤回异议' },
  reply: '补充说明',
  replyHint: '补充事实或新凭证，再次申诉时必填',
  noText: '请先写明理由',
  add: '补充',
  appeal: '再次申诉',
  accept: '接受答复',
  acceptAsk: (isLast: boolean) => ({
    title: '接受答复？',
    text: `接受后这一行按原金额结算，不能再申诉。${isLast ? '确认期已过，本账单随即视为确认。' : ''}`,
    yes: '接受答复',
  }),
  withdraw: '撤回异议',
  withdrawAsk: (isLast: boolean) => ({
    title: '撤回异议？',
    text: isLast
      ? '确认期已过。撤回最后一笔异议后，本账单即视为确认，不能再提异议。'
      : '撤回后这一行按账单金额结算，确认账单前可重新提出异议。',
    yes: '撤回',
  }),
  deadline: (day: string) => `${day} 24:00 前未回复视为接受`,
  added: '已补充',
  appealed: '已再次申诉',
  accepted: '已接受答复',
  withdrawn: '异议已撤回',
  corrections: '已采纳的更正',
  correctionsSub: '本期已关账，不改动原行，列入下期账单',
  correction: '下期将新增的行',
  source: '来源',
  amount: '金额',
  creditOf: (title: string) => `冲减 ${title}`,
  sourceOf: (billNo: string, no: number) => `${billNo} 第 ${no} 行`,
  checklist: '确认清单',
  files,
  filesHint,
  filesFull,
  fileRemove,
  uploadFailed,
};
export type DisputeTexts = typeof disputeTexts;
