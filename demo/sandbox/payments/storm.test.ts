import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good, openBooking, person } from '#tests/support/booking.ts';
import type { Booker, Booking } from '#tests/support/booking.ts';
import { tick } from '../orders/lifecycle/tick.ts';
import { settle } from './settle.ts';

let booking: Booking;
let employees: Booker[];

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  employees = await Promise.all(['20250071', '20250072', '20250073'].map((id) => booking.as(id)));
});
afterAll(async () => booking.close());

let seed = 20_260_916;
/** The same storm every time: numbers from a small generator of our own. */
function chance(below: number): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
}
function pick<T>(from: readonly T[]): T {
  const found = from[chance(from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

interface Trip {
  booker: Booker;
  orderId: string;
  trades: string[];
}

/** Everything that may happen to an order at any moment. Refusals are answers; only exceptions are failures. */
const deeds: readonly ((trip: Trip) => Promise<unknown>)[] = [
  async ({ booker, orderId, trades }) => {
    const { data } = await booker.info(orderId);
    const answer = await booker[pick(['alipay', 'weChatPay'] as const)](data.outTradeNo);
    if (answer.ret === 0) trades.push(answer.data.outTradeNo);
  },
  async ({ booker, orderId }) => booker.wallet((await booker.info(orderId)).data.outTradeNo),
  async ({ booker, orderId }) => booker.credit((await booker.info(orderId)).data.outTradeNo),
  async ({ booker, orderId, trades }) => {
    const { outTradeNo, split } = (await booker.info(orderId)).data;
    if (!split || split.personal === '0') return;
    const answer = await booker.mixed(outTradeNo, { companyAmount: split.company, personalAmount: split.personal, personalMethod: pick(['alipay', 'weChatPay', 'tianHangPay']) });
    if (answer.ret === 0 && answer.data.qr) trades.push(answer.data.qr.outTradeNo);
  },
  async ({ trades }) => trades.length && settle(booking.db, pick(trades), booking.now()),
  async ({ trades }) => trades.length && settle(booking.db, pick(trades), booking.now()),
  async ({ booker, orderId }) => chance(3) === 0 && booker.cancel(orderId),
  async ({ booker, orderId }) => booker.detail(orderId),
  async () => tick(booking.db, booking.now() + 25_000),
];

/** Sentences that hold at any moment, each as a query that finds what breaks it. */
const invariants: Record<string, string> = {
  'movements sum up to nothing': `select movement from ledger_entries group by movement having sum(amount) <> 0`,
  'balances are the sums of their entries': `select a.account from ledger_accounts a where floor is not null
    and balance <> (select sum(amount) from ledger_entries e where e.account = a.account)`,
  'an order holds what was paid and not passed on': `select o.order_id from air_orders o left join ledger_accounts a on a.account = 'order:' || o.order_id
    where coalesce(a.balance, 0) <> case when o.status in (1, 7) then o.payprice else 0 end`,
  'a paid order was paid exactly': `select o.order_id from air_orders o where o.status in (1, 2, 7)
    and o.payprice <> (select coalesce(sum(amount), 0) from payments p where p.order_id = o.order_id and p.state = 'paid')`,
  'an order that is over keeps no money': `select o.order_id from air_orders o join payments p using (order_id) where o.status in (5, 6) and p.state in ('open', 'reserved', 'paid', 'refunding')`,
  'the company’s reserve is what unpaid orders have reserved': `select a.account from ledger_accounts a where a.account like 'credit:%:reserved'
    and a.balance <> (select coalesce(sum(amount), 0) from payments where state = 'reserved')`,
  'seats held and sold are those of the orders': `select s.flight_id, s.held, s.sold from flight_seats s
    left join air_order_flights f on f.flight_id = s.flight_id and f.cabin_code = s.cabin_code
    left join air_orders o on o.order_id = f.order_id left join air_order_passengers p on p.order_id = o.order_id
    group by s.flight_id, s.cabin_code, s.held, s.sold
    having s.held <> count(p.psg_id) filter (where o.status = 0) or s.sold <> count(p.psg_id) filter (where o.status in (1, 2, 7))`,
};

describe('anything at once', () => {
  it('leaves books, seats and orders right', async () => {
    const wishes = [
      { travelType: 'business', choose: (seat: { standard?: { verdict: string; overBy: string } }) => Number(seat.standard?.overBy) > 300 },
      { travelType: 'business', choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok' },
    ] as const;
    const trips: Trip[] = [];
    for (let at = 0; at < 12; at += 1) {
      const booker = pick(employees);
      const { orderId } = await booker.book({ ...pick(wishes), days: 20 + (at % 4) }, [person('1990-03-07', at % 5 === 0 ? { name: '拒不出' } : {})]);
      trips.push({ booker, orderId, trades: [] });
    }
    const failures: unknown[] = [];
    for (let wave = 0; wave < 9; wave += 1) {
      const results = await Promise.allSettled(Array.from({ length: 14 }, () => pick(deeds)(pick(trips))));
      failures.push(...results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    }
    expect(failures).toEqual([]);
    for (const [sentence, query] of Object.entries(invariants)) {
      const { rows } = await sql.raw(query).execute(booking.db);
      expect({ sentence, broken: rows }).toEqual({ sentence, broken: [] });
    }
    const statuses = await Promise.all(trips.map(async ({ booker, orderId }) => good(await booker.detail(orderId)).status));
    expect(new Set(statuses).size).toBeGreaterThan(1);
  });
});
