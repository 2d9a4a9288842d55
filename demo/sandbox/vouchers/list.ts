import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { Voucher, VoucherCounts, VoucherGroup } from '#contract/voucher.ts';
import type { voucherSchemas } from '#contract/voucher.schema.ts';
import { groupStates, lastDays } from '#domain/invoice/voucher.ts';
import { yuanOf } from '#domain/money.ts';
import { voucherOpenMs } from '#domain/order/voucher-time.ts';
import { memberOf, ok } from '../call.ts';
import type { Call } from '../call.ts';
import { containing, searchWords } from '../lists/like.ts';
import { paged } from '../lists/paged.ts';
import { viewerOf } from '../orders/heads/list-query.ts';
import { claimsSeen } from './claims.ts';
import type { Claim } from './claims.ts';
import { showClaim } from './show.ts';

type In<Name extends keyof typeof voucherSchemas> = z.output<(typeof voucherSchemas)[Name]>;

const dayMs = 86_400_000;
/** By the order of the index, so that a page reads no more orders than it shows. */
const sorts = { '-created': sql.ref('o.created_at'), '-amount': sql.ref('c.amount'), until: sql.ref('o.ends_at') };
/** Orders of each owner that the figures are about. */
const countedOrders = 10_000;

/** Leaves out orders by what is known before their vouchers are looked at: of many orders a few remain. */
function early(group: Exclude<VoucherGroup, 'all'>, now: number): RawBuilder<SqlBool>[] {
  if (group === 'ending') return [...early('open', now), sql`o.ends_at <= ${now - voucherOpenMs + lastDays * dayMs}`];
  if (group === 'open') return [sql`o.ends_at > ${now - voucherOpenMs}`];
  if (group === 'issuing' || group === 'issued')
    return [sql`o.order_id in (select v.order_id from vouchers v where v.state = ${group})`];
  return [];
}

export async function listVouchers(
  { group = 'all', kind = 'all', keyword = '', ...input }: In<'list'>,
  call: Call,
): Promise<Envelope<Page<Voucher>>> {
  const now = call.now();
  const conditions = [
    ...(group === 'all' ? [] : [sql<SqlBool>`s.state = any(${groupStates[group]}::text[])`, ...early(group, now)]),
    ...(kind === 'all' ? [] : [sql<SqlBool>`c.kind = ${kind}`]),
    ...searchWords(keyword).map((word) => sql<SqlBool>`o.words like ${containing(word)}`),
  ];
  const query = claimsSeen(call.db, viewerOf(memberOf(call)), now).map((seen) =>
    conditions.reduce((all, condition) => all.where(condition), seen),
  );
  return await paged({ db: call.db, query, sorts, id: sql`o.order_id || c.kind` }, input, (rows) =>
    (rows as Claim[]).map(showClaim(call.app, now)),
  );
}

/** Figures above the list. */
export async function countVouchers(_input: In<'counts'>, call: Call): Promise<Envelope<VoucherCounts>> {
  const now = call.now();
  const counted = { open: 0, issuing: 0, issued: 0, ending: 0, amount: 0 };
  for (const query of claimsSeen(call.db, viewerOf(memberOf(call)), now, countedOrders)) {
    const rows = await query
      .clearSelect()
      .select([
        's.state',
        sql<number>`count(*)::int`.as('count'),
        sql<number>`sum(c.amount)::bigint`.as('amount'),
        sql<number>`(count(*) filter (where o.ends_at + ${voucherOpenMs - lastDays * dayMs} <= ${now}))::int`.as(
          'ending',
        ),
      ])
      .where('s.state', 'in', ['open', 'issuing', 'issued'])
      .groupBy('s.state')
      .execute();
    for (const { state, count, amount, ending } of rows) {
      counted[state as 'open' | 'issuing' | 'issued'] += count;
      if (state === 'open') {
        counted.ending += ending;
        counted.amount += Number(amount);
      }
    }
  }
  const { amount, ...counts } = counted;
  return ok({ ...counts, openAmount: yuanOf(amount) });
}
