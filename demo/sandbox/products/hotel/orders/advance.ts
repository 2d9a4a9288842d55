import { awaitsApproval } from '#domain/product/status-table.ts';
import { addDays, msOf } from '#domain/china-time.ts';
import { showFen, sumAmounts } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { chanceOf } from '../../../ground/chance.ts';
import type { ClockOwner } from '../../../ground/account-clock.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import { finishShares } from '../../../orders/money-back.ts';
import { ticketingMs } from '../../../orders/timing.ts';
import { book, hotelSales, moneyOfOrder } from '../../../money/ledger/ledger.ts';
import { recordStay } from '../../../orders/record.ts';
import { sendBack } from './send-back.ts';
import type { StayStatus } from '#domain/product/stay-status.ts';
import { tick } from '../../../orders/life.ts';
import { lapsedEvent } from '../../../orders/approval/end-with-order.ts';
import { approvalPort, toPay } from '../../../orders/approval/ports.ts';
import type { Life } from '../../../orders/life.ts';
import { voidOrder } from '../../../orders/making/void-order.ts';
import { isRefused } from '../../../orders/refused.ts';
import type { OrderEvent } from '../../../orders/order-event.ts';
import { move } from '../../../orders/move.ts';
import { stayPart } from './case-parts.ts';
import { stayPriceNow } from './price-now.ts';
import { stayOrders } from './stay-orders.ts';
import type { HotelOrderState } from './stay-orders.ts';

/** Until the hotel answers: at once for a rate that says so, else about half a minute. */
export const confirmMs = ({ order_id, content }: Pick<HotelOrderState, 'order_id' | 'content'>): number =>
  content.rate.instant ? 3000 : ticketingMs(order_id);

export const checkInMs = ({ check_in, content }: Pick<HotelOrderState, 'check_in' | 'content'>): number =>
  msOf(`${check_in} ${content.hotel.checkInFrom}:00`);
/** The guest's announced time of arrival, at the earliest the hotel's check-in time: the order can be cancelled until then. */
const arrivalMs = (order: Pick<HotelOrderState, 'check_in' | 'content'>): number => {
  const [, next, hour = ''] = /^(次日 )?(\d\d:\d\d)$/.exec(order.content.arrival) ?? [];
  const comes = hour ? msOf(`${next ? addDays(order.check_in, 1) : order.check_in} ${hour}:00`) : 0;
  return Math.max(checkInMs(order), comes);
};
export const checkOutMs = ({ check_out, content }: Pick<HotelOrderState, 'check_out' | 'content'>): number =>
  msOf(`${check_out} ${content.hotel.checkOutUntil}:00`);

/** The step that is due on an order, at its own time. */
async function step(tx: Tx, order: HotelOrderState, at: number): Promise<HotelOrderState> {
  switch (order.status) {
    case 0:
      return await voidStay(tx, order, { at, title: '订单已取消', detail: '超过支付时限未支付，房间已释放' });
    case awaitsApproval:
      return await voidStay(tx, order, lapsedEvent(at, '房间已释放'));
    case 1:
      return await answerOfHotel(tx, order, at);
    case 2:
      return await move(
        tx,
        stayOrders,
        order,
        3,
        { step_at: Math.max(at, checkOutMs(order)) },
        { at, title: '已入住', detail: `${order.content.hotel.name} ${order.content.room.name}` },
      );
    case 3:
      await settle(tx, order, at);
      return await move(tx, stayOrders, order, 4, {}, { at, title: '已离店', detail: '感谢入住' });
    case 7: {
      const shares = order.shares ?? [];
      await finishShares(tx, { orderId: order.order_id, saleId: order.order_id, shares }, at);
      await settle(tx, order, at);
      const sum = sumAmounts(shares);
      return await move(tx, stayOrders, order, 8, {}, { at, title: '退款完成', detail: `¥${showFen(sum)} 已原路退回` });
    }
    default:
      throw new Error(`hotel order ${order.order_id} has no step in status ${order.status}`);
  }
}

/** Line of the timeline by which a refused order is known once its money is back. */
export const refusedTitle = '酒店无法接待';

/** Hotels refuse a guest or a remark that begins with 拒: the way for demos and tests to see a refusal. */
async function answerOfHotel(tx: Tx, order: HotelOrderState, at: number): Promise<HotelOrderState> {
  const { guests, remark, hotel } = order.content;
  if (!isRefused([remark, ...guests.flat().map(({ name }) => name)])) {
    const confirmNo = String(10_000_000 + Math.floor(chanceOf(`confirm ${order.order_id}`) * 89_999_999));
    return await move(
      tx,
      stayOrders,
      order,
      2,
      { step_at: Math.max(at, arrivalMs(order)), confirm_no: confirmNo },
      { at, title: '酒店已确认', detail: `${hotel.name}已确认，确认号 ${confirmNo}` },
    );
  }
  const refused = await move(
    tx,
    stayOrders,
    order,
    6,
    {},
    {
      at,
      title: refusedTitle,
      detail: order.payprice ? '酒店未能确认房间，款项将原路退回' : '酒店未能确认房间，订单未产生费用',
    },
  );
  return order.payprice
    ? await sendBack(tx, refused, order.payprice, { at, title: '退款中', detail: '款项原路退回' })
    : refused;
}

/** Unpaid and over, by the member or by time: rooms, the company's share and open QR codes are given up once. */
export const voidStay = async (tx: Tx, order: HotelOrderState, event: OrderEvent): Promise<HotelOrderState> =>
  await voidOrder(tx, stayOrders, order, event, (shares) => `公司部分 ¥${showFen(sumAmounts(shares))} 退回授信额度`);

/** Money that the order still holds goes to the hotel: the stay, a guarantee, or the penalty of a cancellation. */
export async function settle(tx: Tx, order: HotelOrderState, at: number): Promise<void> {
  const back = sumAmounts(order.shares ?? []);
  const rest: Fen = order.payprice - back;
  if (rest === 0) return;
  await book(tx, {
    key: `settlement:${order.order_id}`,
    kind: 'settlement',
    orderId: order.order_id,
    memberId: order.member_id,
    appId: order.app_id,
    at,
    moves: { [moneyOfOrder(order.order_id)]: -rest, [hotelSales]: rest },
  });
  await recordStay(tx, order.order_id);
}

/** Orders of stays as time moves them on. */
export const stayLife: Life<HotelOrderState, StayStatus> = { kind: stayOrders, step };

/** Takes the steps of all stays that are due. */
export const advanceStays = async (db: Database, now: number, owner?: ClockOwner): Promise<number> =>
  await tick(db, stayLife, now, undefined, owner);

/** Orders that a company decides on; one without a payment goes to the hotel. */
export const stayApproval = approvalPort(stayLife, {
  held: '房间',
  end: voidStay,
  priceNow: stayPriceNow,
  parts: (_, order) => Promise.resolve([stayPart(order)]),
  approve: async (tx, order, event) =>
    order.payprice > 0
      ? await toPay(tx, stayLife, order, event)
      : await move(
          tx,
          stayOrders,
          order,
          1,
          { step_at: event.at + confirmMs(order) },
          { ...event, title: '审批通过', detail: '已提交酒店确认' },
        ),
});
