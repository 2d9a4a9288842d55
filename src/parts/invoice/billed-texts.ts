/** Words of the voucher of an order that its company has paid. */
export const billedTexts = {
  title: '报销凭证',
  withBill: '公司支付，发票随企业账单开具',
  show: '查看行程确认',
};
