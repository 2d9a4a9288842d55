import type { z } from 'zod';
import { longFile } from '#contract/page.ts';
import { billColumnsOf } from '#contract/bill.ts';
import type { BillColumn, BillFigure, BillKind, BillRow, BillType } from '#contract/bill.ts';
import type { billSchemas } from '#contract/bill.schema.ts';
import {
  billFigureNames,
  billFigureNamesOf,
  billNames,
  billProductNames,
  billStateNames,
  billSubjectNames,
  billTypeNames,
} from '#domain/bill/names.ts';
import { channelNames } from '#domain/payment/pay-methods.ts';
import { listFile } from '../../ground/lists/list-file.ts';
import type { BillRecord } from './bill-source.ts';
import { billSources } from './sources.ts';
import { momentColumn, moneyColumn, numberColumn, textColumn } from '../../ground/lists/column.ts';
import type { Column } from '../../ground/lists/column.ts';

type FileColumn = Column<BillRecord>;

/** Columns of the file for one of the screen. */
const others: Readonly<Record<Exclude<BillColumn, BillFigure>, (kind: BillKind) => FileColumn[]>> = {
  at: () => [momentColumn('时间', ({ at }) => at)],
  type: () => [textColumn('类型', ({ type }) => billTypeNames[type])],
  about: (kind) =>
    isSummary(kind)
      ? [textColumn('期间', ({ title }) => title ?? '')]
      : [
          textColumn('订单号', ({ order_id }) => order_id ?? ''),
          textColumn('说明', ({ product, title, type }) => aboutOf(product ?? '', title ?? '', type)),
          ...(hasTrade(kind)
            ? [
                textColumn<BillRecord>('流水号', ({ trade_no }) => trade_no ?? ''),
                textColumn<BillRecord>('备注', ({ remark }) => remark ?? ''),
              ]
            : []),
        ],
  people: (kind) => [textColumn(isIncome(kind) ? '来源会员' : '乘机人', ({ people }) => people ?? '')],
  channel: () => [textColumn('支付渠道', ({ channel }) => (channel ? channelNames[channel] : ''))],
  amount: (kind) =>
    hasTrade(kind)
      ? [
          moneyColumn('收入', ({ amount }) => (amount < 0 ? null : amount)),
          moneyColumn('支出', ({ amount }) => (amount < 0 ? -amount : null)),
        ]
      : kind === 'integral'
        ? [numberColumn('积分', ({ amount }) => amount / 100)]
        : [moneyColumn('金额', ({ amount }) => amount)],
  balance: (kind) =>
    kind === 'integral'
      ? [numberColumn('积分余额', ({ balance }) => balance && balance / 100)]
      : [moneyColumn('钱包余额', ({ balance }) => balance)],
  state: () => [textColumn('状态', ({ state }) => billStateNames[state])],
};

/** As the screen says it. */
const aboutOf = (product: BillRow['product'], title: string, type: BillType): string =>
  [billProductNames[product], title || billSubjectNames[type]].filter(Boolean).join(' ');

const hasTrade = (kind: BillKind): boolean => ['transaction', 'recharge', 'putforward'].includes(kind);
const isIncome = (kind: BillKind): boolean => kind === 'recom' || kind === 'share';
const isSummary = (kind: BillKind): boolean => kind.endsWith('Sum');

const isFigure = (column: BillColumn): column is BillColumn & BillFigure => Object.hasOwn(billFigureNames, column);

const columnsOf = (kind: BillKind, asked: readonly BillColumn[]): FileColumn[] =>
  billColumnsOf[kind]
    .filter((column) => asked.includes(column))
    .flatMap((column: BillColumn) =>
      isFigure(column) ? [figureColumn(nameOf(kind, column), column)] : others[column](kind),
    );
/** Numbers and per cents have no money's decimals. */
const figureColumn = (title: string, figure: BillFigure): FileColumn =>
  figure === 'tickets' || figure === 'rate'
    ? numberColumn(title, ({ figures }) => (figures[figure] ?? null) && Number(figures[figure]) / 100)
    : moneyColumn(title, ({ figures }) => figures[figure] ?? null);
const nameOf = (kind: BillKind, figure: BillFigure): string =>
  figure === 'rate' ? `${billFigureNames.rate}（%）` : billFigureNamesOf(kind)[figure];

export const billFile = listFile({
  path: '/bill/exportFile',
  noun: '账单',
  atMost: longFile,
  nameOf: ({ kind }: z.output<typeof billSchemas.export>) => billNames[kind],
  list: (db, member, input) => billSources[input.kind](db, member, input),
  columns: ({ input }) => columnsOf(input.kind, input.columns ?? billColumnsOf[input.kind]),
});
