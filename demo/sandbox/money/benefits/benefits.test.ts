import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSchemas } from '#contract/bill.schema.ts';
import type { BenefitKind } from '#contract/benefit.ts';
import { entriesOf, good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { walletFen } from '#tests/support/wallet.ts';
import { benefitHandlers } from '../../app/handlers/benefit.ts';
import { billHandlers } from '../../app/handlers/bill.ts';
import { paymentHandlers } from '../../app/handlers/payment.ts';
import { cardOf } from '../ledger/ledger.ts';
import { settle } from '../payments/settle.ts';
import { benefitOrders } from './benefit-order.ts';

let booking: Booking;
let member: Booker;
let other: Booker;

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  [member, other] = await Promise.all([booking.as('20250010'), booking.as('20250030')]);
});
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

const list = async (who: Booker) => good(await benefitHandlers.list({}, who.call('/benefit/list')));
const orderOf = async (who: Booker, orderId: string) =>
  (await list(who)).orders.find((order) => order.orderId === orderId);
const create = (who: Booker, item: string, requestId: string = randomUUID()) =>
  benefitHandlers.create({ item, requestId }, who.call('/benefit/createOrder'));
const cancel = (who: Booker, orderId: string) =>
  benefitHandlers.cancel({ orderId, requestId: randomUUID() }, who.call('/benefit/cancelOrder'));
const info = (who: Booker, orderId: string, businessType: BenefitKind) =>
  paymentHandlers.info({ orderId, businessType }, who.call('/pay/payInfo'));
const request = (outTradeNo: string, businessType: BenefitKind) => ({ outTradeNo, businessType, body: '会员权益' });

async function pay(who: Booker, { orderId, businessType }: { orderId: string; businessType: BenefitKind }) {
  const { outTradeNo } = good(await info(who, orderId, businessType));
  return await paymentHandlers.tianHangPay(
    { ...request(outTradeNo, businessType), requestId: randomUUID(), payPassword: payPasswordMd5 },
    who.call('/pay/tianHangPay'),
  );
}
async function codeOf(who: Booker, { orderId, businessType }: { orderId: string; businessType: BenefitKind }) {
  const { outTradeNo } = good(await info(who, orderId, businessType));
  return good(await paymentHandlers.alipay(request(outTradeNo, businessType), who.call('/pay/alipayPrecreate')));
}
const walletOf = (id: string) => walletFen(booking, id);

describe('a benefit that is paid for', () => {
  it('a level: the cashier names it, the wallet pays, and the member has it for a year', async () => {
    const before = await walletOf('20250010');
    const order = good(await create(member, 'level-silver'));
    expect(good(await info(member, order.orderId, 'upgrade'))).toMatchObject({
      businessType: 'upgrade',
      state: 'open',
      amount: '199',
      title: '升级银卡会员',
      deadlineMs: booking.now() + 1_800_000,
    });
    expect(good(await pay(member, order)).state).toBe('paid');
    expect(await walletOf('20250010')).toBe(before - 19_900);
    const has = await list(member);
    expect(has.level).toEqual({ name: '银卡会员', until: expect.stringMatching(/^2027-/) });
    expect(await orderOf(member, order.orderId)).toMatchObject({ state: 'paid', name: '升级银卡会员' });
    expect(has.offers.find(({ item }) => item === 'level-gold')).toMatchObject({ amount: '300', reason: '' });
    expect(await create(member, 'level-silver')).toMatchObject({ ret: 409, data: { kind: 'notOnOffer' } });
    expect(good(await info(member, order.orderId, 'upgrade')).state).toBe('paid');
  });

  it('its yearly fee, a card and vouchers: money on the card is in the ledger', async () => {
    for (const item of ['annual-fee', 'card-200', 'tickets-5'])
      expect(good(await pay(member, good(await create(member, item)))).state).toBe('paid');
    const has = await list(member);
    expect(has.level.until).toMatch(/^2028-/);
    expect(has).toMatchObject({ cardBalance: '200', vouchers: [{ count: 5, value: '20' }] });
    expect(await entriesOf(booking.db, cardOf('default', '20250010'))).toBe(20_000);
  });

  it('is in the bill of its member by its name, and found by it', async () => {
    const input = billSchemas.query.parse({ kind: 'transaction', size: 100, words: '银卡' });
    const { rows } = good(await billHandlers.query(input, member.call('/bill/query')));
    expect(rows).toHaveLength(2);
    expect(rows.at(-1)).toMatchObject({
      product: 'benefit',
      title: '升级银卡会员',
      amount: '199',
      direction: 'out',
      orderId: expect.stringMatching(/^QY\d{12}$/),
    });
  });

  it('is paid once: code and wallet at the same time leave one payment, what comes later goes back', async () => {
    const order = good(await create(other, 'card-500'));
    const code = await codeOf(other, order);
    const wallet = await walletOf('20250030');
    const [byCode, byWallet, byCodeAgain] = await Promise.all([
      settle(booking.db, code.outTradeNo, booking.now()),
      pay(other, order),
      settle(booking.db, code.outTradeNo, booking.now()),
    ]);
    // Either notice of the same trade may be the first.
    expect([byCode === 'paid', byCodeAgain === 'paid', byWallet.ret === 0].filter(Boolean)).toHaveLength(1);
    expect(await walletOf('20250030')).toBe(wallet - (byWallet.ret === 0 ? 50_000 : 0));
    expect((await list(other)).cardBalance).toBe('500');
  });
});

