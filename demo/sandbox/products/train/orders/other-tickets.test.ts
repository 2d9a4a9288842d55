import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { trainSchemas } from '#contract/train.schema.ts';
import { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { trainHandlers, trainWaitHandlers } from '../../../app/handlers/train.ts';
import { serveWaiting } from '../../../app/serve-waiting.ts';

let booking: Booking;
let member: Booker;
let other: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [member, other] = [await booking.as('20250010'), await booking.as('20250020')];
});
afterAll(() => booking.close());

/** G1, a train that runs at the same time, and one that leaves after G1 has come. */
async function trainsOf(days: number) {
  const date = addDays(dayAt(booking.now()), days);
  const { rides } = good(
    await trainHandlers.query(
      trainSchemas.query.parse({ fromStation: '北京', toStation: '上海', date }),
      member.call('/train/query'),
    ),
  );
  const open = rides.filter(({ seats }) => seats.some((one) => one.seatClass === 'second' && one.left > 5));
  const first = rides.find(({ trainNumber }) => trainNumber === 'G1');
  const wishOf = (ride: (typeof rides)[number] | undefined) =>
    rails.rideOf(member, {
      days,
      trainNumber: ride?.trainNumber ?? '',
      fromStation: ride?.from.telecode ?? '',
      toStation: ride?.to.telecode ?? '',
    });
  const later = open.findLast(({ from }) => from.at > (first?.to.at ?? ''));
  const meets = open.find(
    ({ trainNumber, from, to }) =>
      trainNumber !== 'G1' &&
      from.at < (first?.to.at ?? '') &&
      to.at > (first?.from.at ?? '') &&
      to.at < (later?.from.at ?? ''),
  );
  return { first: wishOf(first), meets: wishOf(meets), later: wishOf(later) };
}
const buy = async (who: Booker, wish: ReturnType<typeof rails.rideOf>, person: ReturnType<typeof rails.rider>) =>
  await rails.create(who, await rails.verify(who, [wish]), { passengers: [person] });

it('a person in one train buys no other one that runs at the time: both are named; a later one is sold', async () => {
  const { first, meets, later } = await trainsOf(9);
  const person = rails.rider();
  const { orderNo } = good(await buy(member, first, person));
  const refused = await buy(member, meets, person);
  expect(refused).toMatchObject({
    ret: 409,
    data: {
      kind: 'overlap',
      orderNo,
      field: 'passengers.0.certNo',
      held: { trainNumber: 'G1' },
      wanted: { trainNumber: meets.trainNumber },
    },
  });
  expect(refused.msg).toMatch(new RegExp(`行程冲突：已有 G1 次.*与 ${meets.trainNumber} 次.*时间重叠`));
  expect((await buy(member, later, person)).ret).toBe(0);
  good(await rails.cancel(member, orderNo));
  expect((await buy(member, meets, person)).ret).toBe(0);
});

it('of a ticket that another member bought nothing is told but that there is one', async () => {
  const { first, meets } = await trainsOf(9);
  const person = rails.rider();
  good(await buy(member, first, person));
  const { data, msg } = (await buy(other, meets, person)) as unknown as { data: object; msg: string };
  expect(data).toMatchObject({ kind: 'overlap', orderNo: '' });
  expect(data).not.toHaveProperty('held');
  expect(msg).not.toContain('G1');
});

it('two orders at once for one person on two trains that meet: one is made', async () => {
  const { first, meets } = await trainsOf(10);
  const person = rails.rider();
  const offers = [await rails.verify(member, [first]), await rails.verify(other, [meets])];
  const answers = await Promise.all([
    rails.create(member, offers[0] ?? { verifyKey: '' }, { passengers: [person] }),
    rails.create(other, offers[1] ?? { verifyKey: '' }, { passengers: [person] }),
  ]);
  expect(answers.map(({ ret }) => ret).sort()).toEqual([0, 409]);
});

it('a change to a train that meets another ticket is refused when it is priced, and once more when it is made', async () => {
  const { first, meets, later } = await trainsOf(11);
  const person = rails.rider();
  const orderNo = await rails.bookPaid(member, { ...later, days: 11 }, { passengers: [person] });
  await booking.advance(60);
  const sales = railSalesOf(member);
  const wish = { ...first, orderNo };
  const quote = good(await sales.changeQuote(orderNo, wish));
  good(await buy(other, meets, person));
  expect(await sales.changeQuote(orderNo, wish)).toMatchObject({ ret: 409, data: { kind: 'overlap' } });
  expect(await sales.changeApply(quote.quoteId)).toMatchObject({ ret: 409, data: { kind: 'overlap' } });
});

it('a person in a train at the time waits for no other one, and is passed over when its seat comes', async () => {
  const { first, meets } = await trainsOf(12);
  const wait = async (person: ReturnType<typeof rails.rider>) => {
    const { verifyKey, deadlines } = await rails.quoteWait(member, [first]);
    const input = trainWaitSchemas.create.parse({
      requestId: randomUUID(),
      verifyKey,
      passengers: [person],
      contact: { name: '林知远', mobilePhone: '13800000010' },
      deadlineMs: deadlines[0]?.atMs,
      agreed: true,
    });
    return await trainWaitHandlers.create(input, member.call('/train/createWait'));
  };
  const person = rails.rider();
  const { orderNo } = good(await wait(person));
  await rails.pay(member, orderNo);
  good(await buy(other, meets, person));
  const { orderNo: gone } = good(await buy(other, first, rails.rider()));
  good(await rails.cancel(other, gone));
  expect(await serveWaiting(booking.db, booking.now())).toBe(0);
  expect((await rails.detail(member, orderNo)).status).toBe(13);
  expect(await wait(person)).toMatchObject({ ret: 409, data: { kind: 'overlap', orderNo: '' } });
});
