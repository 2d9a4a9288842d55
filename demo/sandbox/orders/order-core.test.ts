import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Verified } from '#contract/flight.ts';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { VerifiedTrain } from '#contract/train-order.ts';
import type { Envelope } from '#contract/row.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { railStatus } from '#domain/product/rail-status.ts';
import { stayStatus } from '#domain/product/stay-status.ts';
import { nightsOf } from '#domain/hotel/stay.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import type { Tx } from '../ground/call.ts';
import { airLife } from '../products/flight/lifecycle/advance.ts';
import type { AirOrderState } from '../products/flight/rows/air-orders.ts';
import { seats } from '../products/flight/seats/inventory.ts';
import type { SeatWant } from './seats/flight-seats.ts';
import { rooms } from '../products/hotel/inventory/room-nights.ts';
import type { RoomWant } from '../products/hotel/inventory/room-nights.ts';
import { stayLife } from '../products/hotel/orders/advance.ts';
import type { HotelOrderState } from '../products/hotel/orders/stay-orders.ts';
import { railLife } from '../products/train/orders/advance.ts';
import type { RailOrderState } from '../products/train/rows/rail-orders.ts';
import { railSeats } from '../products/train/seats/inventory.ts';
import type { SeatWant as SectionWant } from '../products/train/seats/inventory.ts';
import { trainDayOf } from '../products/train/seats/train-day.ts';
import { holdMs } from './holds.ts';
import type { Inventory } from './inventory.ts';
import { lockDue, tick } from './life.ts';
import type { Life } from './life.ts';
import { lock, move, TransitionError } from './move.ts';
import type { OrderState } from './move.ts';

/** The promises of the order core, held against every product that sells: a new one is a line in `shops`. */
interface Shop<Order extends OrderState, Offer, Want> {
  life: Life<Order>;
  statuses: readonly number[];
  stock: 'flight_seats' | 'hotel_nights' | 'rail_seats';
  /** Where the stock has no capacity: takes all that is left for an offer. */
  sellOut?(offer: Offer): Promise<unknown>;
  inventory: Inventory<Want, unknown>;
  wantOf(offer: Offer): Want;
  verify(who: Booker, days: number): Promise<Offer>;
  create(who: Booker, offer: Offer, requestId?: string): Promise<Envelope<{ orderNo: string; payDeadlineMs: number }>>;
  /** Paid, and the product's partner has refused it. */
  refusal: number;
}

let booking: Booking;
let member: Booker;
let days = 30;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

const inTransaction = <Out>(work: (tx: Tx) => Promise<Out>): Promise<Out> => booking.db.transaction().execute(work);
const event = { at: 1, title: '试', detail: '试' };

