import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { BillChannel } from '#contract/bill.ts';
import type { MovementKind, WalletMovement } from '#contract/wallet.ts';
import type { walletSchemas } from '#contract/wallet.schema.ts';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';
import { movementNames, movementPaths, movementProductNames } from '#domain/wallet/names.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { listFile } from '../../ground/lists/list-file.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { paged } from '../../ground/lists/paged.ts';
import { walletOf } from '../ledger/ledger.ts';
import { billPaymentId } from '../ledger/bill-payment.ts';
import type { Movement } from '../ledger/ledger.ts';
import { walletOwner } from './wallet-owner.ts';
import { momentColumn, moneyColumn, textColumn } from '../../ground/lists/column.ts';
import type { Column } from '../../ground/lists/column.ts';

type Filters = Omit<z.output<typeof walletSchemas.export>, 'sort' | 'format'>;

/** Kinds of the ledger as the member knows them; null for those that never move what is available. */
const kinds: Readonly<Record<Movement['kind'], MovementKind | null>> = {
  recharge: 'recharge',
  payment: 'pay',
  refund: 'refund',
  withdraw: 'withdraw',
  withdrawBack: 'withdrawBack',
  rewardsOut: 'rewardsOut',
  tianhanbaoIn: 'tianhanbaoIn',
  tianhanbaoOut: 'tianhanbaoOut',
  billPayment: 'pay',
  opening: 'other',
  late: 'other',
  capture: 'other',
  reserve: null,
  release: null,
  settlement: null,
  changeSettlement: null,
  takenBack: null,
  points: null,
  pointsBack: null,
  recom: null,
  recomBack: null,
  share: null,
  shareBack: null,
  commission: null,
  commissionBack: null,
  rewardReleased: null,
  deposit: null,
  withdrawPaid: null,
  interest: null,
  billCredit: null,
  prepaid: null,
  creditLimit: null,
};
export const kindOf = (kind: string): MovementKind => kinds[kind as Movement['kind']] ?? 'other';

const amount = sql.ref('e.amount');

/** The conditions of each branch: a branch for each kind of the ledger, which has an index of its own order. */
function branchesOf(kind: Filters['kind']): RawBuilder<SqlBool>[][] {
  if (kind === 'all') return [[]];
  if (kind === 'in') return [[sql`${amount} > 0`]];
  if (kind === 'out') return [[sql`${amount} < 0`]];
  return Object.entries(kinds).flatMap(([name, shown]) => (shown === kind ? [[sql<SqlBool>`e.kind = ${name}`]] : []));
}

