import type { z } from 'zod';
import type { CompanyBillDifference } from '#contract/company-bill-match.ts';
import type { companyBillSchemas } from '#contract/company-bill.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { linesOfDifference, monthInWords } from '#domain/company-bill/bill-difference.ts';
import type { BillFacts } from '#domain/company-bill/bill-difference.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Database } from '../../../ground/call.ts';
import type { Bill } from '../close.ts';
import { wholeOf } from '../head.ts';
import { findBill, noBill } from '../show.ts';

/** `2026 年 8 月`; of cycles that begin within a month by their days. */
const nameOf = ({ from_day: from, to_day: to }: Bill): string =>
  from.endsWith('-01') && from.slice(0, 7) === to.slice(0, 7)
    ? `${from.slice(0, 4)} 年 ${Number(from.slice(5, 7))} 月`
    : `${from} 至 ${to}`;

async function factsOf(db: Database, bill: Bill): Promise<BillFacts & { rows: number }> {
  const { sums, splits } = bill;
  const known = sums && splits ? { sums, splits } : await wholeOf(db, bill.id);
  return { name: nameOf(bill), sums: known.sums, departments: known.splits.department, rows: known.sums.rows };
}

/** A bill beside another one, or the one before it, in sentences. */
export async function billDifference(
  { billId, otherBillId }: z.output<typeof companyBillSchemas.difference>,
  call: Call,
): Promise<Envelope<CompanyBillDifference>> {
  const { db } = call;
  const { creditMemberId: companyId } = memberOf(call);
  const bill = await findBill(db, billId, companyId);
  if (!bill) return noBill();
  const other =
    otherBillId === undefined
      ? await db
          .selectFrom('company_bills')
          .where('company_id', '=', companyId)
          .where('from_day', '<', bill.from_day)
          .orderBy('from_day', 'desc')
          .limit(1)
          .selectAll()
          .executeTakeFirst()
      : await findBill(db, otherBillId, companyId);
  if (!other) return otherBillId === undefined ? refuse(404, '这是第一张账单，没有上一期') : noBill();
  const [before, after] = other.from_day < bill.from_day ? [other, bill] : [bill, other];
  const [was, is] = [await factsOf(db, before), await factsOf(db, after)];
  const view = ({ id, no }: Bill, { sums, rows }: BillFacts & { rows: number }) => ({
    billId: id,
    no,
    amount: yuanOf(sums.amount),
    rows,
  });
  const { products, departments } = linesOfDifference(was, is);
  const inYuan = (lines: typeof products) =>
    lines.map(({ name, before: from, after: to }) => ({ name, before: yuanOf(from), after: yuanOf(to) }));
  return ok({
    before: view(before, was),
    after: view(after, is),
    products: inYuan(products),
    departments: inYuan(departments),
    sentences: monthInWords(was, is),
  });
}
