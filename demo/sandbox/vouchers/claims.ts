import { sql } from 'kysely';
import type { RawBuilder, Selectable, SqlBool } from 'kysely';
import type { VoucherHurdle, VoucherKind, VoucherState } from '#contract/voucher.ts';
import { voucherOpenMs } from '#domain/order/voucher-time.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../call.ts';
import type { OrderHeadRow } from '../database/tables/tables-order.ts';
import type { VoucherRow } from '../database/tables/tables-voucher.ts';
import { headsSeen } from '../orders/heads/list-query.ts';
import type { Viewer } from '../orders/heads/list-query.ts';

interface ClaimRow {
  kind: VoucherKind;
  amount: Fen;
  from_at: number;
  hurdle: VoucherHurdle;
}

/** A voucher that an order gives a right to, with the last one that was asked for. */
export type Claim = Pick<
  Selectable<OrderHeadRow>,
  'order_id' | 'app_id' | 'member_id' | 'title' | 'travel_at' | 'ends_at' | 'card'
> & { type: OrderHeadRow['kind']; total: Fen; state: VoucherState } & ClaimRow & {
    last: Pick<
      Selectable<VoucherRow>,
      | 'amount'
      | 'state'
      | 'title_name'
      | 'tax_no'
      | 'email'
      | 'voucher_no'
      | 'red_no'
      | 'requested_at'
      | 'issued_at'
      | 'red_at'
    > | null;
  };

/** Fees of the provider for refunds and changes of an order that were carried out. */
const saleFees = sql`coalesce((
  select sum(coalesce((i ->> 'servFeeKept')::bigint, 0) + coalesce((i ->> 'changeServiceFee')::bigint, 0) - coalesce((i ->> 'discountChangeServiceFee')::bigint, 0))
  from after_sales s, jsonb_array_elements(s.content -> 'items') i
  where s.order_id = o.order_id and s.state in ('returning', 'done')
), 0)`;

/** What can be issued for an order `o`, by the state that it is in now: one row for each kind. */
const claimsOf: RawBuilder<ClaimRow> = sql`(
  select k.kind, k.amount::bigint as amount, k.from_at, k.hurdle
  from (
    select coalesce(sum(t.tkt_price + t.change_spread + t.cons_tax + t.fuel_tax + t.change_fuel_spread) filter (where t.ticket_status <> 'REFUNDED'), 0) as held,
      coalesce(sum(t.serv_fee) filter (where t.ticket_status <> 'REFUNDED'), 0) + sum(t.charge) as fees,
      count(t.ticket_no) as tickets
    from air_order_tickets t where t.order_id = o.order_id
  ) t, lateral (
    select case when o.status in (1, 7) then 'booking' when o.status in (9, 10, 11) then 'underWay' when t.held = 0 then 'refunded' else '' end as hurdle, ${saleFees} as sale_fees
  ) h, lateral (
    values ('itinerary', t.held, o.ends_at, case when h.hurdle = '' then 'travelling' else h.hurdle end),
      ('fees', t.fees + h.sale_fees, o.created_at, case when h.hurdle = 'refunded' then '' else h.hurdle end)
  ) as k(kind, amount, from_at, hurdle)
  where o.kind in ('airTicket', 'gp') and ((o.status in (2, 3, 4, 6, 9, 10, 11) and t.tickets > 0) or o.status in (1, 7))
    and (k.kind = 'itinerary' or k.amount > 0 or exists (select 1 from vouchers v where v.order_id = o.order_id and v.kind = 'fees'))
  union all
  select 'room', case when h.status in (1, 2, 3, 4) then case when h.payprice > 0 then h.payprice else o.amount end else h.penalty end,
    case when h.status in (1, 2, 3, 4) then o.ends_at else h.created_at end,
    case when h.content -> 'rate' ->> 'invoice' = 'desk' then 'desk' when h.status = 1 then 'booking' when h.status in (2, 3) then 'travelling' else '' end
  from hotel_orders h
  where o.kind = 'hotel' and h.order_id = o.order_id and (h.status in (1, 2, 3, 4) or h.penalty > 0)
)`;

const lastOf = (columns: string) =>
  sql`(select ${sql.raw(columns)} from vouchers v where v.order_id = o.order_id and v.kind = c.kind order by v.id desc limit 1)`;

/** The state by the clock: of a voucher that counts its own, else by obstacle, amount and the 180 days. */
const stateAt = (now: number): RawBuilder<VoucherState> => sql`case
  when (l.voucher ->> 'state') in ('issuing', 'issued') then l.voucher ->> 'state'
  when c.amount = 0 and l.voucher is not null then 'red'
  when c.amount = 0 or c.hurdle in ('refunded', 'desk') then 'none'
  when c.hurdle in ('booking', 'underWay') or c.from_at > ${now} then 'later'
  when o.ends_at + ${voucherOpenMs} <= ${now} then 'over'
  else 'open' end`;

type Heads = ReturnType<typeof headsSeen>[number];

/** The newest orders of an owner. A company may have a million: figures over all of them would cost seconds. */
const newestOf = (db: Database | Tx, heads: Heads, most: number): Heads =>
  db.selectFrom(heads.selectAll('o').orderBy('o.created_at', 'desc').limit(most).as('o')) as unknown as Heads;

/** Claims of the orders that a member sees, or of the newest ones of each owner alone: queries for `paged`. */
export function claimsSeen(db: Database | Tx, viewer: Viewer, now: number, most?: number) {
  return headsSeen(db, viewer).map((heads) =>
    (most === undefined ? heads : newestOf(db, heads, most))
      .innerJoinLateral(claimsOf.as('c'), (join) => join.onTrue())
      .innerJoinLateral(sql<{ voucher: Claim['last'] }>`(select ${lastOf('to_jsonb(v)')} as voucher)`.as('l'), (join) =>
        join.onTrue(),
      )
      .innerJoinLateral(sql<{ state: VoucherState }>`(select ${stateAt(now)} as state)`.as('s'), (join) =>
        join.onTrue(),
      )
      .select([
        'o.order_id',
        'o.app_id',
        'o.member_id',
        'o.title',
        'o.travel_at',
        'o.ends_at',
        'o.card',
        'o.amount as total',
        'o.kind as type',
        'c.kind',
        'c.amount',
        'c.from_at',
        'c.hurdle',
        'l.voucher as last',
        's.state',
      ]),
  );
}

/** One claim that the member sees; undefined: not found. */
export async function findClaim(
  db: Database | Tx,
  viewer: Viewer,
  { orderNo, kind }: { orderNo: string; kind: VoucherKind },
  now: number,
): Promise<Claim | undefined> {
  for (const query of claimsSeen(db, viewer, now)) {
    const found = await query
      .where('o.order_id', '=', orderNo)
      .where(sql<SqlBool>`c.kind = ${kind}`)
      .executeTakeFirst();
    if (found) return found;
  }
  return undefined;
}

/** Amounts that can be issued for an order now, by kind. */
export async function amountsOf(tx: Tx, orderId: string): Promise<ReadonlyMap<VoucherKind, Fen>> {
  const rows = await tx
    .selectFrom('orders as o')
    .innerJoinLateral(claimsOf.as('c'), (join) => join.onTrue())
    .where('o.order_id', '=', orderId)
    .select(['c.kind', 'c.amount'])
    .execute();
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
}
