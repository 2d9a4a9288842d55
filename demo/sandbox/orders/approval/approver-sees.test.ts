import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CaseLine } from '#contract/approval.ts';
import type { Envelope } from '#contract/row.ts';
import { cabinNames } from '#domain/policy/fields.ts';
import { approvalOf, setFlags } from '#tests/support/given/approved.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { intlOrderHandlers } from '../../app/handlers/intl.ts';
import { hotelOrderHandlers } from '../../app/handlers/hotel.ts';
import { trainOrderHandlers } from '../../app/handlers/train.ts';
import { caseDetail } from '../../company/approvals/detail.ts';

let booking: Booking;
let who: Booker;
beforeAll(async () => {
  booking = await openBooking();
  who = await booking.as('20250074');
  await setFlags(booking, { fee: true });
});
afterAll(() => booking.close());

/** The member whose turn it is to decide about an order. */
async function approverOf(orderId: string): Promise<Booker> {
  const { case_id: caseId } = await approvalOf(booking, orderId);
  const { member_id: id } = await booking.db
    .selectFrom('case_tasks as t')
    .innerJoin('employees as e', 'e.id', 't.actor')
    .where('t.case_id', '=', caseId)
    .where('t.state', '=', 'open')
    .select('e.member_id')
    .executeTakeFirstOrThrow();
  return await booking.as(id);
}
const linesFor = async (as: Booker, orderId: string): Promise<CaseLine[]> => {
  const { case_no: caseNo } = await approvalOf(booking, orderId);
  return good(await caseDetail({ caseNo }, as.call('/travel/audit/detail'))).lines;
};
/** All that the lines say about the parts of the order. */
const wordsOf = (lines: readonly CaseLine[]): string =>
  lines.flatMap(({ title, sub, parts = [] }) => [title, sub, ...parts.flatMap(Object.values)]).join('\n');

interface Kind {
  name: string;
  book(): Promise<string>;
  open(as: Booker, orderId: string): Promise<Envelope<unknown>>;
  /** Words that the page of the order has about its parts. */
  facts(orderId: string): Promise<string[]>;
}
const business = { travelType: 'business' } as const;
const reason = { overReason: '客户临时调整会议时间' };
const kinds: Kind[] = [
  {
    name: 'flights',
    book: async () => (await who.book({ ...business, returnAfterDays: 3 }, [person()], reason)).orderId,
    open: (as, orderId) => as.detail(orderId),
    facts: async (orderId) =>
      (await who.show(orderId)).flightList.flatMap((one) => [
        one.flightNo,
        one.depTime.slice(0, 16),
        one.arrTime.slice(11, 16),
        one.orgAirportName,
        one.dstAirportName,
        `${one.productName} ${one.cabinCode}`,
        '每人票价 ¥',
      ]),
  },
  {
    name: 'flights abroad',
    book: async () => good(await trips.create(who, await trips.verify(who, business), reason)).orderNo,
    open: (as, orderNo) => intlOrderHandlers.orderDetail({ orderNo }, as.call('/intl/orderDetail')),
    facts: async (orderNo) =>
      (await trips.detail(who, orderNo)).slices
        .flatMap(({ flights }) => flights)
        .flatMap((one) => [
          one.flightNo,
          one.depTime,
          one.arrTime.slice(5),
          one.orgAirportName,
          one.dstAirportName,
          `${cabinNames[one.cabin]} ${one.cabinCode}`,
          '税费 ¥',
        ]),
  },
  {
    name: 'rides',
    book: async () => good(await rails.create(who, await rails.verify(who, undefined, business), reason)).orderNo,
    open: (as, orderNo) => trainOrderHandlers.orderDetail({ orderNo }, as.call('/train/orderDetail')),
    facts: async (orderNo) =>
      (await rails.detail(who, orderNo)).rides.flatMap(({ trainNumber, from, to }) => [
        trainNumber,
        from.station,
        to.station,
        from.at.slice(0, 16),
        '二等座',
        '每张 ¥',
      ]),
  },
  {
    name: 'a stay',
    book: async () => good(await stays.create(who, await stays.verify(who, business))).orderNo,
    open: (as, orderNo) => hotelOrderHandlers.orderDetail({ orderNo }, as.call('/hotel/orderDetail')),
    facts: async (orderNo) => {
      const { hotel, room, checkIn, checkOut, rate } = await stays.detail(who, orderNo);
      return [hotel.name, hotel.address, room.name, checkIn, checkOut, rate.cancel.sentence];
    },
  },
];

describe.each(kinds)('an approver of $name', ({ book, open, facts }) => {
  it('sees each part that they decide on, and opens the order to read it; others of the company do not', async () => {
    const orderId = await book();
    const approver = await approverOf(orderId);
    const words = wordsOf(await linesFor(approver, orderId));
    for (const fact of await facts(orderId)) expect(words).toContain(fact);
    const { info } = await approvalOf(booking, orderId);
    expect(info.find(({ label }) => label === '金额构成')?.text).toContain('¥');

    const read = await open(approver, orderId);
    expect(read).toMatchObject({ ret: 0, data: { actions: [] } });
    // Phones are the applicant's.
    expect(JSON.stringify(read.data)).not.toContain('13800000010');
    expect((await open(await booking.as('20250071'), orderId)).ret).toBe(404);
  });
});
