import type { TrainOrder } from '#contract/train-order.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createSale } from '#parts/order/sale/sale.ts';
import { railRefund } from './kinds.ts';
import type { RefundTexts } from './texts.ts';

export type RefundModel = ReturnType<typeof createRailRefund>;

/** The parts of the order's page that a request uses. */
export interface SaleEnds {
  settle(order: TrainOrder): void;
  load(): void;
}

/** Tickets that may be given back now. */
export const refundable = ({ tickets }: Pick<TrainOrder, 'tickets'>) => tickets.filter(({ refund }) => refund !== null);

/** A request for the money of some tickets. `only`: the ticket whose own button was pressed. */
export function createRailRefund(
  services: Services,
  order: TrainOrder,
  only: string,
  texts: RefundTexts,
  { settle, load }: SaleEnds,
) {
  const open = refundable(order).map(({ ticketId }) => ticketId);
  const chosen = open.includes(only) ? [only] : open.length === 1 ? open : [];
  return createSale(services, railRefund, {
    order,
    id: order.orderNo,
    blank: { ticketIds: chosen },
    check: ({ ticketIds }): FormErrors => (ticketIds.length ? {} : { ticketIds: texts.chooseTicket }),
    done(answer) {
      settle(answer);
      services.say.toast(texts.refundDone, 'ok');
    },
    load,
  });
}
