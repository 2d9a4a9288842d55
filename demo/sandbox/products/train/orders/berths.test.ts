import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TrainBerth, TrainRide } from '#contract/train.ts';
import { trainSaleSchemas } from '#contract/train-sale.schema.ts';
import { trainWaitSchemas } from '#contract/train-wait.schema.ts';
import { trainSchemas } from '#contract/train.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import type { SeatWish } from '#domain/rail/seat-wish.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import * as rails from '#tests/support/given/rails.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { trainHandlers, trainSaleHandlers, trainWaitHandlers } from '../../../app/handlers/train.ts';
import { serveWaiting } from '../../../app/serve-waiting.ts';
import { berthOf, formationOf } from '../seats/formation.ts';
import { trainDayOf } from '../seats/train-day.ts';

const allTaken = 0x7ffffff;
let booking: Booking;
let member: Booker;
let other: Booker;
let employee: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [member, other] = [await booking.as('20250010'), await booking.as('20250020')];
  employee = await booking.as('20250071');
});
afterAll(async () => {
  // Of others: no ticket is behind them.
  await booking.db.deleteFrom('rail_seats').where('sold', '=', allTaken).execute();
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

type Berths = NonNullable<SeatWish['berths']>;
const wish = (berths: Partial<Berths>) => ({ berths: { lower: 0, middle: 0, upper: 0, ...berths } });
const tiersOf = (ride: TrainRide): TrainBerth[] =>
  ride.seats.find(({ seatClass }) => seatClass === 'hardSleeper')?.berths ?? [];

/** Trains of a day with berths of every tier, and their rides as an order names them. */
async function sleepers(days: number, toStation = '郑州') {
  const date = addDays(dayAt(booking.now()), days);
  const query = trainSchemas.query.parse({ fromStation: '北京', toStation, date });
  const { rides } = good(await trainHandlers.query(query, member.call('/train/query')));
  return rides
    .filter((ride) => ride.sale.state === 'open' && tiersOf(ride).filter(({ left }) => left > 3).length === 3)
    .map((ride) => ({
      ride,
      tiers: tiersOf(ride),
      named: {
        trainNumber: ride.trainNumber,
        date,
        fromStation: ride.from.telecode,
        toStation: ride.to.telecode,
        seatClass: 'hardSleeper' as const,
      },
    }));
}
async function sleeper(days: number, toStation?: string) {
  const [found] = await sleepers(days, toStation);
  if (!found) throw new Error(`no train with berths in ${days} days`);
  return found;
}
const priceIn = (tiers: readonly TrainBerth[], berth: string): number =>
  fenOf(tiers.find((one) => one.berth === berth)?.price ?? '0');
const order = async (who: Booker, orderNo: string) => await rails.detail(who, orderNo);

/** Others have all berths of a tier of a train. */
async function takeTier(named: { trainNumber: string }, firstDay: string, berth: string): Promise<void> {
  const formation = formationOf(/^[A-Z]/.exec(named.trainNumber)?.[0] as 'K', named.trainNumber);
  const seats = Array.from({ length: formation.seats }, (_, seat) => seat).filter(
    (seat) => berthOf(formation, seat) === berth,
  );
  await booking.db
    .insertInto('rail_seats')
    .values(
      seats.map((seat) => ({ train_day: trainDayOf(named.trainNumber, firstDay), seat, held: 0, sold: allTaken })),
    )
    .execute();
}

it('a list shows each tier with its price; the class costs from the cheapest that is left', async () => {
  const { ride, tiers } = await sleeper(9);
  const seat = ride.seats.find(({ seatClass }) => seatClass === 'hardSleeper');
  expect(tiers.map(({ berth }) => berth)).toEqual(['lower', 'middle', 'upper']);
  expect(tiers.reduce((sum, { left }) => sum + left, 0)).toBe(seat?.left);
  expect(seat?.price).toBe(tiers[2]?.price);
  expect(priceIn(tiers, 'lower')).toBeGreaterThan(priceIn(tiers, 'middle'));
  expect(ride.seats.find(({ seatClass }) => seatClass === 'hardSeat')?.berths).toBeUndefined();
});

it('an offer names the classes of its train as the list has them', async () => {
  const { ride, named } = await sleeper(5);
  const { rides } = await rails.verify(member, [named]);
  const listed = ride.seats.map(({ seatClass, left, price }) => ({ seatClass, left, price }));
  expect(rides[0]?.classes).toEqual(listed);
});

it('the price that was shown is asked for and booked: asked tiers at theirs, a refund counts with it', async () => {
  const { named, tiers } = await sleeper(9);
  const asked = { ...named, berth: 'lower' as const };
  const verified = await rails.verify(member, [asked], { seenTotal: tiers[0]?.price ?? '' });
  expect([verified.total, verified.rides[0]?.tiers?.upper?.prices.adult]).toEqual([tiers[0]?.price, tiers[2]?.price]);
  const made = good(
    await rails.create(member, verified, {
      passengers: [rails.rider(), rails.rider()],
      seats: wish({ lower: 1, upper: 1 }),
    }),
  );
  const { tickets, payprice } = await order(member, made.orderNo);
  expect(tickets.map(({ seatName }) => seatName.slice(-2))).toEqual(['下铺', '上铺']);
  expect(tickets.map(({ price }) => fenOf(price))).toEqual([priceIn(tiers, 'lower'), priceIn(tiers, 'upper')]);
  expect([fenOf(payprice), payprice]).toEqual([priceIn(tiers, 'lower') + priceIn(tiers, 'upper'), made.payprice]);
  await rails.pay(member, made.orderNo);
  await booking.advance(60);
  const quote = good(await railSalesOf(member).refundQuote(made.orderNo));
  expect(quote.totals.paid).toBe(payprice);
  await railSalesOf(member).refund(made.orderNo);
});

it('without a wish the dearest is asked for, and the berth that was got is paid', async () => {
  const { named, tiers } = await sleeper(9);
  const made = good(await rails.create(member, await rails.verify(member, [named])));
  const [ticket] = (await order(member, made.orderNo)).tickets;
  const names = { lower: '下铺', middle: '中铺', upper: '上铺' };
  const got = tiers.find(({ berth }) => ticket?.seatName.endsWith(names[berth]));
  expect([ticket?.price, made.payprice]).toEqual([got?.price, got?.price]);
  good(await rails.cancel(member, made.orderNo));
});

it('a tier that is gone is told with what is left, and no dearer berth is kept; a cheaper one is taken', async () => {
  const { named, tiers, ride } = await sleeper(8);
  const verified = await rails.verify(member, [named]);
  await takeTier(named, ride.from.at.slice(0, 10), 'upper');
  const before = await booking.db.selectFrom('rail_seats').select(['seat', 'held']).where('held', '>', 0).execute();
  const refused = await rails.create(member, verified, { seats: wish({ upper: 1 }) });
  expect(refused).toMatchObject({ ret: 409, data: { kind: 'berths', seatClass: 'hardSleeper', left: { upper: 0 } } });
  const after = await booking.db.selectFrom('rail_seats').select(['seat', 'held']).where('held', '>', 0).execute();
  expect(after).toEqual(before);
  const now = await rails.verify(member, [{ ...named, berth: 'upper' }]);
  expect([fenOf(now.total), now.rides[0]?.tiers?.upper?.left]).toEqual([priceIn(tiers, 'middle'), 0]);
  await takeTier(named, ride.from.at.slice(0, 10), 'lower');
  const made = good(await rails.create(member, verified, { seats: wish({ lower: 1 }) }));
  expect(fenOf(made.payprice)).toBe(priceIn(tiers, 'middle'));
});

it('a change costs what the berth costs that it gets, never more than was quoted', async () => {
  const [one, two] = await sleepers(10);
  if (!one || !two) throw new Error('no two trains with berths');
  const sales = railSalesOf(member);
  const passengers = [rails.rider()];
  const made = good(
    await rails.create(member, await rails.verify(member, [one.named]), { passengers, seats: wish({ upper: 1 }) }),
  );
  await rails.pay(member, made.orderNo);
  await booking.advance(60);
  const quoteFor = async (seats?: ReturnType<typeof wish>) =>
    good(await sales.changeQuote(made.orderNo, { ...two.named, ...(seats && { seats }) }));
  const [most, low] = [await quoteFor(), await quoteFor(wish({ upper: 1 }))];
  const rise = (quote: typeof most): number => fenOf(quote.totals.spread);
  expect(rise(most) - rise(low)).toBe(priceIn(two.tiers, 'lower') - priceIn(two.tiers, 'upper'));
  expect(low.tiers?.upper?.prices.adult).toBe(two.tiers[2]?.price);
  const input = trainSaleSchemas.changeApply.parse({
    quoteId: low.quoteId,
    seats: wish({ upper: 1 }),
    requestId: randomUUID(),
  });
  const changed = good(await trainSaleHandlers.changeApply(input, member.call('/train/changeApply')));
  const fresh = changed.tickets.find(({ rideNo }) => rideNo === 1);
  expect([fresh?.seatName.slice(-2), fresh?.price]).toEqual(['上铺', two.tiers[2]?.price]);
  expect(changed.afterSales[0]?.totals).toEqual(low.totals);
});

it('a company pays each berth up to the standard of its traveller, of the berths that were got', async () => {
  // The employee's trip application is for Shanghai.
  const { named } = await sleeper(9, '上海');
  const verified = await rails.verify(employee, [{ ...named, seatClass: 'softSleeper' }], { travelType: 'business' });
  const [offered] = verified.rides;
  expect(offered?.standard?.verdict).toBe('over');
  const hard = await rails.verify(employee, [named], { travelType: 'business' });
  const limit = fenOf(hard.rides[0]?.prices.adult ?? '0');
  const prices = (['lower', 'upper'] as const).map((berth) => fenOf(offered?.tiers?.[berth]?.prices.adult ?? '0'));
  expect(prices.every((price) => price > limit)).toBe(true);
  expect(new Set(prices).size).toBe(2);
  for (const [at, berth] of (['lower', 'upper'] as const).entries())
    expect([berth, fenOf(offered?.tiers?.[berth]?.personal ?? '')]).toEqual([berth, (prices[at] ?? 0) - limit]);
  const made = good(
    await rails.create(employee, verified, {
      passengers: [rails.rider(), rails.rider()],
      seats: wish({ lower: 1, upper: 1 }),
      costCenter: verified.costCenters[0] ?? '',
      overReason: '会议',
    }),
  );
  const { split, payprice, tickets } = await order(employee, made.orderNo);
  expect(tickets.map(({ price }) => fenOf(price))).toEqual(prices);
  const sum = prices.reduce((total, price) => total + price, 0);
  expect([fenOf(payprice), fenOf(split?.company ?? ''), fenOf(split?.personal ?? '')]).toEqual([
    sum,
    2 * limit,
    sum - 2 * limit,
  ]);
});

it('a deposit covers the dearest berth; the rest goes back once the line has given one', async () => {
  const { named, tiers } = await sleeper(11);
  const quote = await rails.quoteWait(member, [named]);
  expect(fenOf(quote.deposit)).toBe(priceIn(tiers, 'lower'));
  const input = trainWaitSchemas.create.parse({
    requestId: randomUUID(),
    verifyKey: quote.verifyKey,
    passengers: [rails.rider()],
    contact: { name: '林知远', mobilePhone: '13800000010' },
    deadlineMs: quote.deadlines[0]?.atMs,
    agreed: true,
  });
  const { orderNo } = good(await trainWaitHandlers.create(input, member.call('/train/createWait')));
  await rails.pay(member, orderNo);
  const held = good(await rails.create(other, await rails.verify(other, [named]), { seats: wish({ upper: 1 }) }));
  good(await rails.cancel(other, held.orderNo));
  expect(await serveWaiting(booking.db, booking.now())).toBe(1);
  await booking.advance(60);
  await booking.advance(60);
  const done = await order(member, orderNo);
  expect([done.status, done.payprice, done.tickets[0]?.price]).toEqual([2, tiers[2]?.price, tiers[2]?.price]);
  expect(fenOf(done.payments[0]?.returned ?? '0')).toBe(priceIn(tiers, 'lower') - priceIn(tiers, 'upper'));
});
