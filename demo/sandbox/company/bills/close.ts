import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { billStateOf } from '#domain/company-bill/bill-state.ts';
import { cycleIn } from '#domain/company-bill/settlement.ts';
import type { Cycle } from '#domain/company-bill/settlement.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { ofCompany } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { readManyRows } from '../../ground/database/many-rows.ts';
import type { CompanyBillTable } from '../../ground/database/tables/tables-company-bill.ts';
import { emitIssued } from './emit-issued.ts';
import { tellCompany } from './tell.ts';
import { hashOfBill, ledgerOfBill, wholeOf } from './head.ts';
import type { Whole } from './head.ts';
import { settlementsOf } from '../../ground/member/settlements-of.ts';
import { takeMovements } from './take-movements.ts';

export type Bill = Selectable<CompanyBillTable>;
type Versions = Awaited<ReturnType<typeof settlementsOf>>;

/** Rows of a cycle were booked before this moment. */
const endOf = ({ to_day: to }: Pick<Bill, 'to_day'>): number => msOf(addDays(to, 1));

/** `ZD202608-700070`; of cycles that begin within a month `ZD20260815-700070`. */
const numberOf = (companyId: number, { from }: Cycle): string =>
  `ZD${(from.endsWith('-01') ? from.slice(0, 7) : from).replaceAll('-', '')}-${companyId}`;

const columnsOf = (companyId: number, cycle: Cycle) => ({
  no: numberOf(companyId, cycle),
  from_day: cycle.from,
  to_day: cycle.to,
  closes_at: cycle.closesAtMs,
  confirm_by: cycle.confirmBy,
  due_on: cycle.dueOn,
});

const nothing = JSON.stringify(null);
const freshBill = (companyId: number, cycle: Cycle) => ({
  company_id: companyId,
  ...columnsOf(companyId, cycle),
  sums: nothing,
  splits: nothing,
  tabs: nothing,
  totals: nothing,
  counts: nothing,
  checklist: nothing,
  closed_at: null,
  confirmed_at: null,
  paid_at: null,
});

/** The open bill of a company with its row locked; the first movement of a company opens one. Undefined: there is nothing to bill. */
async function lockOpenBill(tx: Tx, companyId: number): Promise<Bill | undefined> {
  const find = () =>
    tx
      .selectFrom('company_bills')
      .where('company_id', '=', companyId)
      .where('is_closed', '=', false)
      .selectAll()
      .forUpdate()
      .executeTakeFirst();
  const open = await find();
  if (open) return open;
  const first = await tx
    .selectFrom('company_bill_movements')
    .where('company_id', '=', companyId)
    .where('bill_id', 'is', null)
    .select((eb) => eb.fn.min('at').as('at'))
    .executeTakeFirst();
  if (!first?.at) return undefined;
  const cycle = cycleIn(await settlementsOf(tx, companyId), dayAt(first.at));
  await tx
    .insertInto('company_bills')
    .values(freshBill(companyId, cycle))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await find();
}

async function takeInto(tx: Tx, bill: Bill, versions: Versions): Promise<Bill> {
  const settle = versions.at(-1)?.settlement.mode === 'prepaid' ? 'prepaid' : 'credit';
  const rows = await takeMovements(tx, { ...bill, settle }, endOf(bill));
  if (rows === bill.rows) return bill;
  await tx.updateTable('company_bills').set({ rows }).where('id', '=', bill.id).execute();
  return { ...bill, rows };
}

/** Companies whose movements wait for a bill, within their open cycle. */
const waitingCompanies = async (db: Database): Promise<number[]> => {
  const { rows } = await sql<{ company_id: number }>`
    with recursive waiting as (
      (select company_id from company_bill_movements where bill_id is null order by company_id limit 1)
      union all
      select (select m.company_id from company_bill_movements m where m.bill_id is null and m.company_id > w.company_id order by m.company_id limit 1)
      from waiting w where w.company_id is not null
    )
    select w.company_id from waiting w where w.company_id is not null and not exists (
      select 1 from company_bills b where b.company_id = w.company_id and not b.is_closed
        and not exists (select 1 from company_bill_movements m where m.bill_id is null and m.company_id = w.company_id
          and m.at < (extract(epoch from b.to_day::timestamp) * 1000)::bigint + 57600000))`.execute(db);
  return rows.map(({ company_id: id }) => id);
};

/** Rows of everything that was booked; a closed cycle's late movements become rows of the one that is open. */
async function fillBills(db: Database): Promise<void> {
  for (const companyId of await waitingCompanies(db)) await fillBill(db, companyId);
}

export const fillBill = (db: Database, companyId: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const bill = await lockOpenBill(tx, companyId);
    if (bill) await takeInto(tx, bill, await settlementsOf(tx, bill.company_id));
  });

/** All that a closed bill keeps of its rows. */
interface KeptOfRows {
  whole: Whole;
  ledger: { debit: Fen; credit: Fen };
  hash: string;
}

/** Rows that are read while the bill is locked; those of a longer one are read before, on two connections at once. */
const readUnderLock = 20_000;

