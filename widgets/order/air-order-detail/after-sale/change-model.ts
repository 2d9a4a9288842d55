import { batch, signal } from '@preact/signals-core';
import { orderAfterSale } from '#contract/order-after-sale.ts';
import type { AirOrder } from '#contract/order.ts';
import { legInTheWay } from '#domain/order/after-sale/leg-order.ts';
import { legOf, onLeg } from '#domain/trip/legs.ts';
import type { Services } from '#kit/services.ts';
import { createQuoting } from '#parts/order/sale/quoting.ts';
import { createReasoned, missingProof } from '#parts/order/sale/reasoned.ts';
import { createSale } from '#parts/order/sale/sale.ts';
import { airChange } from '#parts/flight/order-page/kinds.ts';
import type { ChangeValues } from '#parts/flight/order-page/kinds.ts';
import { openParty } from '#parts/flight/order-page/party.ts';
import type { SaleEnds } from './refund-model.ts';
import type { Texts } from '#parts/flight/order-page/words/sale-texts.ts';

export type ChangeModel = ReturnType<typeof createChange>;

/** A request for other flights: the tickets, the flights of a day, the quote for one of their seats, and its one write. */
export function createChange(services: Services, order: AirOrder, texts: Texts, ends: SaleEnds) {
  const { orderId } = order;
  const offers = createQuoting(services, orderAfterSale.changeQuery);
  const party = { ...openParty(order, ends.now()), isUploading: signal(false) };
  const sale = createSale(services, airChange, {
    order,
    id: orderId,
    blank: {
      psgIds: party.changed,
      triptype: party.first ? legOf(party.first) : 1,
      date: party.first?.depTime.slice(0, 10) ?? '',
      flightId: '',
      cabinCode: '',
      reason: party.reason,
      proofs: [],
      remark: '',
      overReason: '',
    },
    check: (values) => ({
      ...(!values.psgIds.length && { psgIds: texts.choosePassenger }),
      ...missingProof(values, party, texts),
    }),
    done(answer) {
      ends.settle(answer);
      const unpaid = answer.afterSales.find(({ actions }) => actions.includes('pay'));
      if (unpaid) ends.payChange(unpaid.saleId);
      else services.say.toast(texts.changeDone, 'ok');
    },
    load: ends.load,
    // After a refusal the seat may be gone.
    beside: [offers],
  });
  party.fill(sale.form, party.changed);
  const stop = sale.form.values.subscribe(({ psgIds, triptype, date, reason }) =>
    offers.ask(psgIds.length ? { orderId, psgIds, triptype, reason, date } : null),
  );
  return {
    ...party,
    ...createReasoned<ChangeValues>(services, orderId, texts, party, sale.form),
    ...sale,
    offers,
    choose: (psgIds: string[]) => party.choose(sale.form, { psgIds }),
    /** Another leg, on its own day, for those of the chosen who share a flight of it. */
    chooseLeg(no: number): void {
      const leg = onLeg(no);
      const [day] = leg ? party.flightsOn(legOf(leg)).map(({ flight }) => flight.depTime.slice(0, 10)) : [];
      if (!leg || !day) return;
      batch(() => {
        sale.form.edit({ date: day });
        party.choose(sale.form, { ...leg, psgIds: party.onLeg(sale.form.values.peek().psgIds, legOf(leg)) });
      });
    },
    /** The leg that keeps the chosen one from a day. */
    inTheWay: (day: string) => legInTheWay(party.legs, sale.form.values.peek(), day),
    dispose() {
      stop();
      offers.dispose();
      sale.dispose();
    },
  };
}
