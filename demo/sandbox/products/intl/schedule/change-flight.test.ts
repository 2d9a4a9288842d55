import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { momentOfWall } from '#domain/intl/zone-time.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { entriesOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { intlOrderHandlers } from '../../../app/handlers/intl.ts';
import { changeIntlFlight } from './change-flight.ts';
import type { FlightChange } from './changed-slice.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

/** The airline changes the first flight of a slice. */
async function announce(orderNo: string, sliceNo: number, change: Omit<FlightChange, 'flightId'>): Promise<string[]> {
  const { content } = await booking.db
    .selectFrom('intl_orders')
    .where('order_id', '=', orderNo)
    .select('content')
    .executeTakeFirstOrThrow();
  const flightId = content.slices[sliceNo]?.seats[0]?.flightId ?? '';
  return await changeIntlFlight(booking.db, { flightId, ...change }, booking.now());
}

describe('a flight that the airline changes', () => {
  it('is known to its orders and their owner, and frees the whole trip, but not those who have given it back', async () => {
    const orderNo = await trips.bookPaid(member, { party: { ADT: 2 } });
    await booking.advance(120);
    const before = await trips.detail(member, orderNo);
    const given = good(await trips.refundQuote(member, orderNo, ['0-1']));
    good(await trips.refundApply(member, given.quoteId));
    await booking.advance(60);
    expect(await announce(orderNo, 0, { kind: 'moved', minutes: 180 })).toEqual([orderNo]);
    const { slices, timeline, tickets } = await trips.detail(member, orderNo);
    const [old, flight] = [before.slices[0]?.flights[0], slices[0]?.flights[0]];
    expect(flight?.schedule).toEqual({ kind: 'moved', depTime: old?.depTime, arrTime: old?.arrTime });
    expect(
      momentOfWall(flight?.depTime ?? '', flight?.depOffset ?? 0) -
        momentOfWall(old?.depTime ?? '', old?.depOffset ?? 0),
    ).toBe(180 * 60_000);
    expect(timeline[0]?.title).toBe('航班时刻变更');
    const rows = good(
      await orderListHandlers.list(orderListSchemas.list.parse({ type: 'intl' }), member.call('/order/list')),
    ).rows;
    expect(rows.find((row) => row.orderNo === orderNo)?.flightList[0]?.schedule).toBe('moved');
    expect(tickets.map(({ refund }) => refund?.fee ?? null)).toEqual([
      '0',
      null,
      '0',
      expect.not.stringMatching(/^0$/),
    ]);
    const quote = good(await trips.refundQuote(member, orderNo, ['0-0', '1-0']));
    expect(quote.lines.map(({ by }) => by)).toEqual(['involuntary', 'involuntary']);
    expect([quote.totals.charge, quote.totals.back]).toEqual(['0', quote.totals.paid]);
    good(await trips.refundApply(member, quote.quoteId));
    expect(await entriesOf(booking.db, `order:${orderNo}`)).toBe(0);
  });

  it('is changed to another one without any difference, once', async () => {
    const orderNo = await trips.bookPaid(member);
    await booking.advance(120);
    await announce(orderNo, 1, { kind: 'cancelled', minutes: 0 });
    const { quote } = await trips.quotedChange(member, orderNo, ['1-0'], addDays(dayAt(booking.now()), 53));
    expect([quote.totals.charge, quote.totals.due]).toEqual(['0', '0']);
    const changed = good(await trips.changeApply(member, quote.quoteId));
    expect(changed.status).toBe(3);
    const again = await trips.changeQuery(member, orderNo, ['2-0'], addDays(dayAt(booking.now()), 54)).catch(String);
    if (typeof again !== 'string') expect(again.itineraries.some(({ change }) => fenOf(change.due) > 0)).toBe(true);
  });

  it('that is cancelled ends a change to it that waits for its difference, and the old ticket stays', async () => {
    const orderNo = await trips.bookPaid(member, {
      choose: ({ brand }, { brands }) => (brands[brand]?.terms[1]?.changeBefore ?? 0) > 0,
    });
    await booking.advance(120);
    const { quote } = await trips.quotedChange(member, orderNo, ['1-0'], addDays(dayAt(booking.now()), 55));
    good(await trips.changeApply(member, quote.quoteId));
    await announce(orderNo, 2, { kind: 'cancelled', minutes: 0 });
    const { afterSales, tickets, status } = await trips.detail(member, orderNo);
    expect([status, afterSales[0]?.state, afterSales[0]?.steps.at(-1)?.state]).toEqual([2, 'refused', 'off']);
    expect(tickets.map(({ ticketId, state }) => [ticketId, state])).toContainEqual(['1-0', 'open']);
    expect((await trips.info(member, quote.quoteId, 'intlChangeTicket')).state).toBe('closed');
  });

  it('frees nothing once it has flown', async () => {
    const orderNo = await trips.bookPaid(member);
    await booking.advance(120);
    await announce(orderNo, 0, { kind: 'moved', minutes: 90 });
    const [line] = good(await trips.refundQuote(member, orderNo, ['1-0'])).lines;
    await booking.advance(45 * 86_400);
    const [later] = good(await trips.refundQuote(member, orderNo, ['1-0'])).lines;
    expect([line?.by, later?.by]).toEqual(['involuntary', 'after']);
  });

  it('is not sold any more, and a price that was held for it is over', async () => {
    const orderNo = await trips.bookPaid(member);
    const { input, answer } = await trips.askVerify(member);
    const { verifyKey } = good(answer);
    // A flight of the way back: it is named, not the first one.
    await announce(orderNo, 1, { kind: 'moved', minutes: 60 });
    member = await booking.as('20250010');
    expect(await trips.create(member, { verifyKey })).toMatchObject({ ret: 409, data: { kind: 'expired' } });
    expect(await intlOrderHandlers.verify(input, member.call('/intl/verify'))).toMatchObject({
      ret: 409,
      data: { kind: 'product', flightId: input.slices[1]?.flights[0] },
    });
  });

  it('that is cancelled ends an order that is not paid, and one without tickets gets its money back', async () => {
    const unpaid = good(await trips.create(member, await trips.verify(member, { ways: [['SHA', 'TYO', 9]] }))).orderNo;
    const paid = await trips.bookPaid(member, { ways: [['SHA', 'TYO', 9]] });
    await announce(unpaid, 0, { kind: 'cancelled', minutes: 0 });
    await announce(paid, 0, { kind: 'cancelled', minutes: 0 });
    await booking.advance(60);
    expect((await trips.info(member, unpaid)).closedBecause).toBe('航班已取消，订单已取消，座位已释放，您没有被扣款');
    expect([(await trips.detail(member, unpaid)).status, (await trips.detail(member, paid)).status]).toEqual([5, 6]);
    expect(await entriesOf(booking.db, `order:${paid}`)).toBe(0);
  });
});
