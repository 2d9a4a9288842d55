import { pick } from '#base/pick.ts';
import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Deadline, NextTrip, WorkbenchSummary } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { checkInClosesMs, nextFeeRise, nextStep } from '#domain/order/next-step.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { isAfter } from '../../ground/lists/after-moment.ts';
import { isChangeDue } from '../../orders/heads/list-query.ts';
import { advanceSeen, seenHeads } from './seen-orders.ts';

/** Ticketed and changed: the traveller will fly on it. */
const flying = sql.raw('2, 3');
/** Unpaid, paid or ticketed, with a trip that ends after a moment: as the indexes of migrations/014-order-heads.ts have them. */
const isAhead = (afterMs: number) =>
  sql<SqlBool>`o.status in (0, 1, 2, 3, 7) and ${isAfter(sql.ref('o.ends_at'), afterMs)}`;
const isAfterSale = sql<SqlBool>`o.status in (9, 10, 11)`;
const maxDeadlines = 5;

export async function workbenchSummary(
  _input: object,
  { db, now, ...call }: Call,
): Promise<Envelope<WorkbenchSummary>> {
  const member = memberOf({ db, now, ...call });
  const nowMs = now();
  await advanceSeen(db, member, nowMs);
  const legs = await legsToCome(db, member, nowMs);
  const unpaid = await unpaidOrders(db, member, nowMs);
  return ok({
    serverTimeMs: nowMs,
    company: await companyCard(db, member),
    ...(await counts(db, member, nowMs)),
    nextTrip: nextTripOf(legs, nowMs),
    deadlines: deadlinesOf(legs, unpaid, member, nowMs),
  });
}

/** Counts of the orders whose trip is not over; a statement that has not run. */
export const ordersAhead = (db: Database, member: Member, nowMs: number) =>
  seenHeads(db, member)
    .where(isAhead(nowMs))
    .select([
      sql<number>`count(*) filter (where o.status = 0 and o.pay_deadline > ${nowMs})::int`.as('unpaid'),
      sql<number | null>`min(o.pay_deadline) filter (where o.status = 0 and o.pay_deadline > ${nowMs})`.as('deadline'),
      sql<number>`count(*) filter (where o.status in (1, 7))::int`.as('ticketing'),
    ]);

async function counts(
  db: Database,
  member: Member,
  nowMs: number,
): Promise<Pick<WorkbenchSummary, 'toPay' | 'inProgress' | 'upcoming'>> {
  const today = dayAt(nowMs);
  const [from, until] = [msOf(today), msOf(addDays(today, 1))];
  const orders = await ordersAhead(db, member, nowMs).executeTakeFirstOrThrow();
  // A trip that is over can still be in after-sales.
  const changed = await seenHeads(db, member)
    .where(isAfterSale)
    .select([
      sql<number>`count(*) filter (where not ${isChangeDue})::int`.as('underWay'),
      sql<number>`count(*) filter (where ${isChangeDue} and o.pay_deadline > ${nowMs})::int`.as('unpaid'),
      sql<number | null>`min(o.pay_deadline) filter (where ${isChangeDue} and o.pay_deadline > ${nowMs})`.as(
        'deadline',
      ),
    ])
    .executeTakeFirstOrThrow();
  const payUntil = [orders.deadline, changed.deadline].flatMap((at) => (at === null ? [] : [Number(at)]));
  const trips = await seenHeads(db, member)
    .innerJoin('air_order_flights as f', 'f.order_id', 'o.order_id')
    .where('f.in_use', '=', true)
    // A passenger who flew this morning has departed today.
    .where(isAhead(from))
    .where(sql<SqlBool>`o.status in (${flying})`)
    .select([
      sql<number>`count(distinct o.order_id) filter (where f.dep_at > ${nowMs})::int`.as('orders'),
      sql<number>`coalesce(sum(jsonb_array_length(o.card -> 'psgNames')) filter (where f.dep_at >= ${from} and f.dep_at < ${until}), 0)::int`.as(
        'people',
      ),
    ])
    .executeTakeFirstOrThrow();
  return {
    toPay: { count: orders.unpaid + changed.unpaid, nextDeadlineMs: payUntil.length ? Math.min(...payUntil) : null },
    inProgress: { ticketing: orders.ticketing, afterSale: changed.underWay },
    upcoming: { count: trips.orders, departToday: trips.people },
  };
}

