/** Words of the explanation of a row in a company's bill. */
export const explainTexts = {
  say: (name: string) => name,
  plus: '＋',
  equals: '＝',
  all: (texts: readonly string[]) => texts.join('；'),
  unequal: (order: string, bill: string, voucher: string, causes: readonly string[]) =>
    `订单 ${order}，账单 ${bill}，开票 ${voucher}。${causes.join('；')}`,
  seen: '知道了',
  rowSum: '本行合计',
  rule: '规则',
  over: '超标',
  match: '三方比对',
  equal: '订单 ＝ 账单 ＝ 开票',
  notEqual: '不一致',
  booked: '记账',
  sides: { debit: '借', credit: '贷' },
  approval: '审批单',
  dispute: '异议',
  others: '同一订单',
  other: (billNo: string, no: number, kind: string, amount: string) => `${billNo} 第 ${no} 行 ${kind} ${amount}`,
  elsewhere: (site: string) => `在${site}预订，出行服务和退改由该站点办理。费用由本公司支付，订单内容可在此查看`,
};
