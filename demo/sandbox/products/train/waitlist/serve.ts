import { sql } from 'kysely';
import { msOf } from '#domain/china-time.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import { saleTimes } from '#domain/rail/sale-times.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { waitEndMs } from '#domain/rail/wait.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { WishTerms } from '../../../ground/database/tables/tables-rail.ts';
import { ticketingMs } from '../../../orders/timing.ts';
import { move } from '../../../orders/move.ts';
import { newTickets, pricedBySeat } from '../orders/order-rows.ts';
import { everybodyOn, otherTickets } from '../orders/other-tickets.ts';
import { refreshHead } from '../rows/rail-head.ts';
import { railOrders } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import { blockOf, formationOf } from '../seats/formation.ts';
import { chooseSeats, trainDay } from '../seats/free-seats.ts';
import { railSeats, takenSections } from '../seats/inventory.ts';
import type { SectionMask } from '../seats/section-mask.ts';
import { trainOfDay } from '../seats/train-day.ts';
import { trainChanges } from '../seats/train-changes.ts';
import { trainOfNumber } from '../timetable/train-of-number.ts';
import { readyTimetable, timetable } from '../timetable/trains-of-day.ts';
import { waitlistOf } from './waitlist.ts';
import { termsMet } from './wish-terms.ts';
import type { Served, WaitingOrder, WaitingWish } from './waitlist.ts';

type Returns = ReadonlyMap<number, SectionMask>;

/** Frees what is held for the line of a train-day: within the transaction nobody else can have it. */
async function takeReturns(tx: Tx, trainDayKey: number): Promise<Returns> {
  const { rows } = await sql<{ seat: number; sections: SectionMask }>`
    with gone as (
      delete from rail_returns where train_day = ${trainDayKey}::int returning seat, sections
    ), back as (
      select seat, bit_or(sections)::int as sections from gone group by seat
    ), free as (
      update rail_seats s set held = s.held & ~back.sections from back
      where s.train_day = ${trainDayKey}::int and s.seat = back.seat
    )
    select seat, sections from back order by seat`.execute(tx);
  return new Map(rows.map(({ seat, sections }) => [seat, sections]));
}

interface Waiting extends WaitingOrder {
  wishes: (WaitingWish & { wishNo: number })[];
}

async function lineOf(tx: Tx, trainDayKey: number): Promise<Waiting[]> {
  const rows = await tx
    .selectFrom('rail_wishes')
    .where('train_day', '=', trainDayKey)
    .orderBy('place')
    .orderBy('order_id')
    .orderBy('wish_no')
    .selectAll()
    .execute();
  const line = new Map<string, Waiting>();
  for (const row of rows) {
    const order = line.get(row.order_id) ?? {
      orderId: row.order_id,
      place: row.place,
      passengers: row.passengers,
      wishes: [],
    };
    order.wishes.push({
      wishNo: row.wish_no,
      trainDay: row.train_day,
      seatClass: row.seat_class,
      sections: row.sections,
    });
    line.set(row.order_id, order);
  }
  return [...line.values()];
}

/** Locks without waiting: an order or person that another call is at is passed over, so no two calls wait for each other. */
async function lockFree(tx: Tx, { orderId }: Served, now: number): Promise<RailOrderState | undefined> {
  const { rows } = await sql<RailOrderState>`
    select * from rail_orders where order_id = ${orderId} and status = 13 and step_at > ${now} for update skip locked`.execute(
    tx,
  );
  const [order] = rows;
  if (!order) return undefined;
  const keys = order.content.passengers.map((one) => `rail ${certKey(one)}`);
  const locks = await sql<{ are_ours: boolean }>`
    select bool_and(pg_try_advisory_xact_lock(hashtextextended(key, 7))) as are_ours from unnest(${keys}::text[]) as key`.execute(
    tx,
  );
  return locks.rows[0]?.are_ours ? order : undefined;
}

/** How an order of business travel stands to the standard, by the wish that is met. */
const standing = ({ overReason }: RailOrderState['content'], { isOver, overAmount }: WishTerms) => ({
  verdict: isOver ? ('over' as const) : ('in' as const),
  overAmount,
  overReason: isOver ? overReason : '',
});

