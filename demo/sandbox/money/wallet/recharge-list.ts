import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { Recharge } from '#contract/wallet.ts';
import type { walletSchemas } from '#contract/wallet.schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';
import { rechargeStateNames } from '#domain/wallet/names.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import { listFile } from '../../ground/lists/list-file.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { paged } from '../../ground/lists/paged.ts';
import { walletOwner } from './wallet-owner.ts';
import { momentColumn, moneyColumn, textColumn } from '../../ground/lists/column.ts';
import type { Column } from '../../ground/lists/column.ts';

type Filters = Omit<z.output<typeof walletSchemas.rechargesExport>, 'sort' | 'format'>;

interface Listed {
  order_id: string;
  amount: number;
  created_at: number;
  pay_deadline: number;
  paid_at: number | null;
  method: 'alipay' | 'weChatPay' | null;
  trade_no: string;
  operator: string;
  shown: Recharge['state'];
}

/** The member's recharges; one that waits for its payment can be paid in its own application only. */
function listOf(db: Database, member: Member, { state, days }: Filters, now: number) {
  const isOver = sql`(r.state = 'open' and r.pay_deadline <= ${now})`;
  const shown = sql<Recharge['state']>`case when ${isOver} then 'voided' else r.state end`;
  const conditions: RawBuilder<SqlBool>[] = [
    sql`(r.state <> 'open' or r.app_id = ${member.appId})`,
    ...onDays(sql.ref('r.created_at'), days),
    ...(state === 'all' ? [] : [sql<SqlBool>`${shown} = ${state}`]),
  ];
  return {
    query: conditions
      .reduce(
        (all, condition) => all.where(condition),
        db
          .selectFrom('recharge_orders as r')
          .innerJoin('members as u', 'u.id', 'r.member_id')
          .where('r.member_id', '=', walletOwner(member)),
      )
      .select(['r.order_id', 'r.amount', 'r.created_at', 'r.pay_deadline', 'r.paid_at', 'r.method', 'r.trade_no'])
      .select(['u.real_name as operator', shown.as('shown')]),
    sorts: { '-at': sql.ref('r.created_at') },
    id: sql.ref('r.order_id'),
    sums: { paid: sql`case when r.state = 'paid' then r.amount else 0 end` },
  };
}

export async function listRecharges(
  { size, sort, after, skip, ...filters }: z.output<typeof walletSchemas.recharges>,
  call: Call,
): Promise<Envelope<Page<Recharge>>> {
  return await paged(
    { db: call.db, ...listOf(call.db, memberOf(call), filters, call.now()) },
    { size, sort, after, skip },
    (rows) =>
      rows.map((row) => ({
        orderId: row.order_id,
        amount: yuanOf(row.amount),
        state: row.shown,
        method: row.method ?? '',
        tradeNo: row.trade_no,
        createTime: momentAt(row.created_at),
        paidTime: row.paid_at === null ? '' : momentAt(row.paid_at),
        payDeadlineMs: row.pay_deadline,
        operator: row.operator,
      })),
  );
}

const columns: Column<Listed>[] = [
  momentColumn('创建时间', ({ created_at }) => created_at),
  textColumn('充值单号', ({ order_id }) => order_id),
  textColumn('支付流水号', ({ trade_no }) => trade_no),
  textColumn('支付方式', ({ method }) => (method ? channelNames[method] : '')),
  moneyColumn('金额', ({ amount }) => amount),
  textColumn('状态', ({ shown }) => rechargeStateNames[shown]),
  textColumn('操作人', ({ operator }) => operator),
];

export const rechargeFile = listFile({
  path: '/recharge/exportFile',
  noun: '充值',
  nameOf: () => '充值记录',
  list: (db, member, input: z.output<typeof walletSchemas.rechargesExport>, now) => listOf(db, member, input, now),
  columns: () => columns,
});
