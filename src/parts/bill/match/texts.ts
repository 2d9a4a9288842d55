/** Words of the comparison of orders, bill and vouchers, and of all that a bill reads when it is opened. */
export const matchTexts = {
  say: (name: string) => name,
  retry: '重试',
  close: '知道了',
  title: '三方比对',
  all: (count: number) => `${count.toLocaleString('en')} 个订单的订单、账单与开票金额都一致`,
  some: (equal: number, total: number, unknown: number) =>
    `${equal.toLocaleString('en')} 个订单一致，${total.toLocaleString('en')} 个有差异${unknown ? `，其中 ${unknown} 个原因不明` : '且原因明确'}`,
  negative: (count: number) => `${count} 个订单退回的金额超过已付，请核对`,
  more: (shown: number, total: number) => `显示前 ${shown} 个，共 ${total} 个`,
  order: '订单号',
  elsewhere: (title: string) => `${title}，在其他站点预订`,
  sides: { order: '订单', bill: '本账单', voucher: '开票' },
  sumOrder: '这些订单的净额',
  sumOrderHint: '含其他账期已入账的部分',
  sumBill: '本账单',
  sumOthers: '列在其他账单',
  sumRest: '尚无账单行说明',
  sumVoucher: '待开票，应与本账单相同',
  sumInvoices: (count: number) => `账单发票 ${count} 张，价税合计`,
  equals: (label: string) => `＝ ${label}`,
  plus: (label: string) => `＋ ${label}`,
  cause: '原因',
  ownFile: '与自己的清单比对',
  ownFileHint: '上传 ERP 或凭证清单，逐单找出差异',
  causes: (texts: readonly string[]) => texts.join('；'),
};
export type MatchTexts = typeof matchTexts;
