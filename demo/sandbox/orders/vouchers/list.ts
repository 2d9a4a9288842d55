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
import { dayMs } from '#domain/china-time.ts';
import { memberOf, ok } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { isAfter } from '../../ground/lists/after-moment.ts';
import { paged } from '../../ground/lists/paged.ts';
import { headsSeen, viewerOf, withWords } from '../heads/list-query.ts';
import { claimsSeen, ownedClaims, stateAt } from './claims.ts';
import type { Claim } from './claims.ts';
import { showClaim } from './show.ts';

type In<Name extends keyof typeof voucherSchemas> = z.output<(typeof voucherSchemas)[Name]>;

/** By the order of the index, so that a page reads no more claims than it shows. */
const sorts = { '-created': sql.ref('c.created_at'), '-amount': sql.ref('c.amount'), until: sql.ref('c.ends_at') };
const id = sql`(c.order_id || c.kind)`;
/** Claims of each owner and state that the figures are about. */
const mostCounted = 10_000;

/** What an index knows of the claims of a group. */
function early(group: Exclude<VoucherGroup, 'all'>, now: number): RawBuilder<SqlBool>[] {
  if (group === 'ending') return [...early('open', now), sql`c.ends_at <= ${now - voucherOpenMs + lastDays * dayMs}`];
  if (group === 'open') return [sql`c.voucher in ('', 'red')`, isAfter(sql.ref('c.ends_at'), now - voucherOpenMs)];
  if (group === 'issuing' || group === 'issued') return [sql`c.voucher = ${sql.lit(group)}`];
  return [sql`c.voucher in ('', 'red')`];
}

export async function listVouchers(
  { group = 'all', kind = 'all', keyword = '', ...input }: In<'list'>,
  call: Call,
): Promise<Envelope<Page<Voucher>>> {
  const now = call.now();
  const viewer = viewerOf(memberOf(call));
  const words = withWords(keyword);
  const found = headsSeen(call.db, viewer).map((heads) => words.reduce((all, word) => all.where(word), heads));
  const conditions = [
    ...(group === 'all'
      ? []
      : [...early(group, now), sql<SqlBool>`${stateAt(now)} = any(${groupStates[group]}::text[])`]),
    ...(kind === 'all' ? [] : [sql<SqlBool>`c.kind = ${kind}`]),
  ];
  const query = claimsSeen(call.db, viewer, now).map((seen, at) =>
    conditions
      .reduce((all, condition) => all.where(condition), seen)
      .$if(words.length > 0, (claims) =>
        claims.where(sql<SqlBool>`c.order_id in (${found[at]?.select('o.order_id')})`),
      ),
  );
  return await paged({ db: call.db, query, sorts, id }, input, (rows) =>
    (rows as Claim[]).map(showClaim(call.app, now)),
  );
}

/** Figures above the list. */
export async function countVouchers(_input: In<'counts'>, call: Call): Promise<Envelope<VoucherCounts>> {
  const now = call.now();
  const groups = ['open', 'issuing', 'issued'] as const;
  const parts = ownedClaims(call.db, viewerOf(memberOf(call))).flatMap((claims) =>
    groups.map(
      (group) =>
        sql`(${early(group, now)
          .reduce((all, condition) => all.where(condition), claims)
          .where(sql<SqlBool>`${stateAt(now)} = ${group}`)
          .select([sql.lit(group).as('state'), 'c.amount', 'c.ends_at'])
          .limit(mostCounted)})`,
    ),
  );
  const { rows } = await sql<{ state: (typeof groups)[number]; count: number; amount: number; ending: number }>`
    select state, count(*)::int as count, sum(amount)::bigint as amount,
      (count(*) filter (where ends_at + ${voucherOpenMs - lastDays * dayMs}::bigint <= ${now}::bigint))::int as ending
    from (${sql.join(parts, sql` union all `)}) as claims group by state`.execute(call.db);
  const of = (state: (typeof groups)[number]) => rows.find((row) => row.state === state);
  return ok({
    open: of('open')?.count ?? 0,
    issuing: of('issuing')?.count ?? 0,
    issued: of('issued')?.count ?? 0,
    ending: of('open')?.ending ?? 0,
    openAmount: yuanOf(Number(of('open')?.amount ?? 0)),
  });
}
