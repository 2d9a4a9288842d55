import { signal } from '@preact/signals-core';
import type { AirOrder } from '#contract/order.ts';
import type { LegNo } from '#domain/trip/legs.ts';
import type { Services } from '#kit/services.ts';
import { createReasoned, missingProof } from '#parts/order/sale/reasoned.ts';
import { createSale } from '#parts/order/sale/sale.ts';
import { airRefund } from '#parts/flight/order-page/kinds.ts';
import type { RefundValues } from '#parts/flight/order-page/kinds.ts';
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
  const party = { ...openParty(order, ends.now()), isUploading: signal(false) };
  const sale = createSale(services, airRefund, {
    order,
    id: order.orderId,
    blank: {
      psgIds: party.refunded,
      triptypes: party.legsFor(party.refunded),
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
  party.fill(sale.form, party.refunded);
  return {
    ...party,
    ...createReasoned<RefundValues>(services, order.orderId, texts, party, sale.form),
    ...sale,
    choose: (change: { psgIds: string[] } | { triptypes: LegNo[] }) => party.choose(sale.form, change),
  };
}
