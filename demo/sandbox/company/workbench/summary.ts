import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import type { Deadline, WorkbenchSummary } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt, momentAt, msOf } from '#domain/china-time.ts';
import { checkInClosesMs, nextFeeRise } from '#domain/order/next-step.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { fixed } from '../../ground/database/statements/fixed.ts';
import { rememberedUntil } from '../../ground/database/statements/remembered.ts';
import type { OrderHeadRow } from '../../ground/database/tables/tables-order.ts';
import { isChangeDue, viewerOf } from '../../orders/heads/list-query.ts';
import type { Viewer } from '../../orders/heads/list-query.ts';
import { approvalDeadlines } from './approvals.ts';
import { nextTripOf } from './next-trip.ts';
import type { Leg } from './next-trip.ts';
import { advanceSeen, seenHeads } from './seen-orders.ts';

/** Ticketed and changed: the traveller will fly on it. */
const flying = sql.raw('2, 3');
const maxDeadlines = 5;

const remembering = rememberedUntil<Figures>(['orders', 'air_order_flights']);

export async function workbenchSummary(
  _input: object,
  { db, now, ...call }: Call,
): Promise<Envelope<WorkbenchSummary>> {
  const member = memberOf({ db, now, ...call });
  const nowMs = now();
  await advanceSeen(db, member, nowMs);
  const { appId, memberId, companyId } = viewerOf(member);
  const found = await remembering(db, JSON.stringify([appId, memberId, companyId]), nowMs, async () => {
    const [answer] = await figuresOf(dayAt(nowMs), companyId !== null)(db, nowMs, appId, memberId, companyId);
    if (!answer) throw new Error('a statement without a row');
    return { answer, until: answer.until };
  });
  const { legs, others, unpaid, due } = found;
  const payUntil = [...unpaid, ...due].map((order) => order.pay_deadline);
  return ok({
    serverTimeMs: nowMs,
    company: await companyCard(db, member),
    toPay: { nextDeadlineMs: payUntil.length ? Math.min(...payUntil) : null },
    inProgress: found.inProgress,
    upcoming: { departToday: found.departToday },
    nextTrip: nextTripOf(legs, others, nowMs),
    deadlines: [
      ...deadlinesOf(legs, [...unpaid, ...due], member, nowMs),
      ...(await approvalDeadlines(db, member, maxDeadlines)),
    ]
      .toSorted((a, b) => a.atMs - b.atMs)
      .slice(0, maxDeadlines),
  });
}

type Other = Pick<Selectable<OrderHeadRow>, 'order_id' | 'kind' | 'card'>;
type Unpaid = Pick<Selectable<OrderHeadRow>, 'order_id' | 'member_id' | 'pay_deadline' | 'card'> & { payer: string };

type Figures = Awaited<ReturnType<ReturnType<typeof figures>['executeTakeFirstOrThrow']>>;

/** Name of the member who made the order and pays for it. */
const payer = sql`, coalesce((select m.real_name from members m where m.id = o.member_id), '') as payer`;

/** The first rows of a part as one value. */
const first = <Row>(part: string, condition: RawBuilder<unknown>, order: string, more = sql``) =>
  sql<Row[]>`(select coalesce(json_agg(few), '[]') from (
    select *${more} from ${sql.raw(part)} where ${condition} order by ${sql.raw(order)} limit ${sql.lit(maxDeadlines)}) as few)`;

/**
 * All figures in one statement that reads the orders ahead once, and `until`: the next moment at which the clock alone
 * changes them. The statement has not run. Ahead: unpaid, paid or ticketed, with a
 * trip that ends after this day has begun, as the indexes of migrations/014-order-heads.ts have them. The day stands in
 * the text, so that the plan knows how few these are.
 */
function figures(db: Database, viewer: Viewer, day: string, nowMs: number) {
  const [from, until] = [day, addDays(day, 1)].map((one) => sql`${sql.lit(msOf(one))}::bigint`);
  const now = sql`${nowMs}::bigint`;
  const isUnpaid = sql`status = 0 and ends_at > ${now} and pay_deadline > ${now}`;
  return db
    .with(
      (part) => part('ahead').materialized(),
      () =>
        seenHeads(db, viewer)
          .where(sql<SqlBool>`o.status in (0, 1, 2, 3, 7) and o.ends_at > ${from}`)
          .select([
            'o.order_id',
            'o.kind',
            'o.member_id',
            'o.status',
            'o.pay_deadline',
            'o.travel_at',
            'o.ends_at',
            'o.card',
          ]),
    )
    .with(
      (part) => part('changed').materialized(),
      () =>
        seenHeads(db, viewer)
          .where(sql<SqlBool>`o.status in (9, 10, 11)`)
          .select(['o.order_id', 'o.member_id', 'o.pay_deadline', 'o.card']),
    )
    .with(
      (part) => part('legs').materialized(),
      () => sql<Leg>`(
        select a.*, f.* from ahead a cross join lateral (
          select triptype, dep_at, arr_at, shown from air_order_flights where order_id = a.order_id and in_use offset 0
        ) f where a.status in (${flying}))`,
    )
    .with(
      (part) => part('others').materialized(),
      // A flight abroad has the clocks of its airports.
      () => sql<Other>`(
        select * from ahead where status in (${flying})
        and (card -> 'train' is not null or card -> 'flightList' -> 0 -> 'depOffset' is not null))`,
    )
    .selectNoFrom([
      // A trip that is over can still be in after-sales.
      sql<WorkbenchSummary['inProgress']>`json_build_object(
        'ticketing', (select count(*) from ahead where status in (1, 7) and ends_at > ${now}),
        'afterSale', (select count(*) from changed o where not ${isChangeDue}))`.as('inProgress'),
      // A passenger who flew this morning has departed today.
      sql<number>`(select coalesce(sum(jsonb_array_length(card -> 'psgNames')), 0)::int from (
        select card, dep_at from legs union all select card, travel_at from others) as trips
        where dep_at >= ${from} and dep_at < ${until})`.as('departToday'),
      // The nearest ones that have not landed.
      first<Leg>('legs', sql`ends_at > ${now} and arr_at > ${now}`, 'dep_at, order_id').as('legs'),
      first<Other>('others', sql`ends_at > ${now}`, 'travel_at, order_id').as('others'),
      first<Unpaid>('ahead o', isUnpaid, 'pay_deadline', payer).as('unpaid'),
      first<Unpaid>('changed o', sql`${isChangeDue} and pay_deadline > ${now}`, 'pay_deadline', payer).as('due'),
      sql<number>`(select min(at) from (
        select pay_deadline as at from ahead union all select ends_at from ahead union all select travel_at from others union all select pay_deadline from changed
        union all select dep_at from legs union all select arr_at from legs union all select ${until}) as moments where at > ${now})`.as(
        'until',
      ),
    ]);
}

