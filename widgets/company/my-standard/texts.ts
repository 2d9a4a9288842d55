import type { OwnRule } from '#contract/my-standard.ts';
import type { Effect } from '#domain/policy/schema.ts';
import type { Say } from '#kit/say.ts';

/** Words of an employee's own travel standard. */
export const texts = {
  title: '我的差旅标准',
  titleOf: (name: string) => `${name}的差旅标准`,
  back: '全部标准',
  choose: '查看员工的标准',
  chooseHint: '选择一名员工，查看其适用的标准',
  standards: '企业的差旅标准',
  noStandards: '还没有差旅标准',
  settings: '差旅标准设置',
  noLevel: '未定级',
  version: (name: string, version: number) => `${name} v${version}`,
  next: (name: string) => `其后适用 ${name}`,
  since: (from: string, to: string | null) => (to ? `${from} 至 ${to}` : `自 ${from} 起`),
  via: {
    employee: '为您单独指定',
    level: '按差旅等级',
    department: '按所在部门',
    company: '全公司通用',
  },
  none: '没有适用的差旅标准',
  noneText: '因公预订需要差旅标准，请联系企业管理员',
  /** A rule as the server says it. */
  rule: (rule: OwnRule, _say: Say['say']): Omit<OwnRule, 'rule'> => rule,
  /** Between names, and between sentences. */
  and: '、',
  sentences: (all: readonly string[]) => `${all.join('；')}。`,
  columns: { when: '情况', limit: '限制', value: '标准', effect: '超出时' },
  always: '所有情况',
  effects: {
    record: '可以预订，只作记录',
    hint: '可以预订，预订时提示',
    reason: '可以预订，须选择超标原因',
    approve: '须审批通过后才能付款',
    forbid: '不可因公预订',
  } satisfies Record<Effect, string>,
  widens: '放宽以上限制',
  /** Sums: the tolerance, the limit of an example, both together, and a ticket that is ¥100 above them. */
  tolerance: (yuan: string, limit: string, most: string, ticket: string) =>
    `机票票价超出标准 ${yuan} 以内，由公司支付；再高的部分由本人支付（企业允许混付时）。例如标准 ${limit}：票价 ${most} 以内公司全付，票价 ${ticket} 时本人付 ¥100。`,
  noTolerance: {
    some: '超出时不可预订的标准不适用容差。',
    none: '机票容差不适用：超出标准的机票不可预订。',
  },
  together: {
    higher: (products: string) => `${products}：与同事同行时，按标准较高的一人判断。`,
    lower: (products: string) => `${products}：与同事同行时，按标准较低的一人判断。`,
  },
  flags: '差旅权限',
  flagsSub: '由差旅等级决定',
  flag: {
    approveFlag: ['出行须先申请', '预订前不用申请'],
    feeFlag: ['费用须审批后付款', '费用不用审批'],
    changeApprove: ['退改须审批', '退改不用审批'],
    overproof: ['允许超标预订', '超标不可预订'],
    overApprove: ['超标须审批', '超标不用审批'],
  } as const,
  tiers: '城市分级',
  tierCount: (count: number) => `等 ${count} 城`,
  otherCities: '其他城市：未列出的全部城市',
  bands: '季节与活动',
  bandLine: (from: string, to: string, city: string) => `${from} 至 ${to}${city && ` · ${city}`}`,
  rules: (count: number) => `${count} 条规则`,
  people: (count: number) => `${count} 人适用`,
};
export type Texts = typeof texts;
