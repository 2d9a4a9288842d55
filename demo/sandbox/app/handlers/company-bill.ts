import type { companyBill } from '#contract/company-bill.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import { billDetail } from '../../company/bills/detail.ts';
import { explainRow } from '../../company/bills/explain.ts';
import { listBills } from '../../company/bills/list.ts';
import { billLines, billRows } from '../../company/bills/rows.ts';
import type { HandlersOf } from '../../ground/call.ts';

export const companyBillHandlers: HandlersOf<typeof companyBill, typeof companyBillSchemas> = {
  list: listBills,
  detail: billDetail,
  rows: billRows,
  lines: billLines,
  explain: explainRow,
};
