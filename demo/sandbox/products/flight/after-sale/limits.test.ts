import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderAfterSaleSchemas } from '#contract/order-after-sale.schema.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { orderAfterSaleHandlers as calls, orderHandlers } from '../../../app/handlers/order.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  await setWallet(booking, '20250010', 100_000_00);
});
afterAll(async () => booking.close());

const sales = () => afterSalesOf(booking, member);

describe('an application without refund and change', () => {
  /** The same member under an application that has switched them off. */
  const off: Booker['call'] = (path) => {
    const call = member.call(path);
    const switches = { ...call.app.switches, showAirRefund: false, showAirChange: false };
    return { ...call, app: { ...call.app, switches } };
  };

  it('refuses every call that begins one, also from an open quote, and offers neither', async () => {
    const { orderId, psgIds } = await sales().ticketed();
    const refund = good(await sales().refundQuote(orderId, psgIds));
    const change = await sales().changeQuote(orderId, psgIds);
    const wish = { orderId, psgIds, reason: 'plans' as const, proofs: [] };
    const { flightId, cabinCode } = change.new;
    const apply = (quoteId: string) => ({ quoteId, remark: '', requestId: randomUUID() });
    const answers = {
      refundQuote: await calls.refundQuote({ ...wish, triptypes: [1] }, off('/order/refundQuote')),
      refundApply: await calls.refundApply(apply(refund.quoteId), off('/order/refundApply')),
      changeQuery: await calls.changeQuery(
        { ...wish, triptype: 1, date: change.new.depTime.slice(0, 10) },
        off('/order/changeQuery'),
      ),
      changeQuote: await calls.changeQuote({ ...wish, triptype: 1, flightId, cabinCode }, off('/order/changeQuote')),
      changeApply: await calls.changeApply(apply(change.quoteId), off('/order/changeApply')),
    };
    for (const [name, answer] of Object.entries(answers))
      expect(answer, name).toMatchObject({ ret: 403, msg: expect.stringContaining('请致电客服') as string });
    expect(good(await orderHandlers.airDetail({ orderId }, off('/order/airOrderDetail')))).toMatchObject({
      status: 2,
      actions: [],
      afterSales: [],
    });
  });

  it('still lets a request that is under way be paid or withdrawn', async () => {
    const { orderId, psgIds } = await sales().ticketed();
    const { saleId } = await sales().change(orderId, psgIds);
    expect(good(await orderHandlers.airDetail({ orderId }, off('/order/airOrderDetail'))).afterSales).toMatchObject([
      { actions: ['pay', 'withdraw'] },
    ]);
    expect(
      good(await calls.changeWithdraw({ saleId, requestId: randomUUID() }, off('/order/changeWithdraw'))),
    ).toMatchObject({ status: 2 });
  });
});

describe('a proof', () => {
  const begins = { png: '89504e470d0a1a0a', jpg: 'ffd8ff', pdf: '255044462d', gif: '47494638' };
  const fileOf = (kind: keyof typeof begins, bytes = 20) =>
    Buffer.concat([Buffer.from(begins[kind], 'hex'), Buffer.alloc(bytes)]).toString('base64url');
  const upload = (orderId: string, file: string, who = member, fileName = '证明.png') =>
    calls.proof({ orderId, fileName, file }, who.call('/order/proof'));

  it('is a JPG, PNG or PDF by its content, whatever its name says, of 5 MB at most', async () => {
    const { orderId } = await member.book();
    for (const kind of ['png', 'jpg', 'pdf'] as const) good(await upload(orderId, fileOf(kind)));
    expect(await upload(orderId, fileOf('gif'))).toMatchObject({ ret: 400, data: { field: 'file' } });
    const largest = 5 * 1024 * 1024 - begins.png.length / 2;
    good(await upload(orderId, fileOf('png', largest)));
    expect(await upload(orderId, fileOf('png', largest + 1))).toMatchObject({
      ret: 400,
      msg: '文件不能超过 5 MB',
      data: { field: 'file' },
    });
    const { proof } = orderAfterSaleSchemas;
    expect(proof.safeParse({ orderId, fileName: ' ', file: fileOf('png') }).success).toBe(false);
    expect(proof.safeParse({ orderId, fileName: 'a'.repeat(121), file: fileOf('png') }).success).toBe(false);
    expect(proof.safeParse({ orderId, fileName: 'a.png', file: 'no base64url!' }).success).toBe(false);
  });

  it('is one of twenty of its order at most, also when many are sent at once, and six go with one request', async () => {
    const { orderId } = await member.book();
    const answers = await Promise.all(Array.from({ length: 23 }, () => upload(orderId, fileOf('pdf'))));
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(20);
    expect(answers.find(({ ret }) => ret !== 0)).toMatchObject({ ret: 400, msg: '每笔订单最多上传 20 份证明' });
    const wish = { orderId, psgIds: ['1'], triptypes: [1], reason: 'illness' };
    const proofs = (count: number) => Array.from({ length: count }, (_, n) => String(n));
    expect(orderAfterSaleSchemas.refundQuote.safeParse({ ...wish, proofs: proofs(6) }).success).toBe(true);
    expect(orderAfterSaleSchemas.refundQuote.safeParse({ ...wish, proofs: proofs(7) }).success).toBe(false);
  });

  it('belongs to its order and its booker: no other order, member, company or application uses or reads it', async () => {
    const own = await sales().ticketed();
    const other = await sales().ticketed();
    const { proofId } = good(await upload(other.orderId, fileOf('png')));
    const wish = { reason: 'illness' as const, proofs: [proofId] };
    expect(await sales().refundQuote(own.orderId, own.psgIds, wish)).toMatchObject({
      ret: 400,
      data: { field: 'proofs' },
    });
    good(await sales().refundQuote(other.orderId, other.psgIds, wish));

    const employee = await booking.as('20250071');
    const company = await booking.as('20250070');
    const business = await employee.book({ travelType: 'business' }, [person()]);
    expect(await upload(business.orderId, fileOf('png'), company)).toMatchObject({ ret: 403 });
    expect(await upload(business.orderId, fileOf('png'), member)).toMatchObject({ ret: 404 });
    const theirs = good(await upload(business.orderId, fileOf('png'), employee)).proofId;
    for (const stranger of [company, member, await booking.as('20250071', { appId: 'skyline' })])
      expect(await calls.proofFile({ proofId: theirs }, stranger.call('/order/proofFile'))).toMatchObject({ ret: 404 });
    expect(await sales().refundQuote(own.orderId, own.psgIds, { ...wish, proofs: [theirs] })).toMatchObject({
      ret: 400,
    });
  });
});
