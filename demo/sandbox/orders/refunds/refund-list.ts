import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import type { z } from 'zod';
import type { Page } from '#contract/page.ts';
import type { Envelope } from '#contract/row.ts';
import type { Refund } from '#contract/wallet.ts';
import type { walletSchemas } from '#contract/wallet.schema.ts';
import { dayAt, momentAt } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { workdaysAfter } from '#domain/company-bill/settlement.ts';
import { yuanOf } from '#domain/money.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';
import type { OrderType } from '#domain/product/names.ts';
import { refundStateNames } from '#domain/wallet/names.ts';
import { memberOf } from '../../ground/call.ts';
import type { Call, Database, Member } from '../../ground/call.ts';
import type { Tables } from '../../ground/database/tables/tables.ts';
import { momentColumn, moneyColumn, textColumn } from '../../ground/lists/column.ts';
import type { Column } from '../../ground/lists/column.ts';
import { listFile } from '../../ground/lists/list-file.ts';
import { onDays } from '../../ground/lists/on-days.ts';
import { paged } from '../../ground/lists/paged.ts';
import { buyerViewOf, headsSeen } from '../heads/list-query.ts';

type Filters = Omit<z.output<typeof walletSchemas.refundsExport>, 'sort' | 'format'>;

interface Listed {
  id: string;
  order_id: string;
  kind: OrderType;
  title: string;
  people: string[];
  at: number;
  payer: Refund['payer'];
  method: Exclude<Refund['method'], ''> | null;
  amount: number;
  state: Refund['state'];
  arrived_at: number | null;
}

/** Working days that a provider takes at most. */
const providerDays = 7;

/** The latest day on which the money arrives; "": it has, or the request is still looked at. */
const expectedDay = ({ state, at }: Pick<Listed, 'state' | 'at'>): Day | '' =>
  state === 'returning' ? workdaysAfter(dayAt(at), providerDays) : '';

type Query = SelectQueryBuilder<Tables, keyof Tables, Listed>;

/** Money back of the orders that a member has paid; the company's account sees of others' orders what the company has paid. */
function listOf(db: Database, member: Member, { state, days }: Filters) {
  const conditions: RawBuilder<SqlBool>[] = [
    ...(member.level === '70' ? [sql<SqlBool>`(r.payer = 'company' or o.member_id = ${member.memberId})`] : []),
    ...onDays(sql.ref('r.at'), days),
    ...(state === 'all' ? [] : [sql<SqlBool>`r.state = ${state}`]),
  ];
  const query = headsSeen(db, buyerViewOf(member)).map((heads) =>
    conditions
      .reduce((all, condition) => all.where(condition), heads.innerJoin('refunds as r', 'r.order_id', 'o.order_id'))
      .select(['r.id', 'r.order_id', 'r.at', 'r.payer', 'r.method', 'r.amount', 'r.state', 'r.arrived_at'])
      .select(['o.kind', 'o.title', sql<string[]>`o.card -> 'psgNames'`.as('people')]),
  );
  return {
    query: query as unknown as Query[],
    sorts: { '-at': sql.ref('r.at'), '-amount': sql.ref('r.amount') },
    id: sql.ref('r.id'),
    sums: {
      done: sql`case when r.state = 'done' then r.amount else 0 end`,
      coming: sql`case when r.state = 'done' then 0 else r.amount end`,
    },
  };
}

export async function listRefunds(
  { size, sort, after, skip, ...filters }: z.output<typeof walletSchemas.refunds>,
  call: Call,
): Promise<Envelope<Page<Refund>>> {
  return await paged(
    { db: call.db, ...listOf(call.db, memberOf(call), filters) },
    { size, sort, after, skip },
    (rows) =>
      rows.map((row) => ({
        id: row.id,
        orderId: row.order_id,
        product: row.kind,
        title: row.title,
        people: row.people,
        at: momentAt(row.at),
        payer: row.payer,
        method: row.method ?? '',
        amount: yuanOf(row.amount),
        state: row.state,
        expectedDay: expectedDay(row),
        arrivedAt: row.arrived_at === null ? '' : momentAt(row.arrived_at),
      })),
  );
}

const columns: Column<Listed>[] = [
  momentColumn('时间', ({ at }) => at),
  textColumn('订单号', ({ order_id }) => order_id),
  textColumn('行程', ({ title }) => title),
  textColumn('出行人', ({ people }) => people.join('、')),
  textColumn('退回方式', ({ method }) => (method ? channelNames[method] : '')),
  moneyColumn('金额', ({ amount }) => amount),
  textColumn('状态', ({ state }) => refundStateNames[state]),
  textColumn('预计到账', expectedDay),
  textColumn('到账时间', ({ arrived_at }) => (arrived_at === null ? '' : momentAt(arrived_at))),
];

export const refundFile = listFile({
  path: '/wallet/refundsFile',
  noun: '退款',
  nameOf: () => '退款记录',
  list: (db, member, input: z.output<typeof walletSchemas.refundsExport>) => listOf(db, member, input),
  columns: () => columns,
});
