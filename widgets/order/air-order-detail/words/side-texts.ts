/** Words of the cards below the first screen, under the name of the page. */
export const sideTexts = {
  backSoon: '预计退回',
  dueSoon: '待支付差价',
  booked: '原订单',
  /** `nth`: 0 of an order with one change; `names`: of those who changed, where others did not. */
  changeBlock: (nth: number, isUnderWay: boolean, names: string) =>
    `${nth ? `第 ${nth} 次改签` : '改签'}${isUnderWay ? '（处理中）' : ''}${names && ` · ${names}`}`,
  changeReturned: '改签退回',
  changeReturning: '改签退回中',
  total: '订单金额',
  voucher: '报销凭证',
  eTicket: '电子行程单',
  afterTrip: (day: string) => `${day} 后可申请`,
  withBill: '公司支付，随企业账单开具',
  canApply: '可申请',
  applyOver: '已过申请期',
  notNeeded: '未申请',
  tripSheet: '行程单（出行参考）',
  printSheet: '打印',
  printLater: '出票后可打印',
  applyLater: '最晚行程结束后 180 天内申请',
  applyUntil: (day: string) => `请于 ${day} 前申请`,
  showVouchers: '查看报销凭证',
  feeInvoice: '费用发票',
  contactCard: '联系与差旅信息',
  budgetUnit: '预算单位',
  unitCard: '单位银行卡',
};

export type SideTexts = typeof sideTexts;
