import type { AirOrder } from '#contract/order.ts';
import { legsIn } from '#domain/trip/legs.ts';
import type { Services } from '#kit/services.ts';
import { createReasoned, missingProof } from '#parts/order/sale/reasoned.ts';
import { createSale } from '#parts/order/sale/sale.ts';
import { airRefund } from '#parts/flight/order-page/kinds.ts';
import { openParty } from '#parts/flight/order-page/party.ts';
import type { Texts } from '#parts/flight/order-page/words/sale-texts.ts';

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
  const party = openParty(order, ends.now());
  const sale = createSale(services, airRefund, {
    order,
    id: order.orderId,
    blank: {
      psgIds: party.only,
      triptypes: legsIn(party.legs),
      reason: party.reason,
      proofs: [],
      remark: '',
    },
    check: (values) => ({
      ...(!values.psgIds.length && { psgIds: texts.choosePassenger }),
      ...(!values.triptypes.length && { triptypes: texts.chooseLeg }),
      ...missingProof(values, party, texts),
    }),
    done(answer) {
      ends.settle(answer);
      services.say.toast(texts.refundDone, 'ok');
    },
    load: ends.load,
  });
  party.fill(sale.form);
  return { ...party, ...createReasoned(services, order.orderId, texts, party, sale.form), ...sale };
}
