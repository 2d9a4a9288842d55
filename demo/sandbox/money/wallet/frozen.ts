import { sql } from 'kysely';
import type { FrozenAmount } from '#contract/wallet.ts';
import type { Page, PageInput } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database } from '../../ground/call.ts';
import { paged } from '../../ground/lists/paged.ts';
import { creditOf } from '../ledger/ledger.ts';
import { walletOwner } from './wallet-owner.ts';
import { arriveBy } from './withdraw.ts';

interface Frozen {
  id: string;
  account: FrozenAmount['account'];
  at: number;
  amount: Fen;
  title: string;
  order_id: string;
  release_at: number | null;
}

const releases: Readonly<Record<FrozenAmount['account'], string>> = {
  wallet: '到账后扣除；银行退回则解冻到可用余额',
  credit: '出行人付清个人部分后扣除；订单取消或超时则解冻',
  rewards: '行程结束且未退票，即可转出到钱包',
};

/** Withdrawals under way, shares of the company that wait for the traveller's part, and rewards that are not released. */
function frozenOf(db: Database, owner: string, credit: string) {
  const rows = sql<Frozen>`(
    select w.withdrawal_id as id, 'wallet' as account, w.created_at as at, w.amount, '提现至 ' || c.bank_name || '（' || c.last4 || '）' as title,
      '' as order_id, w.created_at as release_at
      from withdrawals w join bank_cards c using (card_id) where w.member_id = ${owner} and w.state in ('applied', 'processing')
    union all
    select p.out_trade_no, 'credit', p.created_at, p.amount, coalesce(o.title, ''), p.order_id, null
      from payments p left join orders o using (order_id) where p.state = 'reserved' and p.source = ${credit}
    union all
    select m.movement::text, 'rewards', m.at, i.revocable, case i.kind when 'recom' then '推荐奖励' when 'share' then '分润收入' else '销售佣金' end, '', i.release_at
      from ledger_movements m join incomes i on i.order_id = m.order_id and i.kind = m.kind
      where m.member_id = ${owner} and m.kind in ('recom', 'share', 'commission') and i.revocable > 0
  )`.as<'f'>('f');
  return db.selectFrom(rows).selectAll();
}

export async function listFrozen(page: PageInput, call: Call): Promise<Envelope<Page<FrozenAmount>>> {
  const member = memberOf(call);
  const credit = member.level === '70' ? creditOf(String(member.creditMemberId)) : '';
  const of = (account: FrozenAmount['account']) => sql`case when account = ${account} then amount else 0 end`;
  return await paged(
    {
      db: call.db,
      query: frozenOf(call.db, walletOwner(member), credit),
      sorts: { '-at': sql.ref('f.at') },
      id: sql.ref('f.id'),
      sums: { wallet: of('wallet'), credit: of('credit'), rewards: of('rewards') },
    },
    page,
    (rows) =>
      rows.map(({ id, account, at, amount, title, order_id, release_at }) => ({
        id,
        account,
        at: momentAt(at),
        amount: yuanOf(amount),
        title,
        orderId: member.femaleEndId > 0 ? '' : order_id,
        release: releases[account],
        // A withdrawal by the day that its tracker promises.
        releaseAt:
          release_at === null ? '' : account === 'wallet' ? `${arriveBy(release_at)} 23:59:59` : momentAt(release_at),
      })),
  );
}
