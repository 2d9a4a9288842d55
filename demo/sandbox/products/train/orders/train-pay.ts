import { dayAt } from '#domain/china-time.ts';
import { freeChildName } from '#domain/rail/ticket-types.ts';
import { asBooked, railSearchAgain } from '#domain/rail/search/search-again.ts';
import type { Tx } from '../../../ground/call.ts';
import type { Product, Purchase } from '../../../money/payments/product.ts';
import { endedWithMoney } from '../../../orders/shown.ts';
import { lock, move, note, noteNews } from '../../../orders/move.ts';
import { purchaseOf, purchases, wholeShares } from '../../../orders/purchases.ts';
import { describeWait } from '../waiting/describe-wait.ts';
import { beginWaiting } from '../waiting/wait-money.ts';
import { askForTickets, railLife } from './advance.ts';
import { showInsurance } from './insurance.ts';
import { isAskedMet, nearbyLines } from '../rows/asked-seats.ts';
import { railOrders, ticketsOf } from '../rows/rail-orders.ts';
import type { RailOrderState } from '../rows/rail-orders.ts';
import { seatLines, wayLines } from '../rows/way-lines.ts';

const bought = (order: RailOrderState): Purchase => ({
  ...purchaseOf(order, 'trainPay'),
  split: wholeShares(order.split),
  isWhole: true,
});

const closedBecause: Partial<Record<number, string>> = {
  5: '订单已取消，座位已释放',
  6: '订单已结束，款项原路退回',
  8: '铁路系统未能出票，款项原路退回',
};

const waitClosedBecause: Partial<Record<number, string>> = {
  5: '订单已取消，候补没有开始',
  6: '候补已结束，预付款原路退回',
  8: '候补已结束，预付款原路退回',
};

const isStopped = ({ rides }: RailOrderState['content']): boolean =>
  rides.some(({ schedule }) => schedule?.kind === 'cancelled');

const wayOf = ({ rides }: RailOrderState['content']): string =>
  `${rides[0]?.from.station ?? ''} → ${rides.findLast(({ changedFrom }) => changedFrom === null)?.to.station ?? ''}`;

const contentOf = async (db: Parameters<Product['subject']>[0] | Tx, orderId: string) =>
  await db.selectFrom('rail_orders').where('order_id', '=', orderId).selectAll().executeTakeFirstOrThrow();

/** Train orders take payments of type trainPay. */
export const trainPay: Product = {
  ...purchases(railLife, bought),
  async describe(tx, orderId, now) {
    const order = await contentOf(tx, orderId);
    const { content, travel_type, status } = order;
    const waiting = describeWait(content);
    const because = (waiting ? waitClosedBecause : closedBecause)[status];
    const ended = async (why: string) => (status === 5 ? await endedWithMoney(tx, railOrders, order, why) : why);
    if (waiting) return { ...waiting, ...(because && { closedBecause: await ended(because) }) };
    const tickets = await ticketsOf(tx, orderId);
    const { insurance } = showInsurance(order, tickets);
    return {
      // The lines below name the trains.
      title: wayOf(content),
      lines: [
        ...wayLines(content, tickets),
        // Seats nearby are named with their people.
        ...seatLines(
          content.rides,
          tickets.filter(({ ride_no }) => isAskedMet(content, tickets, ride_no) !== false),
        ),
        ...nearbyLines(content, tickets),
        ...(insurance ? [`${insurance.name} × ${insurance.count}　¥${insurance.total}`] : []),
        [
          `乘车人 ${content.passengers.flatMap(({ name, freeChild }) => [name, ...(freeChild ? [`${freeChild.name}（${freeChildName}）`] : [])]).join('、')}`,
          travel_type === 'business' && '因公',
          content.costCenter,
        ]
          .filter(Boolean)
          .join(' · '),
      ],
      trip: railSearchAgain({ rides: asBooked(content.rides), travelType: travel_type }, dayAt(now)),
      ...(because && {
        closedBecause: await ended(isStopped(content) && status === 5 ? `列车已停运，${because}` : because),
      }),
    };
  },
  subject: async (db, orderId) => `火车票 ${wayOf((await contentOf(db, orderId)).content)}`,
  /** Seats are sold, and the railway is asked. */
  async paid(tx, { order_id }, receipt, now) {
    const order = await lock(tx, railOrders, order_id);
    if (!order) throw new Error(`no rail order ${order_id}`);
    const paid = await move(
      tx,
      railOrders,
      order,
      1,
      {},
      { at: now, title: '支付成功', detail: receipt, isSeen: true },
    );
    if (paid.content.wait) await beginWaiting(tx, paid, now);
    else await askForTickets(tx, paid, now);
  },
  shared: async (tx, orderId, event) => await note(tx, railOrders, orderId, event),
  refunded: async (tx, orderId, event) => await noteNews(tx, railOrders, orderId, 'pay', event),
};
