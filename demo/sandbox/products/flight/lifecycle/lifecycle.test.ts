import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { airStatus } from '#domain/product/air-status.ts';
import { fenOf } from '#domain/money.ts';
import { entriesOf, good, openBooking, person, seatsTaken } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import {
  book,
  creditOf,
  moneyOfOrder,
  outside,
  providerOf,
  reservedTwin,
  walletOf,
} from '../../../money/ledger/ledger.ts';
import { settle } from '../../../money/payments/settle.ts';
import { tick } from './tick.ts';
import { lockOrder, moveOrder, TransitionError } from '#tests/support/orders/status.ts';

let booking: Booking;
let member: Booker;
let employee: Booker;

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  member = await booking.as('20250010');
  employee = await booking.as('20250071');
});
afterAll(async () => booking.close());

type Booked = Awaited<ReturnType<Booker['book']>>;
const seatsOf = ({ verified }: Booked) =>
  seatsTaken(booking.db, verified.segments[0]?.flight.flightId ?? '', verified.segments[0]?.seat.cabinCode ?? '');
const pay = async (booker: Booker, orderId: string) =>
  settle(booking.db, (await booker.code(orderId)).outTradeNo, booking.now());
const over = {
  travelType: 'business',
  choose: (seat: { standard?: { overBy: string; verdict: string } }) =>
    seat.standard?.verdict === 'over' && Number(seat.standard.overBy) > 300,
} as const;
const within = {
  travelType: 'business',
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;

describe('transitions', () => {
  it('are those of the table and no other, in the database too', async () => {
    const { orderId } = await member.book();
    const wrong: string[] = [];
    for (const from of airStatus.codes) {
      for (const to of airStatus.codes) {
        await sql`update air_orders set status = ${from}, step_at = null where order_id = ${orderId}`.execute(
          booking.db,
        );
        const moved = await booking.db
          .transaction()
          .execute(async (tx) => {
            const order = await lockOrder(tx, orderId);
            if (!order) throw new Error('no order');
            return await moveOrder(tx, order, to, null);
          })
          .then(
            (order) => order.status === to,
            (error: unknown) => (error instanceof TransitionError ? false : Promise.reject(error)),
          );
        if (moved !== airStatus.mayBecome(from, to)) wrong.push(`${from}→${to}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('never start from an order that has changed since it was read', async () => {
    const { orderId } = await member.book({ days: 21 });
    const stale = await booking.db.transaction().execute((tx) => lockOrder(tx, orderId));
    if (!stale) throw new Error('no order');
    good(await member.cancel(orderId));
    await expect(booking.db.transaction().execute((tx) => moveOrder(tx, stale, 1, null))).rejects.toThrow(
      TransitionError,
    );
  });
});

describe('an order is seen by', () => {
  it('its member in its application alone', async () => {
    const { orderId } = await member.book({ days: 22 });
    const strangers = await Promise.all([
      booking.as('20250030'),
      booking.as('20250070'),
      booking.as('20250010', { appId: 'skyline' }),
    ]);
    for (const stranger of strangers) {
      expect(await stranger.detail(orderId)).toMatchObject({ ret: 404, msg: '没有找到这笔订单' });
      expect(await stranger.cancel(orderId)).toMatchObject({ ret: 404 });
    }
    expect(await member.detail('260916999999')).toMatchObject({ ret: 404 });
  });

  it('of business travel the company’s account too, which looks but does not act', async () => {
    const company = await booking.as('20250070');
    const { orderId } = await employee.book({ ...within, days: 23 });
    expect(await company.show(orderId)).toMatchObject({ orderId, actions: [] });
    expect(await company.cancel(orderId)).toMatchObject({ ret: 403 });
    expect(await company.info(orderId)).toMatchObject({ ret: 404 });
    const colleague = await booking.as('20250072');
    expect(await colleague.detail(orderId)).toMatchObject({ ret: 404 });
  });
});

describe('an unpaid order', () => {
  it('is cancelled once, and gives its seats back', async () => {
    const booked = await member.book({ days: 24 });
    expect(await seatsOf(booked)).toEqual({ held: 1, sold: 0 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.cancel(booked.orderId)));
    expect(answers.filter((answer) => answer.ret === 0)).toHaveLength(1);
    expect(answers.find((answer) => answer.ret !== 0)).toMatchObject({ ret: 409, data: { kind: 'orderClosed' } });
    expect(await seatsOf(booked)).toEqual({ held: 0, sold: 0 });
    expect(await member.show(booked.orderId)).toMatchObject({
      status: 5,
      actions: [],
      timeline: [{ title: '订单已取消' }, { title: '提交订单' }],
    });
    expect(good(await member.info(booked.orderId))).toMatchObject({
      state: 'closed',
      closedBecause: '您已取消订单，座位已释放，您没有被扣款',
      due: '0',
      methods: [],
    });
  });

  it('gives the same answer to the same request to cancel', async () => {
    const { orderId } = await member.book({ days: 24 });
    const [first, second] = [
      await member.cancel(orderId, 'cancel-request-1'),
      await member.cancel(orderId, 'cancel-request-1'),
    ];
    expect(good(second)).toEqual(good(first));
  });

  it('expires after 30 minutes when it is read, also without a sweep', async () => {
    const booked = await member.book({ days: 25 });
    const later = await booking.as('20250010', { aheadMs: 30 * 60_000 });
    const almost = await booking.as('20250010', { aheadMs: 30 * 60_000 - 1 });
    expect((await almost.show(booked.orderId)).status).toBe(0);
    expect(await later.show(booked.orderId)).toMatchObject({
      status: 5,
      timeline: [{ title: '订单已取消', time: booked.payDeadline }, { title: '提交订单' }],
    });
    expect(await seatsOf(booked)).toEqual({ held: 0, sold: 0 });
    expect(await later.cancel(booked.orderId)).toMatchObject({ ret: 409 });
  });

  it('takes no money from its deadline on', async () => {
    const { orderId } = await member.book({ days: 26 });
    const { outTradeNo } = await member.code(orderId);
    const later = await booking.as('20250010', { aheadMs: 30 * 60_000 });
    for (const answer of [await later.alipay(outTradeNo), await later.wallet(outTradeNo)])
      expect(answer).toMatchObject({ ret: 409, data: { kind: 'orderClosed' } });
    expect(await settle(booking.db, outTradeNo, booking.now() + 30 * 60_000)).toBe('returned');
  });

  it('is swept once by any number of sweepers', async () => {
    const booked = await Promise.all(Array.from({ length: 12 }, (_, at) => member.book({ days: 70 + at })));
    const due = booking.now() + 30 * 60_000;
    const counts = await Promise.all(Array.from({ length: 5 }, () => tick(booking.db, due)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(12);
    for (const one of booked) {
      expect(await seatsOf(one)).toEqual({ held: 0, sold: 0 });
      expect((await member.show(one.orderId)).timeline.map((line) => line.title)).toEqual(['订单已取消', '提交订单']);
    }
    expect(await tick(booking.db, due)).toBe(0);
  });
});

describe('a payment that meets', () => {
  const ends = [
    ['the expiry', 90, (orderId: string, deadline: number) => tick(booking.db, deadline).then(() => orderId)],
    ['a cancellation', 100, (orderId: string) => member.cancel(orderId).then(() => orderId)],
  ] as const;
  it.each(ends)('%s ends either paid or with the money back, never both', async (_sentence, days, end) => {
    for (let round = 0; round < 6; round += 1) {
      const booked = await member.book({ days: days + round });
      const { orderId, payprice, payDeadlineMs } = booked;
      const { outTradeNo } = await member.code(orderId);
      const before = await entriesOf(booking.db, providerOf('alipay'));
      const [settled] = await Promise.all([settle(booking.db, outTradeNo, booking.now()), end(orderId, payDeadlineMs)]);
      const { status } = await member.show(orderId);
      const gone = before - (await entriesOf(booking.db, providerOf('alipay')));
      // A sweep at the deadline may have ticketed what was paid just before.
      expect([settled, status === 2 ? 7 : status, gone]).toEqual(
        settled === 'paid' ? ['paid', 7, fenOf(payprice)] : ['returned', 5, 0],
      );
      expect(await entriesOf(booking.db, moneyOfOrder(orderId))).toBe(status === 7 ? fenOf(payprice) : 0);
      expect(await seatsOf(booked)).toEqual(settled === 'paid' ? { held: 0, sold: 1 } : { held: 0, sold: 0 });
    }
  });
});

describe('a paid order', () => {
  it('is ticketed 20 to 40 seconds later: numbers, insurance, money passed on', async () => {
    const booked = await member.book({ days: 110, returnAfterDays: 2 }, [person(), person()], {
      insurances: [{ insuType: 'ACCIDENT', passengers: [1] }],
    });
    await pay(member, booked.orderId);
    const paid = await member.show(booked.orderId);
    expect(paid).toMatchObject({ status: 7, psgList: [{ insus: [] }, { insus: [{ status: 0 }] }] });
    expect(paid.psgFlightList.every((one) => one.ticketNo === '' && one.ticketStatus === '')).toBe(true);
    expect(await member.cancel(booked.orderId)).toMatchObject({ ret: 409, data: { kind: 'alreadyPaid', status: 7 } });
    await booking.advance(19);
    expect((await member.show(booked.orderId)).status).toBe(7);
    await booking.advance(21);
    const order = await member.show(booked.orderId);
    expect(order).toMatchObject({ status: 2, psgList: [{ insus: [] }, { insus: [{ status: 1 }] }] });
    expect(order.timeline.map((one) => one.title)).toEqual(['出票成功', '出票中', '支付成功', '提交订单']);
    const numbers = order.psgFlightList.map((one) => one.ticketNo);
    expect(new Set(numbers).size).toBe(4);
    expect(numbers.every((number) => /^\d{13}$/.test(number))).toBe(true);
    expect(order.flightList[0]?.airline === 'CA' ? numbers[0]?.slice(0, 3) : '999').toBe('999');
    expect(order.psgFlightList.every((one) => one.ticketStatus === 'OPEN FOR USE')).toBe(true);
    expect(await entriesOf(booking.db, moneyOfOrder(booked.orderId))).toBe(0);
    const { rows } = await sql<{
      account: string;
      amount: number;
    }>`select e.account, e.amount from ledger_entries e join ledger_movements m using (movement) where m.order_id = ${booked.orderId} and m.kind = 'settlement' and e.amount > 0`.execute(
      booking.db,
    );
    expect(rows.reduce((sum, row) => sum + row.amount, 0)).toBe(fenOf(booked.payprice));
    expect(rows.find((row) => row.account === 'platform:insurers')?.amount).toBe(6000);
  });

  const refused = () => [person('1990-03-07', { name: '拒不出' })];
  const walletMember = walletOf('20250010');
  const walletEmployee = walletOf('20250071');
  const credit = creditOf('700070');
  const mixOf = async (orderId: string, personalMethod: 'alipay' | 'tianHangPay') => {
    const { outTradeNo, split } = good(await employee.info(orderId));
    return good(
      await employee.mixed(outTradeNo, {
        companyAmount: split?.company ?? '',
        personalAmount: split?.personal ?? '',
        personalMethod,
      }),
    );
  };
  const ways: [string, () => Booker, object, (orderId: string) => Promise<unknown>, string[]][] = [
    ['alipay', () => member, {}, (orderId) => pay(member, orderId), ['refunding']],
    [
      'weChatPay',
      () => member,
      {},
      async (orderId) => settle(booking.db, (await member.code(orderId, 'weChatPay')).outTradeNo, booking.now()),
      ['refunding'],
    ],
    [
      'the wallet',
      () => member,
      {},
      async (orderId) => good(await member.wallet(good(await member.info(orderId)).outTradeNo)),
      ['refunded'],
    ],
    [
      'the credit line',
      () => employee,
      within,
      async (orderId) => good(await employee.credit(good(await employee.info(orderId)).outTradeNo)),
      ['refunded'],
    ],
    ['company and wallet', () => employee, over, (orderId) => mixOf(orderId, 'tianHangPay'), ['refunded', 'refunded']],
    [
      'company and code',
      () => employee,
      over,
      async (orderId) => settle(booking.db, (await mixOf(orderId, 'alipay')).qr?.outTradeNo ?? '', booking.now()),
      ['refunded', 'refunding'],
    ],
  ];
  it.each(ways)(
    'that the airline refuses gives the money back to %s, and its seats',
    async (payers, bookerOf, wish, payIt, atFirst) => {
      const accounts = [
        walletMember,
        walletEmployee,
        credit,
        reservedTwin(credit),
        providerOf('alipay'),
        providerOf('weChatPay'),
      ];
      for (const wallet of [walletMember, walletEmployee])
        await booking.db.transaction().execute((tx) =>
          book(tx, {
            key: `test:${Math.random()}`,
            kind: 'opening',
            at: 0,
            moves: { [outside]: -500_000, [wallet]: 500_000 },
          }),
        );
      const balances = () => Promise.all(accounts.map((account) => entriesOf(booking.db, account)));
      const before = await balances();
      const booked = await bookerOf().book({ days: 120, ...wish }, refused());
      await payIt(booked.orderId);
      expect(await balances()).not.toEqual(before);
      await booking.advance(40);
      const rejected = await bookerOf().show(booked.orderId);
      expect(rejected.status === 8 ? rejected.payments.map((one) => one.status) : atFirst).toEqual(atFirst);
      await booking.advance(20);
      const order = await bookerOf().show(booked.orderId);
      expect(order.status).toBe(6);
      expect(order.payments.every((one) => one.status === 'refunded')).toBe(true);
      expect(order.timeline.map((one) => one.title)).toEqual([
        '退款完成',
        '退款中',
        '出票失败',
        '出票中',
        '支付成功',
        // The company's share waits for the code to be paid.
        ...(payers === 'company and code' ? ['公司部分已支付'] : []),
        '提交订单',
      ]);
      expect(await balances()).toEqual(before);
      expect(await entriesOf(booking.db, moneyOfOrder(booked.orderId))).toBe(0);
      expect(await seatsOf(booked)).toEqual({ held: 0, sold: 0 });
    },
  );
});
