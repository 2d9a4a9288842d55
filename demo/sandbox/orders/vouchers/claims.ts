import { sql } from 'kysely';
import type { RawBuilder, Selectable } from 'kysely';
import type { VoucherKind, VoucherState } from '#contract/voucher.ts';
import { dayMs } from '#domain/china-time.ts';
import { lastDays } from '#domain/invoice/voucher.ts';
import { voucherOpenMs } from '#domain/order/voucher-time.ts';
import type { Fen } from '#domain/money.ts';
import type { Database, Tx } from '../../ground/call.ts';
import { rememberedUntil } from '../../ground/database/statements/remembered.ts';
import { claimSources } from '../../ground/lists/remembered-count.ts';
import { firstOf } from '../../ground/lists/paged.ts';
import type { OrderHeadRow } from '../../ground/database/tables/tables-order.ts';
import type { VoucherClaimRow, VoucherRow } from '../../ground/database/tables/tables-voucher.ts';
import type { Viewer } from '../heads/list-query.ts';

/** A voucher that an order gives a right to, with its order and the last one that was asked for. */
export type Claim = Pick<
  Selectable<VoucherClaimRow>,
  'order_id' | 'app_id' | 'member_id' | 'ends_at' | 'kind' | 'amount' | 'from_at' | 'hurdle'
> & {
  state: VoucherState;
  /** Names of those whose tickets had a fee of the railway. */
  payers: string[] | null;
  head: Pick<Selectable<OrderHeadRow>, 'title' | 'travel_at' | 'card' | 'kind' | 'amount'>;
  last:
    | (Pick<
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
      > & { bill_no?: string; invoices?: { percent: number; no: string }[] | null })
    | null;
};

/** The state by the clock: of a voucher that counts its own, else by obstacle, amount and the 180 days. */
export const stateAt = (now: number): RawBuilder<VoucherState> => sql`(case
  when c.hurdle = 'billed' then 'none'
  when c.voucher in ('issuing', 'issued') then c.voucher
  when c.amount = 0 and c.voucher <> '' then 'red'
  when c.amount = 0 or c.hurdle in ('refunded', 'desk') then 'none'
  when c.hurdle in ('booking', 'underWay') or c.from_at > ${now}::bigint then 'later'
  when c.ends_at + ${sql.lit(voucherOpenMs)} <= ${now}::bigint then 'over'
  else 'open' end)`;

/** Of an order that a company has paid: no voucher, since its bill is invoiced; a paper without a number proves the trip. */
const billed = sql`(
  select jsonb_build_object('amount', sum(r.voucher_amount), 'state', case when sum(r.voucher_amount) > 0 then 'issued' else 'red' end,
    'title_name', y.organize_name, 'tax_no', '', 'email', '',
    'voucher_no', '', 'red_no', '',
    'requested_at', min(r.at), 'issued_at', min(r.at), 'red_at', null,
    'bill_no', (array_agg(b.no order by r.at) filter (where r.voucher_amount > 0))[1],
    'invoices', (select jsonb_agg(jsonb_build_object('percent', i.percent, 'no', i.no)) from company_bill_invoices i
      where i.bill_id = (array_agg(b.id order by r.at) filter (where r.voucher_amount > 0))[1]))
  from company_bill_rows r join company_bills b on b.id = r.bill_id join companies y on y.id = r.company_id
  where c.hurdle = 'billed' and r.order_id = c.order_id and r.company_id = c.company_id::bigint group by y.id
)`;
const last = sql<Claim['last']>`coalesce((
  select to_jsonb(v) from vouchers v where v.order_id = c.order_id and v.kind = c.kind order by v.id desc limit 1
), ${billed})`;
const head = sql<Claim['head']>`(
  select jsonb_build_object('title', o.title, 'travel_at', o.travel_at, 'card', o.card, 'kind', o.kind, 'amount', o.amount)
  from orders o where o.order_id = c.order_id
)`;

