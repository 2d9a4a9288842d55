import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { IntlOrder } from '#contract/intl-order.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { flightIdsOf } from '#domain/intl/flight-id.ts';
import { fenOf } from '#domain/money.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { entriesOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

const seats = async () => {
  const { held, sold } = await booking.db
    .selectFrom('flight_seats')
    .select(({ fn }) => [fn.sum<string>('held').as('held'), fn.sum<string>('sold').as('sold')])
    .executeTakeFirstOrThrow();
  return [Number(held), Number(sold)];
};
/** A ticketed return trip under a brand whose change has a fee. */
async function ticketed(party = { ADT: 2 }) {
  const orderNo = await trips.bookPaid(member, {
    party,
    choose: ({ brand }, { brands }) => (brands[brand]?.terms[1]?.changeBefore ?? 0) > 0,
  });
  await booking.advance(120);
  return orderNo;
}
/** Every airport of an answer has its name. */
function expectNames({ slices, afterSales, airports }: IntlOrder) {
  const asked = afterSales.flatMap((sale) => (sale.kind === 'change' ? [sale.old, sale.new] : []));
  const used = [...slices, ...asked].flatMap(({ flights, stops }) => [
    ...flights.flatMap(({ orgAirport, dstAirport }) => [orgAirport, dstAirport]),
    ...stops.flatMap(({ airport, nextAirport = airport }) => [airport, nextAirport]),
  ]);
  expect(used.filter((code) => !airports[code]?.cityName)).toEqual([]);
}
const otherDay = () => addDays(dayAt(booking.now()), 55);

describe('a change of one slice', () => {
  it('holds the new seats, takes its difference, and gives the old seats back', async () => {
    const orderNo = await ticketed();
    const before = await seats();
    const { change, quote } = await trips.quotedChange(member, orderNo, ['1-0'], otherDay());
    expect(quote.totals).toEqual(change);
    expect(fenOf(quote.totals.due)).toBe(
      fenOf(quote.totals.charge) + Math.max(0, fenOf(quote.totals.spread) + fenOf(quote.totals.taxSpread)),
    );
    const applied = good(await trips.changeApply(member, quote.quoteId));
    const [sale] = applied.afterSales;
    expect(sale).toMatchObject({ kind: 'change', state: 'unpaid', actions: ['pay', 'withdraw'] });
    expectNames(applied);
    expect((await seats())[0]).toBeGreaterThan(before[0] ?? 0);
    await trips.pay(member, sale?.saleId ?? '', 'intlChangeTicket');
    const changed = await trips.detail(member, orderNo);
    expect([changed.status, changed.total]).toEqual([3, String(Number(changed.payprice) + Number(quote.totals.due))]);
    expect(changed.tickets.map(({ ticketId, state }) => [ticketId, state])).toEqual([
      ['0-0', 'open'],
      ['0-1', 'open'],
      ['1-0', 'changed'],
      ['1-1', 'open'],
      ['2-0', 'open'],
    ]);
    // One ticket of a passenger is one number; the new one stands for all that is left of the old one.
    const numberOf = (id: string) => changed.tickets.find(({ ticketId }) => ticketId === id)?.ticketNo;
    expect([changed.brand.tickets, numberOf('0-0'), numberOf('0-1')]).toEqual([1, numberOf('2-0'), numberOf('1-1')]);
    expect(new Set(changed.tickets.map(({ ticketNo }) => ticketNo)).size).toBe(3);
    expect(changed.slices[2]).toMatchObject({ changedFrom: 1, triptype: 2 });
    expectNames(changed);
    const departs = changed.slices[2]?.flights[0]?.depTime ?? '';
    expect(changed.timeline.find(({ title }) => title === '改签成功')?.detail).toContain(`起飞 ${departs}（当地时间）`);
    expect(await entriesOf(booking.db, `order:${orderNo}`)).toBe(0);
    expect(await entriesOf(booking.db, `order:${sale?.saleId}`)).toBe(0);
    const refund = good(await trips.refundQuote(member, orderNo, ['2-0', '0-0']));
    good(await trips.refundApply(member, refund.quoteId));
    await booking.advance(60);
    expect((await trips.detail(member, orderNo)).returned).toBe(refund.totals.back);
    expect(await entriesOf(booking.db, `order:${orderNo}`)).toBe(0);
  });

  it.each(['withdrawn', 'lapsed'] as const)(
    'that is %s leaves the old tickets and the seats as they were',
    async (end) => {
      const orderNo = await ticketed({ ADT: 1 });
      const before = await seats();
      const { quote } = await trips.quotedChange(member, orderNo, ['0-0'], addDays(dayAt(booking.now()), 42));
      const [sale] = good(await trips.changeApply(member, quote.quoteId)).afterSales;
      if (end === 'withdrawn') good(await trips.changeWithdraw(member, sale?.saleId ?? ''));
      else await booking.advance(26 * 60);
      const after = await trips.detail(member, orderNo);
      expect([after.status, after.afterSales[0]?.state]).toEqual([2, end]);
      expect(await seats()).toEqual(before);
    },
  );

  it('offers every itinerary of the day but the one that the ticket is for, and refuses that one', async () => {
    const orderNo = await ticketed({ ADT: 1 });
    const [, old] = (await trips.detail(member, orderNo)).slices;
    const own = old?.flights.map(({ flightId }) => flightId) ?? [];
    const day = old?.flights[0]?.depTime.slice(0, 10) ?? '';
    const { itineraries, segments } = await trips.changeQuery(member, orderNo, ['1-0'], day);
    const offered = itineraries.map((one) => flightIdsOf(segments, one.segments));
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContainEqual(own);
    expect(await trips.changeQuote(member, orderNo, ['1-0'], own)).toMatchObject({
      ret: 400,
      msg: '所选航班就是原航班，请改选其他航班',
      data: { field: 'flights' },
    });
  });

  it('offers no day before the slice that comes first, and none after the one that follows', async () => {
    const orderNo = await ticketed({ ADT: 1 });
    const { refusal, dates, itineraries } = await trips.changeQuery(member, orderNo, ['0-0'], otherDay());
    expect([itineraries, refusal]).toEqual([[], `可改签日期为 ${dates.from} 至 ${dates.to}`]);
  });
});
