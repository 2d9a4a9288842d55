import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { entriesOf, good, openBooking, seatsTaken } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { setWallet, walletFen } from '#tests/support/wallet.ts';
import { orderListHandlers } from '../../app/handlers/order.ts';
import { moneyOfOrder, providerOf } from '../ledger/ledger.ts';
import { settle } from './settle.ts';

let booking: Booking;
let member: Booker;
let employee: Booker;
const ids = { member: '20250010', family: '20250020', employee: '20250071', company: '700070' };

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  member = await booking.as(ids.member);
  employee = await booking.as(ids.employee);
});
afterAll(async () => {
  // After all tests the books are right.
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

const wallet = (memberId: string) => walletFen(booking, memberId);
const timeline = async (booker: Booker, orderId: string): Promise<string[]> =>
  (await booker.show(orderId)).timeline.map((one) => one.title);

describe('a payment by QR code', () => {
  it('names the cashier page, and is pending until it is paid there', async () => {
    const { orderId, payprice } = await member.book();
    const code = await member.code(orderId);
    expect(code).toMatchObject({
      amount: payprice,
      codeUrl: `http://sandbox.test/sandbox/cashier/${code.outTradeNo}`,
      expiresAtMs: booking.now() + 15 * 60_000,
    });
    expect(await member.query(code.outTradeNo)).toMatchObject({ ret: 16128 });
    expect(await settle(booking.db, code.outTradeNo, booking.now())).toBe('paid');
    expect(good(await member.query(code.outTradeNo))).toEqual({ outTradeNo: code.outTradeNo, state: 'paid', orderId });
    const order = await member.show(orderId);
    expect(order).toMatchObject({
      status: 7,
      actions: [],
      payments: [{ method: 'alipay', payer: 'personal', amount: payprice, status: 'paid' }],
    });
    expect(order.timeline.map((one) => one.title)).toEqual(['出票中', '支付成功', '提交订单']);
    expect(good(await member.info(orderId))).toMatchObject({
      state: 'paid',
      due: '0',
      methods: [],
      paid: [{ payer: 'personal', method: 'alipay', amount: payprice }],
    });
  });

  it('names what the order costs by its kinds, which are its amount together', async () => {
    const { orderId } = await member.book();
    const { amount, parts = [] } = good(await member.info(orderId));
    expect(parts.map(({ kind }) => kind).slice(0, 2)).toEqual(['goods', 'taxes']);
    expect(parts.reduce((sum, part) => sum + Number(part.amount), 0)).toBeCloseTo(Number(amount));
  });

  it('is the same payment when asked for again, and ends when another method is chosen', async () => {
    const { orderId } = await member.book();
    const first = await member.code(orderId);
    expect((await member.code(orderId)).outTradeNo).toBe(first.outTradeNo);
    const second = good(await member.weChatPay(first.outTradeNo));
    expect(second.outTradeNo).not.toBe(first.outTradeNo);
    expect(await member.query(first.outTradeNo)).toMatchObject({ ret: 409, data: { kind: 'closed', orderId } });
    expect(await member.query(second.outTradeNo)).toMatchObject({ ret: 16128 });
  });

  it('expires after 15 minutes, is made again, and never outlives the order', async () => {
    const { orderId, payDeadlineMs } = await member.book();
    const first = await member.code(orderId);
    await booking.advance(15 * 60);
    expect(await member.query(first.outTradeNo)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
    await booking.advance(60);
    const second = good(await member.alipay(first.outTradeNo));
    expect(second.outTradeNo).not.toBe(first.outTradeNo);
    expect(second.expiresAtMs).toBe(payDeadlineMs);
  });

  it('ends with the one time to pay that order, list row and cashier tell', async () => {
    const { orderId, payDeadline, payDeadlineMs } = await member.book();
    const { rows } = good(
      await orderListHandlers.list(orderListSchemas.list.parse({ words: orderId }), member.call('/order/list')),
    );
    expect(rows[0]).toMatchObject({ payDeadline });
    expect(await member.show(orderId)).toMatchObject({ payDeadline, payDeadlineMs });
    expect(good(await member.info(orderId))).toMatchObject({ deadlineMs: payDeadlineMs, state: 'open' });
    await booking.advance(20 * 60);
    const { outTradeNo, expiresAtMs } = await member.code(orderId);
    expect(expiresAtMs).toBe(payDeadlineMs);
    await booking.advance(10 * 60);
    expect(await member.show(orderId)).toMatchObject({ status: 5, actions: [] });
    expect(good(await member.info(orderId))).toMatchObject({ state: 'closed', methods: [] });
    expect(await member.query(outTradeNo)).toMatchObject({ ret: 409, data: { kind: 'orderClosed' } });
    expect(await member.alipay(outTradeNo)).toMatchObject({ ret: 409, data: { kind: 'orderClosed' } });
  });

  it('is pending when the trade does not exist, and when it belongs to another member', async () => {
    const { orderId } = await member.book();
    const code = await member.code(orderId);
    expect(await member.query('TE000000000000')).toMatchObject({ ret: 16128 });
    expect(await employee.query(code.outTradeNo)).toMatchObject({ ret: 16128 });
    expect(await employee.alipay(code.outTradeNo)).toMatchObject({ ret: 404 });
    expect(await employee.info(orderId)).toMatchObject({ ret: 404 });
  });

  it('asks for the digest only where the server has a key for it', async () => {
    const strict = await booking.as(ids.member, { settings: { requestVerifyKey: 'check-string' } });
    const { orderId } = await strict.book();
    const { outTradeNo } = good(await strict.info(orderId));
    expect(await strict.alipay(outTradeNo)).toMatchObject({ ret: 400, data: { field: 'requestVerify' } });
    const requestVerify = createHash('md5').update(`${ids.member}${outTradeNo}check-string`).digest('hex');
    expect(await strict.alipay(outTradeNo, { requestVerify })).toMatchObject({ ret: 0 });
  });
});

describe('a notice', () => {
  it('that comes a hundred times at once pays once', async () => {
    const { orderId, payprice, verified } = await member.book({ days: 44 });
    const code = await member.code(orderId);
    const before = await entriesOf(booking.db, providerOf('alipay'));
    const results = await Promise.all(
      Array.from({ length: 100 }, () => settle(booking.db, code.outTradeNo, booking.now())),
    );
    expect(results.filter((one) => one === 'paid')).toHaveLength(1);
    expect(results.filter((one) => one === 'already')).toHaveLength(99);
    expect((await entriesOf(booking.db, providerOf('alipay'))) - before).toBe(-fenOf(payprice));
    expect(await entriesOf(booking.db, moneyOfOrder(orderId))).toBe(fenOf(payprice));
    expect(await timeline(member, orderId)).toEqual(['出票中', '支付成功', '提交订单']);
    const [segment] = verified.segments;
    expect(await seatsTaken(booking.db, segment?.flight.flightId ?? '', segment?.seat.cabinCode ?? '')).toEqual({
      held: 0,
      sold: 1,
    });
  });

  it.each([
    ['the order was cancelled', async (orderId: string) => void good(await member.cancel(orderId))],
    ['the order had expired', async () => booking.advance(30 * 60)],
  ])('that comes after %s sends the money back by itself, once', async (_sentence, end) => {
    const { orderId, payprice } = await member.book({ days: 45 });
    const code = await member.code(orderId);
    const before = await entriesOf(booking.db, providerOf('alipay'));
    await end(orderId);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => settle(booking.db, code.outTradeNo, booking.now())),
    );
    expect(results.filter((one) => one === 'returned')).toHaveLength(1);
    expect(results.filter((one) => one === 'already')).toHaveLength(9);
    expect(await entriesOf(booking.db, providerOf('alipay'))).toBe(before);
    const order = await member.show(orderId);
    expect(order).toMatchObject({ status: 5, payments: [{ method: 'alipay', amount: payprice, status: 'refunded' }] });
    expect(order.timeline[0]).toMatchObject({ title: '多付款项已退回' });
    expect(await member.query(code.outTradeNo)).toMatchObject({ ret: 409, data: { kind: 'refunded' } });
  });

  it('of a code that another method has replaced sends the money back, and the order stays to be paid', async () => {
    const { orderId } = await member.book();
    const first = await member.code(orderId);
    const second = good(await member.weChatPay(first.outTradeNo));
    expect(await settle(booking.db, first.outTradeNo, booking.now())).toBe('returned');
    expect((await member.show(orderId)).status).toBe(0);
    expect(await settle(booking.db, second.outTradeNo, booking.now())).toBe('paid');
  });

  it('of a trade that does not exist, or that was never by code, does nothing', async () => {
    const { orderId } = await member.book();
    const { outTradeNo } = good(await member.info(orderId));
    expect(await settle(booking.db, outTradeNo, booking.now())).toBe('unknown');
    expect(await settle(booking.db, 'TE000000000000', booking.now())).toBe('unknown');
    expect((await member.show(orderId)).status).toBe(0);
  });
});

describe('a payment from the wallet', () => {
  it('takes exactly what is due, once per requestId', async () => {
    await setWallet(booking, ids.member, 531_260);
    const { orderId, payprice } = await member.book();
    const { outTradeNo, methods, needsPayPassword, hasPayPassword } = good(await member.info(orderId));
    expect(methods.find((one) => one.method === 'tianHangPay')).toMatchObject({ enabled: true, balance: '5312.60' });
    expect([needsPayPassword, hasPayPassword]).toEqual([true, true]);
    const requestId = 'wallet-request-1';
    const answers = await Promise.all(Array.from({ length: 5 }, () => member.wallet(outTradeNo, { requestId })));
    for (const answer of answers)
      expect(good(answer)).toEqual({
        state: 'paid',
        orderId,
        paid: [{ payer: 'personal', method: 'tianHangPay', amount: payprice }],
      });
    expect(await wallet(ids.member)).toBe(531_260 - fenOf(payprice));
    expect(await member.wallet(outTradeNo)).toMatchObject({ ret: 409, data: { kind: 'alreadyPaid' } });
  });

  it('says how much is missing, and takes nothing', async () => {
    await setWallet(booking, ids.member, 100);
    const { orderId, payprice } = await member.book();
    const { outTradeNo, methods } = good(await member.info(orderId));
    const missing = yuanOf(fenOf(payprice) - 100);
    expect(methods.find((one) => one.method === 'tianHangPay')).toMatchObject({ enabled: false });
    expect(await member.wallet(outTradeNo)).toMatchObject({
      ret: 409,
      data: { kind: 'insufficient', method: 'tianHangPay', missing },
    });
    expect([await wallet(ids.member), (await member.show(orderId)).status]).toEqual([100, 0]);
  });

  it('of two orders pays one when there is money for one', async () => {
    const first = await member.book({ days: 46 });
    const second = await member.book({ days: 47 });
    await setWallet(booking, ids.member, Math.max(fenOf(first.payprice), fenOf(second.payprice)));
    const trades = [good(await member.info(first.orderId)), good(await member.info(second.orderId))];
    const answers = await Promise.all(trades.map((trade) => member.wallet(trade.outTradeNo)));
    expect(answers.map((answer) => answer.ret).sort()).toEqual([0, 409]);
    expect(await wallet(ids.member)).toBeGreaterThanOrEqual(0);
  });

  it('and a code paid at the same moment take the money of one, and the other goes back', async () => {
    for (let round = 0; round < 6; round += 1) {
      await setWallet(booking, ids.member, 900_000);
      const { orderId, payprice } = await member.book({ days: 48 + round });
      const code = await member.code(orderId);
      const before = await entriesOf(booking.db, providerOf('alipay'));
      const [answer, settled] = await Promise.all([
        member.wallet(code.outTradeNo),
        settle(booking.db, code.outTradeNo, booking.now()),
      ]);
      const byWallet = answer.ret === 0;
      expect(settled).toBe(byWallet ? 'returned' : 'paid');
      expect(await wallet(ids.member)).toBe(900_000 - (byWallet ? fenOf(payprice) : 0));
      expect((await entriesOf(booking.db, providerOf('alipay'))) - before).toBe(byWallet ? 0 : -fenOf(payprice));
      expect(await entriesOf(booking.db, moneyOfOrder(orderId))).toBe(fenOf(payprice));
    }
  });
});

describe('the pay password', () => {
  it('is asked for, counted, and locked after five wrong ones for 15 minutes', async () => {
    const someone = await booking.as('20250030');
    const { orderId } = await someone.book();
    const { outTradeNo } = good(await someone.info(orderId));
    const wrong = () => someone.wallet(outTradeNo, { payPassword: createHash('md5').update('000000').digest('hex') });
    expect(await someone.wallet(outTradeNo, { payPassword: undefined })).toMatchObject({
      ret: 400,
      data: { field: 'payPassword' },
    });
    for (const left of [4, 3, 2, 1])
      expect(await wrong()).toMatchObject({ ret: 400, msg: `支付密码不正确，还可尝试 ${left} 次` });
    expect(await wrong()).toMatchObject({ ret: 423, data: { retryAfter: 900 } });
    expect(await someone.wallet(outTradeNo)).toMatchObject({ ret: 423 });
    await booking.advance(14 * 60 + 59);
    expect(await someone.wallet(outTradeNo)).toMatchObject({ ret: 423, data: { retryAfter: 1 } });
    await booking.advance(1);
    expect(await wrong()).toMatchObject({ ret: 400, msg: '支付密码不正确，还可尝试 4 次' });
    expect(await someone.wallet(outTradeNo)).toMatchObject({ ret: 0 });
  });

  it('gives a hundred guesses at once five tries', async () => {
    const someone = await booking.as('20250040');
    const { orderId } = await someone.book();
    const { outTradeNo } = good(await someone.info(orderId));
    const guesses = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        someone.wallet(outTradeNo, { payPassword: createHash('md5').update(String(at)).digest('hex') }),
      ),
    );
    expect(guesses.filter((answer) => answer.ret === 400)).toHaveLength(4);
    expect(guesses.filter((answer) => answer.ret === 423)).toHaveLength(26);
  });

  it('that is right, sent for eight orders at once, pays all of them, also on the last try', async () => {
    const someone = await booking.as('20250050');
    await setWallet(booking, '20250050', 9_000_000);
    const trades: string[] = [];
    for (let at = 0; at < 8; at += 1) trades.push(good(await someone.info((await someone.book()).orderId)).outTradeNo);
    for (let at = 0; at < 4; at += 1)
      await someone.wallet(trades[0] ?? '', { payPassword: createHash('md5').update(String(at)).digest('hex') });
    const answers = await Promise.all(trades.map((outTradeNo) => someone.wallet(outTradeNo)));
    expect(answers.map(({ ret, msg }) => `${ret} ${msg}`)).toEqual(trades.map(() => '0 订单支付成功'));
  });

  it('has to be set before it can be used', async () => {
    const family = await booking.as(ids.family);
    const { orderId } = await family.book();
    const info = good(await family.info(orderId));
    expect(info.hasPayPassword).toBe(false);
    expect(await family.wallet(info.outTradeNo)).toMatchObject({ ret: 403, data: { kind: 'noPayPassword' } });
  });

  it('is not asked for where the application hides it', async () => {
    const guest = await booking.as(ids.family, { appId: 'meadow' });
    await setWallet(booking, ids.family, 900_000);
    const { orderId } = await guest.book();
    const info = good(await guest.info(orderId));
    expect(info.needsPayPassword).toBe(false);
    expect(await guest.wallet(info.outTradeNo, { payPassword: undefined })).toMatchObject({ ret: 0 });
  });
});
