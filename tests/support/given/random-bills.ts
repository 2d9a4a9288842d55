import { sql } from 'kysely';
import { addDays, dayAt, dayMs, msOf } from '#domain/china-time.ts';
import { answerDispute } from '#demo/sandbox/company/bills/acts/back-office.ts';
import { closeBills } from '#demo/sandbox/company/bills/close.ts';
import { analyzeGrown } from '#demo/sandbox/ground/database/analyze-grown.ts';
import { diceOf } from '#demo/sandbox/ground/chance.ts';
import type { Database, Tx } from '#demo/sandbox/ground/call.ts';
import { book, creditOf, moneyOfOrder, outside, walletOf } from '#demo/sandbox/money/ledger/ledger.ts';
import { startShares } from '#demo/sandbox/orders/money-back.ts';

export interface RandomCompany {
  id: number;
  member: string;
}

/** A stay that a company pays, alone or with the traveller. */
interface PaidStay {
  orderId: string;
  company: number;
  personal: number;
  isOver: boolean;
}

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

type Rows = Record<string, unknown>[];

/** Rows of events, and what they move in the ledger, in the order of the events. */
interface Events {
  orders: Rows;
  stays: Rows;
  sales: Rows;
  payments: Rows;
  movements: {
    key: string;
    kind: string;
    order_id: string;
    out_trade_no: string;
    at: number;
    moves: [string, number][];
  }[];
  /** Payment → what came back of it. */
  returned: { out_trade_no: string; amount: number }[];
  /** Order → what is kept of it. */
  kept: { order_id: string; penalty: number }[];
}

const noEvents = (): Events => ({
  orders: [],
  stays: [],
  sales: [],
  payments: [],
  movements: [],
  returned: [],
  kept: [],
});

const sourceOf = ({ id, member }: RandomCompany, payer: 'company' | 'personal'): string =>
  payer === 'company' ? creditOf(String(id)) : walletOf(member);

const payers = ['company', 'personal'] as const;

function addPayments(to: Events, company: RandomCompany, number: string, parts: Omit<PaidStay, 'isOver'>, at: number) {
  for (const payer of payers) {
    const amount = parts[payer];
    if (!amount) continue;
    const source = sourceOf(company, payer);
    const trade = `T-${number}-${payer}`;
    to.payments.push({
      out_trade_no: trade,
      order_id: number,
      business_type: 'hotelOrderPay',
      member_id: '20250071',
      app_id: 'default',
      method: payer === 'company' ? 'creditPay' : 'tianHangPay',
      payer,
      amount,
      returned: 0,
      state: 'paid',
      created_at: at,
      paid_at: at,
      trade_no: `N-${number}-${payer}`,
      source,
    });
    to.movements.push({
      key: `payment:${trade}`,
      kind: payer === 'company' ? 'capture' : 'payment',
      order_id: number,
      out_trade_no: trade,
      at,
      moves: [
        [source, -amount],
        [moneyOfOrder(number), amount],
      ],
    });
  }
}

let orders = 0;

function addStay(
  to: Events,
  company: RandomCompany,
  split: { company: number; personal: number },
  at: number,
): PaidStay {
  orders += 1;
  const orderId = `88${String(orders).padStart(10, '0')}`;
  const payprice = split.company + split.personal;
  const day = dayAt(at + 5 * dayMs);
  const owner = { order_id: orderId, member_id: '20250071', app_id: 'default', company_id: String(company.id) };
  const business = { status: 2, travel_type: 'business', created_at: at, pay_deadline: at };
  to.orders.push({
    ...owner,
    ...business,
    kind: 'hotel',
    travel_at: at + 5 * dayMs,
    ends_at: at + 6 * dayMs,
    amount: payprice,
    title: '云庭酒店 · 1 晚',
    words: orderId,
    card: { flightList: [], psgNames: ['高远'], isExchange: 0, taxes: 0, insurance: 0, serviceFee: 0 },
  });
  to.stays.push({
    ...owner,
    ...business,
    hotel_id: 'H1',
    room_id: 'R1',
    check_in: day,
    check_out: addDays(day, 1),
    rooms: 1,
    payprice,
    split,
    content: {
      hotel: { name: '云庭酒店', city: 'SIA', star: 4 },
      room: { name: '大床房' },
      rate: {},
      steps: [],
      overStandard: false,
      travelReason: '客户拜访',
      costCenter: 'RD-02 研发中心',
    },
  });
  const stay = { orderId, ...split, isOver: false };
  addPayments(to, company, orderId, stay, at);
  return stay;
}

