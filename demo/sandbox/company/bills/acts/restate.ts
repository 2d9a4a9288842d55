import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { billStateOf } from '#domain/company-bill/bill-state.ts';
import { dayAt } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import { refuse } from '../../../ground/call.ts';
import type { Tx } from '../../../ground/call.ts';
import type { Bill } from '../close.ts';
import { tellCompany } from '../tell.ts';

/** Locks a bill of a company: confirmation, disputes, payments and their answers follow each other. */
export const lockBill = async (tx: Tx, billId: number, companyId?: number): Promise<Bill | undefined> => {
  const found = tx.selectFrom('company_bills').where('id', '=', billId);
  return await (companyId === undefined ? found : found.where('company_id', '=', companyId))
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
};

/** Disputes of a bill that wait for either side. */
export async function openDisputesOf(tx: Tx, billId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('company_bill_disputes')
    .where('bill_id', '=', billId)
    .where('state', 'in', ['waiting', 'refused'])
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const factsNow = async (tx: Tx, bill: Bill) => ({
  isClosed: bill.is_closed,
  openDisputes: await openDisputesOf(tx, bill.id),
  isConfirmed: bill.confirmed_at !== null,
  due: bill.due,
  paid: bill.paid,
  dueOn: bill.due_on,
});

/** The caller has seen an older state. */
export const refusedState = (bill: Bill, seen: number | undefined): Envelope<never> | undefined =>
  seen !== undefined && seen !== bill.version
    ? refuse(409, '账单刚刚有变化，请查看最新状态后再试', { kind: 'changed', version: bill.version })
    : undefined;

/** Writes the state that follows from the facts of a bill, and what that means for the credit line of its company. */
export async function restate(tx: Tx, billId: number, now: number): Promise<Bill> {
  const bill = await tx.selectFrom('company_bills').where('id', '=', billId).selectAll().executeTakeFirstOrThrow();
  const state = billStateOf(await factsNow(tx, bill), dayAt(now));
  const paidAt = bill.is_closed && bill.paid >= bill.due ? (bill.paid_at ?? now) : null;
  await tx
    .updateTable('company_bills')
    .set((eb) => ({ state, paid_at: paidAt, version: eb('version', '+', 1) }))
    .where('id', '=', billId)
    .execute();
  if (state === 'overdue' && bill.state !== 'overdue')
    await tellCompany(tx, bill.company_id, now, {
      title: '账单已逾期',
      body: `${bill.no} 应于 ${bill.due_on} 前还清，尚欠 ¥${showFen(bill.due - bill.paid, true)}，公司授信暂停使用`,
    });
  if (state === 'overdue' || bill.state === 'overdue') await block(tx, bill.company_id);
  return { ...bill, state, paid_at: paidAt, version: bill.version + 1 };
}

/** Bookings on credit wait until every overdue bill is paid. */
const block = (tx: Tx, companyId: number) =>
  sql`update companies c set credit_block = coalesce((
    select '账单 ' || b.no || ' 已逾期，还清欠款 ¥' || to_char((b.due - b.paid) / 100.0, 'FM999,999,999,990.00') || ' 后即可使用公司授信'
    from company_bills b where b.company_id = c.id and b.state = 'overdue' order by b.due_on, b.id limit 1), '')
    where c.id = ${companyId}`.execute(tx);
