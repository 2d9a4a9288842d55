import type { Fen } from '#domain/money.ts';
import type { Tx } from '../../ground/call.ts';
import type { Share } from '../../ground/database/tables/tables-after-sale.ts';
import { book, moneyOfOrder } from '../../money/ledger/ledger.ts';
import { noteExchange } from '../../money/ledger/note-returned.ts';
import { partsText } from '../../money/payments/give-back.ts';
import { countMore } from '../applications/uses.ts';
import { finishShares } from '../money-back.ts';
import { noteNews } from '../move.ts';
import type { OrderState } from '../move.ts';
import type { OrderEvent } from '../order-event.ts';
import { recordChange } from '../record.ts';
import { beginReturn, giveUp, goOn, stays } from '../sales/go-on.ts';
import { updateSale } from '../sales/sale-rows.ts';
import type { SaleWith } from '../sales/sale-rows.ts';
import { flushVouchers } from '../vouchers/issue.ts';
import type { TicketRows } from './ticket-rows.ts';

interface ChangedTicket {
  passengerNo: number;
  due: Fen;
}

interface ChangeContent<Item extends ChangedTicket> {
  items: Item[];
  /** Number of the new part of the order once its seats are held, before it −1. */
  freshNo: number;
  /** Money that the change gives back. */
  shares: Share[];
}

/** Orders whose tickets have states of their own, as their changes see them. A part is a ride or a slice. */
interface ChangePort<Order extends OrderState, Ticket, Sale> {
  rows: TicketRows<Order, Ticket>;
  isOf(ticket: Ticket, partNo: number, passengerNo: number): boolean;
  /** Number of the part that is given up. */
  oldNo(sale: Sale): number;
  /** Account that the fares are paid to. */
  supplier: string;
  /** `车票` */
  ticketWord: string;
  /** `改签` */
  nameOf(sale: Sale): string;
  /** The new tickets are valid: their numbers, and all that is noted on them. */
  issue?(tx: Tx, order: Order, sale: Sale, after: readonly Ticket[]): Promise<void>;
  /** Detail of its event. */
  doneWords(sale: Sale, after: readonly Ticket[]): string;
}

/** Cost of a change; below 0: money is given back. */
export const dueOfItems = (items: readonly { due: Fen }[]): Fen => items.reduce((sum, { due }) => sum + due, 0);

/** Changes of tickets whose new seats are held until the difference is paid. */
export function ticketChanges<
  Order extends OrderState,
  Ticket,
  Item extends ChangedTicket,
  Sale extends SaleWith<'change', ChangeContent<Item>>,
>({ rows, isOf, oldNo, supplier, ticketWord, nameOf, issue, doneWords }: ChangePort<Order, Ticket, Sale>) {
  const { kind, ticketsOf, setTickets, seats, refreshHead } = rows;

  const ofPart = (tickets: readonly Ticket[], { content: { items } }: Sale, partNo: number): Ticket[] =>
    tickets.filter((one) => items.some(({ passengerNo }) => isOf(one, partNo, passengerNo)));

  /** The difference is not paid, or the new part is cancelled: the new seats go back, the old tickets are valid as before. */
  const giveUpChange = async (
    tx: Tx,
    order: Order,
    sale: Sale,
    how: OrderEvent & { state: 'withdrawn' | 'lapsed' | 'refused' },
  ): Promise<Order> =>
    await giveUp(tx, kind, order, sale, {
      ...how,
      async giveSeats() {
        const fresh = ofPart(await ticketsOf(tx, order.order_id), sale, sale.content.freshNo);
        await seats.release(tx, order, fresh);
        await setTickets(tx, order.order_id, 'void', fresh);
      },
    });

  /** The difference goes to the supplier, or lies in the order's account for the payments that get it back. */
  async function settle(
    tx: Tx,
    { order_id: orderId, member_id: memberId, app_id: appId }: Order,
    sale: Sale,
    at: number,
  ) {
    const due = dueOfItems(sale.content.items);
    if (!due) return;
    const moves = { [supplier]: due, [moneyOfOrder(due > 0 ? sale.sale_id : orderId)]: -due };
    const key = `settlement:${sale.sale_id}`;
    await book(tx, { key, kind: 'changeSettlement', orderId, memberId, appId, at, moves });
  }

  return {
    ofPart,
    giveUpChange,

    /** 2, 3 → 3: new tickets for the old ones, whose seats go back, and the money goes to whom it belongs. The new seats are held. */
    async confirmChange(tx: Tx, order: Order, sale: Sale, at: number): Promise<Order> {
      const { order_id: orderId } = order;
      const { items, freshNo, shares } = sale.content;
      const tickets = await ticketsOf(tx, orderId);
      const [before, after] = [ofPart(tickets, sale, oldNo(sale)), ofPart(tickets, sale, freshNo)];
      await seats.sell(tx, order, after);
      await seats.giveBack(tx, order, before);
      await setTickets(tx, orderId, 'changed', before);
      await setTickets(tx, orderId, 'open', after);
      await issue?.(tx, order, sale, after);
      await settle(tx, order, sale, at);
      await noteExchange(tx, orderId, dueOfItems(items));
      await countMore(tx, orderId, dueOfItems(items));
      await beginReturn(tx, sale, at);
      await recordChange(tx, orderId, sale.sale_id, at);
      await flushVouchers(tx, orderId, at);
      await refreshHead(tx, order);
      const back = shares.length ? `，退回 ${partsText(shares)}` : '';
      return await goOn(tx, kind, order, 3, {
        message: 'change',
        at,
        title: `${nameOf(sale)}成功`,
        detail: doneWords(sale, after) + back,
      });
    },

    /** The booker gives the new seats up before the difference is paid. */
    async withdrawChange(tx: Tx, order: Order, sale: Sale, at: number): Promise<void> {
      await giveUpChange(tx, order, sale, {
        state: 'withdrawn',
        at,
        byOwner: true,
        title: `${nameOf(sale)}已撤回`,
        detail: `新座位已释放，原${ticketWord}继续有效，没有产生费用`,
      });
    },

    /** The next step of a change, at its time: its deadline, or a provider has given money back. */
    async changeStep(tx: Tx, order: Order, sale: Sale, at: number): Promise<Order> {
      if (sale.state === 'unpaid')
        return await giveUpChange(tx, order, sale, {
          state: 'lapsed',
          at,
          title: `${nameOf(sale)}已取消`,
          detail: `超过支付时限未支付差价，原${ticketWord}继续有效`,
        });
      const { order_id: orderId } = order;
      const { shares } = sale.content;
      await finishShares(tx, { orderId, saleId: sale.sale_id, shares }, at);
      await updateSale(tx, sale, { state: 'done', paid_back_at: at, step_at: null });
      const detail = `${partsText(shares)} 已原路退回`;
      await noteNews(tx, kind, orderId, 'change', { at, title: '退款完成', detail });
      return await stays(tx, kind, order);
    },
  };
}
