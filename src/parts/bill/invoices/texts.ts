import type { BillInvoices } from '#contract/company-bill-invoice.ts';

/** Words of the invoices of a bill. */
export const invoiceTexts = {
  say: (name: string) => name,
  title: '账单发票',
  buyer: '购买方',
  sendTo: '发送至',
  all: '全部下载',
  waits: {
    none: '本账单没有需要开票的金额',
    later: '账单结清后由平台开具，按税率分张，合计与账单明细一致',
    untitled: '尚未选择发票抬头，选择后开具',
    issuing: '开具中，约 1 分钟',
    issued: '',
  } satisfies Record<BillInvoices['state'], string>,
  setTitle: '去设置抬头',
  no: '发票号码',
  red: '红字',
  items: (names: readonly string[]) => names.join('、'),
  rate: '税率',
  net: '不含税金额',
  tax: '税额',
  amount: '价税合计',
  state: '状态',
  issued: '已开具',
  files: '下载',
  formats: { pdf: 'PDF', xml: 'XML', html: '网页' },
  fileOf: (format: string, no: string) => `下载${format}，发票 ${no}`,
  saved: '已下载',
  sum: '合计',
};
export type InvoiceTexts = typeof invoiceTexts;
