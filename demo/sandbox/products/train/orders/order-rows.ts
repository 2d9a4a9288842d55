import { sql } from 'kysely';
import type { CompiledQuery, Selectable } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import { showFen } from '#domain/money.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { refuse } from '../../../ground/call.ts';
import type { Tx } from '../../../ground/call.ts';
import type { RailOrderRow, RailTicketRow } from '../../../ground/database/tables/tables-rail.ts';
import { note } from '../../../orders/move.ts';
import { formationOf, seatName } from '../seats/formation.ts';
import { railSeats } from '../seats/inventory.ts';
import type { SeatWant } from '../seats/inventory.ts';
import { trainDayOf } from '../seats/train-day.ts';
import { takeSeats } from '../seats/take-seats.ts';
import { trainOfNumber } from '../timetable/train-of-number.ts';
import { timetable } from '../timetable/trains-of-day.ts';
import type { OfferedRide } from './offer.ts';
import { railOrders } from './rail-orders.ts';
import type { RailOrderState } from './rail-orders.ts';

/** An order with its tickets before it is written; seats come when they are held. */
export interface RailDraft {
  order: RailOrderState;
  rides: readonly OfferedRide[];
  tickets: Selectable<RailTicketRow>[];
}

/** Open tickets of the same people on the same trains, over a section of the same way. */
export const takenBy = (tx: Tx, tickets: RailDraft['tickets']): CompiledQuery<{ train_day: number }> =>
  sql<{ train_day: number }>`
    select old.train_day from rail_tickets old join unnest(
      ${tickets.map(({ train_day }) => train_day)}::int[],
      ${tickets.map(({ cert_key }) => cert_key)}::text[],
      ${tickets.map(({ sections }) => sections)}::int[]
    ) as new (train_day, cert_key, sections)
      on old.train_day = new.train_day and old.cert_key = new.cert_key and old.sections & new.sections <> 0
    where old.is_open`.compile(tx);

const keyOf = ({ trainNumber, firstDay }: OfferedRide): number => trainDayOf(trainNumber, firstDay);

/** Seats for every ride, or for none: then the refusal, and all is for sale as before. */
export async function holdTickets(tx: Tx, { order, rides, tickets }: RailDraft): Promise<Envelope<never> | undefined> {
  const table = timetable();
  const held: SeatWant[] = [];
  // In an order that is the same for all: two orders of the same trains cannot wait for each other.
  const inOrder = [...rides.entries()].sort(([, a], [, b]) => keyOf(a) - keyOf(b));
  for (const [rideNo, ride] of inOrder) {
    const train = trainOfNumber(ride.trainNumber);
    const own = tickets.filter((ticket) => ticket.ride_no === rideNo);
    const { firstDay: day, seatClass, fromStop: from, toStop: to } = ride;
    const ask = {
      train: train ?? -1,
      day,
      seatClass,
      from,
      to,
      count: own.length,
      turn: Number(order.order_id.slice(-6)),
    };
    const want = train === undefined ? undefined : await takeSeats(tx, table, ask, order.created_at);
    if (!want) {
      for (const one of held) await railSeats.release(tx, one);
      return refuse(
        409,
        `${ride.trainNumber} 次${seatClassNames[seatClass]}余票不足 ${own.length} 张，请改选席别或车次`,
        {
          kind: 'inventory',
        },
      );
    }
    held.push(want);
    const formation = formationOf(table.kinds[ask.train] ?? '', ride.trainNumber);
    for (const [at, ticket] of own.entries()) ticket.seat = want.seats[at]?.seat ?? -1;
    order.content.seatNames[rideNo] = own.map(({ seat }) => seatName(formation, seat));
  }
  return undefined;
}

/** The order with its tickets, its row in the lists and the first line of its timeline. */
export async function insertRailOrder(tx: Tx, { order, tickets }: RailDraft): Promise<void> {
  const { content } = order;
  await tx
    .insertInto('rail_orders')
    .values({ ...order, content: JSON.stringify(content) } satisfies Record<keyof RailOrderRow, unknown>)
    .execute();
  await tx.insertInto('rail_tickets').values(tickets).execute();
  const psgNames = content.passengers.map(({ name }) => name);
  const title = `${content.rides[0]?.from.station ?? ''} → ${content.rides.at(-1)?.to.station ?? ''}`;
  const numbers = content.rides.map(({ trainNumber }) => trainNumber);
  await tx
    .insertInto('orders')
    .values({
      order_id: order.order_id,
      kind: 'train',
      app_id: order.app_id,
      member_id: order.member_id,
      company_id: order.company_id,
      status: order.status,
      travel_type: order.travel_type,
      created_at: order.created_at,
      travel_at: order.departs_at,
      ends_at: order.ends_at,
      pay_deadline: order.pay_deadline,
      amount: order.payprice,
      title,
      words: [order.order_id, ...psgNames, ...numbers, title].join(' ').toUpperCase(),
      card: JSON.stringify({ flightList: [], psgNames, isExchange: 0, taxes: 0, insurance: 0, serviceFee: 0 }),
    })
    .execute();
  await note(tx, railOrders, order.order_id, {
    at: order.created_at,
    title: '占座成功',
    detail: `${numbers.join('、')} 次 ${tickets.length} 张，应付 ¥${showFen(order.payprice)}`,
  });
}
