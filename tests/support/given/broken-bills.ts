import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalLine } from '#domain/company-bill/bill-row.ts';
import { hashOfRows } from '#domain/company-bill/bill-hash.ts';
import { momentAt } from '#domain/china-time.ts';
import { readDetail } from '#demo/sandbox/company/bills/detail.ts';
import type { Database } from '#demo/sandbox/ground/call.ts';
import type { RandomCompany } from './random-bills.ts';

/** All that is not equal in the bills of companies by the rows of the database alone; none where all is well. */
export async function unequalBills(db: Database, companies: readonly RandomCompany[]): Promise<unknown[]> {
  const ids = companies.map(({ id }) => id);
  const sums = await sql`
    select b.no, b.amount, b.rows, r.* from company_bills b cross join lateral (
      select count(*) as count, max(r.no) as last, coalesce(sum(r.amount), 0) as billed, coalesce(sum(r.voucher_amount), 0) as vouchers
      from company_bill_rows r where r.bill_id = b.id
    ) r cross join lateral (
      select coalesce(-sum(e.amount), 0) as booked from company_bill_movements m join ledger_entries e on e.movement = m.movement and e.account like 'credit:%'
      where m.bill_id = b.id and m.no is not null
    ) l where b.company_id = any(${ids}) and b.is_closed and (b.amount <> r.billed or b.rows <> r.count or b.rows <> r.last
      or b.amount <> r.vouchers or b.amount <> l.booked or b.amount <> b.debit - b.credit)`.execute(db);
  const wholes = await sql`
    select * from (
      select c.id, (select coalesce(sum(r.amount), 0) from company_bill_rows r where r.company_id = c.id) as billed,
        (select coalesce(-sum(e.amount), 0) from ledger_entries e join ledger_movements m using (movement)
          where e.account in ('credit:' || c.id || ':available', 'credit:' || c.id || ':reserved') and m.order_id is not null) as booked,
        (select count(*) from company_bill_movements m where m.company_id = c.id and m.bill_id is null) as waiting
      from unnest(${ids}::bigint[]) as c (id)
    ) c where waiting = 0 and billed <> booked`.execute(db);
  const bills = await db
    .selectFrom('company_bills')
    .where('company_id', 'in', ids)
    .where('is_closed', '=', true)
    .select(['id', 'no', 'hash'])
    .execute();
  const rows = await db
    .selectFrom('company_bill_rows')
    .where('company_id', 'in', ids)
    .orderBy('bill_id')
    .orderBy('no')
    .select(['bill_id', 'no', 'content', 'line'])
    .execute();
  const lines = new Map<number, string[]>();
  for (const { bill_id: billId, line } of rows) lines.set(billId, [...(lines.get(billId) ?? []), line]);
  return [
    ...sums.rows,
    ...wholes.rows,
    ...rows.filter(({ content, line }) => canonicalLine(content) !== line).map(({ bill_id, no }) => [bill_id, no]),
    ...bills
      .filter(({ id, hash }) => hashOfRows(lines.get(id) ?? [], createHash('sha256')) !== hash)
      .map(({ no }) => no),
  ];
}

/** Everything that is not equal in the bills of a company; none where all is well. */
export async function brokenBills(db: Database, { id, member }: RandomCompany): Promise<string[]> {
  const broken: string[] = [];
  const bills = await db.selectFrom('company_bills').where('company_id', '=', id).orderBy('id').selectAll().execute();
  for (const bill of bills) {
    const detail = await readDetail(db, { companyId: id, payee: '', memberId: member }, bill.id, bill.closes_at);
    const rows = await db
      .selectFrom('company_bill_rows')
      .where('bill_id', '=', bill.id)
      .orderBy('no')
      .select(['no', 'amount', 'content', 'line'])
      .execute();
    if (rows.some(({ no }, at) => no !== at + 1)) broken.push(`${bill.no}: numbers`);
    if (rows.some(({ content, line }) => canonicalLine(content) !== line)) broken.push(`${bill.no}: lines`);
    if (detail && !detail.proof.equal) broken.push(`${bill.no}: ${JSON.stringify(detail.proof.differences)}`);
    if (!bill.is_closed) continue;
    if (rows.reduce((sum, { amount }) => sum + amount, 0) !== bill.amount) broken.push(`${bill.no}: head`);
    if (bill.debit - bill.credit !== bill.amount) broken.push(`${bill.no}: ledger`);
    const lines = rows.map(({ line }) => line);
    if (hashOfRows(lines, createHash('sha256')) !== bill.hash) broken.push(`${bill.no}: hash`);
  }
  const { rows } = await sql<{ billed: number; booked: number; waiting: number }>`
    select (select coalesce(sum(amount), 0)::bigint from company_bill_rows where company_id = ${id}) as billed,
      (select coalesce(-sum(e.amount), 0)::bigint from ledger_entries e join ledger_movements m using (movement)
        where e.account like ${`credit:${id}:%`} and m.order_id is not null) as booked,
      (select count(*)::int from company_bill_movements where company_id = ${id} and bill_id is null) as waiting`.execute(
    db,
  );
  const [whole] = rows;
  if (whole?.waiting === 0 && whole.billed !== whole.booked)
    broken.push(`all bills have ${whole.billed}, the ledger ${whole.booked} at ${momentAt(0)}`);
  return broken;
}
