import type { OrderIntlSlice } from '#contract/intl-order.ts';
import type { IntlChangeLine, IntlChangeSums, IntlRefundLine, IntlRefundQuote, IntlSale } from '#contract/intl-sale.ts';
import { yuanOf } from '#domain/money.ts';
import type { IntlChangeItem, IntlRefundItem, SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import { changeSteps, dueOfChange, headOfSale, refundSteps, sumOf } from '../../../orders/tickets/sale-shown.ts';
import type { IntlSaleState } from '../rows/whole-order.ts';
import { itemIdOf } from './ids.ts';

/** A slice of an order without what is of the inventory. */
export const sliceView = (
  { seats: _seats, prices: _prices, departsMs: _departs, arrivesMs: _arrives, flights, schedules, ...slice }: SoldSlice,
  sliceNo: number,
): OrderIntlSlice => ({
  ...slice,
  sliceNo,
  flights: flights.map((flight, n) => ({ ...flight, schedule: schedules?.[n] ?? null })),
});

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

export const refundTotals = (items: readonly IntlRefundItem[]): IntlRefundQuote['totals'] => ({
  paid: yuanOf(sumOf(items, ({ fare, tax, servFee }) => fare + tax + servFee)),
  charge: yuanOf(sumOf(items, ({ charge, servFeeKept }) => charge + servFeeKept)),
  back: yuanOf(sumOf(items, ({ back }) => back)),
});

type ChangeSum = Pick<IntlChangeItem, 'changeSpread' | 'taxSpread' | 'charge' | 'due'>;

/** Of one or more tickets; a cheaper flight gives nothing back. */
export const changeTotals = (items: readonly ChangeSum[]): IntlChangeSums => ({
  spread: yuanOf(sumOf(items, ({ changeSpread }) => changeSpread)),
  taxSpread: yuanOf(sumOf(items, ({ taxSpread }) => taxSpread)),
  charge: yuanOf(sumOf(items, ({ charge }) => charge)),
  due: yuanOf(sumOf(items, ({ due }) => due)),
  back: yuanOf(0),
});

export const showChangeLine = (item: IntlChangeItem): IntlChangeLine => ({
  ticketId: itemIdOf(item),
  name: item.name,
  psgType: item.psgType,
  ...changeTotals([item]),
});

/** A request as the page of its order shows it. */
export function showSale(sale: IntlSaleState, slices: readonly SoldSlice[], now: number): IntlSale {
  const head = headOfSale(sale);
  if (sale.kind === 'refund') {
    const { items } = sale.content;
    return {
      ...head,
      kind: 'refund',
      title: `退票 ${items.length} 张`,
      steps: refundSteps(sale),
      actions: [],
      lines: items.map(showRefundLine),
      totals: refundTotals(items),
    };
  }
  const { items, sliceNo, fresh, freshNo } = sale.content;
  const old = slices[sliceNo];
  if (!old) throw new Error(`no slice ${sliceNo} in order ${head.orderNo}`);
  const due = sumOf(items, (item) => item.due);
  return {
    ...head,
    kind: 'change',
    title: `改签至 ${fresh.flights.map(({ flightNo }) => flightNo).join('、')}`,
    old: sliceView(old, sliceNo),
    new: sliceView({ ...fresh, changedFrom: sliceNo }, freshNo),
    steps: changeSteps(sale, { due, valid: '原机票继续有效', name: '改签' }),
    ...dueOfChange(sale, due, now),
    lines: items.map(showChangeLine),
    totals: changeTotals(items),
  };
}
