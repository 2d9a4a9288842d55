import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { intlOrderHandlers } from '../../../app/handlers/intl.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { fenOf } from '#domain/money.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { entriesOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let member: Booker;
let other: Booker;
let employee: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  other = await booking.as('20250030');
  employee = await booking.as('20250073');
});
afterAll(() => booking.close());

const minute = 60_000;
const family = { ADT: 2, CHD: 1, INF: 1, SD: 1 };
const seatsOf = async (flightId: string) =>
  await booking.db.selectFrom('flight_seats').where('flight_id', '=', flightId).selectAll().execute();
const operatingOf = async (orderNo: string): Promise<string[]> => {
  const { content } = await booking.db
    .selectFrom('intl_orders')
    .where('order_id', '=', orderNo)
    .select('content')
    .executeTakeFirstOrThrow();
  return content.slices.flatMap(({ seats }) => seats.map(({ flightId }) => flightId));
};

/** Lets the airline answer. */
const pass = async (ms: number) => await booking.advance(ms / 1000);

describe('the price check', () => {
  it('asks the price that was shown, for each type of the party', async () => {
    const { offer, answer } = await trips.askVerify(member, { party: family });
    const verified = good(answer);
    expect(Number(verified.total)).toBe(offer.price.total);
    expect(verified.types.map(({ psgType, count }) => [psgType, count])).toEqual([
      ['ADT', 2],
      ['CHD', 1],
      ['INF', 1],
      ['SD', 1],
    ]);
    const { price } = verified;
    expect([price.flightType, price.fromSegments.length > 0, price.retSegments.length > 0]).toEqual([2, true, true]);
    expect(Number(price.adultPrice) + Number(price.adultTax) + Number(price.serviceFee)).toBe(offer.price.adult);
    const byTax = verified.taxes.reduce((sum, { adult }) => sum + Number(adult), 0);
    expect(byTax).toBe(Number(price.adultTax));
  });

  it('names another price that was seen as changed, and holds the trip at its own', async () => {
    const { answer } = await trips.askVerify(member, {}, { seenTotal: '1' });
    expect(answer).toMatchObject({ ret: 409, data: { kind: 'rate', from: '1' } });
  });

  it('refuses a flight that does not fly, and slices that overlap', async () => {
    const { input } = await trips.askVerify(member);
    const [out, back] = input.slices;
    if (!out || !back) throw new Error('no return trip');
    const ask = async (slices: typeof input.slices) =>
      await intlOrderHandlers.verify({ ...input, slices }, member.call('/intl/verify'));
    expect(await ask([{ ...out, flights: ['CA999-20261230-PVGCDG'] }, back])).toMatchObject({
      ret: 409,
      data: { kind: 'product' },
    });
    expect(await ask([out, { ...back, flights: out.flights }])).toMatchObject({ ret: 400 });
  });
});

