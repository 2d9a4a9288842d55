import { orderAfterSale } from '#contract/order-after-sale.ts';
import type { AirOrder } from '#contract/order.ts';
import { firstReason, openTickets } from '#domain/order/after-sale/open-tickets.ts';
import { isVoluntary } from '#domain/order/after-sale/reasons.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Services } from '#kit/services.ts';
import { createQuoting } from './quoting.ts';
import { createReasoned, missingProof, sendRequest } from './reasoned.ts';
import type { Why } from './reasoned.ts';
import type { SaleEnds } from './refund-model.ts';
import type { Texts } from './texts.ts';

interface ChangeValues extends Why {
  psgIds: string[];
  triptype: 1 | 2;
  date: string;
  /** The new seat; "" while none is chosen. */
  flightId: string;
  cabinCode: string;
  remark: string;
}

export type ChangeModel = ReturnType<typeof createChange>;

/** A request for other flights: the tickets, the flights of a day, the quote for one of their seats, and its one write. */
export function createChange(services: Services, order: AirOrder, texts: Texts, ends: SaleEnds) {
  const { orderId } = order;
  const offers = createQuoting(services, orderAfterSale.changeQuery);
  const quoting = createQuoting(services, orderAfterSale.changeQuote);
  const { tickets, legs } = openTickets(order, ends.now());
  const people = [...new Set(tickets.map(({ psgId }) => psgId))];
  const reason = firstReason(legs);
  const isAirlineChange = !isVoluntary(reason);
  const form = createForm(services, orderAfterSale.changeApply, {
    key: `change.${orderId}`,
    blank: {
      psgIds: people.length === 1 ? people : [],
      triptype: legs[0]?.triptype ?? 1,
      date: legs[0]?.depTime.slice(0, 10) ?? '',
      flightId: '',
      cabinCode: '',
      reason,
      proofs: [],
      remark: '',
    },
    check: (values: ChangeValues) => ({
      ...(!values.psgIds.length && { psgIds: texts.choosePassenger }),
      ...missingProof(values, isAirlineChange, texts),
    }),
    input: ({ remark }) => ({ quoteId: quoting.quote.peek()?.quoteId ?? '', remark }),
    done(answer) {
      ends.settle(answer);
      const sale = answer.afterSales.find(({ actions }) => actions.includes('pay'));
      if (sale) ends.payChange(sale.saleId);
      else services.say.toast(texts.changeDone, 'ok');
    },
  });
  // A draft without the only passenger has nothing to choose from.
  if (people.length === 1 && !form.values.peek().psgIds.length) form.edit({ psgIds: people });
  const stop = form.values.subscribe(({ psgIds, triptype, date, flightId, cabinCode, reason: why, proofs }) => {
    const party = { orderId, psgIds, triptype, reason: why };
    offers.ask(psgIds.length ? { ...party, date } : null);
    quoting.ask(
      psgIds.length && flightId
        ? { ...party, flightId, cabinCode, proofs: proofs.map(({ proofId }) => proofId) }
        : null,
    );
  });
  return {
    ...createReasoned(services, orderId, texts, isAirlineChange, form),
    form,
    tickets,
    legs,
    offers,
    quoting,
    /** After a refusal the seat may be gone. */
    submit: () => sendRequest(services, form, [quoting, offers], () => ends.load()),
    dispose() {
      stop();
      offers.dispose();
      quoting.dispose();
      form.dispose();
    },
  };
}
