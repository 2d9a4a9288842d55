import { orderAfterSale } from '#contract/order-after-sale.ts';
import type { AirOrder } from '#contract/order.ts';
import { firstReason, openTickets } from '#domain/order/after-sale/open-tickets.ts';
import { isVoluntary } from '#domain/order/after-sale/reasons.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createQuoting } from './quoting.ts';
import { createReasoned, missingProof, sendRequest } from './reasoned.ts';
import type { Why } from './reasoned.ts';
import type { Texts } from './texts.ts';

interface RefundValues extends Why {
  psgIds: string[];
  triptypes: (1 | 2)[];
  remark: string;
}

export type RefundModel = ReturnType<typeof createRefund>;

/** The parts of the order's page that a request uses. */
export interface SaleEnds {
  /** Milliseconds of the server's clock. */
  now(): number;
  /** The order with its new request. */
  settle(order: AirOrder): void;
  /** Leads to the payment of a change. */
  payChange(saleId: string): void;
  /** The order may have changed. */
  load(): void;
}

/** A request for a refund: its choice, the quote for it, and its one write. */
export function createRefund(services: Services, order: AirOrder, texts: Texts, ends: SaleEnds) {
  const { orderId } = order;
  const quoting = createQuoting(services, orderAfterSale.refundQuote);
  const { tickets, legs } = openTickets(order, ends.now());
  const people = [...new Set(tickets.map(({ psgId }) => psgId))];
  const reason = firstReason(legs);
  const isAirlineChange = !isVoluntary(reason);
  const form = createForm(services, orderAfterSale.refundApply, {
    key: `refund.${orderId}`,
    blank: {
      // A passenger who travels alone needs no choice.
      psgIds: people.length === 1 ? people : [],
      triptypes: [...new Set(legs.map(({ triptype }) => triptype))],
      reason,
      proofs: [],
      remark: '',
    },
    check: (values: RefundValues) => ({
      ...(!values.psgIds.length && { psgIds: texts.choosePassenger }),
      ...(!values.triptypes.length && { triptypes: texts.chooseLeg }),
      ...missingProof(values, isAirlineChange, texts),
    }),
    input: ({ remark }) => ({ quoteId: quoting.quote.peek()?.quoteId ?? '', remark }),
    done(answer) {
      ends.settle(answer);
      services.say.toast(texts.refundDone, 'ok');
    },
  });
  // A draft without the only passenger has nothing to choose from.
  if (people.length === 1 && !form.values.peek().psgIds.length) form.edit({ psgIds: people });
  const stop = form.values.subscribe(({ psgIds, triptypes, reason, proofs }) =>
    quoting.ask(
      psgIds.length && triptypes.length
        ? { orderId, psgIds, triptypes, reason, proofs: proofs.map(({ proofId }) => proofId) }
        : null,
    ),
  );
  return {
    ...createReasoned(services, orderId, texts, isAirlineChange, form),
    form,
    tickets,
    legs,
    quoting,
    submit: () => sendRequest(services, form, [quoting], () => ends.load()),
    dispose() {
      stop();
      quoting.dispose();
      form.dispose();
    },
  };
}
