import { sql } from 'kysely';
import type { Member } from '../../ground/call.ts';
import { incomeBase } from '../../money/bills/figures.ts';
import { addMonths, daysInMonth } from '#domain/spans.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';

export interface Span {
  from: number;
  until: number;
}

/** First and last moment of a month `YYYY-MM` in China. */
export function spanOf(month: string): Span {
  const first = `${month}-01`;
  return { from: msOf(first), until: msOf(addDays(first, daysInMonth(month))) };
}

/** First and last moment of the day in China. */
export function dayOf(nowMs: number): Span {
  const day = dayAt(nowMs);
  return { from: msOf(day), until: msOf(addDays(day, 1)) };
}

export const monthOf = (nowMs: number): string => dayAt(nowMs).slice(0, 7);
export const monthBefore = (nowMs: number): string => addMonths(monthOf(nowMs), -1);

/**
 * Paid orders of the member `m.id` in a span: count and amount, net of what went back. Unpaid, expired, rejected and
 * wholly refunded ones are no sales; a stay that is paid at the hotel is one when its guest has come.
 */
export const salesOf = ({ appId }: Pick<Member, 'appId'>, { from, until }: Span) =>
  sql`select count(*)::int as orders, coalesce(sum(o.amount - coalesce((o.card ->> 'returned')::bigint, 0)), 0)::bigint as sales
    from orders o
    where o.app_id = ${appId} and o.member_id = m.id and o.created_at >= ${from} and o.created_at < ${until}
      and o.amount > coalesce((o.card ->> 'returned')::bigint, 0)
      and case o.kind
        when 'hotel' then o.status in (3, 4) or (o.status not in (0, 5, 6, 12)
          and exists (select 1 from hotel_orders h where h.order_id = o.order_id and h.payprice > 0))
        else o.status not in (0, 5, 6, 8, 12) end`;

/**
 * Profit share that the caller got from orders of the member `m.id` in a span, less what refunds took back, and the
 * fares that it was counted from, of tickets of every product, as the bill of these incomes has them.
 */
export const earnedFrom = ({ memberId, appId }: Pick<Member, 'memberId' | 'appId'>, { from, until }: Span) =>
  sql`select coalesce(sum(e.amount), 0)::bigint as earned, coalesce(sum(${incomeBase}), 0)::bigint as fare
    from ledger_movements v join ledger_entries e on e.movement = v.movement and e.account = ${`rewards:${memberId}:held`}
      left join after_sales s on s.sale_id = v.order_id
      join orders o on o.order_id = coalesce(s.order_id, v.order_id)
    where v.member_id = ${memberId} and v.kind in ('share', 'shareBack') and v.app_id = ${appId}
      and v.at >= ${from} and v.at < ${until} and o.member_id = m.id`;
