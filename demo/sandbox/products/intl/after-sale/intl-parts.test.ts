import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { entriesOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { refuseUnlocked } from '#tests/support/orders/person-locks.ts';
import { intlSaleHandlers } from '../../../app/handlers/intl.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

/** A ticketed return trip of 40 to 52 days ahead, unless it is told otherwise; its brand may be changed. */
async function ticketed(
  party: NonNullable<trips.TripWish['party']>,
  wish: trips.TripWish = {},
  more: Parameters<typeof trips.bookPaid>[2] = {},
) {
  const choose: trips.TripWish['choose'] = ({ brand }, { brands }) => (brands[brand]?.terms[0]?.changeBefore ?? 0) > 0;
  const orderNo = await trips.bookPaid(member, { party, choose, ...wish }, more);
  await booking.advance(120);
  return orderNo;
}
const inDays = (days: number) => addDays(dayAt(booking.now()), days);

/** A change of one ticket to another day, paid where a difference is due. */
async function changed(orderNo: string, ticketId: string, date: string) {
  const { quote } = await trips.quotedChange(member, orderNo, [ticketId], date);
  const [sale] = good(await trips.changeApply(member, quote.quoteId)).afterSales;
  if (sale?.state === 'unpaid') await trips.pay(member, sale.saleId, 'intlChangeTicket');
  return quote;
}

describe('a part of an order', () => {
  it('that would part a child from its adults is not changed', async () => {
    const orderNo = await ticketed({ ADT: 2, CHD: 1 });
    const ask = async (ticketIds: string[]) =>
      await intlSaleHandlers.changeQuery({ orderNo, ticketIds, date: inDays(42) }, member.call('/intl/changeQuery'));
    expect(await ask(['0-2'])).toMatchObject({ ret: 400, data: { field: 'ticketIds' } });
    expect((await ask(['0-1', '0-2'])).ret).toBe(0);
  });

  it('has no adult in a student who is not of age: the child goes where the adults go', async () => {
    const passengers = [
      trips.traveller(),
      trips.traveller('CHD'),
      trips.traveller('SD', { bornDate: '2010-05-06' }),
      trips.traveller('SD', { bornDate: '2000-05-06' }),
    ];
    const orderNo = await ticketed({ ADT: 1, CHD: 1, SD: 2 }, {}, { passengers });
    const ask = async (ticketIds: string[]) =>
      await intlSaleHandlers.changeQuery({ orderNo, ticketIds, date: inDays(42) }, member.call('/intl/changeQuery'));
    expect(await ask(['0-1', '0-2'])).toMatchObject({ ret: 400, data: { field: 'ticketIds' } });
    expect((await ask(['0-1', '0-3'])).ret).toBe(0);
    const follows = async (ids: string[]) => good(await trips.refundQuote(member, orderNo, ids)).follows;
    expect([await follows(['0-0']), await follows(['0-0', '0-3'])]).toEqual([[], ['0-1']]);
  });

  it('that was changed twice brings back what each of its three payments paid for it', async () => {
    const orderNo = await ticketed({ ADT: 1 });
    const dues = [];
    dues.push((await changed(orderNo, '1-0', inDays(55))).totals.due);
    dues.push((await changed(orderNo, '2-0', inDays(57))).totals.due);
    expect(dues.map((due) => fenOf(due) > 0)).toEqual([true, true]);
    const quote = good(await trips.refundQuote(member, orderNo, ['0-0', '3-0']));
    expect(quote.shares).toHaveLength(3);
    const { payprice } = await trips.detail(member, orderNo);
    const paid = [payprice, ...dues].map(fenOf);
    const all = paid.reduce((sum, one) => sum + one, 0);
    for (const [at, { amount }] of quote.shares.entries())
      expect(Math.abs(fenOf(amount) - (fenOf(quote.totals.back) * (paid[at] ?? 0)) / all)).toBeLessThan(2);
  });

  it('is given back while the money of another one is on its way, and the order ends with the last of it', async () => {
    const orderNo = await ticketed({ ADT: 2 });
    const give = async (ids: string[]) => {
      const { quoteId } = good(await trips.refundQuote(member, orderNo, ids));
      return good(await trips.refundApply(member, quoteId));
    };
    const first = await give(['1-1']);
    expect([first.status, first.actions]).toEqual([2, ['refund', 'change']]);
    await changed(orderNo, '1-0', inDays(55));
    const second = await give(['0-0', '0-1']);
    expect(second.status).toBe(3);
    expect((await give(['2-0'])).status).toBe(9);
    await booking.advance(60);
    const after = await trips.detail(member, orderNo);
    expect([after.status, ...new Set(after.tickets.map(({ state }) => state))]).toEqual([6, 'refunded', 'changed']);
    expect(await entriesOf(booking.db, `order:${orderNo}`)).toBe(0);
  });

  it('that nobody has any more asks for no document', async () => {
    const orderNo = await ticketed({ ADT: 1 });
    const untilOf = async () => (await trips.detail(member, orderNo)).rules.map(({ until = '' }) => until).sort();
    const booked = (await untilOf()).at(-1) ?? '';
    const { quoteId } = good(await trips.refundQuote(member, orderNo, ['1-0']));
    good(await trips.refundApply(member, quoteId));
    const left = (await untilOf()).at(-1) ?? '';
    expect([left !== '', left < booked]).toEqual([true, true]);
  });

  it('may lie behind the slices of those who keep theirs', async () => {
    const orderNo = await ticketed({ ADT: 2 });
    const dates = async (ticketId: string) =>
      (await trips.changeQuery(member, orderNo, [ticketId], inDays(42))).dates.to;
    const asBooked = await dates('0-1');
    await changed(orderNo, '1-0', inDays(60));
    expect([await dates('0-0'), await dates('0-1')]).toEqual([addDays(asBooked, 8), asBooked]);
  });

  it('waits for its difference no longer than until the old flight leaves', async () => {
    const orderNo = await ticketed({ ADT: 1 }, { ways: [['SHA', 'TYO', 3]] });
    const { departs_at } = await booking.db
      .selectFrom('intl_tickets')
      .where('order_id', '=', orderNo)
      .select('departs_at')
      .executeTakeFirstOrThrow();
    await booking.advance((departs_at - booking.now()) / 1000 - 10 * 60);
    const { quote } = await trips.quotedChange(member, orderNo, ['0-0'], inDays(4));
    const [sale] = good(await trips.changeApply(member, quote.quoteId)).afterSales;
    expect(sale).toMatchObject({ kind: 'change', state: 'unpaid', payDeadlineMs: departs_at });
  });

  it('is changed under the lock of its person, as an order is made', async () => {
    const orderNo = await ticketed({ ADT: 1 });
    const again = await refuseUnlocked(booking.db, 'intl_tickets', 'intl');
    await changed(orderNo, '1-0', inDays(55));
    await again();
  });
});
