/** Words of the bar that says from which trip application one books. */
export const barTexts = {
  from: '从行程申请 ',
  fromEnd: ' 预订',
  budget: (product: string, left: string) => `${product}剩余预算 ${left}`,
  total: (left: string) => `剩余预算 ${left}`,
  left: (product: string, left: string, all: string) => `申请的${product}预算 ${all}，剩余 ${left}`,
  overBudget: (yuan: string) => `超出申请预算 ${yuan}`,
  /** Of a seat, in the width of one. */
  overWord: '超申请预算',
  toBook: '待订：',
  legs: (legs: string, _count: number) => `申请行程：${legs}`,
  days: (days: string) => `申请日期：${days}`,
  after: (left: string, part: string, after: string) => `剩余预算 ${left}，本单公司支付 ¥${part}，下单后剩 ¥${after}`,
  separator: '、',
  around: (days: number) => `（可前后各 ${days} 天）`,
  open: (cities: string, from: string, to: string) => `可订：${cities}，${from} 至 ${to}`,
  outside: '不在申请范围',
  /** Of a day, in the width of one. */
  out: '申请外',
  why: {
    cities: '申请不含此路线。',
    days: '申请不含此日期。',
    booked: '申请的这段行程已订满。',
  },
  todo: '请改查上面可订的行程，或先变更申请，获批后再订。',
  change: '去变更申请',
  back: '返回申请',
  leave: '不使用申请',
};
