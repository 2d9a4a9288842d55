/** Fields of the bills of a company. */
export const billLabels: Readonly<Record<string, string>> = {
  billId: '账单',
  year: '年份',
  otherBillId: '对比账单',
  family: '产品',
  no: '行号',
  paymentId: '付款编号',
  disputeId: '异议',
  claim: '主张金额',
  attachmentIds: '附件',
  seenVersion: '账单版本',
  acknowledged: '知悉确认',
  hash: '校验码',
  act: '处理方式',
  method: '付款方式',
};
