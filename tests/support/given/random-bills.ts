import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalLine } from '#domain/company-bill/bill-row.ts';
import { hashOfRows } from '#domain/company-bill/bill-hash.ts';
import { addDays, dayAt, dayMs, momentAt, msOf } from '#domain/china-time.ts';
import { answerDispute } from '#demo/sandbox/company/bills/acts/back-office.ts';
import { closeBills } from '#demo/sandbox/company/bills/close.ts';
import { readDetail } from '#demo/sandbox/company/bills/detail.ts';
import { diceOf } from '#demo/sandbox/ground/chance.ts';
import type { Database, Tx } from '#demo/sandbox/ground/call.ts';
import { book, creditOf, moneyOfOrder, outside, walletOf } from '#demo/sandbox/money/ledger/ledger.ts';
import { startShares } from '#demo/sandbox/orders/money-back.ts';

export interface RandomCompany {
  id: number;
  member: string;
}

/** A stay that a company pays, alone or with the traveller. */
export interface PaidStay {
  orderId: string;
  company: number;
  personal: number;
  isOver: boolean;
}

let orders = 0;

export async function newCompany(db: Database, id: number, limitFen: number): Promise<RandomCompany> {
  const member = `9${id}`;
  await db
    .insertInto('companies')
    .values({ id, organize_name: `企业 ${id}`, service_fee_fen: 0, credit_limit_fen: limitFen })
    .execute();
  await db.transaction().execute((tx) =>
    book(tx, {
      key: `opening:${creditOf(String(id))}`,
      kind: 'opening',
      at: 0,
      moves: { [outside]: -limitFen - 100_000_000, [creditOf(String(id))]: limitFen, [walletOf(member)]: 100_000_000 },
    }),
  );
  return { id, member };
}

const paymentOf = (orderId: string, payer: 'company' | 'personal', amount: number, source: string, at: number) => ({
  out_trade_no: `T-${orderId}-${payer}`,
  order_id: orderId,
  business_type: 'hotelOrderPay' as never,
  member_id: '20250071',
  app_id: 'default',
  method: payer === 'company' ? ('creditPay' as const) : ('tianHangPay' as const),
  payer,
  amount,
  state: 'paid' as const,
  closed_because: null,
  created_at: at,
  expires_at: null,
  paid_at: at,
  trade_no: `N-${orderId}-${payer}`,
  source,
});

async function pay(tx: Tx, { id, member }: RandomCompany, number: string, parts: PaidStay, at: number): Promise<void> {
  for (const payer of ['company', 'personal'] as const) {
    const amount = parts[payer];
    if (!amount) continue;
    const source = payer === 'company' ? creditOf(String(id)) : walletOf(member);
    await tx
      .insertInto('payments')
      .values(paymentOf(number, payer, amount, source, at))
      .execute();
    await book(tx, {
      key: `payment:T-${number}-${payer}`,
      kind: payer === 'company' ? 'capture' : 'payment',
      orderId: number,
      outTradeNo: `T-${number}-${payer}`,
      at,
      moves: { [source]: -amount, [moneyOfOrder(number)]: amount },
    });
  }
}

/** A stay is booked and paid at once. */
export const buyStay = (
  db: Database,
  company: RandomCompany,
  split: { company: number; personal: number },
  at: number,
) =>
  db.transaction().execute(async (tx): Promise<PaidStay> => {
    orders += 1;
    const orderId = `88${String(orders).padStart(10, '0')}`;
    const payprice = split.company + split.personal;
    const day = dayAt(at + 5 * dayMs);
    const owner = { order_id: orderId, member_id: '20250071', app_id: 'default', company_id: String(company.id) };
    const content = JSON.stringify({
      hotel: { name: '云庭酒店', city: 'SIA', star: 4 },
      room: { name: '大床房' },
      rate: {},
      overStandard: false,
      travelReason: '客户拜访',
      costCenter: 'RD-02 研发中心',
    });
    await tx
      .insertInto('orders')
      .values({
        ...owner,
        kind: 'hotel',
        status: 2,
        travel_type: 'business',
        created_at: at,
        travel_at: at + 5 * dayMs,
        ends_at: at + 6 * dayMs,
        pay_deadline: at,
        amount: payprice,
        title: '云庭酒店 · 1 晚',
        words: orderId,
        card: JSON.stringify({
          flightList: [],
          psgNames: ['高远'],
          isExchange: 0,
          taxes: 0,
          insurance: 0,
          serviceFee: 0,
        }),
      })
      .execute();
    await tx
      .insertInto('hotel_orders')
      .values({
        ...owner,
        status: 2,
        travel_type: 'business',
        hotel_id: 'H1',
        room_id: 'R1',
        check_in: day,
        check_out: addDays(day, 1),
        rooms: 1,
        created_at: at,
        pay_deadline: at,
        step_at: null,
        payprice,
        split: JSON.stringify(split),
        content: content as never,
        shares: JSON.stringify(null),
      })
      .execute();
    const stay = { orderId, ...split, isOver: false };
    await pay(tx, company, orderId, stay, at);
    return stay;
  });