describe('an order', () => {
  it('holds its seats, sells them with its payment, and has a ticket of each passenger for each slice', async () => {
    const verified = await trips.verify(member, { party: family });
    const passengers = trips.travellersOf(family);
    const { orderNo, payprice } = good(await trips.create(member, verified, { passengers }));
    expect(payprice).toBe(verified.total);
    const [flightId = ''] = await operatingOf(orderNo);
    expect((await seatsOf(flightId)).map(({ held }) => held)).toContain(4);
    const unpaid = await trips.detail(member, orderNo);
    expect([unpaid.status, unpaid.tickets.length, unpaid.actions]).toEqual([0, 10, ['pay', 'cancel']]);
    expect(unpaid.tickets.reduce((sum, { price, tax }) => sum + Number(price) + Number(tax), 0)).toBe(Number(payprice));
    expect(unpaid.passengers.map(({ certNo }) => certNo).join()).toContain('*');
    await trips.pay(member, orderNo);
    expect((await seatsOf(flightId)).map(({ held, sold }) => [held, sold])).toContainEqual([0, 4]);
    await pass(2 * minute);
    const ticketed = await trips.detail(member, orderNo);
    expect(ticketed.status).toBe(2);
    for (const { state, ticketNo } of ticketed.tickets)
      expect([state, ticketNo]).toEqual(['open', expect.stringMatching(/^\d{13}$/)]);
    expect(new Set(ticketed.tickets.map(({ ticketNo }) => ticketNo)).size).toBe(ticketed.brand.tickets === 1 ? 5 : 10);
    expect(await entriesOf(booking.db, `order:${orderNo}`)).toBe(0);
  });

  it('stands in the list of its product with its cities and flights', async () => {
    const orderNo = await trips.bookPaid(member);
    const page = good(
      await orderListHandlers.list(orderListSchemas.list.parse({ type: 'intl' }), member.call('/order/list')),
    );
    const row = page.rows.find((one) => one.orderNo === orderNo);
    expect(row).toMatchObject({ type: 'intl', psgNames: [expect.stringContaining('LIN/ZHIXIA')] });
    expect(row?.flightList[0]?.orgcityname).toBe('上海');
  });

  it('that is cancelled gives its seats back once, and takes no money', async () => {
    const { orderNo } = good(await trips.create(member, await trips.verify(member)));
    const [flightId = ''] = await operatingOf(orderNo);
    const held = (await seatsOf(flightId)).reduce((sum, one) => sum + one.held, 0);
    expect(good(await trips.cancel(member, orderNo)).status).toBe(5);
    expect((await seatsOf(flightId)).reduce((sum, one) => sum + one.held, 0)).toBe(held - 1);
    expect(await trips.cancel(member, orderNo)).toMatchObject({ ret: 409, data: { kind: 'orderClosed' } });
    expect((await trips.info(member, orderNo)).state).toBe('closed');
  });

  it('that is not paid in time is over', async () => {
    const { orderNo } = good(await trips.create(member, await trips.verify(member)));
    await pass(31 * minute);
    expect((await trips.detail(member, orderNo)).status).toBe(5);
    const { trip } = await trips.info(member, orderNo);
    expect(trip).toMatchObject({ queryType: '2', party: 'ADT1' });
    expect(trip?.['legs']).toMatch(/^SHA\.PAR\.\d{4}-\d\d-\d\d_PAR\.SHA\.\d{4}-\d\d-\d\d$/);
  });

  it('that the airline refuses gives all its money back', async () => {
    const orderNo = await trips.bookPaid(member, {}, { passengers: [trips.traveller('ADT', { name: 'REJECT/ANNA' })] });
    await pass(2 * minute);
    await pass(minute);
    expect((await trips.detail(member, orderNo)).status).toBe(6);
    expect(await entriesOf(booking.db, `order:${orderNo}`)).toBe(0);
  });

  it('is not found by another member', async () => {
    const orderNo = await trips.bookPaid(member);
    expect(await intlOrderHandlers.orderDetail({ orderNo }, other.call('/intl/orderDetail'))).toMatchObject({
      ret: 404,
    });
    expect(await trips.cancel(other, orderNo)).toMatchObject({ ret: 404 });
    expect(await trips.refundQuote(other, orderNo, ['0-0'])).toMatchObject({ ret: 404 });
  });

  it.each([
    ['a passport that ends during the trip', { certValidDate: '2026-11-05' }, 'passengers.0.certValidDate'],
    ['a name in characters', { name: '林知夏' }, 'passengers.0.name'],
    ['another type than was priced', { psgType: 'SD' as const, proofNo: 'A1' }, 'passengers'],
  ])('with %s is refused at its field', async (_, over, field) => {
    const verified = await trips.verify(member);
    const passengers = [trips.traveller('ADT', over)];
    expect(await trips.create(member, verified, { passengers })).toMatchObject({ ret: 400, data: { field } });
  });

  it.each(['agreed', 'documentConsent'])('without a yes to %s is refused, and holds nothing', async (field) => {
    const verified = await trips.verify(member);
    const passengers = [trips.traveller()];
    expect(await trips.create(member, verified, { passengers, [field]: false })).toMatchObject({
      ret: 400,
      data: { field },
    });
    // The same offer is still there for the one who agrees.
    expect((await trips.create(member, verified, { passengers })).ret).toBe(0);
  });

  it('with a passport that outlasts the trip, not the unconfirmed months after it, wants a yes', async () => {
    const verified = await trips.verify(member);
    const { day, lastDay } = verified.documentUntil;
    expect(lastDay < day).toBe(true);
    const passengers = [trips.traveller('ADT', { certValidDate: lastDay })];
    expect(await trips.create(member, verified, { passengers })).toMatchObject({
      ret: 409,
      data: { kind: 'document', day, names: [expect.stringMatching(/^[A-Z]+\//)] },
    });
    expect((await trips.create(member, verified, { passengers, acceptDocuments: true })).ret).toBe(0);
  });

  it('of a person who is on another flight then is refused, and told to the owner of the first alone', async () => {
    const passengers = [trips.traveller()];
    const { orderNo } = good(await trips.create(member, await trips.verify(member), { passengers }));
    const again = await trips.create(member, await trips.verify(member), { passengers });
    expect(again).toMatchObject({
      ret: 409,
      data: { kind: 'duplicate', orderNo, isUnpaid: true, name: expect.stringMatching(/^[A-Z]+\//) },
    });
    const foreign = await trips.create(other, await trips.verify(other), { passengers });
    expect(foreign).toMatchObject({ ret: 409, data: { kind: 'duplicate', orderNo: '' } });
  });

  it('with a self-transfer wants the member to have seen its risk', async () => {
    const verified = await trips.verify(member, {
      ways: [['SHA', 'SEL', 30]],
      choose: ({ brand }, { brands }) => brands[brand]?.tickets === 2,
    });
    const passengers = [trips.traveller()];
    expect(await trips.create(member, verified, { passengers })).toMatchObject({ ret: 409, data: { kind: 'risk' } });
    expect((await trips.create(member, verified, { passengers, acceptRisk: true })).ret).toBe(0);
  });

  it('is never made twice for the last seats', async () => {
    const [one, two] = await Promise.all([trips.verify(member), trips.verify(other)]);
    const { content } = await booking.db
      .selectFrom('holds')
      .where('verify_key', '=', one.verifyKey)
      .select('content')
      .executeTakeFirstOrThrow();
    const [seat] =
      (content as { slices: { seats: { flightId: string; cabinCode: string }[] }[] }).slices[0]?.seats ?? [];
    const outcomes = await Promise.all([
      trips.create(member, one, { passengers: [trips.traveller()] }),
      trips.create(other, two, { passengers: [trips.traveller()] }),
    ]);
    expect(outcomes.map(({ ret }) => ret)).toEqual([0, 0]);
    const { held, sold } = await booking.db
      .selectFrom('flight_seats')
      .where('flight_id', '=', seat?.flightId ?? '')
      .where('cabin_code', '=', seat?.cabinCode ?? '')
      .select(['held', 'sold'])
      .executeTakeFirstOrThrow();
    // As if the market had left no more seats than these.
    await booking.db
      .updateTable('flight_seats')
      .set({ capacity: held + sold })
      .where('flight_id', '=', seat?.flightId ?? '')
      .where('cabin_code', '=', seat?.cabinCode ?? '')
      .execute();
    const refused = await trips.create(other, two, { passengers: [trips.traveller()] });
    expect(refused).toMatchObject({ ret: 409, data: { kind: 'inventory' } });
  });
});

describe('a business order', () => {
  it('above the standard wants a reason, and is shared between company and traveller as its terms say', async () => {
    const verified = await trips.verify(employee, { cabin: 'C', travelType: 'business' });
    expect(verified.standard?.summary).toContain('经济舱');
    expect(verified.verdict?.verdict).not.toBe('ok');
    const { company, personal } = verified.split ?? { company: '0', personal: '0' };
    expect(fenOf(company) + fenOf(personal)).toBe(fenOf(verified.total));
    const passengers = [trips.traveller()];
    expect((await trips.create(employee, verified, { passengers })).ret).not.toBe(0);
  });

  it('within the standard is made', async () => {
    const verified = await trips.verify(employee, { travelType: 'business' });
    const [costCenter = ''] = verified.costCenters;
    const { orderNo } = good(await trips.create(employee, verified, { costCenter, travelReason: '客户拜访' }));
    expect(await trips.detail(employee, orderNo)).toMatchObject({
      travelType: 'business',
      overStandard: false,
      costCenter,
    });
  });
});

describe('a refund', () => {
  it('of one passenger and one slice brings the fare less its fee and all taxes back, and the others fly', async () => {
    const orderNo = await trips.bookPaid(member, { party: { ADT: 2 } });
    await pass(2 * minute);
    const quote = good(await trips.refundQuote(member, orderNo, ['1-1']));
    const [line] = quote.lines;
    expect(quote.lines).toHaveLength(1);
    expect(fenOf(line?.back ?? '')).toBe(fenOf(line?.price ?? '') + fenOf(line?.tax ?? '') - fenOf(line?.charge ?? ''));
    const refunding = good(await trips.refundApply(member, quote.quoteId));
    expect([refunding.status, refunding.tickets[3]?.state]).toEqual([2, 'refunding']);
    await pass(minute);
    const after = await trips.detail(member, orderNo);
    expect(after.status).toBe(2);
    expect(after.tickets.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'refunded']);
    expect(after.returned).toBe(quote.totals.back);
    expect(await entriesOf(booking.db, `order:${orderNo}`)).toBe(0);
    expect(await trips.refundQuote(member, orderNo, ['1-1'])).toMatchObject({ ret: 409, data: { kind: 'ticketGone' } });
  });

  it('of the only adult takes the child with it, and of all tickets ends the order', async () => {
    const orderNo = await trips.bookPaid(member, { party: { ADT: 1, CHD: 1 } });
    await pass(2 * minute);
    const quote = good(await trips.refundQuote(member, orderNo, ['0-0', '1-0']));
    expect(quote.follows).toEqual(['0-1', '1-1']);
    good(await trips.refundApply(member, quote.quoteId));
    await pass(minute);
    expect((await trips.detail(member, orderNo)).status).toBe(6);
    expect(await entriesOf(booking.db, `order:${orderNo}`)).toBe(0);
  });
});
