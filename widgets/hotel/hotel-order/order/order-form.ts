import { hotelOrder } from '#contract/hotel-order.ts';
import type { CreatedHotelOrder, VerifiedStay } from '#contract/hotel-order.ts';
import { createPart } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderEnds } from '#parts/booking/booking.ts';
import { createBookingForm } from '#parts/booking/order-form.ts';
import { orderInput } from '#parts/booking/values.ts';
import { draftKeyOf } from '../address.ts';
import type { Choice } from '../address.ts';
import type { Texts } from '../texts.ts';
import { arrivalOf, blankValues, invoiceOf, isSpecial } from './values.ts';

/** The form of an order of a stay. */
export const createOrderForm = (
  services: Services,
  choice: Choice,
  verified: Readable<VerifiedStay | null>,
  texts: Texts,
  ends: Pick<OrderEnds<CreatedHotelOrder>, 'ready' | 'refused' | 'done'>,
  rules = createPart(() => import('./rules.ts')),
) =>
  createBookingForm(services, hotelOrder.createOrder, verified, ends, {
    key: draftKeyOf(choice),
    blank: blankValues(choice, services.session.user.peek()),
    check: (values, stay) => rules.value.value?.checkOrder(values, stay, texts) ?? {},
    rules,
    input(values, stay) {
      const { guests, invoiceTitle, taxNo, remark } = values;
      const invoice = invoiceOf(values, stay);
      return {
        ...orderInput(values, choice.travelType === 'business'),
        guests: guests.map((room) =>
          room.map(({ name, pinyin, ...chosen }) => ({ ...chosen, name: name.trim(), pinyin: pinyin.trim() })),
        ),
        arrival: arrivalOf(values, stay),
        remark,
        invoice,
        ...(isSpecial(values, stay) && { invoiceKind: 'special' as const }),
        ...(invoice === 'platform' && { invoiceTitle: invoiceTitle.trim(), ...(taxNo && { taxNo }) }),
      };
    },
  });