/** A waiting order with seats: its tickets, its one ride, and the answer of the railway to come. False: it is passed over. */
async function serveOrder(tx: Tx, served: Served & { wish: { wishNo: number } }, now: number): Promise<boolean> {
  const order = await lockFree(tx, served, now);
  const wait = order?.content.wait;
  const wish = wait?.wishes[served.wish.wishNo];
  if (!order || !wait || !wish || msOf(wish.from.at) - now < saleTimes.endsBefore * 60_000) return false;
  if (now > waitEndMs(msOf(wish.from.at), wait.hoursBefore ?? 0)) return false;
  const { prices: _prices, limits: _limits, tiers: _tiers, ...ride } = wish;
  const { trainDay: trainDayKey, sections } = served.wish;
  const passengers = order.content.passengers.map((one) => ({ ...one, certKey: certKey(one) }));
  const tickets = pricedBySeat(
    [wish],
    newTickets(order.order_id, [wish], passengers).map((ticket, at) => ({ ...ticket, seat: served.seats[at] ?? -1 })),
  );
  const [taken] = (await tx.executeQuery(otherTickets(tx, everybodyOn([wish], passengers), order.order_id))).rows;
  if (taken) return false;
  const want = { trainDay: trainDayKey, seats: tickets.map(({ seat }) => ({ seat, sections })) };
  if (await railSeats.hold(tx, want, now)) return false;
  await railSeats.sell(tx, want);
  await tx.insertInto('rail_tickets').values(tickets).execute();
  await tx.deleteFrom('rail_wishes').where('order_id', '=', order.order_id).execute();
  const asked = wait.terms?.[served.wish.wishNo];
  const terms = asked && termsMet(wish, asked, tickets);
  const content = {
    ...order.content,
    rides: [{ ...ride, changedFrom: null }],
    wait: { ...wait, served: served.wish.wishNo, ...(terms && { metTerms: terms }) },
    ...(terms && order.content.verdict !== 'none' && standing(order.content, terms)),
  };
  await tx
    .updateTable('rail_orders')
    .set({ content: JSON.stringify(content), departs_at: msOf(ride.from.at), ends_at: msOf(ride.to.at) })
    .where('order_id', '=', order.order_id)
    .execute();
  const moved = await move(
    tx,
    railOrders,
    order,
    7,
    { step_at: now + ticketingMs(order.order_id) },
    { at: now, title: '候补成功', detail: `${ride.trainNumber} 次${seatClassNames[ride.seatClass]}已兑现，出票中` },
  );
  await refreshHead(tx, moved);
  return true;
}

/** Offers the returned seats of one train-day to its line, the first order first; what nobody takes is for sale again. */
async function serveLine(tx: Tx, trainDayKey: number, now: number): Promise<number> {
  const returns = await takeReturns(tx, trainDayKey);
  const { number, day } = trainOfDay(trainDayKey);
  const train = trainOfNumber(number);
  const change = (await trainChanges(tx, [trainDayKey])).get(trainDayKey);
  if (!returns.size || train === undefined || change?.kind === 'cancelled') return 0;
  const table = timetable();
  const line = waitlistOf(await lineOf(tx, trainDayKey));
  const formation = formationOf(table.kinds[train] ?? '', number);
  const own = (await takenSections(tx, [trainDayKey])).get(trainDayKey);
  const asOfNow = trainDay(table, train, day, own, now);
  const taken = Int32Array.from(asOfNow.taken);
  const current = { ...asOfNow, taken };
  let count = 0;
  for (const [seat, freed] of returns) {
    const seatClass = blockOf(formation, seat)?.seatClass;
    if (!seatClass) continue;
    // Ends with the line: an order that was offered a seat leaves it.
    for (;;) {
      const others = (sections: SectionMask, wanted: number): number[] => {
        const [from, to] = endsOf(sections);
        return chooseSeats(current, seatClass, { from, to, count: wanted + 1 })
          .filter((one) => one !== seat)
          .slice(0, wanted);
      };
      const served = line.serve({ trainDay: trainDayKey, seatClass, seat, taken: taken[seat] ?? 0, freed }, others);
      if (!served) break;
      if (!(await serveOrder(tx, served as Served & { wish: { wishNo: number } }, now))) continue;
      for (const one of served.seats) taken[one] = (taken[one] ?? 0) | served.wish.sections;
      count += 1;
    }
  }
  return count;
}

/** First and last stop of a way. */
const endsOf = (sections: SectionMask): [from: number, to: number] => {
  const from = 31 - Math.clz32(sections & -sections);
  return [from, 32 - Math.clz32(sections)];
};

const mostLines = 50;

/** Looks at every line that a seat came back for; in several processes at once each line is looked at by one. */
export async function serveReturned(db: Database, now: number): Promise<number> {
  const days = await db.selectFrom('rail_returns').select('train_day').distinct().limit(mostLines).execute();
  if (days.length) await readyTimetable();
  let count = 0;
  for (const { train_day: trainDayKey } of days)
    count += await db.transaction().execute(async (tx) => {
      const lock = await sql<{ is_ours: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`rail line ${trainDayKey}`}, 7)) as is_ours`.execute(tx);
      return lock.rows[0]?.is_ours ? await serveLine(tx, trainDayKey, now) : 0;
    });
  return count;
}
