import type { IntlStatus } from '#domain/product/intl-status.ts';
import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { earnIncomes } from '../../../money/incomes/earn.ts';
import { airlines, book, moneyOfOrder, serviceFees } from '../../../money/ledger/ledger.ts';
import { tick } from '../../../orders/life.ts';
import { approvalPort } from '../../../orders/approval/ports.ts';
import { move } from '../../../orders/move.ts';
import { recordIntl } from '../../../orders/record.ts';
import { nextStepAt } from '../../../orders/sales/sale-rows.ts';
import { lifeOfTickets } from '../../../orders/tickets/life-of-tickets.ts';
import { intlPriceNow } from './price-now.ts';
import { saleStep } from '../after-sale/steps/sale-steps.ts';
import { slicesNow } from '../rows/intl-head.ts';
import { slicePart } from '../shown/case-parts.ts';
import type { IntlChangeContent } from '../../../ground/database/tables/tables-intl.ts';
import { sumOf } from '../rows/booked-tickets.ts';
import { intlOrders, ticketsOf } from '../rows/intl-orders.ts';
import type { IntlOrderState } from '../rows/intl-orders.ts';

/** 7 → 2: the tickets are valid; fares and taxes are the airline's, the fee is ours. */
async function issueTickets(tx: Tx, order: IntlOrderState, at: number): Promise<IntlOrderState> {
  const { order_id: orderId, member_id: memberId, app_id: appId, payprice } = order;
  const tickets = await ticketsOf(tx, orderId);
  const fee = sumOf(tickets, 'service_fee');
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
export const {
  life: intlLife,
  voidUnpaid: voidIntlOrder,
  askForTickets,
  reject,
} = lifeOfTickets<IntlOrderState, IntlStatus>({
  kind: intlOrders,
  supplier: '航司',
  freed: () => '座位已释放',
  issue: issueTickets,
  later: saleStep,
});

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
