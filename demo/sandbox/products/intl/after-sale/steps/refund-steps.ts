import { showFen } from '#domain/money.ts';
import type { Tx } from '../../../../ground/call.ts';
import { airlines, book, moneyOfOrder } from '../../../../money/ledger/ledger.ts';
import { noteReturned } from '../../../../money/ledger/note-returned.ts';
import { partsText } from '../../../../money/payments/give-back.ts';
import { finishShares, startShares } from '../../../../orders/money-back.ts';
import { move } from '../../../../orders/move.ts';
import { nextStepAt, updateSale } from '../../../../orders/sales/sale-rows.ts';
import { refundMs } from '../../../../orders/timing.ts';
import { refreshHead } from '../../rows/intl-head.ts';
import { intlOrders, setTickets, ticketsOf, wantsOf } from '../../rows/intl-orders.ts';
import type { IntlOrderState } from '../../rows/intl-orders.ts';
import { intlSeats } from '../../rows/seats.ts';
import type { IntlRefund } from '../../rows/whole-order.ts';

const keysOf = ({ content }: IntlRefund) =>
  content.items.map(({ sliceNo, passengerNo }) => ({ slice_no: sliceNo, passenger_no: passengerNo }));

/** 2, 3 → 9: the tickets are given back, their seats are for sale, and the money begins its way. */
export async function beginRefund(
  tx: Tx,
  order: IntlOrderState,
  sale: IntlRefund,
  at: number,
): Promise<IntlOrderState> {
  const { order_id: orderId, member_id: memberId, app_id: appId } = order;
  const { items, shares } = sale.content;
  const keys = keysOf(sale);
  const tickets = (await ticketsOf(tx, orderId)).filter((one) =>
    keys.some(({ slice_no, passenger_no }) => slice_no === one.slice_no && passenger_no === one.passenger_no),
  );
  await intlSeats.giveBack(tx, wantsOf(order.content.slices, tickets));
  await setTickets(tx, orderId, 'refunding', keys);
  const back = items.reduce((sum, item) => sum + item.back, 0);
  if (back)
    await book(tx, {
      key: `taken-back:${sale.sale_id}`,
      kind: 'takenBack',
      orderId,
      memberId,
      appId,
      at,
      moves: { [airlines]: -back, [moneyOfOrder(orderId)]: back },
    });
  const isBack = await startShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await noteReturned(tx, orderId, shares);
  const stepAt = isBack ? at : at + refundMs;
  await updateSale(tx, sale, { state: 'returning', applied_at: at, decided_at: at, step_at: stepAt });
  const fee = items.reduce((sum, { charge }) => sum + charge, 0);
  return await move(
    tx,
    intlOrders,
    order,
    9,
    { step_at: await nextStepAt(tx, orderId) },
    {
      at,
      byOwner: true,
      title: '退票成功',
      detail: `${items.map(({ name, way }) => `${name} ${way}`).join('、')}，${
        fee ? `退票费 ¥${showFen(fee, true)}` : '免退票费'
      }，${shares.length ? `退回 ${partsText(shares)}` : '没有可退金额'}`,
    },
  );
}

/** 9 → 6, or back to 2 or 3 while somebody of the order still flies: the money is where it came from. */
export async function finishRefund(
  tx: Tx,
  order: IntlOrderState,
  sale: IntlRefund,
  at: number,
): Promise<IntlOrderState> {
  const { order_id: orderId } = order;
  const { shares } = sale.content;
  await finishShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
  await updateSale(tx, sale, { state: 'done', paid_back_at: at, step_at: null });
  await setTickets(tx, orderId, 'refunded', keysOf(sale));
  await refreshHead(tx, order);
  const rest = (await ticketsOf(tx, orderId)).filter(({ state }) => state === 'open');
  const isChanged = rest.some(({ slice_no }) => order.content.slices[slice_no]?.changedFrom !== null);
  const event = { at, title: '退款完成', detail: shares.length ? `${partsText(shares)} 已原路退回` : '没有可退金额' };
  return await move(
    tx,
    intlOrders,
    order,
    rest.length ? (isChanged ? 3 : 2) : 6,
    { step_at: await nextStepAt(tx, orderId) },
    event,
  );
}
