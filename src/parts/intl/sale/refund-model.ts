import type { IntlOrder } from '#contract/intl-order.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createSale } from '#parts/order/sale/sale.ts';
import { intlRefund } from './kinds.ts';
import type { IntlRefundTexts } from './texts.ts';

/** Tickets that may be given back now. */
export const refundable = ({ tickets }: Pick<IntlOrder, 'tickets'>) => tickets.filter(({ refund }) => refund !== null);

/** A request for the money of some tickets. `only`: the ticket whose own button was pressed. */
export function createIntlRefund(
  services: Services,
  order: IntlOrder,
  only: string,
  texts: IntlRefundTexts,
  { settle, load }: { settle(order: IntlOrder): void; load(): void },
) {
  const open = refundable(order).map(({ ticketId }) => ticketId);
  const chosen = open.includes(only) ? [only] : open.length === 1 ? open : [];
  return createSale(services, intlRefund, {
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
