import type { z } from 'zod';
import type { BillRow } from '#contract/bill.ts';
import type { billSchemas } from '#contract/bill.schema.ts';
import { billNames, billStateNames, billTypeNames } from '#domain/bill/names.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';
import { listFile } from '../lists/list-file.ts';
import type { Column } from '../lists/exported.ts';
import { id, movementsOf, sorts } from './bill-query.ts';
import type { BillMovement } from './bill-query.ts';
import { viewMovement } from './query.ts';

const column = (title: string, type: Column<never>['type'], value: (row: BillRow) => string): Column<BillMovement> => ({ title, type, value: (movement) => value(viewMovement(movement)) });

const columns: Column<BillMovement>[] = [
  column('时间', 'moment', ({ at }) => at),
  column('类型', 'text', ({ type }) => billTypeNames[type]),
  column('订单号', 'text', ({ orderId }) => orderId),
  column('行程', 'text', ({ title }) => title),
  column('支付渠道', 'text', ({ channel }) => channelNames[channel]),
  column('流水号', 'text', ({ tradeNo }) => tradeNo),
  column('收入', 'money', ({ direction, amount }) => (direction === 'in' ? amount : '')),
  column('支出', 'money', ({ direction, amount }) => (direction === 'out' ? amount : '')),
  column('钱包余额', 'money', ({ balance }) => balance),
  column('状态', 'text', ({ state }) => billStateNames[state]),
  column('备注', 'text', ({ remark }) => remark),
];

export const billFile = listFile({
  path: '/bill/exportFile',
  noun: '账单',
  nameOf: ({ kind }: z.output<typeof billSchemas.export>) => billNames[kind],
  list: (db, member, input) => ({ query: movementsOf(db, member, input), sorts, id }),
  columns: () => columns,
});
