import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { orderGroups } from '#contract/order-list.ts';
import type { OrderCounts, OrderGroup } from '#contract/order-list.ts';
import { totalCap } from '#contract/page.ts';
import { orderTypes } from '#domain/product/names.ts';
import type { OrderType } from '#domain/product/names.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import type { Database, Member } from '../../ground/call.ts';
import { rememberedUntil } from '../../ground/database/statements/remembered.ts';
import type { UntilThen } from '../../ground/database/statements/remembered.ts';
import { countable } from '../../ground/lists/paged.ts';
import { headsSeen, ordersOf, viewerOf } from './list-query.ts';
import type { OrderFilters, Viewer } from './list-query.ts';

type Filters = Omit<OrderFilters, 'group'>;

const remembering = rememberedUntil<OrderCounts>(['orders']);

/** Every type and group, each counted no further than the cap. */
export async function countOrders(db: Database, member: Member, filters: Filters, now: number): Promise<OrderCounts> {
  const viewer = viewerOf(member);
  const read = async () => await readCounts(db, viewer, filters, now);
  // The orders of subordinates follow members and relations, too.
  if (viewer.phone !== undefined && filters.owner === 'others') return (await read()).answer;
  return await remembering(db, JSON.stringify([viewer, filters]), now, read);
}

/** All counts in one statement, and the next end of a trip: it moves an order among those that are over. */
async function readCounts(
  db: Database,
  viewer: Viewer,
  filters: Filters,
  now: number,
): Promise<UntilThen<OrderCounts>> {
  const count = (type: OrderType, group: OrderGroup, cap?: RawBuilder<number>) =>
    sql<number>`(select count(*)::int from (${countable(ordersOf(db, viewer, { ...filters, type, group }, now), [], cap)}) as counted)`;
  const { groups } = statusesOf[filters.type];
  const few = orderGroups.filter((group) => group !== 'all' && group !== 'done' && groups[group]);
  const counted = [
    ...few.map((group) => sql`${count(filters.type, group)} as ${sql.ref(`group_${group}`)}`),
    ...orderTypes
      .filter((type) => type !== filters.type)
      .map((type) => sql`${count(type, 'all')} as ${sql.ref(`type_${type}`)}`),
  ];
  const parts = few.map((group) => sql.ref(`group_${group}`));
  const others = sql.join(parts, sql` + `);
  // An order is in one group: those that are over are the rest, and are counted by themselves where the rest is not known. `offset 0`: nothing is counted once more for each reader.
  const { rows } = await sql<Record<string, number | null>>`
    select *, case when greatest(${sql.join(parts)}) <= ${sql.lit(totalCap)} then group_all - (${others}) else ${count(filters.type, 'done')} end as group_done
    from (select *, ${count(filters.type, 'all', sql`(${sql.lit(totalCap)} + ${others})`)} as group_all from (select ${sql.join(counted)} offset 0) as few offset 0) as most,
      (select ${nextEnd(db, viewer, filters, now)} as until) as clock`.execute(db);
  const row = rows[0] ?? {};
  const capped = (name: string): number => Math.min(row[name] ?? 0, totalCap);
  return {
    answer: {
      types: Object.fromEntries(
        orderTypes.map((type) => [type, capped(type === filters.type ? 'group_all' : `type_${type}`)]),
      ) as OrderCounts['types'],
      groups: Object.fromEntries(
        orderGroups.map((group) => [group, capped(`group_${group}`)]),
      ) as OrderCounts['groups'],
    },
    until: row['until'] ?? null,
  };
}

const travelling = [...new Set(orderTypes.flatMap((type) => statusesOf[type].groups.travel))];

/** One entry of the index of open orders for each owner and state. */
const nextEnd = (db: Database, viewer: Viewer, { owner }: Filters, now: number): RawBuilder<number | null> =>
  sql`least(${sql.join(
    headsSeen(db, viewer, owner).flatMap((heads) =>
      travelling.map(
        (status) =>
          sql`(${heads.where('o.status', '=', sql.lit(status)).where('o.ends_at', '>', now).select('o.ends_at').orderBy('o.ends_at').limit(1)})`,
      ),
    ),
  )})`;
