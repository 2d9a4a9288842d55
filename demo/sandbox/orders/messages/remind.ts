import { sql } from 'kysely';
import { ofMembers } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database } from '../../ground/call.ts';
import { subjectOfHead } from './subject.ts';

/** The last ten minutes to pay. */
const aheadMs = 10 * 60_000;

/** Orders of each product, with what ends with the time to pay: some have no seats yet. */
const tables = [
  { name: 'air_orders', freed: `'座位释放'` },
  { name: 'intl_orders', freed: `'座位释放'` },
  { name: 'hotel_orders', freed: `'房间释放'` },
  { name: 'rail_orders', freed: `case when p.content ? 'wait' then '不再候补' else '座位释放' end` },
] as const;

/** Reminds the owners of orders whose time to pay ends soon, each once. Several processes may run it at once. */
export async function remind(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  // Unpaid orders are due at their deadline, so that the index of the next steps finds them.
  const endsSoon = sql<boolean>`p.step_at > ${now}::bigint and p.step_at <= ${now + aheadMs}::bigint and p.status = 0 and ${ofMembers(owner, 'p.member_id')}`;
  // One look for all products: to plan the reminders of each takes longer, and most rounds have none to make.
  const looks = tables.map(
    ({ name }) => sql`(select ${sql.lit(name)}::text as name from ${sql.table(name)} p where ${endsSoon} limit 1)`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(looks, sql` union all `)}`.execute(db);
  for (const { name, freed } of tables.filter((table) => rows.some((row) => row.name === table.name)))
    await sql`insert into messages (member_id, app_id, order_id, subject, kind, title, body, at, is_reminder)
      select o.member_id, o.app_id, o.order_id, ${subjectOfHead}, 'pay', '订单即将超时',
        '请在 ' || to_char(to_timestamp(p.pay_deadline / 1000) at time zone 'Asia/Shanghai', 'HH24:MI') || ' 前完成支付，超时订单将自动取消、' || ${sql.raw(freed)}, ${now}::bigint, true
      from ${sql.table(name)} p join orders o on o.order_id = p.order_id
      where ${endsSoon} and not exists (select from messages m where m.order_id = o.order_id and m.is_reminder)
      on conflict do nothing`.execute(db);
}
