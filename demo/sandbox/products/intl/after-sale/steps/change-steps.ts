import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../../../ground/call.ts';
import { airlines, book, moneyOfOrder } from '../../../../money/ledger/ledger.ts';
import { countMore } from '../../../../orders/applications/uses.ts';
import { noteExchange } from '../../../../money/ledger/note-returned.ts';
import type { OrderEvent } from '../../../../orders/order-event.ts';
import { recordChange } from '../../../../orders/record.ts';
import { giveUp, goOn } from '../../../../orders/sales/go-on.ts';
import { updateSale } from '../../../../orders/sales/sale-rows.ts';
import { flushVouchers } from '../../../../orders/vouchers/issue.ts';
import { refreshHead } from '../../rows/intl-head.ts';
import { intlOrders, numberTickets, setTickets, ticketsOf, wantsOf } from '../../rows/intl-orders.ts';
import type { IntlOrderState, IntlTicket } from '../../rows/intl-orders.ts';
import { intlSeats } from '../../rows/seats.ts';
import type { IntlChange } from '../../rows/whole-order.ts';

export const dueOf = ({ content }: IntlChange): Fen => content.items.reduce((sum, { due }) => sum + due, 0);

/** Tickets of one slice for the passengers of a change. */
export const ofSlice = (
  tickets: readonly IntlTicket[],
  { content: { items } }: IntlChange,
  sliceNo: number,
): IntlTicket[] =>
  tickets.filter(
    (one) => one.slice_no === sliceNo && items.some(({ passengerNo }) => passengerNo === one.passenger_no),
  );

/** The difference is not paid, or a new flight is cancelled: the new seats go back, the old tickets are valid as before. */
export const giveUpChange = async (
  tx: Tx,
  order: IntlOrderState,
  sale: IntlChange,
  how: OrderEvent & { state: 'withdrawn' | 'lapsed' | 'refused' },
): Promise<IntlOrderState> =>
  await giveUp(tx, intlOrders, order, sale, {
    ...how,
    async giveSeats() {
      const fresh = ofSlice(await ticketsOf(tx, order.order_id), sale, sale.content.freshNo);
      await intlSeats.release(tx, wantsOf(order.content.slices, fresh));
      await setTickets(tx, order.order_id, 'void', fresh);
    },
  });

/** 2, 3 → 3: new tickets for the old ones, whose seats go back, and the difference is the airline's. The new seats are held. */
export async function confirmChange(
  tx: Tx,
  order: IntlOrderState,
  sale: IntlChange,
  at: number,
): Promise<IntlOrderState> {
  const { order_id: orderId, member_id: memberId, app_id: appId, content } = order;
  const { fresh, freshNo, sliceNo } = sale.content;
  const tickets = await ticketsOf(tx, orderId);
  const [before, after] = [ofSlice(tickets, sale, sliceNo), ofSlice(tickets, sale, freshNo)];
  await intlSeats.sell(tx, wantsOf(content.slices, after));
  await intlSeats.giveBack(tx, wantsOf(content.slices, before));
  await setTickets(tx, orderId, 'changed', before);
  await setTickets(tx, orderId, 'open', after);
  await numberTickets(tx, orderId, content.brand.airline || (fresh.flights[0]?.airline ?? ''), after);
  const due = dueOf(sale);
  if (due)
    await book(tx, {
      key: `settlement:${sale.sale_id}`,
      kind: 'changeSettlement',
      orderId,
      memberId,
      appId,
      at,
      moves: { [airlines]: due, [moneyOfOrder(sale.sale_id)]: -due },
    });
  await noteExchange(tx, orderId, due);
  await countMore(tx, orderId, due);
  await updateSale(tx, sale, { state: 'done', decided_at: at, step_at: null });
  await recordChange(tx, orderId, sale.sale_id, at);
  await flushVouchers(tx, orderId, at);
  await refreshHead(tx, order);
  const numbers = fresh.flights.map(({ flightNo }) => flightNo).join('、');
  const detail = `${numbers}，起飞 ${fresh.flights[0]?.depTime ?? ''}（当地时间）`;
  return await goOn(tx, intlOrders, order, 3, { message: 'change', at, title: '改签成功', detail });
}

/** The deadline of a change that waits for its difference. */
export const lapseChange = async (
  tx: Tx,
  order: IntlOrderState,
  sale: IntlChange,
  at: number,
): Promise<IntlOrderState> =>
  await giveUpChange(tx, order, sale, {
    state: 'lapsed',
    at,
    title: '改签已取消',
    detail: '超过支付时限未支付差价，原机票继续有效',
  });
