import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { VoucherKind, VoucherState } from '#contract/voucher.ts';
import { voucherOpenMs } from '#domain/order/voucher-time.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../ground/call.ts';
import type { OrderHeadRow } from '../../ground/database/tables/tables-order.ts';
import type { VoucherClaimRow, VoucherRow } from '../../ground/database/tables/tables-voucher.ts';
import type { Viewer } from '../heads/list-query.ts';

/** A voucher that an order gives a right to, with its order and the last one that was asked for. */
export type Claim = Pick<
  Selectable<VoucherClaimRow>,
  'order_id' | 'app_id' | 'member_id' | 'ends_at' | 'kind' | 'amount' | 'from_at' | 'hurdle'
> & {
  state: VoucherState;
  head: Pick<Selectable<OrderHeadRow>, 'title' | 'travel_at' | 'card' | 'kind' | 'amount'>;
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

/** The state by the clock: of a voucher that counts its own, else by obstacle, amount and the 180 days. */
export const stateAt = (now: number): RawBuilder<VoucherState> => sql`(case
  when c.voucher in ('issuing', 'issued') then c.voucher
  when c.amount = 0 and c.voucher <> '' then 'red'
  when c.amount = 0 or c.hurdle in ('refunded', 'desk') then 'none'
  when c.hurdle in ('booking', 'underWay') or c.from_at > ${now}::bigint then 'later'
  when c.ends_at + ${sql.lit(voucherOpenMs)} <= ${now}::bigint then 'over'
  else 'open' end)`;

const last = sql<Claim['last']>`(
  select to_jsonb(v) from vouchers v where v.order_id = c.order_id and v.kind = c.kind order by v.id desc limit 1
)`;
const head = sql<Claim['head']>`(
  select jsonb_build_object('title', o.title, 'travel_at', o.travel_at, 'card', o.card, 'kind', o.kind, 'amount', o.amount)
  from orders o where o.order_id = c.order_id
)`;

/** Claims of the orders that a member sees, as `headsSeen` has them: one query per owner, read by the owner's own index. */
export function ownedClaims(db: Database | Tx, { appId, memberId, companyId }: Viewer) {
  const claims = db.selectFrom('voucher_claims as c').where('c.app_id', '=', appId);
  const own = claims.where('c.member_id', '=', memberId);
  return companyId === null
    ? [own]
    : [own, claims.where('c.company_id', '=', companyId).where('c.member_id', '!=', memberId)];
}

/** The same with all that is shown of a claim: queries for `paged`. */
export const claimsSeen = (db: Database | Tx, viewer: Viewer, now: number) =>
  ownedClaims(db, viewer).map((claims) =>
    claims.select([
      'c.order_id',
      'c.app_id',
      'c.member_id',
      'c.ends_at',
      'c.kind',
      'c.amount',
      'c.from_at',
      'c.hurdle',
      stateAt(now).as('state'),
      head.as('head'),
      last.as('last'),
    ]),
  );

/** One claim that the member sees; undefined: not found. */
export async function findClaim(
  db: Database | Tx,
  viewer: Viewer,
  { orderNo, kind }: { orderNo: string; kind: VoucherKind },
  now: number,
): Promise<Claim | undefined> {
  for (const query of claimsSeen(db, viewer, now)) {
    const found = await query.where('c.order_id', '=', orderNo).where('c.kind', '=', kind).executeTakeFirst();
    if (found) return found;
  }
  return undefined;
}

/**
 * Locks what an order gives a right to until the transaction ends, and answers the amounts by kind. Before any voucher of
 * the order is read or written: a change of the order has its claims first, too.
 */
export async function lockClaims(tx: Tx, orderId: string): Promise<ReadonlyMap<VoucherKind, Fen>> {
  const rows = await tx
    .selectFrom('voucher_claims')
    .where('order_id', '=', orderId)
    .orderBy('kind')
    .select(['kind', 'amount'])
    .forUpdate()
    .execute();
  return new Map(rows.map(({ kind, amount }) => [kind, amount]));
}
