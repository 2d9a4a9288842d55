import { sql } from 'kysely';
import type { CompiledQuery, RawBuilder, SqlBool } from 'kysely';
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
import type { Call, Database } from '../../ground/call.ts';
import { isAfter } from '../../ground/lists/after-moment.ts';
import { paged } from '../../ground/lists/paged.ts';
import type { Counted } from '../../ground/lists/remembered-count.ts';
import { headsSeen, buyerViewOf, withWords } from '../heads/list-query.ts';
import type { Viewer } from '../heads/list-query.ts';
import { claimsSeen, id, newestClaims, ownedClaims, rememberedClaims, shownClaims, sorts, stateAt } from './claims.ts';
import type { Claim } from './claims.ts';
import { showClaim } from './show.ts';

type In<Name extends keyof typeof voucherSchemas> = z.output<(typeof voucherSchemas)[Name]>;

/** Claims of each owner and state that the figures are about. */
const mostCounted = 10_000;
/** So many of the newest claims are looked through before all that fit are sorted. */
const fewFirst = 500;

const totals = rememberedClaims<readonly Counted[]>();
const figures = rememberedClaims<VoucherCounts>();

/** Condition on the claims of a group that an index can answer. */
function early(group: Exclude<VoucherGroup, 'all'>, now: number): RawBuilder<SqlBool>[] {
  if (group === 'ending') return [...early('open', now), sql`c.ends_at <= ${now - voucherOpenMs + lastDays * dayMs}`];
  if (group === 'open') return [sql`c.voucher in ('', 'red')`, isAfter(sql.ref('c.ends_at'), now - voucherOpenMs)];
  if (group === 'issuing' || group === 'issued') return [sql`c.voucher = ${sql.lit(group)}`];
  return [sql`(c.voucher in ('', 'red') or c.hurdle = 'billed')`];
}

export async function listVouchers(
  { group = 'all', kind = 'all', keyword = '', ...input }: In<'list'>,
  call: Call,
): Promise<Envelope<Page<Voucher>>> {
  const now = call.now();
  const viewer = buyerViewOf(memberOf(call));
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
  const counting = (statement: () => CompiledQuery<Counted>) =>
    totals(call.db, viewer, JSON.stringify([group, kind, words.length ? keyword : '']), now, async () => {
      const { rows } = await call.db.executeQuery(statement());
      return rows;
    });
  const newest =
    group === 'all' || words.length
      ? undefined
      : conditions.reduce(
          (all, condition) => all.where(condition),
          shownClaims(newestClaims(call.db, viewer, fewFirst), now),
        );
  return await paged({ db: call.db, query, newest, sorts, id, counting }, input, (rows) =>
    (rows as Claim[]).map(showClaim(call.app, now)),
  );
}

/** Figures above the list. */
export async function countVouchers(_input: In<'counts'>, call: Call): Promise<Envelope<VoucherCounts>> {
  const [now, viewer] = [call.now(), buyerViewOf(memberOf(call))];
  return ok(await figures(call.db, viewer, '', now, () => readFigures(call.db, viewer, now)));
}

async function readFigures(db: Database, viewer: Viewer, now: number): Promise<VoucherCounts> {
  const groups = ['open', 'issuing', 'issued'] as const;
  const parts = ownedClaims(db, viewer).flatMap((claims) =>
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
    from (${sql.join(parts, sql` union all `)}) as claims group by state`.execute(db);
  const of = (state: (typeof groups)[number]) => rows.find((row) => row.state === state);
  return {
    open: of('open')?.count ?? 0,
    issuing: of('issuing')?.count ?? 0,
    issued: of('issued')?.count ?? 0,
    ending: of('open')?.ending ?? 0,
    openAmount: yuanOf(Number(of('open')?.amount ?? 0)),
  };
}
