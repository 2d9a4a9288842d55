import { orderAfterSale } from '#contract/order-after-sale.ts';
import type { ChangeQuote, RefundQuote } from '#contract/order-after-sale.ts';
import type { AirOrder } from '#contract/order.ts';
import type { InputOf } from '#contract/row.ts';
import type { Why } from '#parts/order/sale/reasoned.ts';
import type { SaleKind } from '#parts/order/sale/sale.ts';
import type { LegNo } from '#domain/trip/legs.ts';

type Calls = typeof orderAfterSale;
type OfOrder = Pick<AirOrder, 'orderId'>;

export interface RefundValues extends Why {
  psgIds: string[];
  triptypes: LegNo[];
  remark: string;
}

export interface ChangeValues extends Why {
  psgIds: string[];
  triptype: LegNo;
  date: string;
  /** The new seat; "" while none is chosen. */
  flightId: string;
  cabinCode: string;
  remark: string;
  /** Where the new seat is above the travel standard. */
  overReason: string;
}

const proofIds = ({ proofs }: Why): string[] => proofs.map(({ proofId }) => proofId);

/** Money back for some tickets. */
export const airRefund: SaleKind<
  OfOrder,
  RefundValues,
  InputOf<Calls['refundQuote']>,
  RefundQuote,
  InputOf<Calls['refundApply']>,
  AirOrder
> = {
  name: 'refund',
  quote: orderAfterSale.refundQuote,
  apply: orderAfterSale.refundApply,
  ask: ({ orderId }, values) =>
    values.psgIds.length && values.triptypes.length
      ? { orderId, psgIds: values.psgIds, triptypes: values.triptypes, reason: values.reason, proofs: proofIds(values) }
      : null,
  write: (_, quote, { remark }) => ({ quoteId: quote?.quoteId ?? '', remark }),
};

/** Another flight for some tickets. */
export const airChange: SaleKind<
  OfOrder,
  ChangeValues,
  InputOf<Calls['changeQuote']>,
  ChangeQuote,
  InputOf<Calls['changeApply']>,
  AirOrder
> = {
  name: 'change',
  quote: orderAfterSale.changeQuote,
  apply: orderAfterSale.changeApply,
  ask: ({ orderId }, values) =>
    values.psgIds.length && values.flightId
      ? {
          orderId,
          psgIds: values.psgIds,
          triptype: values.triptype,
          reason: values.reason,
          flightId: values.flightId,
          cabinCode: values.cabinCode,
          proofs: proofIds(values),
        }
      : null,
  write: (_, quote, { remark, overReason }) => ({ quoteId: quote?.quoteId ?? '', remark, overReason }),
};
