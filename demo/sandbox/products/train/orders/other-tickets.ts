import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { TrainTimes } from '#contract/train-order.ts';
import { showDay } from '#domain/china-time.ts';
import { rideSpan } from '#domain/rail/order/ride-span.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { SoldRide } from '../../../ground/database/tables/tables-rail.ts';
import { numbersOfDay } from '../seats/train-day.ts';
import { wayOfRide } from '../seats/way-of-ride.ts';
import { conflict } from './offer.ts';

type Ride = Omit<SoldRide, 'changedFrom'>;

/** A person who is to travel by a ride. */
export interface Travelling {
  certKey: string;
  name: string;
  passengerNo: number;
  ride: Ride;
}

/** An open ticket of the same person that stands against a ride. */
export interface OtherTicket {
  /** Of the person and ride that it stands against, counted from 0. */
  at: number;
  order_id: string;
  member_id: string;
  app_id: string;
  status: number;
  ride: SoldRide;
  /** For a section of the same train. */
  is_same: boolean;
}

/** Each passenger on each ride. */
export const everybodyOn = (
  rides: readonly Ride[],
  passengers: readonly { name: string; certKey: string }[],
): Travelling[] => rides.flatMap((ride) => passengers.map((one, passengerNo) => ({ ...one, passengerNo, ride })));

/** Locks of people: of two orders for one person, the second one sees the first. In an order that is the same for all. */
export const personLocks = (people: readonly { certKey: string }[]): string[] =>
  [...new Set(people.map(({ certKey }) => `rail ${certKey}`))].sort();

/** Days that a train may be under way. */
const longestDays = 4;

/**
 * Open tickets of the same people for a section of the same way, or for another train that runs at the same time; `but`:
 * an order whose tickets are given up.
 */
export const otherTickets = (
  db: Tx | Database,
  travelling: readonly Travelling[],
  but = '',
): CompiledQuery<OtherTicket> => {
  const ways = travelling.map(({ ride }) => wayOfRide(ride));
  return sql<OtherTicket>`
    select (new.n - 1)::int as at, o.order_id, o.member_id, o.app_id, o.status, sold.ride, old.train_day = new.train_day as is_same
    from unnest(
      ${travelling.map(({ certKey }) => certKey)}::text[],
      ${ways.map(({ trainDay }) => trainDay)}::int[],
      ${ways.map(({ sections }) => sections)}::int[],
      ${travelling.map(({ ride }) => ride.from.at)}::text[],
      ${travelling.map(({ ride }) => ride.to.at)}::text[]
    ) with ordinality as new (cert_key, train_day, sections, from_at, to_at, n)
    join rail_tickets old on old.is_open and old.cert_key = new.cert_key
      and old.train_day between new.train_day - ${longestDays * numbersOfDay}::int and new.train_day + ${longestDays * numbersOfDay}::int
    join rail_orders o on o.order_id = old.order_id
    cross join lateral (select o.content -> 'rides' -> old.ride_no::int as ride) sold
    where old.order_id <> ${but} and case when old.train_day = new.train_day then old.sections & new.sections <> 0
      else sold.ride -> 'schedule' ->> 'kind' is distinct from 'cancelled'
        and (sold.ride -> 'from' ->> 'at') collate "C" < new.to_at and new.from_at < (sold.ride -> 'to' ->> 'at') collate "C" end
    order by new.n`.compile(db);
};

const timesOf = ({ trainNumber, from, to }: Ride): TrainTimes => ({ trainNumber, from, to });
const named = ({ trainNumber, from, to }: Ride): string =>
  `${trainNumber} 次（${showDay(from.at.slice(0, 10))} ${rideSpan(from.at, to.at)}）`;

/** The refusal of a person who is in another train, or has a ticket for the same one. Trains of another member's order are not told. */
export function travelsAlready(
  travelling: readonly Travelling[],
  [first]: readonly OtherTicket[],
  owner: { member_id: string; app_id: string },
): Envelope<never> | undefined {
  const person = first && travelling[first.at];
  if (!person) return undefined;
  const isOwn = first.member_id === owner.member_id && first.app_id === owner.app_id;
  const { name, passengerNo } = person;
  const unpaid = isOwn && first.status === 0 && { isUnpaid: true };
  const data = { orderNo: isOwn ? first.order_id : '', field: `passengers.${passengerNo}.certNo`, name, ...unpaid };
  if (first.is_same)
    return conflict(`${name} 在该车次已有未完成或待出行的车票，请勿重复购买`, { kind: 'duplicate', ...data });
  return conflict(
    `${name} 行程冲突：${isOwn ? `已有 ${named(first.ride)}的车票，` : '该证件已有其他车票，'}与 ${named(person.ride)}时间重叠`,
    { kind: 'overlap', ...data, wanted: timesOf(person.ride), ...(isOwn && { held: timesOf(first.ride) }) },
  );
}
