import type { Row } from '#contract/row.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createSale } from '../sale.ts';
import type { SaleKind } from '../sale.ts';

/** The parts of the order's page that a request uses. */
export interface SaleEnds<Order> {
  settle(order: Order): void;
  load(): void;
  /** Takes the dialog out of the address: after a request for some tickets the order may allow another. */
  closeSale(): void;
}

interface Ticketed {
  orderNo: string;
  tickets: readonly { ticketId: string; refund: unknown }[];
}
export interface TicketValues {
  ticketIds: string[];
}
type Ask = { orderNo: string; ticketIds: string[] };
type Write = { requestId: string; quoteId: string };

/** Money back for some tickets of an order: `name` is that of its draft. */
export const ticketRefund = <Order extends Ticketed, Quote extends { quoteId: string }>(
  name: string,
  quote: Row<Ask, Quote>,
  apply: Row<Write, Order>,
): SaleKind<Pick<Ticketed, 'orderNo'>, TicketValues, Ask, Quote, Write, Order> => ({
  name,
  quote,
  apply,
  ask: ({ orderNo }, { ticketIds }) => (ticketIds.length ? { orderNo, ticketIds } : null),
  write: (_, known) => ({ quoteId: known?.quoteId ?? '' }),
});

/** Tickets that may be given back now. */
export const refundable = <Ticket extends { refund: unknown }>({ tickets }: { tickets: readonly Ticket[] }): Ticket[] =>
  tickets.filter(({ refund }) => refund !== null);

/** A request for the money of some tickets. `only`: the ticket whose own button was pressed. */
export function createTicketRefund<Order extends Ticketed, Quote extends { quoteId: string }>(
  services: Services,
  kind: SaleKind<Pick<Ticketed, 'orderNo'>, TicketValues, Ask, Quote, Write, Order>,
  order: Order,
  only: string,
  texts: { chooseTicket: string; refundDone: string },
  { settle, load, closeSale }: SaleEnds<Order>,
) {
  const open = refundable(order).map(({ ticketId }) => ticketId);
  const chosen = open.includes(only) ? [only] : open.length === 1 ? open : [];
  const sale = createSale(services, kind, {
    order,
    id: order.orderNo,
    blank: { ticketIds: chosen },
    check: ({ ticketIds }): FormErrors => (ticketIds.length ? {} : { ticketIds: texts.chooseTicket }),
    done(answer) {
      settle(answer);
      closeSale();
      services.say.toast(texts.refundDone, 'ok');
    },
    load,
  });
  return {
    ...sale,
    /** The next opening begins with no choice: a reload alone keeps it, and a try whose outcome is not known. */
    dispose() {
      if (!sale.form.busy.peek() && !sale.form.isUnsure.peek()) sale.form.reset();
      sale.dispose();
    },
  };
}