/** A stay is cancelled: a part may be kept, the rest goes back to both payers. */
export const cancelStay = (
  db: Database,
  company: RandomCompany,
  stay: PaidStay,
  kept: { company: number; personal: number },
  at: number,
) =>
  db.transaction().execute(async (tx) => {
    stay.isOver = true;
    const shares = (['company', 'personal'] as const).flatMap((payer) => {
      const amount = stay[payer] - kept[payer];
      return amount > 0
        ? [
            {
              outTradeNo: `T-${stay.orderId}-${payer}`,
              payer,
              method: payer === 'company' ? ('creditPay' as const) : ('tianHangPay' as const),
              source: payer === 'company' ? creditOf(String(company.id)) : walletOf(company.member),
              amount,
            },
          ]
        : [];
    });
    await tx
      .updateTable('hotel_orders')
      .set({ penalty: kept.company + kept.personal, shares: JSON.stringify(shares) })
      .where('order_id', '=', stay.orderId)
      .execute();
    await startShares(tx, { orderId: stay.orderId, saleId: stay.orderId, shares }, at);
  });

/** A change that costs something, under its own number. */
export const changeStay = (db: Database, company: RandomCompany, stay: PaidStay, due: number, at: number) =>
  db.transaction().execute(async (tx) => {
    const saleId = `C${stay.orderId}`;
    await tx
      .insertInto('after_sales')
      .values({
        sale_id: saleId,
        order_id: stay.orderId,
        member_id: '20250071',
        app_id: 'default',
        kind: 'change',
        state: 'done',
        reason: 'plans',
        remark: '',
        proofs: '[]',
        quoted_at: at,
        expires_at: at,
        applied_at: at,
        reviewed_at: at,
        paid_at: at,
        decided_at: at,
        paid_back_at: null,
        pay_deadline: null,
        step_at: null,
        content: JSON.stringify({ items: [{ charge: Math.floor(due / 3), due }] }),
      })
      .execute();
    await pay(tx, company, saleId, { ...stay, company: due, personal: 0 }, at);
  });

/**
 * A year of a company: stays, changes, cancellations with and without a rest that is kept, movements that are booked
 * after their cycle was closed, disputes that are credited. Each bill is closed by the clock.
 */
export async function yearOf(db: Database, company: RandomCompany, seed: string, from: string): Promise<void> {
  const dice = diceOf(seed);
  const below = (most: number): number => Math.floor(dice() * most);
  const stays: PaidStay[] = [];
  let day = from;
  for (let month = 0; month < 12; month += 1) {
    const events = 1 + below(5);
    for (let n = 0; n < events; n += 1) {
      // Some are booked with a moment before the cycle: late rows.
      const at = msOf(day) + (below(34) - 4) * dayMs + below(86_400_000);
      const open = stays.filter(({ isOver }) => !isOver);
      const stay = open[below(open.length)];
      const act = below(6);
      if (act < 3 || !stay)
        stays.push(
          await buyStay(db, company, { company: 1 + below(90_000), personal: below(2) && 1 + below(9_000) }, at),
        );
      else if (act === 3 && !stay.orderId.startsWith('C')) {
        await changeStay(db, company, stay, 1 + below(20_000), at).catch((error: unknown) => {
          // Each stay is changed once.
          if ((error as { code?: string }).code !== '23505') throw error;
        });
      } else
        await cancelStay(
          db,
          company,
          stay,
          act === 4
            ? { company: 0, personal: 0 }
            : { company: below(stay.company), personal: stay.personal && below(stay.personal) },
          at,
        );
    }
    day = addDays(day, 31).slice(0, 8) + '01';
    await closeBills(db, msOf(`${day} 00:06`));
    await disputeOne(db, company, below, msOf(`${day} 12:00`));
  }
}

async function disputeOne(
  db: Database,
  { id }: RandomCompany,
  below: (most: number) => number,
  now: number,
): Promise<void> {
  const rows = await db
    .selectFrom('company_bill_rows as r')
    .innerJoin('company_bills as b', 'b.id', 'r.bill_id')
    .where('b.company_id', '=', id)
    .where('b.is_closed', '=', true)
    .where('r.amount', '>', 1)
    .where('r.disputed', '=', '')
    .orderBy('r.bill_id', 'desc')
    .orderBy('r.no')
    .limit(4)
    .select(['r.bill_id', 'r.no', 'r.amount'])
    .execute();
  const row = rows[below(rows.length + 1)];
  if (!row) return;
  const { id: disputeId } = await db
    .insertInto('company_bill_disputes')
    .values({
      company_id: id,
      bill_id: row.bill_id,
      no: row.no,
      state: 'waiting',
      reason: 'twice',
      claim: 1 + below(row.amount - 1),
      opened_by: '周敏',
      opened_at: now,
      answer_at: null,
      decided_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.transaction().execute((tx) => answerDispute(tx, disputeId, now));
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
