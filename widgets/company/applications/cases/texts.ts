import { caseStateNames } from '#domain/process/names.ts';
import { pageTexts } from '#parts/application/words/page-texts.ts';

/** Every word of the applications about orders. */
export const caseTexts = {
  ...pageTexts,
  title: '订单申请',
  toTrips: '行程申请',
  lead: '超标、费用、改签与退票的审批都在这里；审批期间座位与房间为您保留。',
  states: {
    all: '全部',
    ...caseStateNames,
  },
  noneOf: {
    running: '没有审批中的申请',
    agreed: '没有已批准的申请',
    refused: '没有被驳回的申请',
    withdrawn: '没有撤回的申请',
    expired: '没有过期的申请',
  } as Readonly<Record<string, string>>,
  kinds: { order: '订单审批', change: '改签审批', refund: '退票审批', trip: '行程申请' },
  kind: '类型',
  allKinds: '全部类型',
  verdict: '判定',
  verdicts: { all: '全部判定', ok: '合规', over: '超标' },
  days: '提交日期',
  keyword: '搜索',
  keywordHint: '订单内容或单号',
  columns: { title: '申请', kind: '类型', verdict: '判定', total: '金额', state: '状态', opened: '提交时间' },
  waitsFor: (names: readonly string[]) =>
    names.length > 2 ? `等待 ${names.slice(0, 2).join('、')} 等 ${names.length} 人` : `等待 ${names.join('、')}`,
  over: (count: number) => `超标 ${count} 项`,
  none: '还没有订单申请',
  noneText: '因公预订超出差标，或公司要求审批费用、改签、退票时，提交订单后会自动产生一份申请。',
  detail: '订单申请详情',
  missingText: '申请不存在，或不属于您。',
  leads: {
    running: '批准前不能支付。',
    agreed: '请在订单页继续。',
    refused: '占用的座位或房间已放开。',
    withdrawn: '不再审批。',
    expired: '未在期限内审批。',
  },
  readOnly: '提交时的内容，仅供查看。',
  tripLines: '行程与估价',
  tripTotal: '申请预算',
  rounds: '历次提交',
  lapses: '剩余',
  pay: '去支付',
  payWithin: '请在此时间内支付',
  payLead: '座位与房间为您保留，逾期未支付将自动取消。',
  openedAt: (at: string) => `提交于 ${at}`,
  by: (name: string) => `由 ${name} 代为提交`,
  elsewhere: '在其他平台预订，请在该平台查看订单。',
  withdrawHint: '撤回请在订单页取消订单',
  urge: '催办',
  why: '为什么需要审批',
  lines: '订单内容与判定',
  total: '金额',
  process: (name: string, version: number) => `${name} v${version}`,
};

export type CaseTexts = typeof caseTexts;
