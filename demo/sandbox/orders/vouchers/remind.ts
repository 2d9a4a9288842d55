import { sql } from 'kysely';
import { remindDays } from '#domain/invoice/voucher.ts';
import { dayMs } from '#domain/china-time.ts';
import { voucherOpenMs } from '#domain/order/voucher-time.ts';
import { ofMembers } from '../../ground/account-clock.ts';
import type { ClockOwner } from '../../ground/account-clock.ts';
import type { Database } from '../../ground/call.ts';
import { subjectOfHead } from '../messages/subject.ts';

/** Claims that one statement takes: a backlog is worked off in parts. */
const round = 1000;

/** Tells the owners of orders that a voucher can be asked for only a few days more, each order once. Several processes may run it at once. */
export async function remindVouchers(db: Database, now: number, owner?: ClockOwner): Promise<void> {
  const over = now - voucherOpenMs;
  const due = sql<boolean>`c.reminded_at is null and c.amount > 0 and c.voucher in ('', 'red') and c.hurdle in ('', 'travelling')
    and c.ends_at <= ${over + remindDays * dayMs}::bigint and ${ofMembers(owner, 'c.member_id')}`;
  // Most rounds find no claim: to plan the statement takes longer than to look.
  const first = await db.selectFrom('voucher_claims as c').where(due).select('c.order_id').limit(1).executeTakeFirst();
  if (!first) return;
  for (let taken = round; taken === round;) {
    const { rows } = await sql<{ taken: number }>`
      with due as (
        select c.order_id, c.kind from voucher_claims c
        where ${due}
        limit ${round} for update skip locked
      ), told as (
        update voucher_claims c set reminded_at = ${now}::bigint from due where due.order_id = c.order_id and due.kind = c.kind
        returning c.order_id, c.app_id, c.member_id, c.ends_at
      ), ending as (
        select distinct on (order_id) * from told where ends_at > ${over}::bigint
      ), written as (
        insert into messages (member_id, app_id, order_id, subject, kind, title, body, at)
        select e.member_id, e.app_id, e.order_id, ${subjectOfHead}, 'order', '报销凭证即将到期',
          '请在 ' || to_char(to_timestamp((e.ends_at + ${voucherOpenMs}::bigint) / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') || ' 前申请报销凭证，逾期不能补开', ${now}::bigint
        from ending e join orders o on o.order_id = e.order_id
        where not exists (select from voucher_claims c where c.order_id = e.order_id and c.reminded_at < ${now}::bigint)
      )
      select count(*)::int as taken from told`.execute(db);
    taken = rows[0]?.taken ?? 0;
  }
}
