import type { OrderIntlSlice } from '#contract/intl-order.ts';
import type { IntlRefundLine, IntlRefundQuote, IntlSale } from '#contract/intl-sale.ts';
import type { SaleStep } from '#contract/order-after-sale.ts';
import { momentAt } from '#domain/china-time.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { IntlRefundItem, SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import { showShares } from '../../../orders/money-back.ts';
import type { IntlRefund, IntlSaleState } from '../rows/whole-order.ts';
import { itemIdOf } from './ids.ts';

/** A slice of an order without what is of the inventory. */
export const sliceView = (
  { seats: _seats, prices: _prices, departsMs: _departs, arrivesMs: _arrives, flights, ...slice }: SoldSlice,
  sliceNo: number,
): OrderIntlSlice => ({ ...slice, sliceNo, flights: flights.map((flight) => ({ ...flight, schedule: null })) });

export const showRefundLine = (item: IntlRefundItem): IntlRefundLine => ({
  ticketId: itemIdOf(item),
  name: item.name,
  psgType: item.psgType,
  way: item.way,
  price: yuanOf(item.fare),
  tax: yuanOf(item.tax),
  serviceFee: yuanOf(item.servFee),
  charge: yuanOf(item.charge),
  taxKept: yuanOf(0),
  servFeeKept: yuanOf(item.servFeeKept),
  back: yuanOf(item.back),
  by: item.by,
});

const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => Fen): Fen =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

export const refundTotals = (items: readonly IntlRefundItem[]): IntlRefundQuote['totals'] => ({
  paid: yuanOf(sumOf(items, ({ fare, tax, servFee }) => fare + tax + servFee)),
  charge: yuanOf(sumOf(items, ({ charge, servFeeKept }) => charge + servFeeKept)),
  back: yuanOf(sumOf(items, ({ back }) => back)),
});

const timeOf = (at: number | null) => (at === null ? ('' as const) : momentAt(at));

function refundSteps({ applied_at, paid_back_at, state, content }: IntlRefund): SaleStep[] {
  const back = sumOf(content.shares, ({ amount }) => amount);
  return [
    { key: 'applied', title: '退票成功', time: timeOf(applied_at), state: 'done', detail: '座位已释放' },
    ...(back
      ? [
          {
            key: 'money',
            title: '退款到账',
            time: timeOf(paid_back_at),
            state:
              paid_back_at !== null ? ('done' as const) : state === 'returning' ? ('now' as const) : ('later' as const),
            detail: `¥${showFen(back, true)} 原路退回`,
          },
        ]
      : []),
  ];
}

/** A request as the page of its order shows it. */
export function showSale(sale: IntlSaleState): IntlSale[] {
  const { sale_id: saleId, order_id: orderNo, state } = sale;
  if (state === 'quoted' || sale.kind !== 'refund') return [];
  const { items, shares } = sale.content;
  return [
    {
      saleId,
      orderNo,
      state,
      createTime: momentAt(sale.applied_at ?? sale.quoted_at),
      shares: showShares(shares),
      kind: 'refund',
      title: `退票 ${items.length} 张`,
      steps: refundSteps(sale),
      actions: [],
      lines: items.map(showRefundLine),
      totals: refundTotals(items),
    },
  ];
}