export const ordersAhead = (db: Database, member: Member, nowMs: number) =>
  figures(db, viewerOf(member), dayAt(nowMs), nowMs);

const written = (day: string, isCompany: boolean) =>
  fixed((db, nowMs: number, appId: string, memberId: string, companyId: string | null) =>
    figures(db, { appId, memberId, companyId: isCompany ? companyId : null }, day, nowMs).compile(),
  );
const ofDay = new Map<string, ReturnType<typeof written>>();

/** The statement of a day, written once. */
function figuresOf(day: string, isCompany: boolean): ReturnType<typeof written> {
  const key = `${day} ${isCompany}`;
  const known = ofDay.get(key) ?? written(day, isCompany);
  if (ofDay.size > 8) ofDay.clear();
  ofDay.set(key, known);
  return known;
}

/** `山隅臻选酒店 12-20` */
const stayOf = ({ hotel }: Unpaid['card']): string => (hotel ? `${hotel.name} ${hotel.checkIn.slice(5)}` : '');

/** `G7 11-30`; of several trains `G15、Z236 11-30` */
function trainOf({ train }: Unpaid['card']): string {
  const [first] = train?.rides ?? [];
  if (!train || !first) return '';
  const numbers = new Set(train.rides.map(({ trainNumber }) => trainNumber));
  return `${[...numbers].join('、')} ${first.from.at.slice(5, 10)}`;
}

function deadlinesOf(legs: readonly Leg[], unpaid: readonly Unpaid[], member: Member, nowMs: number): Deadline[] {
  const all = unpaid.map((order): Deadline => ({
    kind: 'pay',
    atMs: order.pay_deadline,
    orderId: order.order_id,
    flightNo: order.card.flightList[0]?.flightNo ?? '',
    stay: stayOf(order.card),
    train: trainOf(order.card),
    isPayable: order.member_id === member.memberId,
    payer: order.member_id === member.memberId ? '' : order.payer,
    passengers: order.card.psgNames,
    percent: null,
    ...(order.card.dueChange && { dueChange: order.card.dueChange }),
  }));
  for (const leg of legs) {
    const about = {
      orderId: leg.order_id,
      flightNo: leg.shown.flightNo,
      stay: '',
      train: '',
      isPayable: false,
      payer: '',
      passengers: leg.card.psgNames,
    };
    const rise = nextFeeRise(2, [{ triptype: leg.triptype, ...leg.shown }], nowMs);
    if (rise) all.push({ kind: 'feeRise', atMs: soonest(rise.at, nowMs), percent: rise.toPercent, ...about });
    if (leg.dep_at - checkInClosesMs > nowMs)
      all.push({ kind: 'checkIn', atMs: leg.dep_at - checkInClosesMs, percent: null, ...about });
  }
  return all;
}

/** `09-17 07:30`, the next time it is that. */
function soonest(dayAndTime: string, nowMs: number): number {
  const year = Number(momentAt(nowMs).slice(0, 4));
  const thisYear = msOf(`${year}-${dayAndTime}`);
  return thisYear > nowMs ? thisYear : msOf(`${year + 1}-${dayAndTime}`);
}

const cardOf = fixed((db, companyId: number, employeeId: number) =>
  db
    .selectFrom('companies as c')
    .where('c.id', '=', companyId)
    .select([
      'c.organize_name as name',
      sql<number>`(select count(*)::int from employees e where e.company_id = c.id and e.state not in ('asked', 'left'))`.as(
        'employees',
      ),
      sql<string>`coalesce((select d.name from employees e join departments d on d.id = e.department_id where e.id = ${employeeId}), '')`.as(
        'deptName',
      ),
    ])
    .compile(),
);

async function companyCard(db: Database, member: Member): Promise<WorkbenchSummary['company']> {
  if (member.creditMemberId <= 0) return null;
  const [card] = await cardOf(db, member.creditMemberId, member.creditEmployeeId);
  return card ?? null;
}