describe('an order that is not paid', () => {
  it('blocks another one of its kind until it is paid or cancelled', async () => {
    const first = good(await create(other, 'tickets-5'));
    expect(await create(other, 'tickets-10')).toEqual({
      ret: 409,
      msg: '您还有未处理的订单，请先支付或取消',
      data: { kind: 'unfinished', ...first },
    });
    expect(good(await create(other, 'level-gold')).businessType).toBe('upgrade');
    expect(good(await cancel(other, first.orderId))).toMatchObject({ state: 'voided', note: '由您取消' });
    expect(await cancel(other, first.orderId)).toMatchObject({ ret: 409, data: { kind: 'orderClosed' } });
    expect(good(await info(other, first.orderId, 'buyTicket'))).toMatchObject({
      state: 'closed',
      closedBecause: '订单已取消：由您取消',
    });
    expect(good(await create(other, 'tickets-10')).orderId).not.toBe(first.orderId);
  });

  it('two presses at once and a repeated one make one order', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all([
      create(member, 'card-1000', requestId),
      create(member, 'card-1000', requestId),
      create(member, 'card-1000'),
    ]);
    const made = answers.filter(({ ret }) => ret === 0).map(({ data }) => data?.orderId);
    const { orders } = await list(member);
    expect(new Set(made).size).toBe(1);
    expect(orders.filter(({ state }) => state === 'open')).toHaveLength(1);
    good(await cancel(member, made[0] ?? ''));
  });

  it('ends at its deadline, and money that comes later goes back', async () => {
    const order = good(await create(member, 'card-200'));
    const code = await codeOf(member, order);
    await booking.advance(1801);
    expect(await orderOf(member, order.orderId)).toMatchObject({ state: 'voided' });
    await benefitOrders.expire(booking.db, booking.now());
    expect(good(await info(member, order.orderId, 'buffetCard'))).toMatchObject({
      state: 'closed',
      due: '0',
      methods: [],
    });
    expect(await settle(booking.db, code.outTradeNo, booking.now())).toBe('returned');
    expect((await orderOf(member, order.orderId))?.note).toMatch(/^收到支付宝付款 ¥200.00 时订单已无需支付/);
    expect((await list(member)).cardBalance).toBe('200');
  });

  it('belongs to its member and to its kind', async () => {
    const order = good(await create(member, 'card-200'));
    expect(await info(other, order.orderId, 'buffetCard')).toMatchObject({ ret: 404 });
    expect(await cancel(other, order.orderId)).toMatchObject({ ret: 404 });
    expect(await create(other, 'no-such')).toMatchObject({ ret: 404 });
    good(await cancel(member, order.orderId));
  });
});
