import type { z } from 'zod';
import type { billSchemas } from '#contract/bill.schema.ts';
import { billNames, billStateNames, billTypeNames } from '#domain/bill/names.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';
import { listFile } from '../lists/list-file.ts';
import { momentColumn, moneyColumn, textColumn } from '../lists/exported.ts';
import type { Column } from '../lists/exported.ts';
import { id, movementsOf, sorts } from './bill-query.ts';
import type { BillMovement } from './bill-query.ts';
import { remarkOf, stateOf } from './query.ts';

const columns: Column<BillMovement>[] = [
  momentColumn('时间', ({ at }) => at),
  textColumn('类型', ({ type }) => billTypeNames[type]),
  textColumn('订单号', ({ order_id }) => order_id ?? ''),
  textColumn('行程', ({ title }) => title ?? ''),
  textColumn('支付渠道', ({ channel }) => channelNames[channel]),
  textColumn('流水号', ({ trade_no }) => trade_no),
  moneyColumn('收入', ({ amount }) => (amount > 0 ? amount : null)),
  moneyColumn('支出', ({ amount }) => (amount > 0 ? null : -amount)),
  moneyColumn('钱包余额', ({ balance }) => balance),
  textColumn('状态', (movement) => billStateNames[stateOf(movement)]),
  textColumn('备注', remarkOf),
];

export const billFile = listFile({
  path: '/bill/exportFile',
  noun: '账单',
  nameOf: ({ kind }: z.output<typeof billSchemas.export>) => billNames[kind],
  list: (db, member, input) => ({ query: movementsOf(db, member, input), sorts, id }),
  columns: () => columns,
});
