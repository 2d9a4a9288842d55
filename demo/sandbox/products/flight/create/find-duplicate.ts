import { sql } from 'kysely';
import type { CompiledQuery } from 'kysely';
import type { FlightConflict } from '#contract/flight.ts';
import { dayAt, dayMs, momentAt, msOf } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { holdsSeats } from '#domain/product/air-status.ts';
import { isOwn } from '../../../ground/call.ts';
import type { Database, Member, Tx } from '../../../ground/call.ts';
import { fixed } from '../../../ground/database/statements/fixed.ts';
import { maySee } from '../../../orders/may-see.ts';

type Duplicate = Extract<FlightConflict, { kind: 'duplicate' }>;

/** A flight that is to be booked. */
interface Travel {
  flightNo: string;
  orgcityname: string;
  dstcityname: string;
  depTime: string;
  arrTime: string;
}

/** A flight of one of the people, with its order. */
export type Journey = Awaited<ReturnType<ReturnType<typeof journeysOf>['execute']>>[number];

/** Why a person may not want both flights: the same one, one time, or one route on the same day in China. */
function reasonOf(travel: Travel, journey: Journey): Duplicate['reason'] | undefined {
  const [depMs, arrMs] = [msOf(travel.depTime), msOf(travel.arrTime)];
  if (journey.flight_no === travel.flightNo && journey.dep_at === depMs) return 'sameFlight';
  if (depMs < journey.arr_at && journey.dep_at < arrMs) return 'overlap';
  const isRoute = journey.org === travel.orgcityname && journey.dst === travel.dstcityname;
  return isRoute && dayAt(journey.dep_at) === dayAt(depMs) ? 'sameRoute' : undefined;
}

const reasons: readonly Duplicate['reason'][] = ['sameFlight', 'overlap', 'sameRoute'];

/**
 * A passenger who already flies then, or that route on that day, on an order that is still alive. Looks at the member's
 * own orders and, for an employee, at those of the company; a stranger's journeys are never shown. The caller has
 * locked these people (`locksOf`), so no order of theirs is being made at this moment.
 */
export function findDuplicate(
  member: Member,
  people: readonly { certKey: string; name: string }[],
  travels: readonly Travel[],
  journeys: readonly Journey[],
  now: number,
): Duplicate | undefined {
  const company = member.creditMemberId > 0 ? String(member.creditMemberId) : null;
  const isKnown = (one: Journey): boolean =>
    one.app_id === member.appId &&
    (one.member_id === member.memberId || (company !== null && one.company_id === company));
  const isAlive = (one: Journey): boolean => holdsSeats(one.status) && (one.status !== 0 || one.pay_deadline > now);
  const [found] = journeys
    .filter((one) => isKnown(one) && isAlive(one))
    .flatMap((one) =>
      travels.flatMap((travel) => {
        const reason = reasonOf(travel, one);
        return reason ? [{ ...one, reason }] : [];
      }),
    )
    .toSorted((a, b) => reasons.indexOf(a.reason) - reasons.indexOf(b.reason));
  if (!found) return undefined;
  const same = journeys.filter((one) => one.order_id === found.order_id);
  const passengers = people
    .filter((person) => same.some((one) => one.cert_key === person.certKey))
    .map(({ name }) => name);
  // A colleague's order is named only to those who may open it.
  const orderId = maySee(member, found) ? found.order_id : '';
  const facts = orderId
    ? {
        status: found.status,
        payprice: yuanOf(found.payprice),
        ...(found.status === 0 && isOwn(member, found) && { payDeadlineMs: found.pay_deadline }),
      }
    : {};
  return {
    kind: 'duplicate',
    reason: found.reason,
    orderId,
    orderNo: orderId,
    passenger: passengers[0] ?? '',
    passengers,
    flightNo: found.flight_no,
    orgcityname: found.org,
    dstcityname: found.dst,
    depTime: momentAt(found.dep_at),
    arrTime: momentAt(found.arr_at),
    serverTimeMs: now,
    ...facts,
  };
}

/** In the same order for all calls, so that two orders of the same people cannot wait for each other. */
export const locksOf = (people: readonly { certKey: string }[]): string[] =>
  people.map(({ certKey }) => certKey).sort();

/** Flights of these people that depart in this time and have not landed, newest orders first. Begins with their documents, not with a member's orders. */
export const journeysOf = (
  db: Database | Tx,
  certKeys: readonly string[],
  fromMs: number,
  beforeMs: number,
  now: number,
) =>
  db
    .selectFrom('air_order_tickets as t')
    .innerJoin('air_orders as o', 'o.order_id', 't.order_id')
    .innerJoin('air_order_flights as f', (join) =>
      join
        .onRef('f.order_id', '=', 't.order_id')
        .onRef('f.triptype', '=', 't.triptype')
        .onRef('f.change_no', '=', 't.change_no'),
    )
    .where('t.cert_key', '=', sql<string>`any(${certKeys}::text[])`)
    .where('t.ticket_status', '<>', 'REFUNDED')
    .where('t.dep_at', '>=', fromMs)
    .where('t.dep_at', '<', beforeMs)
    .where('f.arr_at', '>', now)
    .orderBy('o.created_at', 'desc')
    .select([
      'o.order_id',
      'o.status',
      'o.payprice',
      'o.pay_deadline',
      'o.member_id',
      'o.app_id',
      'o.company_id',
      't.cert_key',
      'f.flight_no',
      'f.dep_at',
      'f.arr_at',
      sql<string>`f.shown ->> 'orgcityname'`.as('org'),
      sql<string>`f.shown ->> 'dstcityname'`.as('dst'),
    ]);

const readJourneys = fixed((db, certKeys: readonly string[], fromMs: number, beforeMs: number, now: number) =>
  journeysOf(db, certKeys, fromMs, beforeMs, now).compile(),
);

/** The refusal in words. */
export function duplicateText(found: Duplicate): string {
  const { reason, passenger, flightNo, orgcityname, dstcityname, depTime, arrTime } = found;
  if (reason === 'overlap')
    return `${passenger} 已预订 ${depTime.slice(5, 16)}–${arrTime.slice(11, 16)} 的 ${flightNo}，与本次航班时间冲突`;
  return reason === 'sameRoute'
    ? `${passenger} 当天已预订 ${orgcityname}到${dstcityname}的 ${flightNo}，请确认是否重复预订`
    : `${passenger} 当天已预订 ${flightNo}，请确认是否重复预订`;
}

/** Departures that may matter to these flights: of their days, and the night before of one that lands on the first. */
export function spanOf(travels: readonly Travel[]): { fromMs: number; beforeMs: number } {
  const days = travels.map(({ depTime }) => depTime.slice(0, 10)).sort();
  const landings = travels.map(({ arrTime }) => msOf(arrTime));
  return {
    fromMs: msOf(days[0] ?? '') - dayMs,
    beforeMs: Math.max(msOf(days.at(-1) ?? '') + dayMs, ...landings),
  };
}

/** The read of these people's journeys on the days of `travels`, for `findDuplicate`. */
export function journeysOnDaysOf(
  tx: Tx,
  people: readonly { certKey: string }[],
  travels: readonly Travel[],
  now: number,
): CompiledQuery<Journey> {
  const keys = people.map((one) => one.certKey);
  const { fromMs, beforeMs } = spanOf(travels);
  return readJourneys.with(tx, keys, fromMs, beforeMs, now);
}
