import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayAt, dayMs, msOf } from '#domain/china-time.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { bookPaid, cancel, create, detail, isPrepaid, pay, verify } from '#tests/support/given/stays.ts';
import type { Rate } from '#tests/support/given/stays.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { hotelOrderHandlers } from '../../../app/handlers/hotel.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { advanceStays } from './advance.ts';

let booking: Booking;
beforeAll(async () => void (booking = await openBooking()));
afterAll(() => booking.close());

const later = (ms: number) => advanceStays(booking.db, booking.now() + ms);

/** Fen that have come back of all payments of an order. */
const returned = ({ payments }: Awaited<ReturnType<typeof detail>>) =>
  payments.reduce((sum, { returned: back }) => sum + fenOf(back), 0);

describe('the end of a stay', () => {
  it.each<[string, Rate['payKind']]>([
    ['paid at the hotel', 'atHotel'],
    ['with a guarantee', 'guarantee'],
  ])(
    'that is booked on its own day, %s: begins when its guest comes, and is cancelled for free until 18:00',
    async (_, payKind) => {
      const today = dayAt(booking.now());
      const at = async (clock: string) =>
        await booking.as('20250010', { aheadMs: msOf(`${today} ${clock}`) - booking.now() });
      const atFive = await at('17:24:00');
      const verified = await verify(atFive, { days: 0, nights: 1, choose: (rate) => rate.payKind === payKind });
      expect(verified.rate.cancel.kind).toBe('free');
      const book = async (arrival: string) => {
        const { orderNo, needsPayment } = good(await create(atFive, verified, { arrival }));
        if (needsPayment) await pay(atFive, orderNo);
        return orderNo;
      };
      const [one, other] = [await book('18:00'), await book('18:00')];
      const before = await at('17:59:50');
      expect((await detail(before, one)).status).toBe(2);
      expect(good(await cancel(before, one)).penalty).toBe('0');
      expect((await detail(await at('18:00:01'), other)).status).toBe(3);
      expect(await brokenInvariants(booking.db)).toEqual([]);
    },
  );

  it('paid at the hotel, which refuses it: stays refused, its rooms are free again, and it can be booked again', async () => {
    const member = await booking.as('20250010');
    const verified = await verify(member, { choose: ({ payKind }) => payKind === 'atHotel' });
    const { orderNo } = good(await create(member, verified, { remark: '拒' }));
    await later(60_000);
    await later(180_000);
    expect(await detail(member, orderNo)).toMatchObject({ status: 6, payments: [], actions: ['rebook'] });
    expect(await cancel(member, orderNo)).toMatchObject({ ret: 409, data: { kind: 'orderClosed' } });
    const again = await verify(member, { choose: ({ rateId }) => rateId === verified.rate.rateId });
    expect(again.rate.roomsLeft).toBe(verified.rate.roomsLeft);
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('that cannot be cancelled for free: everything is kept, after the member has seen it', async () => {
    const member = await booking.as('20250010');
    const isKept = ({ payKind, cancel: rule }: Rate) => payKind === 'prepaid' && rule.kind === 'none';
    const { verified, orderNo } = await bookPaid(member, isKept);
    const { total } = verified.rate;
    await later(60_000);
    expect(good(await hotelOrderHandlers.cancelQuote({ orderNo }, member.call('/hotel/cancelQuote')))).toMatchObject({
      penalty: total,
      refund: '0',
      sentence: `现在取消不退款：扣全额 ¥${showFen(fenOf(total))}，退回 ¥0；保留订单不会再产生费用`,
    });
    expect(await cancel(member, orderNo)).toMatchObject({ ret: 409, data: { kind: 'penalty', to: total } });
    expect((await detail(member, orderNo)).status).toBe(2);
    expect(good(await cancel(member, orderNo, total))).toMatchObject({ status: 5, penalty: total });
    const listed = orderListSchemas.list.parse({ type: 'hotel', words: orderNo });
    const [row] = good(await orderListHandlers.list(listed, member.call('/order/list'))).rows;
    expect(row).toMatchObject({ status: 5, kept: total, returned: '0' });
    await later(180_000);
    const over = await detail(member, orderNo);
    expect([over.status, returned(over)]).toEqual([5, 0]);
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('of a guest who does not come: the hotel keeps the guaranteed first night', async () => {
    const member = await booking.as('20250010');
    const { verified, orderNo, payprice } = await bookPaid(member, ({ payKind }) => payKind === 'guarantee');
    await later(60_000);
    await later(msOf(`${verified.checkOut} 23:00:00`) - booking.now() + dayMs);
    const over = await detail(member, orderNo);
    expect([over.status, over.payments.map(({ amount }) => amount), returned(over)]).toEqual([4, [payprice], 0]);
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('cancelled by two clicks at once: the money comes back once', async () => {
    const member = await booking.as('20250010');
    const { verified, orderNo } = await bookPaid(member, isPrepaid);
    await later(60_000);
    const answers = await Promise.all([cancel(member, orderNo), cancel(member, orderNo), cancel(member, orderNo)]);
    expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
    expect(answers.filter(({ ret }) => ret === 409)).toHaveLength(2);
    await later(60_000);
    expect(returned(await detail(member, orderNo))).toBe(fenOf(verified.rate.total));
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });
});
