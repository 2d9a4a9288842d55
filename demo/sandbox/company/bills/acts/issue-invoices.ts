import { sql } from 'kysely';
import { dayAt } from '#domain/china-time.ts';
import { invoicesOf } from '#domain/invoice/tax.ts';
import { showSigned } from '#domain/money.ts';
import { ofCompany } from '../../../ground/account-clock.ts';
import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { issueMs } from '../../../orders/vouchers/issue.ts';
import type { Bill } from '../close.ts';
import { invoiceTermsOf } from '../invoices/show.ts';
import { soldIn } from '../invoices/sold.ts';
import { tellCompany } from '../tell.ts';

/** Twenty digits as fully digital invoices have: year, place, and a running number; red ones begin with another digit. */
const numberOf = (id: number, at: number, isRed: boolean): string =>
  `${dayAt(at).slice(2, 4)}31${isRed ? '7' : '6'}${String(id).padStart(15, '0')}`;

/** When the provider issues the invoices of a bill that is paid. */
const issuedAt = (bill: Bill, savedAt: number): number =>
  Math.max(bill.paid_at ?? 0, bill.confirmed_at ?? 0, savedAt) + issueMs;

async function issueOf(tx: Tx, bill: Bill, now: number): Promise<void> {
  const terms = await invoiceTermsOf(tx, bill);
  if (!terms) return;
  const at = issuedAt(bill, terms.savedAt);
  if (at > now) return;
  const invoices = invoicesOf(await soldIn(tx, bill.id));
  for (const { percent, amount, tax, lines } of invoices) {
    const { id } = await tx
      .insertInto('company_bill_invoices')
      .values({
        company_id: bill.company_id,
        bill_id: bill.id,
        percent,
        no: '',
        kind: terms.kind,
        title_name: terms.titleName,
        tax_no: terms.taxNo,
        send_to: terms.kind === 'paper' ? terms.address : terms.email,
        amount,
        tax,
        lines: JSON.stringify(lines),
        issued_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('company_bill_invoices')
      .set({ no: numberOf(id, at, amount < 0) })
      .where('id', '=', id)
      .execute();
  }
  await tx.updateTable('company_bills').set({ invoiced_at: at }).where('id', '=', bill.id).execute();
  const sum = invoices.reduce((all, { amount }) => all + amount, 0);
  if (invoices.length)
    await tellCompany(tx, bill.company_id, at, {
      title: '账单发票已开具',
      body: `${bill.no} 已开具发票 ${invoices.length} 张，价税合计 ${showSigned(sum, true)}，购买方 ${terms.titleName}`,
    });
}

/** Issues the invoices of bills that are paid and whose company has named a buyer; those of a bill once, by any of several processes. */
export async function issueBillInvoices(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  const due = await db
    .selectFrom('company_bills as b')
    .where('b.state', '=', 'paid')
    .where('b.invoiced_at', 'is', null)
    .where(ofCompany(owner, 'b.company_id'))
    .where(
      sql<boolean>`exists (select 1 from company_settlements s where s.company_id = b.company_id and s.content -> 'invoice' ->> 'titleName' <> '')`,
    )
    .orderBy('b.id')
    .limit(200)
    .select('b.id')
    .execute();
  for (const { id } of due)
    await db.transaction().execute(async (tx) => {
      const bill = await tx
        .selectFrom('company_bills')
        .where('id', '=', id)
        .where('state', '=', 'paid')
        .where('invoiced_at', 'is', null)
        .selectAll()
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (bill) await issueOf(tx, bill, now);
    });
}