async function readRows(tx: Tx, bill: Bill): Promise<KeptOfRows> {
  const whole = await wholeOf(tx, bill.id);
  return { whole, ledger: await ledgerOfBill(tx, bill), hash: await hashOfBill(tx, bill.id, bill.rows) };
}

async function readManyAhead(db: Database, bill: Bill): Promise<KeptOfRows> {
  const sums = db.transaction().execute(async (tx) => {
    await readManyRows(tx);
    return { whole: await wholeOf(tx, bill.id), ledger: await ledgerOfBill(tx, bill) };
  });
  const [hash, of] = await Promise.all([hashOfBill(db, bill.id, bill.rows), sums]);
  return { ...of, hash };
}

/** Closes the bills whose cycles are over, oldest first, and opens the next ones; each once by any of several processes. Returns how many. */
export async function closeBills(db: Database, now: number, owner?: ClockOwner): Promise<number> {
  await fillBills(db);
  let ahead: (KeptOfRows & { of: Bill }) | undefined;
  const over = (of: Database) =>
    of
      .selectFrom('company_bills')
      .where(sql<boolean>`not is_closed`)
      .where('closes_at', '<=', now)
      .where(ofCompany(owner));
  // A look without a lock: most rounds find no bill, and a transaction for nothing is three statements.
  if (!(await over(db).select('id').limit(1).executeTakeFirst())) return 0;
  for (let closed = 0; ;) {
    const done = await db.transaction().execute(async (tx) => {
      const bill = await over(tx)
        .orderBy('closes_at')
        .orderBy('id')
        .limit(1)
        .selectAll()
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!bill) return undefined;
      const versions = await settlementsOf(tx, bill.company_id);
      const whole = await takeInto(tx, bill, versions);
      // An open bill only grows: with as many rows they are the ones that were read.
      const known = ahead?.of.id === whole.id && ahead.of.rows === whole.rows ? ahead : undefined;
      if (whole.rows > readUnderLock && !known) return whole;
      return await closeBill(tx, { bill: whole, versions, known, now });
    });
    if (done === undefined) {
      // Movements that are booked in the next cycle already.
      if (closed) await fillBills(db);
      return closed;
    }
    if (typeof done === 'number') closed += done;
    else ahead = { of: done, ...(await readManyAhead(db, done)) };
  }
}

interface Closing {
  bill: Bill;
  versions: Versions;
  known: KeptOfRows | undefined;
  now: number;
}

/** A cycle without rows leaves no bill: its place is taken by the cycle of now. Returns the bills that were closed. */
async function closeBill(tx: Tx, { bill, versions, known, now }: Closing): Promise<number> {
  if (!bill.rows) {
    const next = await nextDay(tx, bill, now);
    await tx
      .updateTable('company_bills')
      .set(columnsOf(bill.company_id, cycleIn(versions, next)))
      .where('id', '=', bill.id)
      .execute();
    return 0;
  }
  const { whole, ledger, hash } = known ?? (await readRows(tx, bill));
  const { sums, splits, tabs, totals, counts } = whole;
  const rest = sums.amount + bill.carried;
  const due = Math.max(0, rest);
  const facts = { isClosed: true, openDisputes: 0, isConfirmed: false, due, paid: 0, dueOn: bill.due_on };
  await tx
    .updateTable('company_bills')
    .set({
      is_closed: true,
      state: billStateOf(facts, dayAt(bill.closes_at)),
      amount: sums.amount,
      due,
      ...ledger,
      hash,
      sums: JSON.stringify(sums),
      splits: JSON.stringify(splits),
      tabs: JSON.stringify(tabs),
      totals: JSON.stringify(totals),
      counts: JSON.stringify(counts),
      closed_at: bill.closes_at,
    })
    .where('id', '=', bill.id)
    .execute();
  await emitIssued(tx, bill, sums.amount, now);
  await tellCompany(tx, bill.company_id, bill.closes_at, {
    title: '账单已出',
    body: `${bill.no} 共 ${bill.rows} 行，${
      due
        ? `应付 ¥${showFen(due, true)}，请于 ${bill.confirm_by} 前确认，${bill.due_on} 前付款`
        : `${rest < 0 ? `应退 ¥${showFen(-rest, true)}，结转至下期账单` : '无需付款'}，请于 ${bill.confirm_by} 前确认`
    }`,
  });
  await tx
    .insertInto('company_bills')
    .values({
      ...freshBill(bill.company_id, cycleIn(versions, addDays(bill.to_day, 1))),
      carried: Math.min(0, rest),
    })
    .execute();
  return 1;
}

/** The day whose cycle comes next: that of the first movement that waits, or today. */
async function nextDay(tx: Tx, bill: Bill, now: number): Promise<string> {
  const first = await tx
    .selectFrom('company_bill_movements')
    .where('company_id', '=', bill.company_id)
    .where('bill_id', 'is', null)
    .select((eb) => eb.fn.min('at').as('at'))
    .executeTakeFirst();
  const day = dayAt(Math.min(now, first?.at ?? now));
  return day > bill.to_day ? day : addDays(bill.to_day, 1);
}
