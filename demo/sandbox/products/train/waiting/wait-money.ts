import type { Fen } from '#domain/money.ts';
import { momentAt } from '#domain/china-time.ts';
import type { Tx } from '../../../ground/call.ts';
import type { Share } from '../../../ground/database/tables/tables-after-sale.ts';
import { writeEnd } from '../../../orders/heads/write-head.ts';
import { finishShares, refundOrder, sharesBack, sharesOver, startShares } from '../../../orders/money-back.ts';
import { finishRefunds, partsText, paymentsIn } from '../../../money/payments/give-back.ts';
import { move, note } from '../../../orders/move.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';
import { scheduleOrder } from '../../../orders/sales/sale-rows.ts';
import { refundMs } from '../../../orders/timing.ts';
import { railOrders, ticketsOf } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import { wayOfRide } from '../seats/way-of-ride.ts';

/** The deposit is paid: the order takes its place in the line of each of its wishes. */
export async function beginWaiting(tx: Tx, order: RailOrderState, now: number): Promise<void> {
  const { wait, passengers } = order.content;
  if (!wait) throw new Error(`order ${order.order_id} waits for nothing`);
  const wishes = wait.wishes.flatMap((wish, at) => {
    if (wish.schedule?.kind === 'cancelled') return [];
    const { trainDay, sections } = wayOfRide(wish);
    return [
      {
        order_id: order.order_id,
        wish_no: at,
        train_day: trainDay,
        seat_class: wish.seatClass,
        sections,
        passengers: passengers.length,
        place: now,
      },
    ];
  });
  await tx.insertInto('rail_wishes').values(wishes).execute();
  const event = {
    at: now,
    title: '候补中',
    detail: `截止 ${momentAt(wait.deadline).slice(5, 16)}，有座位退回时按付款先后兑现`,
  };
  await move(tx, railOrders, order, 13, { step_at: wait.deadline }, event);
}

/** An order that waits no more, by the clock or by its member: it leaves the line, and the deposit goes back. */
export async function releaseWaiting(tx: Tx, order: RailOrderState, event: OrderEvent): Promise<RailOrderState> {
  const { order_id: orderId } = order;
  await tx.deleteFrom('rail_wishes').where('order_id', '=', orderId).execute();
  const parts = await refundOrder(tx, orderId, event.at);
  await writeEnd(tx, orderId, event.byOwner ? 'member' : 'deadline');
  return await move(
    tx,
    railOrders,
    order,
    9,
    { step_at: event.at + refundMs },
    { ...event, detail: `${event.detail}，${partsText(parts)} 原路退回` },
  );
}

const saleIdOf = (orderId: string): string => `wait:${orderId}`;

/** The rest of the deposit by its payers: each gets back what they paid above their share. */
async function sharesOfSplit(
  tx: Tx,
  orderId: string,
  deposit: { company: Fen; personal: Fen },
  split: { company: Fen; personal: Fen },
): Promise<Share[]> {
  const payments = await paymentsIn(tx, orderId, 'paid');
  const back = (payer: 'company' | 'personal'): Share[] =>
    sharesOver(
      deposit[payer] - split[payer],
      payments.filter((one) => one.payer === payer),
      ({ amount }) => amount,
    );
  return [...back('company'), ...back('personal')];
}

/**
 * The price of the tickets in place of the deposit; the rest of the deposit goes back. `stepAt`: when a provider has
 * given its part back; null where nothing is on its way.
 */
export async function takeActualPrice(
  tx: Tx,
  order: RailOrderState,
  at: number,
): Promise<{ payprice: Fen; stepAt: number | null }> {
  const { order_id: orderId, content } = order;
  if (!content.wait) return { payprice: order.payprice, stepAt: null };
  const payprice = (await ticketsOf(tx, orderId)).reduce((sum, { price }) => sum + price, 0);
  const rest = order.payprice - payprice;
  if (rest <= 0) return { payprice, stepAt: null };
  const { served, metTerms, terms: asked } = content.wait;
  const terms = served === null ? undefined : (metTerms ?? asked?.[served]);
  const split = terms && { company: terms.company, personal: terms.personal };
  const shares =
    split && order.split
      ? await sharesOfSplit(tx, order.order_id, order.split, split)
      : await sharesBack(tx, orderId, rest);
  const isBack = await startShares(tx, { orderId, saleId: saleIdOf(orderId), shares }, at);
  await tx
    .updateTable('rail_orders')
    .set({
      payprice,
      ...(split && { split: JSON.stringify(split) }),
      content: JSON.stringify({ ...content, wait: { ...content.wait, back: shares, isBack } }),
    })
    .where('order_id', '=', orderId)
    .execute();
  await tx.updateTable('orders').set({ amount: payprice }).where('order_id', '=', orderId).execute();
  await note(tx, railOrders, orderId, { at, title: '差额退回', detail: `${partsText(shares)} 原路退回` });
  return { payprice, stepAt: isBack ? null : at + refundMs };
}

/** A provider has given its part of the rest back. */
async function finishDifference(tx: Tx, order: RailOrderState, at: number): Promise<RailOrderState> {
  const { order_id: orderId, content } = order;
  const { wait } = content;
  const back = wait?.back ?? [];
  await finishShares(tx, { orderId, saleId: saleIdOf(orderId), shares: back }, at);
  const next = { ...order, content: { ...content, ...(wait && { wait: { ...wait, isBack: true } }) } };
  await tx
    .updateTable('rail_orders')
    .set({ content: JSON.stringify(next.content) })
    .where('order_id', '=', orderId)
    .execute();
  await note(tx, railOrders, orderId, { at, title: '差额已退回', detail: partsText(back) });
  return next;
}

/** The step of an order that waits, or whose deposit is on its way back; undefined: another step is due. */
export async function waitStep(tx: Tx, order: RailOrderState, at: number): Promise<RailOrderState | undefined> {
  const { wait } = order.content;
  if (!wait) return undefined;
  if (order.status === 13)
    return await releaseWaiting(tx, order, { at, title: '候补未兑现', detail: '到截止时间仍没有合适的座位' });
  if (order.status === 9 && wait.served === null) {
    const parts = await finishRefunds(tx, order.order_id, at);
    const detail = parts.length ? `${partsText(parts)} 已原路退回` : '预付款已全部退回';
    return await move(tx, railOrders, order, 6, {}, { at, title: '退款完成', detail });
  }
  if (!wait.back || wait.isBack) return undefined;
  const finished = await finishDifference(tx, order, at);
  // A request about the tickets may wait for the clock, too.
  return { ...finished, step_at: await scheduleOrder(tx, railOrders, order.order_id) };
}
