import { sql } from 'kysely';
import type { Envelope } from '#contract/row.ts';
import type { CommissionTrial, SubordinateDetail } from '#contract/subordinate.ts';
import { ownRate } from '#domain/account/subordinate/subordinate.ts';
import { incomeOf } from '#domain/income/income-rules.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf, ok, refuse } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { monthBefore, spanOf } from './figures.ts';
import { readSubordinate } from './list.ts';

export const noSubordinate = (): Envelope<never> => refuse(404, '该下级不存在，或不属于您');

/**
 * Fares that earned the caller or the member an income in a month, ticket by ticket: each ticket is rounded down alone.
 * Tickets of trains and of flights abroad are those that were booked; one that was given back counts against them.
 */
async function fares(
  db: Database,
  { memberId: caller, appId }: Member,
  memberId: string,
  month: string,
): Promise<{ order_id: string; fare: Fen }[]> {
  const { from, until } = spanOf(month);
  const { rows } = await sql<{ order_id: string; fare: Fen }>`
    with earned as materialized (
      select o.order_id from orders o
      where o.app_id = ${appId} and o.member_id = ${memberId} and o.travel_type = 'private' and exists (
        select 1 from ledger_movements v where v.order_id = o.order_id and v.at >= ${from} and v.at < ${until}
          and ((v.kind = 'share' and v.member_id = ${caller}) or (v.kind = 'commission' and v.member_id = ${memberId}))
      )
    )
    select order_id, t.tkt_price as fare from earned join air_order_tickets t using (order_id)
    where t.ticket_status <> 'REFUNDED'
    union all
    select order_id, t.price from earned join rail_tickets t using (order_id) join rail_orders r using (order_id)
    where r.content -> 'rides' -> t.ride_no::int ->> 'changedFrom' is null
    union all
    select order_id, t.price from earned join intl_tickets t using (order_id) join intl_orders r using (order_id)
    where r.content -> 'slices' -> t.slice_no::int ->> 'changedFrom' is null
    union all
    select order_id, -(i ->> 'booked')::bigint
    from earned join after_sales s using (order_id) cross join jsonb_array_elements(s.content -> 'items') i
    where i ->> 'booked' is not null and exists (
      select 1 from ledger_movements b where b.order_id = s.sale_id and b.kind in ('shareBack', 'commissionBack')
    )`.execute(db);
  return rows;
}

/** Profit share of each rate, for the subordinate and the superior, on one month's sales. */
function trialOf(month: string, sold: readonly { order_id: string; fare: Fen }[], most: number): CommissionTrial {
  const sum = (permille: number): Fen =>
    sold.reduce((all, { fare }) => all + Math.sign(fare) * incomeOf('share', permille, Math.abs(fare)), 0);
  const left = new Map<string, Fen>();
  for (const { order_id, fare } of sold) left.set(order_id, (left.get(order_id) ?? 0) + fare);
  return {
    month,
    orders: [...left.values()].filter((fare) => fare > 0).length,
    fare: yuanOf(sold.reduce((all, { fare }) => all + fare, 0)),
    rates: Array.from({ length: most + 1 }, (_, commission) => ({
      commission,
      his: yuanOf(sum(commission)),
      mine: yuanOf(sum(most - commission)),
    })),
  };
}

export async function subordinateDetail(
  { memberId }: { memberId: string },
  call: Call,
): Promise<Envelope<SubordinateDetail>> {
  const member = memberOf(call);
  const found = await readSubordinate(call.db, member, memberId, call.now());
  if (!found) return noSubordinate();
  const month = monthBefore(call.now());
  const sold = found.mayManage ? await fares(call.db, member, memberId, month) : [];
  return ok({ ...found, trial: trialOf(month, sold, ownRate(member.memberType)) });
}
