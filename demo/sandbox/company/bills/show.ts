import { sql } from 'kysely';
import type { CompanyBillHead, CompanyBillRowView } from '#contract/company-bill.ts';
import type { Envelope } from '#contract/row.ts';
import { claimableOf } from '#domain/company-bill/bill-claim.ts';
import type { Disputed } from '#domain/company-bill/bill-claim.ts';
import type { BillSums } from '#domain/company-bill/bill-sums.ts';
import type { CompanyBillRow } from '#domain/company-bill/bill-row.ts';
import { yuanOfRow } from '#domain/company-bill/wire-row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import type { Bill } from './close.ts';

export const noBill = (): Envelope<never> => refuse(404, '没有找到这张账单');

/** A bill of the caller's company; every other one does not exist. */
export const findBill = async (db: Database | Tx, billId: number, companyId: number) =>
  await db
    .selectFrom('company_bills')
    .where('id', '=', billId)
    .where('company_id', '=', companyId)
    .selectAll()
    .executeTakeFirst();

/** The open bill of a company: money that it begins with pays that one, or an earlier one. */
export const openBill = (db: Database | Tx, companyId: number) =>
  db
    .selectFrom('company_bills')
    .where('company_id', '=', companyId)
    .where('is_closed', '=', false)
    .select(['id', 'carried']);

/** Money that the open bill begins with; 0 without one. */
export const carriedIn = (open: Pick<Bill, 'carried'> | undefined): Fen => -(open?.carried ?? 0);

export interface ListedBill extends Bill {
  disputes: number;
  disputes_for_you: number;
  claimed: Fen;
  credited: Fen;
  waiting: Fen;
  open_amount: Fen | null;
}

/** Bills of a company with their open disputes; the amount of an open one is that of its rows so far. */
export const billsOf = (db: Database | Tx, companyId: number) =>
  db
    .selectFrom('company_bills as b')
    .where('b.company_id', '=', companyId)
    .where((eb) => eb.or([eb('b.is_closed', '=', true), eb('b.rows', '>', 0), eb('b.carried', '<', 0)]))
    .selectAll('b')
    .select([
      sql<number>`(select count(*)::int from company_bill_disputes d where d.bill_id = b.id and d.state in ('waiting', 'refused'))`.as(
        'disputes',
      ),
      sql<number>`(select count(*)::int from company_bill_disputes d where d.bill_id = b.id and d.state = 'refused')`.as(
        'disputes_for_you',
      ),
      sql<Fen>`(select coalesce(sum(d.claim), 0)::bigint from company_bill_disputes d where d.bill_id = b.id and d.state in ('waiting', 'refused'))`.as(
        'claimed',
      ),
      sql<Fen>`(select coalesce(sum(d.credited), 0)::bigint from company_bill_disputes d where d.bill_id = b.id)`.as(
        'credited',
      ),
      sql<Fen>`(select coalesce(sum(p.amount), 0)::bigint from company_bill_payments p where p.bill_id = b.id and p.state = 'waiting')`.as(
        'waiting',
      ),
      sql<Fen | null>`case when not b.is_closed then (select sum(r.amount)::bigint from company_bill_rows r where r.bill_id = b.id) end`.as(
        'open_amount',
      ),
    ]);

export function viewHead(bill: ListedBill): CompanyBillHead {
  const amount = bill.is_closed ? bill.amount : Number(bill.open_amount ?? 0);
  const due = bill.is_closed ? bill.due : Math.max(0, amount + bill.carried);
  return {
    billId: bill.id,
    no: bill.no,
    from: bill.from_day,
    to: bill.to_day,
    state: bill.state,
    hash: bill.hash,
    rows: bill.rows,
    amount: yuanOf(amount),
    carried: yuanOf(bill.carried),
    due: yuanOf(due),
    paid: yuanOf(bill.paid),
    rest: yuanOf(Math.max(0, due - bill.paid)),
    waiting: yuanOf(Number(bill.waiting)),
    closesAt: momentAt(bill.closes_at),
    confirmBy: bill.confirm_by,
    dueOn: bill.due_on,
    disputes: bill.disputes,
    disputesForYou: bill.disputes_for_you,
    claimed: yuanOf(Number(bill.claimed)),
    credited: yuanOf(Number(bill.credited)),
    version: bill.version,
  };
}

/** Another application's pages show an order; those of a ride are none's. */
export const isElsewhere = (call: Call, appId: string | null | undefined): boolean =>
  !!appId && appId !== memberOf(call).appId;

export const viewRow = (
  row: CompanyBillRow,
  dispute: Disputed & { id: number | null },
  isElsewhere: boolean,
): CompanyBillRowView => ({
  ...yuanOfRow(row),
  isElsewhere,
  disputed: dispute.state,
  disputeId: dispute.id ?? 0,
  claimable: yuanOf(claimableOf(row, dispute)),
});

export const viewSums = (sums: BillSums): BillSums<string> => ({
  rows: sums.rows,
  amount: yuanOf(sums.amount),
  products: Object.fromEntries(
    Object.entries(sums.products).map(([family, { rows, amount }]) => [family, { rows, amount: yuanOf(amount) }]),
  ),
  refunds: { rows: sums.refunds.rows, amount: yuanOf(sums.refunds.amount) },
});
