import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { tick } from '../../products/flight/lifecycle/tick.ts';
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
    const answer = await booker.mixed(outTradeNo, {
      companyAmount: split.company,
      personalAmount: split.personal,
      personalMethod: pick(['alipay', 'weChatPay', 'tianHangPay']),
    });
    if (answer.ret === 0 && answer.data.qr) trades.push(answer.data.qr.outTradeNo);
  },
  async ({ trades }) => trades.length && settle(booking.db, pick(trades), booking.now()),
  async ({ trades }) => trades.length && settle(booking.db, pick(trades), booking.now()),
  async ({ booker, orderId }) => chance(3) === 0 && booker.cancel(orderId),
  async ({ booker, orderId }) => booker.detail(orderId),
  async () => tick(booking.db, booking.now() + 25_000),
];

describe('anything at once', () => {
  it('leaves books, seats and orders right', async () => {
    const wishes = [
      {
        travelType: 'business',
        choose: (seat: { standard?: { verdict: string; overBy: string } }) => Number(seat.standard?.overBy) > 300,
      },
      { travelType: 'business', choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok' },
    ] as const;
    const trips: Trip[] = [];
    for (let at = 0; at < 12; at += 1) {
      const booker = pick(employees);
      const { orderId } = await booker.book({ ...pick(wishes), days: 20 + (at % 4) }, [
        person('1990-03-07', at % 5 === 0 ? { name: '拒不出' } : {}),
      ]);
      trips.push({ booker, orderId, trades: [] });
    }
    const failures: unknown[] = [];
    for (let wave = 0; wave < 9; wave += 1) {
      const results = await Promise.allSettled(Array.from({ length: 14 }, () => pick(deeds)(pick(trips))));
      failures.push(...results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : [])));
    }
    expect(failures).toEqual([]);
    expect(await brokenInvariants(booking.db)).toEqual([]);
    const statuses = await Promise.all(
      trips.map(async ({ booker, orderId }) => good(await booker.detail(orderId)).status),
    );
    expect(new Set(statuses).size).toBeGreaterThan(1);
  });
});
