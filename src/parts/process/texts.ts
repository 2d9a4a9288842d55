export const texts = {
  you: '您',
  deputyOf: (name: string) => `代${name}审批`,
  took: (span: string) => `用时 ${span}`,
  waited: (span: string) => `已等待 ${span}`,
  due: (at: string) => `时限 ${at}`,
  expected: (at: string) => `预计 ${at}`,
  afterHold: '占座时限内轮不到',
  ends: '预计完成',
  noEnd: '暂时无法预计',
  pastDue: '预计时限内未处理',
  lasts: (span: string) => `历时 ${span}`,
  why: '为什么这样走',
  none: '无需审批，提交后直接通过。',
} as const;

export const deadlineWords = { none: '不限时', over: '已到期' };

export const caseWords = {
  used: '已用',
  total: '总额',
  before: '审批前',
  after: '审批后',
  left: '审批后剩余',
  short: '超出预算',
  warnAt: (percent: number) => `${percent}% 预警线`,
  bar: (before: string, after: string) => `预算使用率，审批前 ${before}，审批后 ${after}`,
  reason: '超标原因',
  travellers: '出行人',
} as const;
