import type { z } from 'zod';
import type { CancelQuote, HotelConflict, HotelOrder } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { momentAt } from '#domain/china-time.ts';
import { penaltyAt, showStepMoment } from '#domain/hotel/cancel-rule.ts';
import { isUnpaid } from '#domain/product/status-table.ts';
import { isCancellable } from '#domain/product/stay-status.ts';
import { fenOf, showFen, sumAmounts, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { isOwn, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { once } from '../../../ground/once.ts';
import { paymentsIn } from '../../../money/payments/give-back.ts';
import { noteKept } from '../../../money/ledger/note-returned.ts';
import { stayLife, settle, voidStay } from './advance.ts';
import { sendBack } from './send-back.ts';
import { arrivalOf, sharesBack, showShares } from '../../../orders/money-back.ts';
import { showHotelOrder } from './show-order.ts';
import { refusedTwice } from '../../../orders/billed/billed-back.ts';
import { maySee, noOrder } from '../../../orders/may-see.ts';
import { lock, move } from '../../../orders/move.ts';
import { advance } from '../../../orders/life.ts';
import { stayOrders } from './stay-orders.ts';
import type { HotelOrderState } from './stay-orders.ts';

const closed = (status: number): Envelope<never> =>
  refuse(
    409,
    status === 5 || status === 7 || status === 8 ? '订单已取消' : '订单已不能取消，如有疑问请联系酒店或客服',
    {
      kind: 'orderClosed',
      status,
    },
  );

/** Kept of the money that was paid so far, if the stay is cancelled now. */
const penaltyOf = ({ status, content }: HotelOrderState, now: number): Fen =>
  isUnpaid(status) ? 0 : penaltyAt(content.steps, now);

async function quoteOf(tx: Tx, order: HotelOrderState, now: number): Promise<CancelQuote> {
  const penalty = penaltyOf(order, now);
  const paid = isUnpaid(order.status) ? 0 : order.payprice;
  const shares = await sharesBack(tx, order.order_id, paid - penalty);
  const next = order.content.steps.find(
    ({ fromMs, penalty: later }) => fromMs !== null && fromMs > now && later > penalty,
  );
  const until = !isUnpaid(order.status) && next?.fromMs ? next.fromMs : null;
  const reserved = sumAmounts(await paymentsIn(tx, order.order_id, 'reserved'));
  return {
    penalty: yuanOf(penalty),
    refund: yuanOf(paid - penalty),
    shares: showShares(shares),
    arrives: arrivalOf(shares),
    until: until === null ? null : momentAt(until),
    sentence: reserved
      ? `公司部分 ¥${showFen(reserved)} 将退回授信额度，取消不产生费用`
      : sentenceOf(penalty, paid, until),
  };
}

function sentenceOf(penalty: Fen, paid: Fen, until: number | null): string {
  if (paid === 0) return '尚未付款，取消不产生费用';
  if (penalty >= paid) return `现在取消不退款：扣全额 ¥${showFen(paid)}，退回 ¥0；保留订单不会再产生费用`;
  const now = penalty
    ? `现在取消扣 ¥${showFen(penalty)}，退回 ¥${showFen(paid - penalty)}`
    : `现在取消全额退回 ¥${showFen(paid)}`;
  return until === null ? now : `${now}；${showStepMoment(until)} 后扣款增加`;
}

/** The cost of a cancellation now. */
export async function quoteCancel({ orderNo }: { orderNo: string }, call: Call): Promise<Envelope<CancelQuote>> {
  const member = memberOf(call);
  const now = call.now();
  return await call.db.transaction().execute(async (tx) => {
    const locked = await lock(tx, stayOrders, orderNo);
    if (!locked || !maySee(member, locked)) return noOrder();
    if (!isOwn(member, locked)) return refuse(403, '请由下单人取消订单');
    const order = await advance(tx, stayLife, locked, now);
    return isCancellable(order.status) ? ok(await quoteOf(tx, order, now)) : closed(order.status);
  });
}

/** Cancels a stay before it begins: rooms are for sale again, and what is not kept goes back to its sources. */
export async function cancelHotelOrder(
  input: z.output<typeof hotelOrderSchemas.cancelOrder>,
  call: Call,
): Promise<Envelope<HotelOrder>> {
  const member = memberOf(call);
  return await once(call, input.requestId, input, async (tx) => {
    const now = call.now();
    const locked = await lock(tx, stayOrders, input.orderNo);
    if (!locked || !maySee(member, locked)) return noOrder();
    if (!isOwn(member, locked)) return refuse(403, '请由下单人取消订单');
    const order = await advance(tx, stayLife, locked, now);
    if (!isCancellable(order.status)) return closed(order.status);
    const penalty = penaltyOf(order, now);
    if (penalty > fenOf(input.seenPenalty))
      return refuse(409, `取消扣款已变为 ¥${showFen(penalty)}，请确认后再取消`, {
        kind: 'penalty',
        from: input.seenPenalty,
        to: yuanOf(penalty),
        quote: await quoteOf(tx, order, now),
      } satisfies HotelConflict);
    const shares = isUnpaid(order.status) ? [] : await sharesBack(tx, order.order_id, order.payprice - penalty);
    const twice = await refusedTwice(tx, order.order_id, shares);
    if (twice) return twice;
    const cancelled = await cancel(tx, order, penalty, input.reason, now);
    return ok(await showHotelOrder(tx, cancelled, call), '订单已取消');
  });
}

async function cancel(
  tx: Tx,
  order: HotelOrderState,
  penalty: Fen,
  reason: string,
  now: number,
): Promise<HotelOrderState> {
  const why = reason ? `，原因：${reason}` : '';
  const event = { at: now, title: '订单已取消', byOwner: true } as const;
  if (isUnpaid(order.status)) return await voidStay(tx, order, { ...event, detail: `由您取消，房间已释放${why}` });
  const back = order.payprice - penalty;
  const kept = penalty ? `扣款 ¥${showFen(penalty)}` : '未产生扣款';
  await tx.updateTable('hotel_orders').set({ penalty }).where('order_id', '=', order.order_id).execute();
  await noteKept(tx, order.order_id, penalty);
  const known = { ...order, penalty };
  if (back > 0)
    return await advance(
      tx,
      stayLife,
      await sendBack(tx, known, back, { ...event, detail: `由您取消，${kept}，退款 ¥${showFen(back)}${why}` }),
      now,
    );
  if (order.payprice > 0) await settle(tx, known, now);
  return await move(tx, stayOrders, known, 5, {}, { ...event, detail: `由您取消，${kept}${why}` });
}