/** A part may be kept, the rest goes back to both payers, as `startShares` books it. */
function addCancel(
  to: Events,
  company: RandomCompany,
  stay: PaidStay,
  kept: { company: number; personal: number },
  at: number,
): void {
  stay.isOver = true;
  to.kept.push({ order_id: stay.orderId, penalty: kept.company + kept.personal });
  for (const payer of payers) {
    const amount = stay[payer] - kept[payer];
    if (amount <= 0) continue;
    const trade = `T-${stay.orderId}-${payer}`;
    to.returned.push({ out_trade_no: trade, amount });
    to.movements.push({
      key: `refund:${stay.orderId}:${trade}`,
      kind: 'refund',
      order_id: stay.orderId,
      out_trade_no: trade,
      at,
      moves: [
        [moneyOfOrder(stay.orderId), -amount],
        [sourceOf(company, payer), amount],
      ],
    });
  }
}

/** A change that costs something, under its own number. */
function addChange(to: Events, company: RandomCompany, stay: PaidStay, due: number, at: number): void {
  const saleId = `C${stay.orderId}`;
  to.sales.push({
    sale_id: saleId,
    order_id: stay.orderId,
    member_id: '20250071',
    app_id: 'default',
    kind: 'change',
    state: 'done',
    reason: 'plans',
    remark: '',
    proofs: [],
    quoted_at: at,
    expires_at: at,
    applied_at: at,
    reviewed_at: at,
    paid_at: at,
    decided_at: at,
    content: { items: [{ charge: Math.floor(due / 3), due }] },
  });
  addPayments(to, company, saleId, { orderId: saleId, company: due, personal: 0 }, at);
}

