import { sql } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { Reward } from '#contract/wallet.ts';
import type { walletSchemas } from '#contract/wallet.schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { paged } from '../../ground/lists/paged.ts';
import { walletOwner } from './wallet-owner.ts';

interface RewardRow {
  movement: number;
  at: number;
  kind: Reward['kind'];
  amount: Fen;
  state: Reward['state'];
  available_at: number | null;
  order_id: string | null;
}

const titles: Readonly<Record<Reward['kind'], string>> = {
  recom: '推荐奖励',
  share: '分润收入',
  commission: '销售佣金',
  out: '转出到钱包',
};

/**
 * A member's incomes in money, and those moved to the wallet. A held or released one shows what refunds
 * have left of it, one that they took back altogether shows what it was.
 */
const rewardsOf = (db: Database, owner: string, appId: string) =>
  db
    .selectFrom(
      sql<RewardRow>`(
        select m.movement, m.at, i.kind, coalesce(e.amount, nullif(i.revocable, 0), i.amount) as amount,
          case when r.movement is not null then 'available' when i.revocable > 0 then 'pending' else 'void' end as state, i.release_at as available_at,
          case when i.app_id = ${appId} then i.order_id end as order_id
        from ledger_movements m join incomes i on i.order_id = m.order_id and i.kind = m.kind
          left join ledger_movements r on r.key = 'released:' || i.kind || ':' || i.order_id
          left join ledger_entries e on e.movement = r.movement and e.amount > 0
        where m.member_id = ${owner} and m.kind in ('recom', 'share', 'commission')
        union all
        select m.movement, m.at, 'out', e.amount, 'out', m.at, null
        from ledger_movements m join ledger_entries e on e.movement = m.movement and e.amount > 0
        where m.member_id = ${owner} and m.kind = 'rewardsOut'
      )`.as<'f'>('f'),
    )
    .selectAll();

export async function listRewards(
  { size, sort, after, skip, state, days }: z.output<typeof walletSchemas.rewards>,
  call: Call,
): Promise<Envelope<Page<Reward>>> {
  const member = memberOf(call);
  const query = onDays(sql.ref('f.at'), days)
    .reduce((all, condition) => all.where(condition), rewardsOf(call.db, walletOwner(member), member.appId))
    .$if(state !== 'all', (all) => all.where('f.state', '=', state as Reward['state']));
  const inState = (name: Reward['state']) => sql`case when f.state = ${name} then f.amount else 0 end`;
  return await paged(
    {
      db: call.db,
      query,
      sorts: { '-at': sql.ref('f.at') },
      id: sql.ref('f.movement'),
      sums: {
        available: inState('available'),
        pending: inState('pending'),
        void: inState('void'),
        out: inState('out'),
      },
    },
    { size, sort, after, skip },
    (rows) =>
      rows.map((row) => ({
        id: String(row.movement),
        at: momentAt(row.at),
        kind: row.kind,
        title: titles[row.kind],
        orderId: row.order_id ?? '',
        direction: row.kind === 'out' ? 'out' : 'in',
        amount: yuanOf(row.amount),
        state: row.state,
        availableAt: row.available_at === null || row.state === 'void' ? '' : momentAt(row.available_at),
      })),
  );
}
