import { showFen } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import type { TicketState } from '#domain/product/ticket-states.ts';
import type { Tx } from '../../ground/call.ts';
import type { Share } from '../../ground/database/tables/tables-after-sale.ts';
import { takeIncomesBack } from '../../money/incomes/earn.ts';
import { book, moneyOfOrder } from '../../money/ledger/ledger.ts';
import { noteReturned } from '../../money/ledger/note-returned.ts';
import { partsText } from '../../money/payments/give-back.ts';
import { dropPeople } from '../applications/uses.ts';
import { finishShares, startShares } from '../money-back.ts';
import type { OrderState } from '../move.ts';
import { recordRefund } from '../record.ts';
import { goOn, statusOfRest } from '../sales/go-on.ts';
import type { Part } from '../sales/go-on.ts';
import { updateSale } from '../sales/sale-rows.ts';
import type { SaleWith } from '../sales/sale-rows.ts';
import { refundMs } from '../timing.ts';
import { flushVouchers } from '../vouchers/issue.ts';
import type { TicketRows } from './ticket-rows.ts';

interface RefundedTicket {
  passengerNo: number;
  name: string;
  charge: Fen;
  back: Fen;
  /** Fare of the ticket as it was booked. */
  booked?: Fen;
}

/** Orders whose tickets have states of their own, as their refunds see them. */
interface RefundPort<Order extends OrderState, Ticket extends { state: TicketState }, Item extends RefundedTicket> {
  rows: TicketRows<Order, Ticket>;
  isOf(item: Item, ticket: Ticket): boolean;
  partOf(order: Order, ticket: Ticket): Part | undefined;
  /** By account, other than the order's: the money that it gives up; together −`back`. */
  givenUp(items: readonly Item[], back: Fen): Record<string, Fen>;
  /** Journey of an application that the ticket was booked for. */
  segmentOf(order: Order, item: Item): number;
  /** `北京南 → 上海虹桥 12-01`: way and day of these tickets. */
  subjectOf(order: Order, items: readonly Item[]): string;
  /** `周砚清 G1 次` */
  wordsOf(item: Item): string;
}

/** Refunds of tickets that the supplier takes back at once. */
export function ticketRefunds<
  Order extends OrderState,
  Ticket extends { state: TicketState },
  Item extends RefundedTicket,
  Sale extends SaleWith<'refund', { items: Item[]; shares: Share[] }>,
>(port: RefundPort<Order, Ticket, Item>) {
  const { isOf, partOf } = port;
  const { kind, ticketsOf, setTickets, seats, refreshHead } = port.rows;

  /** Tickets of a refund, and all of the order with these in their next state, of which the lists are told. */
  async function setItems(tx: Tx, order: Order, { content: { items } }: Sale, state: TicketState) {
    const before = await ticketsOf(tx, order.order_id);
    const own = before.filter((one) => items.some((item) => isOf(item, one)));
    await setTickets(tx, order.order_id, state, own);
    const all = before.map((one) => (own.includes(one) ? { ...one, state } : one));
    await refreshHead(tx, order, all);
    return { own, all };
  }

  const restOf = (order: Order, tickets: readonly Ticket[]): 2 | 3 | undefined =>
    statusOfRest(tickets, (one) => partOf(order, one));

  return {
    /**
     * The tickets are given back, their seats are for sale, and the money begins its way. 2, 3 → 9 with the last ticket;
     * before it the order stays one of tickets, which go on to be changed and given back.
     */
    async begin(tx: Tx, order: Order, sale: Sale, at: number): Promise<Order> {
      const { order_id: orderId, member_id: memberId, app_id: appId } = order;
      const { items, shares } = sale.content;
      const { own, all } = await setItems(tx, order, sale, 'refunding');
      await seats.giveBack(tx, order, own);
      const back = items.reduce((sum, item) => sum + item.back, 0);
      const moves = { ...port.givenUp(items, back), [moneyOfOrder(orderId)]: back };
      if (back)
        await book(tx, { key: `taken-back:${sale.sale_id}`, kind: 'takenBack', orderId, memberId, appId, at, moves });
      const fares = items.map(({ booked = 0 }) => booked);
      await takeIncomesBack(tx, { orderId, saleId: sale.sale_id, fares }, at);
      const isBack = await startShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
      await noteReturned(tx, orderId, shares);
      // Of one person once a journey, however many tickets it had.
      const gone = items.map((item) => ({
        segment: port.segmentOf(order, item),
        name: item.name,
        of: item.passengerNo,
      }));
      const once = new Map(gone.map((one) => [`${one.segment} ${one.of}`, one]));
      await dropPeople(tx, orderId, [...once.values()]);
      const stepAt = isBack ? at : at + refundMs;
      await updateSale(tx, sale, { state: 'returning', applied_at: at, decided_at: at, step_at: stepAt });
      await flushVouchers(tx, orderId, at);
      await recordRefund(tx, sale.sale_id);
      const fee = items.reduce((sum, { charge }) => sum + charge, 0);
      const cost = fee ? `退票费 ¥${showFen(fee, true)}` : '免退票费';
      const money = shares.length ? `退回 ${partsText(shares)}` : '没有可退金额';
      return await goOn(tx, kind, order, restOf(order, all) ?? 9, {
        message: 'refund',
        at,
        byOwner: true,
        subject: port.subjectOf(order, items),
        title: '退票成功',
        detail: `${items.map(port.wordsOf).join('、')}，${cost}，${money}`,
      });
    },

    /** The money is where it came from. 9 → 6 with the last of it. */
    async finish(tx: Tx, order: Order, sale: Sale, at: number): Promise<Order> {
      const { order_id: orderId } = order;
      const { items, shares } = sale.content;
      await finishShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
      await updateSale(tx, sale, { state: 'done', paid_back_at: at, step_at: null });
      const { all } = await setItems(tx, order, sale, 'refunded');
      const isReturning = all.some(({ state }) => state === 'refunding');
      return await goOn(tx, kind, order, restOf(order, all) ?? (isReturning ? 9 : 6), {
        message: 'refund',
        at,
        subject: port.subjectOf(order, items),
        title: '退款完成',
        detail: shares.length ? `${partsText(shares)} 已原路退回` : '没有可退金额',
      });
    },
  };
}
