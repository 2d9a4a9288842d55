import type { companyBill } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import { confirmBill, reopenBill } from '../../company/bills/acts/confirm.ts';
import { openDispute, replyToDispute, urgeDispute, withdrawDispute } from '../../company/bills/acts/dispute.ts';
import { payBill, withdrawTransfer } from '../../company/bills/acts/pay.ts';
import { listDisputes } from '../../company/bills/acts/view-disputes.ts';
import { billDetail } from '../../company/bills/detail.ts';
import { billDifference } from '../../company/bills/compare/difference.ts';
import { companyBillFile } from '../../company/bills/export.ts';
import { matchBill } from '../../company/bills/compare/match.ts';
import { matchOwnFile, ownFileDifferences } from '../../company/bills/compare/own-file.ts';
import { explainRow } from '../../company/bills/explain.ts';
import { billInvoiceFile } from '../../company/bills/acts/invoice-file.ts';
import { listBills } from '../../company/bills/list.ts';
import { billLines, billRows } from '../../company/bills/rows.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const companyBillHandlers: HandlersOf<typeof companyBill, typeof companyBillSchemas> = {
  list: listBills,
  detail: billDetail,
  rows: billRows,
  lines: billLines,
  explain: explainRow,
  dispute: openDispute,
  disputes: listDisputes,
  disputeReply: replyToDispute,
  disputeWithdraw: withdrawDispute,
  disputeUrge: urgeDispute,
  confirm: confirmBill,
  reopen: reopenBill,
  pay: payBill,
  payWithdraw: withdrawTransfer,
  match: matchBill,
  matchFile: matchOwnFile,
  matchFileExport: ownFileDifferences,
  difference: billDifference,
  invoiceFile: billInvoiceFile,
  export: companyBillFile.ask,
};
