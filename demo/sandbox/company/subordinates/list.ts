import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { Subordinate, SubordinateState, SubordinateTree } from '#contract/subordinate.ts';
import type { subordinateSchemas } from '#contract/subordinate.schema.ts';
import { typeName } from '#domain/account/subordinate/subordinate.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call, Database, Member, Tx } from '../../ground/call.ts';
import { containing } from '../../ground/lists/like.ts';
import { paged } from '../../ground/lists/paged.ts';
import { below, stateOf } from '../../ground/member/below.ts';
import { dayOf, earnedFrom, monthOf, salesOf, spanOf } from './figures.ts';

interface ListedRow {
  id: string;
  real_name: string;
  mobile_phone: string;
  member_type: number;
  state: SubordinateState;
  created_at: number;
  commission: number;
  depth: number;
  superior_id: string;
  superior_name: string;
  subordinates: number;
  orders: number;
  sales: number;
  earned: number;
  fare: number;
  orders_today: number;
  sales_today: number;
}

/** All members below the caller, with the figures of this month. */
function listed(db: Database | Tx, member: Member, nowMs: number) {
  const span = spanOf(monthOf(nowMs));
  const today = dayOf(nowMs);
  return db
    .selectFrom(
      sql<ListedRow>`(
        with b as materialized (select * from ${below(member)} as found)
        select m.id, m.real_name, m.mobile_phone, m.member_type, m.created_at, m.commission, ${stateOf} as state,
          b.depth, b.superior_id, u.real_name as superior_name,
          (select count(*)::int from b as c where c.superior_id = m.id) as subordinates,
          sold.orders, sold.sales, got.earned, got.fare, fresh.orders as orders_today, fresh.sales as sales_today
        from b join members m on m.id = b.id join members u on u.id = b.superior_id
          cross join lateral (${salesOf(member, span)}) as sold
          cross join lateral (${earnedFrom(member, span)}) as got
          cross join lateral (${salesOf(member, today)}) as fresh
      )`.as<'f'>('f'),
    )
    .selectAll();
}

const view = (row: ListedRow): Subordinate => ({
  memberId: row.id,
  realName: row.real_name,
  mobilePhone: hidePhone(row.mobile_phone),
  memberType: row.member_type,
  memberTypeCN: typeName(row.member_type),
  state: row.state,
  createTime: momentAt(row.created_at),
  depth: row.depth,
  superiorId: row.superior_id,
  superiorName: row.superior_name,
  commission: row.commission,
  subordinates: row.subordinates,
  orders: row.orders,
  sales: yuanOf(Number(row.sales)),
  earned: yuanOf(Number(row.earned)),
  fare: yuanOf(Number(row.fare)),
  mayManage: row.depth === 1,
});

export async function listSubordinates(
  { keyword = '', memberType, state, superiorId, ...page }: z.output<typeof subordinateSchemas.list>,
  call: Call,
): Promise<Envelope<Page<Subordinate>>> {
  const wanted = keyword.trim();
  const end = /^\d{3,11}$/.test(wanted) ? `%${wanted}` : '';
  const conditions = [
    ...(wanted ? [sql<SqlBool>`(f.real_name like ${containing(wanted)} or f.mobile_phone like ${end})`] : []),
    ...(memberType === 'all' ? [] : [sql<SqlBool>`f.member_type = ${Number(memberType)}`]),
    ...(state === 'all' ? [] : [sql<SqlBool>`f.state = ${state}`]),
    ...(superiorId === undefined ? [] : [sql<SqlBool>`f.superior_id = ${superiorId}`]),
  ];
  const query = conditions.reduce(
    (all, condition) => all.where(condition),
    listed(call.db, memberOf(call), call.now()),
  );
  return await paged(
    {
      db: call.db,
      query,
      sorts: { '-created': sql.ref('f.created_at'), '-sales': sql.ref('f.sales'), '-earned': sql.ref('f.earned') },
      id: sql.ref('f.id'),
      sums: { sales: sql.ref('f.sales'), earned: sql.ref('f.earned'), fare: sql.ref('f.fare') },
    },
    page,
    (rows) => rows.map((row) => view(row as ListedRow)),
  );
}

/** One of those below the caller; undefined for everybody else. */
export async function readSubordinate(
  db: Database | Tx,
  member: Member,
  memberId: string,
  nowMs: number,
): Promise<Subordinate | undefined> {
  const row = await listed(db, member, nowMs)
    .where(sql<SqlBool>`f.id = ${memberId}`)
    .executeTakeFirst();
  return row && view(row as ListedRow);
}

/** The tree, and the month's sums over it. */
export async function subordinateTree(_input: object, call: Call): Promise<Envelope<SubordinateTree>> {
  const member = memberOf(call);
  const rows = (await listed(call.db, member, call.now())
    .orderBy(sql`f.depth`)
    .orderBy(sql`f.member_type`, 'desc')
    .orderBy(sql`f.created_at`)
    .orderBy(sql`f.id`)
    .execute()) as ListedRow[];
  const count = (state: SubordinateState) => rows.filter((row) => row.state === state).length;
  const sum = (of: (row: ListedRow) => number) => rows.reduce((all, row) => all + Number(of(row)), 0);
  return ok({
    nodes: rows.map(({ id, superior_id, real_name, member_type, state }) => ({
      memberId: id,
      superiorId: superior_id === member.memberId ? '' : superior_id,
      realName: real_name,
      memberType: member_type,
      state,
    })),
    counts: {
      all: rows.length,
      active: count('active'),
      unclaimed: count('unclaimed'),
      frozen: count('frozen'),
    },
    month: {
      orders: sum(({ orders }) => orders),
      sales: yuanOf(sum(({ sales }) => sales)),
      earned: yuanOf(sum(({ earned }) => earned)),
      fare: yuanOf(sum(({ fare }) => fare)),
    },
    today: {
      orders: sum((row) => row.orders_today),
      sales: yuanOf(sum((row) => row.sales_today)),
    },
  });
}
