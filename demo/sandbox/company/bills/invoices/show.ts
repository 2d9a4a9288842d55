import { sql } from 'kysely';
import type { BillInvoice, BillInvoices } from '#contract/company-bill-invoice.ts';
import type { CompanyBillMatch } from '#contract/company-bill-match.ts';
import { momentAt } from '#domain/china-time.ts';
import { sumAmounts, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { Selectable } from 'kysely';
import type { Database, Tx } from '../../../ground/call.ts';
import type { CompanyBillTable } from '../../../ground/database/tables/tables-company-bill.ts';

export type Bill = Selectable<CompanyBillTable>;

export const invoicesOfBill = (db: Database | Tx, billId: number) =>
  db.selectFrom('company_bill_invoices').where('bill_id', '=', billId).orderBy('percent', 'desc').selectAll().execute();
export type StoredInvoice = Awaited<ReturnType<typeof invoicesOfBill>>[number];

const showInvoice = (one: StoredInvoice): BillInvoice => ({
  no: one.no,
  percent: one.percent,
  kind: one.kind,
  titleName: one.title_name,
  taxNo: one.tax_no,
  sendTo: one.send_to,
  amount: yuanOf(one.amount),
  tax: yuanOf(one.tax),
  issuedAt: momentAt(one.issued_at),
  lines: one.lines.map(({ item, amount, tax }) => ({ item, amount: yuanOf(amount), tax: yuanOf(tax) })),
});

/** The setting that a bill is invoiced by: of its days, or the first later one that names a buyer. Undefined: none does. */
export async function invoiceTermsOf(
  db: Database | Tx,
  { company_id: companyId, to_day: to }: Pick<Bill, 'company_id' | 'to_day'>,
) {
  const rows = await db
    .selectFrom('company_settlements')
    .where('company_id', '=', companyId)
    .orderBy('version')
    .select(['from_day', 'saved_at', 'content'])
    .execute();
  const titled = rows.filter(({ content }) => content.invoice.titleName !== '');
  const found = titled.findLast(({ from_day: from }) => from <= to) ?? titled[0];
  return found && { ...found.content.invoice, savedAt: found.saved_at };
}

/** Invoices of a bill, or what they wait for. */
export async function showInvoices(db: Database | Tx, bill: Bill): Promise<BillInvoices> {
  const rows = (await invoicesOfBill(db, bill.id)).map(showInvoice);
  const terms = await invoiceTermsOf(db, bill);
  const known = rows[0] ?? {
    kind: terms?.kind ?? 'digital',
    titleName: terms?.titleName ?? '',
    taxNo: terms?.taxNo ?? '',
    sendTo: (terms?.kind === 'paper' ? terms.address : terms?.email) ?? '',
  };
  const { kind, titleName, taxNo, sendTo } = known;
  const waits = !terms ? 'untitled' : bill.state === 'paid' ? 'issuing' : 'later';
  return {
    state: bill.invoiced_at === null ? waits : rows.length ? 'issued' : 'none',
    kind,
    titleName,
    taxNo,
    sendTo,
    rows,
  };
}

/** Blue and red invoices of a bill; undefined before they are issued. */
export async function invoicesSum(db: Database | Tx, billId: number) {
  const { rows } = await sql<{ blue: Fen; red: Fen; blueCount: number; redCount: number }>`
    select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as blue, coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as red,
      (count(*) filter (where amount > 0))::int as "blueCount", (count(*) filter (where amount < 0))::int as "redCount"
    from company_bill_invoices where bill_id = ${billId}`.execute(db);
  const [sums] = rows;
  return sums && sums.blueCount + sums.redCount > 0
    ? { ...sums, blue: Number(sums.blue), red: Number(sums.red) }
    : undefined;
}

export async function invoicedIn(db: Database | Tx, billId: number): Promise<CompanyBillMatch['invoices']> {
  const rows = await invoicesOfBill(db, billId);
  return rows.length ? { count: rows.length, amount: yuanOf(sumAmounts(rows)) } : null;
}
