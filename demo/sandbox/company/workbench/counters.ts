import { sql } from 'kysely';
import { orderTypes } from '#domain/product/names.ts';
import type { OrderGroup } from '#contract/order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import type { WorkbenchCounters } from '#contract/workbench.ts';
import type { Envelope } from '#contract/row.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { countable } from '../../ground/lists/paged.ts';
import { ordersOf, viewerOf } from '../../orders/heads/list-query.ts';
import { actorOf } from './approvals.ts';

/** A badge shows 99+ from here on: no more rows are read. */
const most = 100;

/** All counters in one statement. */
export async function orderCounters(_input: object, call: Call): Promise<Envelope<WorkbenchCounters>> {
  const member = memberOf(call);
  const viewer = viewerOf(member);
  const actor = actorOf(member);
  const count = (type: OrderType, group: OrderGroup) =>
    sql`(select least(count(*), ${sql.lit(most)})::int from (${countable(ordersOf(call.db, viewer, { type, group }, call.now()), [], most)}) as counted)`;
  const tasks = (side: 'trip' | 'order') =>
    actor === null
      ? sql`0`
      : sql`(select count(*)::int from (select 1 from case_tasks t where t.company_id = ${member.creditMemberId}
          and t.actor = ${actor} and t.state = 'open' and t.side = ${side} limit ${sql.lit(most)}) as counted)`;
  const orders = orderTypes.flatMap((type) => [
    sql`${count(type, 'unpaid')} as ${sql.ref(`pay_${type}`)}`,
    sql`${count(type, 'travel')} as ${sql.ref(`travel_${type}`)}`,
    sql`${count(type, 'approval')} as ${sql.ref(`approval_${type}`)}`,
    sql`${count(type, 'ticketing')} as ${sql.ref(`ticketing_${type}`)}`,
    sql`${count(type, 'after')} as ${sql.ref(`after_${type}`)}`,
    ...(statusesOf[type].groups.seating ? [sql`${count(type, 'seating')} as ${sql.ref(`seating_${type}`)}`] : []),
    ...(statusesOf[type].groups.waiting ? [sql`${count(type, 'waiting')} as ${sql.ref(`waiting_${type}`)}`] : []),
  ]);
  const columns = [...orders, sql`${tasks('trip')} as approve_trip`, sql`${tasks('order')} as approve_order`];
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(call.db);
  const of = (name: string) =>
    Object.fromEntries(orderTypes.map((type) => [type, rows[0]?.[`${name}_${type}`] ?? 0])) as Record<
      OrderType,
      number
    >;
  return ok({
    toPay: of('pay'),
    toTravel: of('travel'),
    approval: of('approval'),
    ticketing: of('ticketing'),
    seating: of('seating'),
    waiting: of('waiting'),
    afterSale: of('after'),
    toApprove: { trip: rows[0]?.['approve_trip'] ?? 0, order: rows[0]?.['approve_order'] ?? 0 },
  });
}