/** Rows of one table in one statement; other columns have their defaults. */
const insertAll = async (tx: Tx, table: string, rows: Rows): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const names = sql.join(Object.keys(first).map((name) => sql.id(name)));
  await sql`insert into ${sql.table(table)} (${names}) select ${names}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(tx);
};

/** Events of many companies: a statement for each table. */
async function write(db: Database, events: Events): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await insertAll(tx, 'orders', events.orders);
    await insertAll(tx, 'hotel_orders', events.stays);
    await insertAll(tx, 'after_sales', events.sales);
    await insertAll(tx, 'payments', events.payments);
    const moved = JSON.stringify(events.movements);
    await sql`insert into ledger_movements (key, kind, order_id, out_trade_no, at, member_id, app_id)
      select m ->> 'key', m ->> 'kind', m ->> 'order_id', m ->> 'out_trade_no', (m ->> 'at')::bigint, '20250071', 'default'
      from jsonb_array_elements(${moved}::jsonb) with ordinality as x (m, nth) order by nth`.execute(tx);
    await sql`insert into ledger_accounts (account, floor) select distinct e ->> 0, 0
      from jsonb_array_elements(${moved}::jsonb) m, jsonb_array_elements(m -> 'moves') e on conflict do nothing`.execute(
      tx,
    );
    await sql`insert into ledger_entries (movement, account, amount)
      select l.movement, e ->> 0, (e ->> 1)::bigint from jsonb_array_elements(${moved}::jsonb) with ordinality as x (m, nth)
      join ledger_movements l on l.key = m ->> 'key', jsonb_array_elements(m -> 'moves') e order by nth, (e ->> 1)::bigint < 0`.execute(
      tx,
    );
    await sql`update payments p set returned = p.returned + r.amount, state = case when p.amount = p.returned + r.amount then 'refunded' else 'paid' end
      from jsonb_to_recordset(${JSON.stringify(events.returned)}::jsonb) as r (out_trade_no text, amount bigint)
      where p.out_trade_no = r.out_trade_no`.execute(tx);
    await sql`update hotel_orders h set penalty = k.penalty from jsonb_to_recordset(${JSON.stringify(events.kept)}::jsonb) as k (order_id text, penalty bigint)
      where h.order_id = k.order_id`.execute(tx);
  });
}

/** A stay is booked and paid at once. */
export async function buyStay(
  db: Database,
  company: RandomCompany,
  split: { company: number; personal: number },
  at: number,
): Promise<PaidStay> {
  const events = noEvents();
  const stay = addStay(events, company, split, at);
  await write(db, events);
  return stay;
}

/** A stay is cancelled as the product does it: a part may be kept, the rest goes back to both payers. */
export const cancelStay = (
  db: Database,
  company: RandomCompany,
  stay: PaidStay,
  kept: { company: number; personal: number },
  at: number,
) =>
  db.transaction().execute(async (tx) => {
    stay.isOver = true;
    const shares = payers.flatMap((payer) => {
      const amount = stay[payer] - kept[payer];
      const method = payer === 'company' ? ('creditPay' as const) : ('tianHangPay' as const);
      const outTradeNo = `T-${stay.orderId}-${payer}`;
      return amount > 0 ? [{ outTradeNo, payer, method, source: sourceOf(company, payer), amount }] : [];
    });
    await tx
      .updateTable('hotel_orders')
      .set({ penalty: kept.company + kept.personal, shares: JSON.stringify(shares) })
      .where('order_id', '=', stay.orderId)
      .execute();
    await startShares(tx, { orderId: stay.orderId, saleId: stay.orderId, shares }, at);
  });

/**
 * A year of many companies at once: stays, changes, cancellations with and without a rest that is kept, movements that
 * are booked after their cycle was closed, disputes that are credited. Each bill is closed by the clock.
 */
export async function yearsOf(db: Database, companies: readonly RandomCompany[], from: string): Promise<void> {
  const running = companies.map((company) => ({
    company,
    dice: diceOf(`company ${company.id}`),
    stays: [] as PaidStay[],
    changed: new Set<string>(),
  }));
  let day = from;
  for (let month = 0; month < 12; month += 1) {
    const events = noEvents();
    for (const { company, dice, stays, changed } of running) {
      const below = (most: number): number => Math.floor(dice() * most);
      const count = 1 + below(5);
      for (let n = 0; n < count; n += 1) {
        // Some are booked with a moment before the cycle: late rows.
        const at = msOf(day) + (below(34) - 4) * dayMs + below(86_400_000);
        const open = stays.filter(({ isOver }) => !isOver);
        const stay = open[below(open.length)];
        const act = below(6);
        if (act < 3 || !stay)
          stays.push(
            addStay(events, company, { company: 1 + below(90_000), personal: below(2) && 1 + below(9_000) }, at),
          );
        else if (act === 3) {
          // Each stay is changed once.
          if (!changed.has(stay.orderId)) addChange(events, company, stay, 1 + below(20_000), at);
          changed.add(stay.orderId);
        } else {
          const kept = { company: below(stay.company), personal: stay.personal && below(stay.personal) };
          addCancel(events, company, stay, act === 4 ? { company: 0, personal: 0 } : kept, at);
        }
      }
    }
    await write(db, events);
    day = addDays(day, 31).slice(0, 8) + '01';
    // As the server does: plans for a few rows read all of many.
    await analyzeGrown(db);
    await closeBills(db, msOf(`${day} 00:06`));
    await disputeSome(db, companies, diceOf(`disputes ${day} ${companies[0]?.id ?? 0}`), msOf(`${day} 12:00`));
  }
}

/** Of each third company a row of a closed bill is disputed, and credited in part or whole. */
async function disputeSome(
  db: Database,
  companies: readonly RandomCompany[],
  dice: () => number,
  now: number,
): Promise<void> {
  const chosen = companies.filter(() => dice() < 1 / 3).map(({ id }) => id);
  const { rows } = await sql<{ company_id: number; bill_id: number; no: number; amount: number }>`
    select c.id as company_id, r.* from unnest(${chosen}::bigint[]) as c (id) cross join lateral (
      select r.bill_id, r.no, r.amount from company_bill_rows r join company_bills b on b.id = r.bill_id
      where b.company_id = c.id and b.is_closed and r.amount > 1 and r.disputed = '' order by r.bill_id desc, r.no limit 1
    ) r`.execute(db);
  if (!rows.length) return;
  const made = await db
    .insertInto('company_bill_disputes')
    .values(
      rows.map((row) => ({
        company_id: row.company_id,
        bill_id: row.bill_id,
        no: row.no,
        state: 'waiting' as const,
        reason: 'twice' as const,
        claim: 1 + Math.floor(dice() * (row.amount - 1)),
        opened_by: '周敏',
        opened_at: now,
        asked_at: now,
        urged_at: null,
        answer_at: null,
        decided_at: null,
      })),
    )
    .returning('id')
    .execute();
  for (const { id } of made) await db.transaction().execute((tx) => answerDispute(tx, id, now));
}
