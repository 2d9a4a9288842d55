import { awaitsApproval } from '#domain/product/status-table.ts';
import type { IntlStatus } from '#domain/product/intl-status.ts';
import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { earnIncomes } from '../../../money/incomes/earn.ts';
import { airlines, book, moneyOfOrder, serviceFees } from '../../../money/ledger/ledger.ts';
import { tick } from '../../../orders/life.ts';
import { lapsedEvent } from '../../../orders/approval/end-with-order.ts';
import { approvalPort } from '../../../orders/approval/ports.ts';
import type { Life } from '../../../orders/life.ts';
import { endRejected, rejectOrder } from '../../../orders/making/reject-order.ts';
import { move } from '../../../orders/move.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';
import { recordIntl } from '../../../orders/record.ts';
import { isRefused } from '../../../orders/refused.ts';
import { nextStepAt } from '../../../orders/sales/sale-rows.ts';
import { ticketingMs } from '../../../orders/timing.ts';
import { voidOrder } from '../../../orders/making/void-order.ts';
import { intlPriceNow } from './price-now.ts';
import { saleStep } from '../after-sale/steps/sale-steps.ts';
import { slicesNow } from '../rows/intl-head.ts';
import { slicePart } from '../shown/case-parts.ts';
import type { IntlChangeContent } from '../../../ground/database/tables/tables-intl.ts';
import { intlOrders, ticketsOf } from '../rows/intl-orders.ts';
import type { IntlOrderState } from '../rows/intl-orders.ts';

/** The step that is due on an order, at its own time. */
async function step(tx: Tx, order: IntlOrderState, at: number): Promise<IntlOrderState> {
  switch (order.status) {
    case 0:
      return await voidIntlOrder(tx, order, { at, title: '订单已取消', detail: '超过支付时限未支付，座位已释放' });
    case awaitsApproval:
      return await voidIntlOrder(tx, order, lapsedEvent(at, '座位已释放'));
    case 1:
      return await beginTicketing(tx, order, at);
    case 7:
      return isRefused(order.content.passengers.map(({ name }) => name))
        ? await reject(tx, order, at)
        : await issueTickets(tx, order, at);
    case 8:
      return await endRejected(tx, intlOrders, order, at);
    default:
      return await saleStep(tx, order, at);
  }
}

/** Unpaid and over, by the member or by time: seats, the company's share and open QR codes are given up once. */
export const voidIntlOrder = async (tx: Tx, order: IntlOrderState, event: OrderEvent): Promise<IntlOrderState> =>
  await voidOrder(tx, intlOrders, order, event);

/** 1 → 7: the airline is asked. */
export const beginTicketing = async (tx: Tx, order: IntlOrderState, at: number): Promise<IntlOrderState> =>
  await move(
    tx,
    intlOrders,
    order,
    7,
    { step_at: at + ticketingMs(order.order_id) },
    { at, title: '出票中', detail: '已提交航司出票' },
  );

/** Paid, and the airline issues no tickets: all money goes back. */
export const reject = async (
  tx: Tx,
  order: IntlOrderState,
  at: number,
  why = '航司未能出票',
): Promise<IntlOrderState> => await rejectOrder(tx, intlOrders, order, at, why);

/** 7 → 2: the tickets are valid; fares and taxes are the airline's, the fee is ours. */
async function issueTickets(tx: Tx, order: IntlOrderState, at: number): Promise<IntlOrderState> {
  const { order_id: orderId, member_id: memberId, app_id: appId, payprice } = order;
  const tickets = await ticketsOf(tx, orderId);
  const fee = tickets.reduce((sum, { service_fee }) => sum + service_fee, 0);
  await book(tx, {
    key: `settlement:${orderId}`,
    kind: 'settlement',
    orderId,
    memberId,
    appId,
    at,
    moves: { [moneyOfOrder(orderId)]: -payprice, [airlines]: payprice - fee, ...(fee && { [serviceFees]: fee }) },
  });
  await recordIntl(tx, orderId);
  await earnIncomes(
    tx,
    order,
    tickets.map(({ price }) => price),
    at,
  );
  return await move(
    tx,
    intlOrders,
    order,
    2,
    { step_at: await nextStepAt(tx, orderId) },
    { at, title: '已出票', detail: `${order.content.passengers.length} 位乘机人的电子客票已出，请凭证件值机` },
  );
}

/** Orders of international flights as time moves them on. */
export const intlLife: Life<IntlOrderState, IntlStatus> = { kind: intlOrders, step };

/** Takes the steps of all orders that are due. */
export const advanceIntl = async (db: Database, now: number, owner?: ClockOwner): Promise<number> =>
  await tick(db, intlLife, now, undefined, owner);

/** Orders that a company decides on. */
export const intlApproval = approvalPort(intlLife, {
  end: voidIntlOrder,
  priceNow: intlPriceNow,
  parts: async (tx, order) => slicesNow(order, await ticketsOf(tx, order.order_id)).flatMap(slicePart),
  fresh: (content) => slicePart((content as IntlChangeContent).fresh),
});
