import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { CompanyAct, SubCompany } from '#contract/sub-company.ts';
import type { subCompanySchemas } from '#contract/sub-company.schema.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { families, orderTypes } from '#domain/product/names.ts';
import { statusesOf } from '#domain/product/statuses.ts';
import { monthToDay } from '#domain/report/periods.ts';
import { apps } from '../../ground/apps.ts';
import { memberOf, refuse } from '../../ground/call.ts';
import type { Call, Database, Tx } from '../../ground/call.ts';
import { containing } from '../../ground/lists/like.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { paged } from '../../ground/lists/paged.ts';
import { creditOf, reservedTwin } from '../../money/ledger/ledger.ts';

interface ListedRow {
  id: number;
  name: string;
  bound_at: number;
  admin_name: string;
  admin_phone: string;
  people: number;
  orders: number;
  spend: number;
  credit_limit: number;
  credit_left: number;
}

/** Orders that wait for a payment, of any product. */
export const isUnpaid = sql.join(
  orderTypes.map(
    (type) =>
      sql`(o.kind = ${type} and o.status in (${sql.join([...statusesOf[type].groups.unpaid, ...(statusesOf[type].groups.seating ?? [])].map((one) => sql.lit(one)))}))`,
  ),
  sql` or `,
);

/** The companies below one, with the figures of this month that their own workbench has. */
function listed(db: Database | Tx, parentId: number, nowMs: number) {
  const { period } = monthToDay(dayAt(nowMs));
  const [head = '', tail = ''] = creditOf('#').split('#');
  const [held = '', rest = ''] = reservedTwin(creditOf('#')).split('#');
  return db
    .selectFrom(
      sql<ListedRow>`(
        select c.id, c.organize_name as name, coalesce(c.bound_at, 0) as bound_at, coalesce(a.real_name, '') as admin_name,
          coalesce(a.mobile_phone, '') as admin_phone,
          (select count(*)::int from employees e where e.company_id = c.id and e.state not in ('asked', 'left')) as people,
          s.orders, s.spend, c.credit_limit_fen as credit_limit,
          coalesce((select sum(l.balance) from ledger_accounts l
            where l.account in (${head} || c.id || ${tail}, ${held} || c.id || ${rest})), 0)::bigint as credit_left
        from companies c
          left join lateral (select m.real_name, m.mobile_phone from members m
            where m.credit_member_id = c.id and m.credit_employee_id = 0 and m.closed_at is null order by m.id limit 1) as a on true
          cross join lateral (select coalesce(sum(e.orders), 0)::int as orders, coalesce(sum(e.amount), 0)::bigint as spend
            from report_events e where e.app_id = any(${[...apps.keys()]}::text[]) and e.company_id = c.id::text
              and e.product = any(${[...families]}::text[]) and ${sql.join(onDays(sql.ref('e.at'), period), sql` and `)}) as s
        where c.parent_id = ${parentId}
      )`.as<'f'>('f'),
    )
    .selectAll();
}

const view = (row: ListedRow): SubCompany => ({
  id: row.id,
  name: row.name,
  adminName: row.admin_name,
  adminPhone: hidePhone(row.admin_phone),
  people: row.people,
  orders: row.orders,
  spend: yuanOf(Number(row.spend)),
  creditLimit: yuanOf(Number(row.credit_limit)),
  creditUsed: yuanOf(Math.max(0, Number(row.credit_limit) - Number(row.credit_left))),
  boundTime: momentAt(row.bound_at),
});

export async function listSubCompanies(
  { keyword = '', ...page }: z.output<typeof subCompanySchemas.list>,
  call: Call,
): Promise<Envelope<Page<SubCompany>>> {
  const wanted = keyword.trim();
  const all = listed(call.db, memberOf(call).creditMemberId, call.now());
  const query = wanted ? all.where(sql<SqlBool>`f.name like ${containing(wanted)}`) : all;
  return await paged(
    {
      db: call.db,
      query,
      sorts: {
        '-bound': sql.ref('f.bound_at'),
        '-people': sql.ref('f.people'),
        '-orders': sql.ref('f.orders'),
        '-spend': sql.ref('f.spend'),
      },
      id: sql.ref('f.id'),
      sums: { spend: sql.ref('f.spend'), creditLimit: sql.ref('f.credit_limit') },
    },
    page,
    (rows) => rows.map((row) => view(row as ListedRow)),
  );
}

/** One of the caller's; undefined for every other company. */
export async function readSubCompany(
  db: Database | Tx,
  parentId: number,
  id: number,
  nowMs: number,
): Promise<SubCompany | undefined> {
  const row = await listed(db, parentId, nowMs)
    .where(sql<SqlBool>`f.id = ${id}`)
    .executeTakeFirst();
  return row && view(row as ListedRow);
}

export const noSubCompany = (): Envelope<never> => refuse(404, '该子公司不存在或已解除绑定');

/** Acts of the main account in a company: for the one above it, and for the company itself. */
export async function companyActs(
  { companyId: id, ...page }: z.output<typeof subCompanySchemas.acts>,
  call: Call,
): Promise<Envelope<Page<CompanyAct>>> {
  const { creditMemberId } = memberOf(call);
  if (id !== creditMemberId && !(await isBelow(call.db, creditMemberId, id))) return noSubCompany();
  const query = call.db
    .selectFrom('company_acts as a')
    .where('a.company_id', '=', id)
    .select(['a.id', 'a.by_name', 'a.text', 'a.at']);
  return await paged({ db: call.db, query, sorts: { '-time': sql.ref('a.at') }, id: sql.ref('a.id') }, page, (rows) =>
    rows.map((row) => ({ id: row.id, time: momentAt(row.at), by: row.by_name, text: row.text })),
  );
}

export async function isBelow(db: Database | Tx, parentId: number, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('companies')
    .where('id', '=', id)
    .where('parent_id', '=', parentId)
    .select('id')
    .executeTakeFirst();
  return found !== undefined;
}
