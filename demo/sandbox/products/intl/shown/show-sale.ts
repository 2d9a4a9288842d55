import type { OrderIntlSlice } from '#contract/intl-order.ts';
import type { IntlChangeLine, IntlChangeSums, IntlRefundLine, IntlRefundQuote, IntlSale } from '#contract/intl-sale.ts';
import type { SaleStep } from '#contract/order-after-sale.ts';
import { momentAt } from '#domain/china-time.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import { mayWithdraw, saleLook } from '#domain/order/after-sale/sale-states.ts';
import type { Fen } from '#domain/money.ts';
import type { IntlChangeItem, IntlRefundItem, SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import { showShares } from '../../../orders/money-back.ts';
import type { IntlChange, IntlRefund, IntlSaleState } from '../rows/whole-order.ts';
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

const sumOf = <Item>(items: readonly Item[], amountOf: (item: Item) => Fen): Fen =>
  items.reduce((sum, item) => sum + amountOf(item), 0);

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

function changeSteps({ state, applied_at, paid_at, decided_at, content }: IntlChange): SaleStep[] {
  const due = sumOf(content.items, (item) => item.due);
  const isOff = state === 'withdrawn' || state === 'lapsed' || state === 'refused';
  return [
    { key: 'applied', title: '新座位已占', time: timeOf(applied_at), state: 'done', detail: '' },
    ...(due
      ? [
          {
            key: 'paid',
            title: '支付差价',
            time: timeOf(paid_at),
            state: paid_at !== null ? ('done' as const) : isOff ? ('off' as const) : ('now' as const),
            detail: `¥${showFen(due, true)}`,
          },
        ]
      : []),
    {
      key: 'done',
      title: isOff ? saleLook(state).label : '改签成功',
      time: timeOf(decided_at),
      state: isOff ? 'off' : state === 'done' ? 'done' : 'later',
      detail: isOff ? '原机票继续有效' : '',
    },
  ];
}

/** A request as the page of its order shows it. */
export function showSale(sale: IntlSaleState, slices: readonly SoldSlice[], now: number): IntlSale {
  const { sale_id: saleId, order_id: orderNo, state } = sale;
  if (state === 'quoted') throw new Error(`${saleId} is a quote, not a request`);
  const head = {
    saleId,
    orderNo,
    state,
    createTime: momentAt(sale.applied_at ?? sale.quoted_at),
    shares: showShares(sale.content.shares),
  };
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
  if (!old) throw new Error(`no slice ${sliceNo} in order ${orderNo}`);
  const deadline = sale.pay_deadline ?? 0;
  return {
    ...head,
    kind: 'change',
    title: `改签至 ${fresh.flights.map(({ flightNo }) => flightNo).join('、')}`,
    old: sliceView(old, sliceNo),
    new: sliceView({ ...fresh, changedFrom: sliceNo }, freshNo),
    steps: changeSteps(sale),
    actions: [
      ...(state === 'unpaid' && deadline > now ? (['pay'] as const) : []),
      ...(mayWithdraw(state) ? (['withdraw'] as const) : []),
    ],
    lines: items.map(showChangeLine),
    totals: changeTotals(items),
    payDeadlineMs: items.some(({ due }) => due > 0) ? deadline : 0,
  };
}