function promises<Order extends OrderState, Offer, Want>(shop: Shop<Order, Offer, Want>): void {
  const { kind } = shop.life;

  /** Counts of the whole stock and of all orders: an effect too many or too few shows in them. */
  async function counts() {
    const { rows } = await sql<{ held: number; sold: number; orders: number }>`
      select sum(held)::bigint as held, sum(sold)::bigint as sold, (select count(*)::int from orders) as orders
      from ${sql.table(shop.stock)}`.execute(booking.db);
    const { held, sold, orders } = rows[0] ?? {};
    return { held: Number(held ?? 0), sold: Number(sold ?? 0), orders: orders ?? 0 };
  }
  /** An offer of a day that no other test has; `who` has verified it. */
  const offer = (who = member): Promise<Offer> => shop.verify(who, (days += 2));
  const found = (orderNo: string): Promise<Order> =>
    inTransaction(async (tx) => {
      const order = await lock(tx, kind, orderNo);
      if (!order) throw new Error(`no order ${orderNo}`);
      return order;
    });
  async function order(): Promise<Order> {
    return await found(good(await shop.create(member, await offer())).orderNo);
  }
  const to = (from: Order, status: number): Promise<Order> =>
    inTransaction((tx) => move(tx, kind, from, status, {}, event));

  it('an offer whose time is over makes no order and holds nothing; verified again it does', async () => {
    const late = await booking.as('20250010', { aheadMs: holdMs });
    const old = await offer();
    const before = await counts();
    expect(await shop.create(late, old)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
    expect(await counts()).toEqual(before);
    expect(await shop.create(late, await offer(late))).toMatchObject({ ret: 0 });
  });

  it('an offer of another member, or of another application, makes no order', async () => {
    const own = await offer();
    const before = await counts();
    for (const other of [await booking.as('20250030'), await booking.as('20250010', { appId: 'skyline' })])
      expect(await shop.create(other, own)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
    expect(await counts()).toEqual(before);
    expect(await shop.create(member, own)).toMatchObject({ ret: 0 });
  });

  it('one key makes one order, however often it is sent at once', async () => {
    const own = await offer();
    const requestId = randomUUID();
    const before = await counts();
    const answers = await Promise.all(Array.from({ length: 8 }, () => shop.create(member, own, requestId)));
    expect(new Set(answers.map((answer) => good(answer).orderNo)).size).toBe(1);
    expect((await counts()).orders).toBe(before.orders + 1);
  });

  it('where nothing is left an order is refused, and nothing of it stays', async () => {
    const day = (days += 2);
    const [first, second] = [await shop.verify(member, day), await shop.verify(await booking.as('20250030'), day)];
    good(await shop.create(member, first));
    if (shop.sellOut) await shop.sellOut(second);
    else await sql`update ${sql.table(shop.stock)} set capacity = held + sold`.execute(booking.db);
    const before = await counts();
    const refused = await shop.create(await booking.as('20250030'), second);
    expect(refused.ret).toBe(409);
    expect(refused.data).not.toMatchObject({ kind: 'expired' });
    expect(await counts()).toEqual(before);
  });

  it('a payment sells what was held, once: the order that was read before it moves no more', async () => {
    const unpaid = await order();
    const before = await counts();
    await to(unpaid, 1);
    const after = await counts();
    expect(after).toEqual({ ...before, held: before.held - (after.sold - before.sold), sold: after.sold });
    expect(after.sold).toBeGreaterThan(before.sold);
    await expect(to(unpaid, 1)).rejects.toThrow(TransitionError);
    await expect(to(unpaid, 5)).rejects.toThrow(TransitionError);
    expect(await counts()).toEqual(after);
  });

  it('paid and refused gives back what was sold', async () => {
    const before = await counts();
    const unpaid = await order();
    const paid = await to(unpaid, 1);
    await to(paid, shop.refusal);
    expect(await counts()).toEqual({ ...before, orders: before.orders + 1 });
    await expect(to(paid, shop.refusal)).rejects.toThrow(TransitionError);
  });

  it('an unpaid order is over at its deadline, once, by any number of sweeps', async () => {
    const before = await counts();
    const { orderNo, payDeadlineMs } = good(await shop.create(member, await offer()));
    await tick(booking.db, shop.life, payDeadlineMs - 1);
    expect((await found(orderNo)).status).toBe(0);
    const sweeps = Array.from({ length: 5 }, () => tick(booking.db, shop.life, payDeadlineMs));
    await Promise.all([...sweeps, inTransaction((tx) => lockDue(tx, shop.life, orderNo, payDeadlineMs))]);
    expect((await found(orderNo)).status).toBe(5);
    const { rows } =
      await sql`select 1 from ${sql.table(kind.events)} where order_id = ${orderNo} and at = ${payDeadlineMs}`.execute(
        booking.db,
      );
    expect(rows).toHaveLength(1);
    // Older orders of this file may be over with it.
    const { held, sold } = await counts();
    expect(sold).toBe(before.sold);
    expect(held).toBeLessThanOrEqual(before.held);
  });

  it('a status that the table does not allow is refused, and nothing happens', async () => {
    const some = await order();
    const before = await counts();
    const wrong: string[] = [];
    for (const from of shop.statuses)
      for (const status of shop.statuses.filter((one) => !kind.statuses.mayBecome(from, one))) {
        await sql`update ${sql.table(kind.table)} set status = ${from} where order_id = ${some.order_id}`.execute(
          booking.db,
        );
        const error = await to({ ...some, status: from }, status).catch((thrown: unknown) => thrown);
        if (!(error instanceof TransitionError)) wrong.push(`${from}>${status}`);
      }
    await sql`update ${sql.table(kind.table)} set status = ${some.status} where order_id = ${some.order_id}`.execute(
      booking.db,
    );
    expect(wrong).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('does something only at changes that its table allows, and each has one line', () => {
    const pairs = kind.does.flatMap(({ from, to: status }) => from.map((one) => [one, status] as const));
    expect(pairs.filter(([from, status]) => !kind.statuses.mayBecome(from, status))).toEqual([]);
    expect(new Set(pairs.map(String)).size).toBe(pairs.length);
  });

  it('the inventory never sells, releases or takes back more than there was', async () => {
    const want = shop.wantOf(await offer());
    const { db } = booking;
    const { inventory } = shop;
    const before = await counts();
    expect(await inventory.hold(db, want, booking.now())).toBeUndefined();
    await expect(inventory.giveBack(db, want)).rejects.toThrow();
    await inventory.sell(db, want);
    await expect(inventory.sell(db, want)).rejects.toThrow();
    await expect(inventory.release(db, want)).rejects.toThrow();
    await inventory.giveBack(db, want);
    await expect(inventory.giveBack(db, want)).rejects.toThrow();
    expect(await counts()).toEqual(before);
  });
}

/** Each offer is of another day. */
const traveller = person();

describe('orders of flights', () => {
  promises<AirOrderState, Verified, readonly SeatWant[]>({
    life: airLife,
    statuses: airStatus.codes,
    stock: 'flight_seats',
    inventory: seats,
    wantOf: ({ segments }) =>
      segments.map(({ flight, seat }) => ({ flightId: flight.flightId, cabinCode: seat.cabinCode, seats: 1 })),
    verify: (who, ahead) => who.verify({ days: ahead }),
    create: (who, verified, requestId = randomUUID()) => who.create(who.inputOf(verified, [traveller], { requestId })),
    refusal: 8,
  });
});
describe('orders of stays', () => {
  promises<HotelOrderState, VerifiedStay, RoomWant>({
    life: stayLife,
    statuses: stayStatus.codes,
    stock: 'hotel_nights',
    inventory: rooms,
    wantOf: ({ hotel, room, checkIn, checkOut, rooms: count }) => ({
      hotelId: hotel.hotelId,
      roomId: room.roomId,
      nights: nightsOf(checkIn, checkOut),
      rooms: count,
    }),
    verify: (who, ahead) => stays.verify(who, { days: ahead, choose: stays.isPrepaid }),
    create: (who, verified, requestId = randomUUID()) => stays.create(who, verified, { requestId }),
    refusal: 6,
  });
});

/** One for each offer: a repeated call sends the same. */
const riders = new Map<string, ReturnType<typeof rails.rider>>();
const riderOf = ({ verifyKey }: VerifiedTrain) => {
  const rider = riders.get(verifyKey) ?? rails.rider();
  riders.set(verifyKey, rider);
  return rider;
};
const dayOfTrain = ({ rides: [ride] }: VerifiedTrain) =>
  trainDayOf(ride?.trainNumber ?? '', ride?.from.at.slice(0, 10) ?? '');
describe('orders of train tickets', () => {
  promises<RailOrderState, VerifiedTrain, SectionWant>({
    life: railLife,
    statuses: railStatus.codes,
    stock: 'rail_seats',
    inventory: railSeats,
    wantOf: (verified) => ({ trainDay: dayOfTrain(verified), seats: [{ seat: 500, sections: 2 }] }),
    // Tickets are sold for fifteen days.
    verify: async (who, ahead) => await rails.verify(who, [rails.rideOf(who, { days: 2 + (ahead % 12) })]),
    create: async (who, verified, requestId = randomUUID()) =>
      await rails.create(who, verified, { requestId, passengers: [riderOf(verified)] }),
    refusal: 8,
    sellOut: async (verified) =>
      await sql`insert into rail_seats select ${dayOfTrain(verified)}, seat, 0, 2147483647 from generate_series(0, 1500) as seat
        on conflict (train_day, seat) do update set sold = 2147483647 & ~rail_seats.held`.execute(booking.db),
  });
});
