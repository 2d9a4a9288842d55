import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { fenOf, showFen, yuanOf } from '#domain/money.ts';
import { entriesOf, good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { setWallet, walletFen } from '#tests/support/wallet.ts';
import { orderListHandlers } from '../../app/handlers/order.ts';
import { book, creditOf, outside, reservedTwin } from '../ledger/ledger.ts';
import { settle } from './settle.ts';

/** Of the order in the list of its booker. */
const dueOf = async (orderId: string) =>
  good(await orderListHandlers.list(orderListSchemas.list.parse({}), employee.call('/order/list'))).rows.find(
    (row) => row.orderId === orderId,
  )?.due;

let booking: Booking;
let employee: Booker;
const ids = { member: '20250010', family: '20250020', employee: '20250071', company: '700070' };
const credit = creditOf(ids.company);
const over = {
  travelType: 'business',
  days: 30,
  choose: (seat: { standard?: { overBy: string; verdict: string } }) =>
    seat.standard?.verdict === 'over' && Number(seat.standard.overBy) > 300,
} as const;
const within = {
  travelType: 'business',
  days: 31,
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  employee = await booking.as(ids.employee);
});
afterAll(async () => {
  // After all tests the books are right.
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

const wallet = (memberId: string) => walletFen(booking, memberId);

describe('a payment by the company', () => {
  it('takes an order within the standard from the credit line', async () => {
    const before = await entriesOf(booking.db, credit);
    const { orderId, payprice } = await employee.book(within);
    const info = good(await employee.info(orderId));
    expect(info).toMatchObject({ preferred: 'creditPay', split: { company: payprice, personal: '0' } });
    expect(info.lines.at(-1)).toContain('因公');
    expect(good(await employee.credit(info.outTradeNo))).toEqual({
      state: 'paid',
      orderId,
      paid: [{ payer: 'company', method: 'creditPay', amount: payprice }],
    });
    expect(before - (await entriesOf(booking.db, credit))).toBe(fenOf(payprice));
  });

  it('is refused above the standard, and for private travel', async () => {
    const { orderId } = await employee.book(over);
    const info = good(await employee.info(orderId));
    expect(info.methods.find((one) => one.method === 'creditPay')).toMatchObject({
      enabled: false,
      reason: `超出公司限额的 ¥${showFen(fenOf(info.split?.personal ?? ''), true)} 须由您支付；如需公司全额支付，请联系企业管理员`,
    });
    expect(await employee.credit(info.outTradeNo)).toMatchObject({ ret: 403 });
    const own = await employee.book();
    expect(await employee.credit(good(await employee.info(own.orderId)).outTradeNo)).toMatchObject({ ret: 403 });
  });

  it('shares with the traveller’s wallet at once: both amounts, to the fen', async () => {
    await setWallet(booking, ids.employee, 500_000);
    const before = await entriesOf(booking.db, credit);
    const { orderId, payprice } = await employee.book(over);
    const { outTradeNo, split, preferred } = good(await employee.info(orderId));
    const serviceFen = fenOf((await employee.show(orderId)).totalServFee);
    expect(serviceFen).toBeGreaterThan(0);
    expect(preferred).toBe('multiPay');
    expect(fenOf(split?.company ?? '') + fenOf(split?.personal ?? '')).toBe(fenOf(payprice));
    expect(fenOf(split?.limitPrice ?? '') + fenOf(split?.tolerance ?? '') + fenOf(split?.taxes ?? '')).toBe(
      fenOf(split?.companyMax ?? ''),
    );
    // The service fee is the traveller's, and separate from the fare.
    expect([fenOf(split?.serviceFee ?? ''), split?.insurance]).toEqual([serviceFen, '0']);
    const mix = {
      companyAmount: split?.company ?? '',
      personalAmount: split?.personal ?? '',
      personalMethod: 'tianHangPay',
    } as const;
    const wrong = [
      { ...mix, personalAmount: yuanOf(fenOf(mix.personalAmount) - 1) },
      {
        ...mix,
        companyAmount: yuanOf(fenOf(mix.companyAmount) + 1),
        personalAmount: yuanOf(fenOf(mix.personalAmount) - 1),
      },
      { ...mix, companyAmount: payprice, personalAmount: '0' },
    ];
    for (const one of wrong) expect(await employee.mixed(outTradeNo, one)).toMatchObject({ ret: 400 });
    expect(good(await employee.mixed(outTradeNo, mix))).toMatchObject({
      state: 'paid',
      paid: [
        { payer: 'company', method: 'creditPay', amount: mix.companyAmount },
        { payer: 'personal', method: 'tianHangPay', amount: mix.personalAmount },
      ],
    });
    expect(before - (await entriesOf(booking.db, credit))).toBe(fenOf(mix.companyAmount));
    expect(await wallet(ids.employee)).toBe(500_000 - fenOf(mix.personalAmount));
  });

  it('takes nothing from the company when the wallet is too small', async () => {
    await setWallet(booking, ids.employee, 100);
    const before = await entriesOf(booking.db, credit);
    const { orderId } = await employee.book(over);
    const { outTradeNo, split } = good(await employee.info(orderId));
    const mix = {
      companyAmount: split?.company ?? '',
      personalAmount: split?.personal ?? '',
      personalMethod: 'tianHangPay',
    } as const;
    expect(await employee.mixed(outTradeNo, mix)).toMatchObject({
      ret: 409,
      data: { kind: 'insufficient', method: 'tianHangPay' },
    });
    expect(await entriesOf(booking.db, credit)).toBe(before);
  });

  async function partly(wish: typeof over) {
    const { orderId } = await employee.book(wish);
    const { outTradeNo, split } = good(await employee.info(orderId));
    const mix = {
      companyAmount: split?.company ?? '',
      personalAmount: split?.personal ?? '',
      personalMethod: 'weChatPay',
    } as const;
    const outcome = good(await employee.mixed(outTradeNo, mix));
    return { orderId, mix, outcome, qr: outcome.qr };
  }

  it('is reserved until the traveller has paid by QR code, then both are paid', async () => {
    const before = await entriesOf(booking.db, credit);
    const { orderId, mix, outcome, qr } = await partly(over);
    expect(outcome).toMatchObject({
      state: 'partly',
      paid: [{ payer: 'company', amount: mix.companyAmount }],
      qr: { amount: mix.personalAmount },
    });
    expect(good(await employee.info(orderId))).toMatchObject({
      state: 'partly',
      due: mix.personalAmount,
      paid: [{ payer: 'company', method: 'creditPay', amount: mix.companyAmount }],
    });
    // The list and the order's page say what is left.
    expect(await dueOf(orderId)).toBe(mix.personalAmount);
    expect((await employee.show(orderId)).payments).toMatchObject([
      { payer: 'company', amount: mix.companyAmount, returned: '0', status: 'paid' },
    ]);
    expect(await entriesOf(booking.db, reservedTwin(credit))).toBe(fenOf(mix.companyAmount));
    expect(await settle(booking.db, qr?.outTradeNo ?? '', booking.now())).toBe('paid');
    expect(await employee.show(orderId)).toMatchObject({
      status: 7,
      payments: [
        { payer: 'company', method: 'creditPay', amount: mix.companyAmount },
        { payer: 'personal', method: 'weChatPay', amount: mix.personalAmount },
      ],
    });
    expect(await entriesOf(booking.db, reservedTwin(credit))).toBe(0);
    expect(before - (await entriesOf(booking.db, credit))).toBe(fenOf(mix.companyAmount));
  });

  it('leaves the rest to any of the traveller’s methods', async () => {
    await setWallet(booking, ids.employee, 500_000);
    const { orderId, mix, qr } = await partly(over);
    const other = good(await employee.alipay(qr?.outTradeNo ?? ''));
    expect(other).toMatchObject({ amount: mix.personalAmount });
    expect(await employee.mixed(other.outTradeNo, mix)).toMatchObject({ ret: 409, data: { kind: 'partlyPaid' } });
    expect(good(await employee.wallet(other.outTradeNo))).toMatchObject({ state: 'paid' });
    expect(await wallet(ids.employee)).toBe(500_000 - fenOf(mix.personalAmount));
    expect((await employee.show(orderId)).payments.map((one) => one.method)).toEqual(['creditPay', 'tianHangPay']);
    // A scan of the older code comes too late.
    expect(await settle(booking.db, qr?.outTradeNo ?? '', booking.now())).toBe('returned');
  });

  it.each([
    ['is cancelled', async (orderId: string) => void good(await employee.cancel(orderId))],
    ['expires', async () => booking.advance(30 * 60)],
  ])('is booked back when the order %s before the traveller has paid', async (_sentence, end) => {
    const before = await entriesOf(booking.db, credit);
    const { orderId, mix, qr } = await partly(over);
    await end(orderId);
    const { status, timeline, payments } = await employee.show(orderId);
    expect(status).toBe(5);
    const share = showFen(fenOf(mix.companyAmount), true);
    expect(timeline[0]?.detail).toContain(`，公司授信 ¥${share} 已释放`);
    // Its way there and back is in the order: whose money it was is told in the cashier too.
    expect(timeline.map(({ title }) => title)).toEqual(['订单已取消', '公司部分已退回', '公司部分已支付', '提交订单']);
    expect(payments).toMatchObject([
      {
        payer: 'company',
        method: 'creditPay',
        amount: mix.companyAmount,
        returned: mix.companyAmount,
        status: 'refunded',
      },
    ]);
    expect(good(await employee.info(orderId))).toMatchObject({
      state: 'closed',
      closedBecause: expect.stringContaining(`公司已付的 ¥${share} 已退回公司，您没有被扣款`) as string,
    });
    expect([await entriesOf(booking.db, credit), await entriesOf(booking.db, reservedTwin(credit))]).toEqual([
      before,
      0,
    ]);
    expect(await settle(booking.db, qr?.outTradeNo ?? '', booking.now())).toBe('returned');
    expect(await entriesOf(booking.db, credit)).toBe(before);
  });

  it('says how much the credit line lacks', async () => {
    const before = await entriesOf(booking.db, credit);
    await booking.db.transaction().execute((tx) =>
      book(tx, {
        key: 'test:drain',
        kind: 'opening',
        at: 0,
        moves: { [credit]: -(before - 100), [outside]: before - 100 },
      }),
    );
    const { orderId, payprice } = await employee.book({ ...within, days: 32 }, [person()]);
    const { outTradeNo, methods } = good(await employee.info(orderId));
    expect(methods.find((one) => one.method === 'creditPay')).toMatchObject({ enabled: false, balance: '1' });
    expect(await employee.credit(outTradeNo)).toMatchObject({
      ret: 409,
      data: { kind: 'insufficient', method: 'creditPay', missing: yuanOf(fenOf(payprice) - 100) },
    });
    await booking.db.transaction().execute((tx) =>
      book(tx, {
        key: 'test:refill',
        kind: 'opening',
        at: 0,
        moves: { [outside]: -(before - 100), [credit]: before - 100 },
      }),
    );
  });
});
