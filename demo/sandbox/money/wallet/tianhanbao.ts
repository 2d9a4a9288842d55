import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { TianhanbaoEntry } from '#contract/wallet.ts';
import type { walletSchemas } from '#contract/wallet.schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call } from '../../ground/call.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { paged } from '../../ground/lists/paged.ts';
import { tianhanbaoOf } from '../ledger/ledger.ts';
import { walletOwner } from './wallet-owner.ts';

const kinds = { in: 'tianhanbaoIn', out: 'tianhanbaoOut', interest: 'interest' } as const;

export async function listTianhanbao(
  { size, sort, after, skip, kind, days }: z.output<typeof walletSchemas.tianhanbao>,
  call: Call,
): Promise<Envelope<Page<TianhanbaoEntry>>> {
  const conditions: RawBuilder<SqlBool>[] = [
    sql`nth is not null`,
    ...onDays(sql.ref('at'), days),
    ...(kind === 'all' ? [] : [sql<SqlBool>`kind = ${kinds[kind]}`]),
  ];
  const query = conditions
    .reduce(
      (all, condition) => all.where(condition),
      call.db.selectFrom('ledger_entries').where('account', '=', tianhanbaoOf(walletOwner(memberOf(call)))),
    )
    .select(['nth', 'at', 'kind', 'amount', 'balance_after']);
  const ofKind = (name: keyof typeof kinds) => sql`case when kind = ${kinds[name]} then abs(amount) else 0 end`;
  return await paged(
    {
      db: call.db,
      query,
      sorts: { '-at': sql.ref('at') },
      id: sql.ref('nth'),
      sums: { in: ofKind('in'), out: ofKind('out'), interest: ofKind('interest') },
    },
    { size, sort, after, skip },
    (rows) =>
      rows.map((row) => ({
        id: String(row.nth),
        at: momentAt(row.at ?? 0),
        kind: row.kind === 'interest' ? 'interest' : row.amount > 0 ? 'in' : 'out',
        direction: row.amount > 0 ? 'in' : 'out',
        amount: yuanOf(Math.abs(row.amount)),
        balance: yuanOf(row.balance_after ?? 0),
      })),
  );
}