const payers = sql<string[] | null>`(case when c.kind = 'railFees' then (
  select jsonb_agg(distinct i ->> 'name') from after_sales s, jsonb_array_elements(s.content -> 'items') i
  where s.order_id = c.order_id and s.state in ('returning', 'done') and (i ->> 'charge')::bigint > 0
) end)`;

/** Claims of the orders that a member sees, as `headsSeen` has them: one query per owner, read by the owner's own index. */
export function ownedClaims(db: Database | Tx, { appId, memberId, companyId }: Viewer) {
  const claims = db.selectFrom('voucher_claims as c').where('c.app_id', '=', appId);
  const own = claims.where('c.member_id', '=', memberId);
  return companyId === null
    ? [own]
    : [own, claims.where('c.company_id', '=', companyId).where('c.member_id', '!=', memberId)];
}

type Claims = ReturnType<typeof ownedClaims>[number];

/** By the order of the index, so that a page reads no more claims than it shows. */
export const sorts = {
  '-created': sql.ref('c.created_at'),
  '-amount': sql.ref('c.amount'),
  until: sql.ref('c.ends_at'),
};
export const id = sql`(c.order_id || c.kind)`;

/** The newest claims that a viewer sees, read in the order of the index. */
export const newestClaims = (db: Database | Tx, viewer: Viewer, count: number): Claims => {
  const query = ownedClaims(db, viewer).map((claims) => claims.selectAll('c'));
  const few = sql<number>`(select ${sql.lit(count)})`;
  return db.selectFrom(sql`(${firstOf({ query, sorts, id }, few)})`.as('c')) as unknown as Claims;
};

/** With all that is shown of a claim: a query for `paged`. */
export const shownClaims = (claims: Claims, now: number) =>
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
    payers.as('payers'),
    last.as('last'),
  ]);

export const claimsSeen = (db: Database | Tx, viewer: Viewer, now: number) =>
  ownedClaims(db, viewer).map((claims) => shownClaims(claims, now));

/**
 * An answer about the claims that a member sees, remembered until an order or a voucher is written or the clock moves a
 * claim to another state. `key` names the question.
 */
export function rememberedClaims<Answer>(): (
  db: Database,
  viewer: Viewer,
  key: string,
  now: number,
  read: () => Promise<Answer>,
) => Promise<Answer> {
  const remembering = rememberedUntil<Answer>(['voucher_claims', ...claimSources]);
  return (db, viewer, key, now, read) =>
    remembering(db, JSON.stringify([viewer, key]), now, async () => {
      const [answer, { rows }] = await Promise.all([
        read(),
        sql<{ at: number | null }>`select least(${sql.join(turns(db, viewer, now))}) as at`.execute(db),
      ]);
      return { answer, until: rows[0]?.at ?? null };
    });
}

/** The next moments at which the clock changes states: one entry of an index each. */
const turns = (db: Database, viewer: Viewer, now: number): RawBuilder<number | null>[] =>
  ownedClaims(db, viewer).flatMap((claims) => [
    sql<number>`(${claims.where('c.created_at', '>', now).orderBy('c.created_at').select('c.created_at').limit(1)})`,
    ...[0, voucherOpenMs - lastDays * dayMs, voucherOpenMs].flatMap((after) =>
      (['', 'red'] as const).map(
        (voucher) =>
          sql<number>`(${claims
            .where('c.voucher', '=', voucher)
            .where('c.ends_at', '>', now - after)
            .orderBy('c.ends_at')
            .select(sql`c.ends_at + ${sql.lit(after)}`.as('at'))
            .limit(1)})`,
      ),
    ),
  ]);

/** The claim of an order that a company's bill has, of any kind. */
export async function findBilled(
  db: Database | Tx,
  viewer: Viewer,
  orderNo: string,
  now: number,
): Promise<Claim | undefined> {
  for (const query of claimsSeen(db, viewer, now)) {
    const found = await query.where('c.order_id', '=', orderNo).where('c.hurdle', '=', 'billed').executeTakeFirst();
    if (found) return found;
  }
  return undefined;
}

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
 * Locks what an order gives a right to until the transaction ends, and answers the amounts by kind. Before any voucher
 * of the order is read or written: a change of the order has its claims first, too.
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