/** The nearest legs that have not landed, of ticketed orders. */
const legsToCome = async (db: Database, member: Member, nowMs: number) =>
  await seenHeads(db, member)
    .innerJoin('air_order_flights as f', 'f.order_id', 'o.order_id')
    .where('f.in_use', '=', true)
    .where(isAhead(nowMs))
    .where(sql<SqlBool>`o.status in (${flying})`)
    .where('f.arr_at', '>', nowMs)
    .orderBy('f.dep_at')
    .orderBy('o.order_id')
    .limit(maxDeadlines)
    .select(['o.order_id', 'o.status', 'o.card', 'f.triptype', 'f.dep_at', 'f.shown'])
    .execute();
type Leg = Awaited<ReturnType<typeof legsToCome>>[number];

const unpaidOrders = async (db: Database, member: Member, nowMs: number) => [
  ...(await toPay(db, member, nowMs, sql<SqlBool>`${isAhead(nowMs)} and o.status = 0`)),
  ...(await toPay(db, member, nowMs, sql<SqlBool>`${isAfterSale} and ${isChangeDue}`)),
];

const toPay = async (db: Database, member: Member, nowMs: number, which: RawBuilder<SqlBool>) =>
  await seenHeads(db, member)
    .where(which)
    .where('o.pay_deadline', '>', nowMs)
    .orderBy('o.pay_deadline')
    .limit(maxDeadlines)
    .select(['o.order_id', 'o.member_id', 'o.pay_deadline', 'o.card'])
    .execute();
type Unpaid = Awaited<ReturnType<typeof unpaidOrders>>[number];

const tripFields = [
  'flightNo',
  'airline',
  'airlineName',
  'orgcityname',
  'orgAirportName',
  'orgTerm',
  'dstcityname',
  'dstAirportName',
  'dstTerm',
  'depTime',
  'arrTime',
  'arrivalDays',
] as const;

function nextTripOf([leg]: readonly Leg[], nowMs: number): NextTrip | null {
  if (!leg) return null;
  return {
    orderId: leg.order_id,
    ...pick(leg.shown, tripFields),
    passengers: leg.card.psgNames,
    advice: nextStep(leg.status, [{ triptype: leg.triptype, ...leg.shown }], nowMs),
  };
}

/** `山隅臻选酒店 12-20` */
const stayOf = ({ hotel }: Unpaid['card']): string => (hotel ? `${hotel.name} ${hotel.checkIn.slice(5)}` : '');

function deadlinesOf(legs: readonly Leg[], unpaid: readonly Unpaid[], member: Member, nowMs: number): Deadline[] {
  const all = unpaid.map((order): Deadline => ({
    kind: 'pay',
    atMs: order.pay_deadline,
    orderId: order.order_id,
    flightNo: order.card.flightList[0]?.flightNo ?? '',
    stay: stayOf(order.card),
    isPayable: order.member_id === member.memberId,
    passengers: order.card.psgNames,
    percent: null,
    ...(order.card.dueChange && { dueChange: order.card.dueChange }),
  }));
  for (const leg of legs) {
    const about = {
      orderId: leg.order_id,
      flightNo: leg.shown.flightNo,
      stay: '',
      isPayable: false,
      passengers: leg.card.psgNames,
    };
    const rise = nextFeeRise([{ triptype: leg.triptype, ...leg.shown }], nowMs);
    if (rise) all.push({ kind: 'feeRise', atMs: soonest(rise.at, nowMs), percent: rise.toPercent, ...about });
    if (leg.dep_at - checkInClosesMs > nowMs)
      all.push({ kind: 'checkIn', atMs: leg.dep_at - checkInClosesMs, percent: null, ...about });
  }
  return all.toSorted((a, b) => a.atMs - b.atMs).slice(0, maxDeadlines);
}

/** `09-17 07:30`, the next time it is that. */
function soonest(dayAndTime: string, nowMs: number): number {
  const year = Number(momentAt(nowMs).slice(0, 4));
  const thisYear = msOf(`${year}-${dayAndTime}`);
  return thisYear > nowMs ? thisYear : msOf(`${year + 1}-${dayAndTime}`);
}

async function companyCard(db: Database, member: Member): Promise<WorkbenchSummary['company']> {
  if (member.creditMemberId <= 0) return null;
  const company = await db
    .selectFrom('companies')
    .where('id', '=', member.creditMemberId)
    .select('organize_name')
    .executeTakeFirst();
  if (!company) return null;
  const { count } = await db
    .selectFrom('employees')
    .where('company_id', '=', member.creditMemberId)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const own = await db
    .selectFrom('employees as e')
    .innerJoin('departments as d', 'd.id', 'e.department_id')
    .where('e.id', '=', member.creditEmployeeId)
    .select('d.name')
    .executeTakeFirst();
  return { name: company.organize_name, deptName: own?.name ?? '', employees: count };
}
