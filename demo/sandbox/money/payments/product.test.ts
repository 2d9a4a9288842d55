import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { paymentSchemas } from '#contract/payment.schema.ts';
import { businessTypeOf } from '#domain/product/business-types.ts';
import { entriesOf, good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { paymentHandlers } from '../../app/handlers/payment.ts';
import { products } from '../../app/products.ts';
import { moneyOfOrder } from '../ledger/ledger.ts';
import { registerProducts } from './product.ts';
import type { Product, Purchase } from './product.ts';
import { settle } from './settle.ts';

let booking: Booking;
let member: Booker;
let employee: Booker;

beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  employee = await booking.as('20250071');
});
afterAll(async () => booking.close());

type WireType = (typeof paymentSchemas.info.shape.businessType.options)[number];
const wireTypes = paymentSchemas.info.shape.businessType.options;
const request = (outTradeNo: string, businessType: WireType) => ({ outTradeNo, businessType, body: '订单' });

it('every business type of the wire has a shop', () => {
  expect(wireTypes.filter((type) => !Object.hasOwn(products, businessTypeOf(type) ?? ''))).toEqual([]);
});

describe('a business type without a shop', () => {
  /** A server that sells no train tickets. */
  const closed = ['8', 'trainPay', 'trainChangeTicket'] as const;
  beforeEach(() => {
    const { trainPay: _pay, trainChangeTicket: _change, ...others } = products;
    registerProducts(others);
    onTestFinished(() => registerProducts(products));
  });

  const refusal = (type: WireType) => ({
    ret: 404,
    msg: '该业务暂未开通在线支付',
    data: { kind: 'notOffered', businessType: businessTypeOf(type) },
  });

  it.each(closed)('%s is refused by the cashier and by both codes with the same words', async (type) => {
    expect(
      await paymentHandlers.info({ orderId: '261122000001', businessType: type }, member.call('/pay/payInfo')),
    ).toEqual(refusal(type));
    expect(await paymentHandlers.alipay(request('TE1', type), member.call('/pay/alipayPrecreate'))).toEqual(
      refusal(type),
    );
    expect(await paymentHandlers.weChatPay(request('TE1', type), member.call('/pay/weChatNewPay'))).toEqual(
      refusal(type),
    );
  });

  it('is refused by wallet, credit line and mixed payment, and no payment is made', async () => {
    const paid = () => ({
      ...request('TE1', 'trainChangeTicket'),
      requestId: randomUUID(),
      payPassword: payPasswordMd5,
    });
    expect(await paymentHandlers.tianHangPay(paid(), member.call('/pay/tianHangPay'))).toEqual(
      refusal('trainChangeTicket'),
    );
    expect(await paymentHandlers.creditPay(paid(), employee.call('/pay/creditPay'))).toEqual(
      refusal('trainChangeTicket'),
    );
    const mix = { companyAmount: '1', personalAmount: '1', personalMethod: 'alipay' } as const;
    expect(await paymentHandlers.multiPay({ ...paid(), ...mix }, employee.call('/pay/multiPay'))).toEqual(
      refusal('trainChangeTicket'),
    );
    expect(
      await booking.db.selectFrom('payments').where('business_type', '!=', 'dometicketOrderPay').selectAll().execute(),
    ).toEqual([]);
  });
});

/** A product that is no flight: payments know it only by the port. */
function newProduct(purchase: Purchase) {
  const heard: (readonly [event: string, text: string])[] = [];
  const product: Product = {
    advance: async () => undefined,
    lock: async (_tx, orderId) => (orderId === purchase.order_id ? purchase : undefined),
    describe: async () => ({ title: '钱包充值', lines: ['充值 ¥50.00'] }),
    subject: async () => '充值',
    paid: async (_tx, _purchase, receipt) => {
      heard.push(['paid', receipt]);
      purchase.state = 'paid';
    },
    refunded: async (_tx, _orderId, { title }) => void heard.push(['refunded', title]),
  };
  registerProducts({ ...products, recharge: product });
  onTestFinished(() => registerProducts(products));
  return heard;
}

const recharge = (order_id: string): Purchase => ({
  order_id,
  business_type: 'recharge',
  member_id: '20250010',
  app_id: 'default',
  company_id: null,
  state: 'open',
  status: 0,
  amount: 5000,
  split: null,
  pay_deadline: booking.now() + 600_000,
});

describe('a product of another kind', () => {
  it('is shown, paid by code and told so once; money that comes later goes back', async () => {
    const purchase = recharge('R1');
    const heard = newProduct(purchase);
    const info = good(await paymentHandlers.info({ orderId: 'R1', businessType: '1' }, member.call('/pay/payInfo')));
    expect(info).toMatchObject({
      businessType: 'recharge',
      state: 'open',
      amount: '50',
      due: '50',
      title: '钱包充值',
      lines: ['充值 ¥50.00'],
    });
    const code = good(
      await paymentHandlers.alipay(request(info.outTradeNo, 'recharge'), member.call('/pay/alipayPrecreate')),
    );
    const page = await booking.fetch(new Request(code.codeUrl));
    expect(await page.text()).toContain('<dd>充值</dd>');
    const other = good(
      await paymentHandlers.weChatPay(request(code.outTradeNo, 'recharge'), member.call('/pay/weChatNewPay')),
    );
    expect(await settle(booking.db, other.outTradeNo, booking.now())).toBe('paid');
    expect(await settle(booking.db, code.outTradeNo, booking.now())).toBe('returned');
    expect(heard).toEqual([
      ['paid', expect.stringMatching(/^微信支付 ¥50.00，交易号 42\d+$/)],
      ['refunded', '多付款项已退回'],
    ]);
    expect(await entriesOf(booking.db, moneyOfOrder('R1'))).toBe(5000);
  });

  it('belongs to its member: others see no such order, and a payment has the type it was made for', async () => {
    newProduct(recharge('R2'));
    expect(
      await paymentHandlers.info({ orderId: 'R2', businessType: 'recharge' }, employee.call('/pay/payInfo')),
    ).toMatchObject({ ret: 404, data: null });
    const { outTradeNo } = good(
      await paymentHandlers.info({ orderId: 'R2', businessType: 'recharge' }, member.call('/pay/payInfo')),
    );
    expect(await member.alipay(outTradeNo)).toMatchObject({ ret: 404, data: null });
  });
});
