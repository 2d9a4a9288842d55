import type { Row } from '#contract/row.ts';
import { createForm } from '#kit/forms/form.ts';
import type { FormErrors, FormSpec } from '#kit/forms/form.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderEnds } from './booking.ts';
import type { Held } from './hold.ts';

interface OrderFormSpec<Values extends object, In, Offer> extends Pick<
  FormSpec<Values, In, unknown>,
  'key' | 'blank' | 'like' | 'overnight' | 'itemOf' | 'rules'
> {
  /** Errors by field; the offer is held. */
  check(values: Values, offer: Offer): FormErrors;
  input(values: Values, offer: Offer): Omit<In, 'requestId' | 'verifyKey'>;
}

/** The form of an order: it is sent for the offer that is held, once, whatever becomes of the answers. */
export const createBookingForm = <
  Values extends object,
  In extends { requestId: string; verifyKey: string },
  Order,
  Offer extends Held,
>(
  services: Services,
  row: Row<In, Order>,
  verified: Readable<Offer | null>,
  ends: Pick<OrderEnds<Order>, 'ready' | 'refused' | 'done'>,
  { check, input, ...spec }: OrderFormSpec<Values, In, Offer>,
) =>
  createForm<Values, In, Order>(services, row, {
    ...spec,
    ...ends,
    check: (values) => (verified.value ? check(values, verified.value) : {}),
    input(values) {
      const offer = verified.peek();
      if (!offer) throw new Error('an order has no offer');
      return { ...input(values, offer), verifyKey: offer.verifyKey } as unknown as Omit<In, 'requestId'>;
    },
    repeats: true,
  });