/** Changes of the available balance in the order in which the balance took them. */
const listOf = (db: Database, member: Member, { kind, days }: Filters) => ({
  query: branchesOf(kind).map((ofKind) =>
    [sql<SqlBool>`e.nth is not null`, ...onDays(sql.ref('e.at'), days), ...ofKind]
      .reduce(
        (all, condition) => all.where(condition),
        db
          .selectFrom('ledger_entries as e')
          .innerJoin('ledger_movements as m', 'm.movement', 'e.movement')
          .leftJoin('after_sales as s', 's.sale_id', 'm.order_id')
          .leftJoin('orders as o', (join) =>
            join.onRef('o.order_id', '=', sql<string>`coalesce(s.order_id, m.order_id)`),
          )
          .leftJoin('benefit_orders as b', 'b.order_id', 'm.order_id')
          .leftJoin('withdrawals as w', 'w.withdrawal_id', 'm.order_id')
          .leftJoin('bank_cards as c', 'c.card_id', 'w.card_id')
          .leftJoin('payments as p', (join) =>
            join.onRef('p.out_trade_no', '=', 'm.out_trade_no').on('e.kind', '=', 'recharge'),
          )
          .leftJoin('company_bill_payments as bp', (join) => join.onRef('bp.id', '=', billPaymentId))
          .leftJoin('company_bills as cb', 'cb.id', 'bp.bill_id')
          .where('e.account', '=', walletOf(walletOwner(member))),
      )
      .select(['e.nth', 'e.at', 'e.kind', 'e.amount', 'e.balance_after'])
      .select([
        // An order of another application does not exist in this one.
        sql<
          string | null
        >`case when coalesce(o.app_id, b.app_id) = ${member.appId} then coalesce(o.order_id, b.order_id) when e.kind = 'recharge' then coalesce(p.order_id, m.out_trade_no) when cb.id is not null then cb.id::text else w.withdrawal_id end`.as(
          'order_id',
        ),
        sql<
          WalletMovement['product'] | null
        >`case when e.kind = 'recharge' then 'recharge' when w.withdrawal_id is not null then 'withdraw' when cb.id is not null then 'bill' when b.order_id is null then o.kind else 'benefit' end`.as(
          'product',
        ),
        sql<string>`coalesce(o.title, b.name, cb.no, c.bank_name || '（' || c.last4 || '）' || case when e.kind = 'withdrawBack' then ' ' || w.reason else '' end, '')`.as(
          'title',
        ),
        // A recharge without a payment of ours: its provider's account says where the money came from.
        sql<BillChannel | null>`case when e.kind = 'recharge' then coalesce(p.method, (select substr(x.account, 10) from ledger_entries x where x.movement = e.movement and x.account like 'provider:%')) end`.as(
          'channel',
        ),
      ]),
  ),
  sorts: { '-at': sql.ref('e.at') },
  id: sql.ref('e.nth'),
  sums: { in: sql`greatest(${amount}, 0)`, out: sql`greatest(-${amount}, 0)` },
});

export async function listMovements(
  { size, sort, after, skip, ...filters }: z.output<typeof walletSchemas.movements>,
  call: Call,
): Promise<Envelope<Page<WalletMovement>>> {
  const member = memberOf(call);
  return await paged({ db: call.db, ...listOf(call.db, member, filters) }, { size, sort, after, skip }, (rows) =>
    rows.map(({ nth, at, kind, order_id, product, title, channel, balance_after, ...row }) => ({
      id: String(nth),
      at: momentAt(at ?? 0),
      kind: kindOf(kind ?? ''),
      title: titleOf({ title, channel, kind }),
      // Orders of the family are not the child's.
      orderId: member.femaleEndId > 0 ? '' : (order_id ?? ''),
      product: product ?? '',
      direction: row.amount > 0 ? ('in' as const) : ('out' as const),
      amount: yuanOf(Math.abs(row.amount)),
      balance: yuanOf(balance_after ?? 0),
    })),
  );
}

/** Subject of a movement; without one, where the money went from and to. */
const titleOf = ({ title, channel, kind }: Pick<Exported, 'title' | 'channel' | 'kind'>): string =>
  channel ? `${channelNames[channel]} → 余额` : title || (movementPaths[kindOf(kind ?? '')] ?? '');

interface Exported {
  at: number | null;
  kind: string | null;
  title: string;
  channel: BillChannel | null;
  product: WalletMovement['product'] | null;
  order_id: string | null;
  amount: Fen;
  balance_after: Fen | null;
}

const columns: Column<Exported>[] = [
  momentColumn('时间', ({ at }) => at ?? 0),
  textColumn('类型', ({ kind }) => movementNames[kindOf(kind ?? '')]),
  textColumn('说明', (row) => [movementProductNames[row.product ?? ''], titleOf(row)].filter(Boolean).join(' ')),
  textColumn('单号', ({ order_id, product, title }) => (product === 'bill' ? title : (order_id ?? ''))),
  moneyColumn('收入', ({ amount: fen }) => (fen > 0 ? fen : null)),
  moneyColumn('支出', ({ amount: fen }) => (fen > 0 ? null : -fen)),
  moneyColumn('余额', ({ balance_after: fen }) => fen),
];

export const movementFile = listFile({
  path: '/wallet/exportFile',
  noun: '收支',
  nameOf: () => '钱包收支明细',
  list: (db, member, input: z.output<typeof walletSchemas.export>) => listOf(db, member, input),
  columns: () => columns,
});
