import type { ChangedTrip, TripVerdict } from '#contract/travel-standard.ts';
import { effectNames } from '#domain/policy/schema.ts';
import { showFen } from '#domain/money.ts';

const changeOf = (now: number, before: number): string => {
  const change = now - before;
  return `原 ${before}${change ? `，${change > 0 ? '+' : '−'}${Math.abs(change)}` : ''}`;
};

/** Words of the what-if of a draft. */
export const texts = {
  title: '如果当时用这份草稿',
  years: '过去 12 个月预订',
  allProducts: '全部产品',
  product: '产品',
  trips: (count: number) => `${count.toLocaleString('en-US')} 个行程`,
  over: '超标',
  asks: '须审批',
  paid: '公司多付',
  paidLess: '公司少付',
  paidParts: (less: number, more: number) => `变严少付 ¥${showFen(less)}，变宽多付 ¥${showFen(more)}`,
  change: changeOf,
  unit: '个',
  months: '每月超标',
  most: (count: number) => `${count} 个`,
  span: (first: string, last: string) => `按出行月份，${first} 至 ${last}`,
  before: '现行',
  after: '草稿',
  month: (month: string, before: number, after: number) => `${month} 现行 ${before} 个，草稿 ${after} 个`,
  changed: (count: number) => `判定变化 ${count.toLocaleString('en-US')} 个行程`,
  unchanged: '所有行程的判定都不变。',
  others: (count: number) => `其余 ${count.toLocaleString('en-US')} 个行程的判定不会改变。`,
  compliant: (count: number) => `${count} 个变为合规`,
  harder: (count: number) => `${count} 个变严`,
  each: '逐单查看',
  hit: (count: number) => `${count} 人会受影响`,
  nobody: '没有人的行程因此变严',
  hitTrips: (trips: number, paysLess: number) =>
    `${trips} 个行程${paysLess ? `，公司${paysLess > 0 ? '少' : '多'}付 ¥${showFen(Math.abs(paysLess))}` : ''}`,
  more: (count: number) => `另有 ${count} 人`,
  none: '过去 12 个月，适用的员工还没有因公行程',
  unfinished: '规则还没有填完，填好后重新计算',
  failed: '没有算出来',
  again: '重试',
  listTitle: '判定变化的行程',
  listCut: (shown: number, all: number) => `共 ${all} 个，列出变严的前 ${shown} 个`,
  columns: { trip: '行程', name: '员工', before: '现行', after: '草稿' },
  /** Why the draft judges a trip so: in the words of the server, or by the sentences of the rules that it breaks. */
  reason: ({ reason }: ChangedTrip, _sentenceOf: (rule: string) => string): string => reason,
  verdict: ({ verdict, effect, overBy }: TripVerdict) =>
    verdict === 'ok'
      ? '合规'
      : `${verdict === 'forbidden' ? '不可订' : '超标'}${overBy ? ` ¥${showFen(overBy)}` : ''}${
          verdict === 'over' && effect && effect !== 'record' ? `，${effectNames[effect]}` : ''
        }`,
  dayOf: ({ day, orderNo }: ChangedTrip) => `${day} · ${orderNo}`,
  close: '关闭',
};
