import { sql } from 'kysely';
import type { SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { Voucher, VoucherCounts } from '#contract/voucher.ts';
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
/** The newest trip first; by the end of the 180 days, the same way round, and by amount. */
const sorts = { '-ends': sql.ref('o.ends_at'), '-amount': sql.ref('c.amount') };

export async function listVouchers(
  { group = 'all', kind = 'all', keyword = '', ...input }: In<'list'>,
  call: Call,
): Promise<Envelope<Page<Voucher>>> {
  const now = call.now();
  const conditions = [
    ...(group === 'all' ? [] : [sql<SqlBool>`s.state = any(${groupStates[group]}::text[])`]),
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

/** Figures above the list, over everything that the member sees. */
export async function countVouchers(_input: In<'counts'>, call: Call): Promise<Envelope<VoucherCounts>> {
  const now = call.now();
  const counted = { open: 0, issuing: 0, issued: 0, ending: 0, amount: 0 };
  for (const query of claimsSeen(call.db, viewerOf(memberOf(call)), now)) {
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
