import { hotelOrder } from '#contract/hotel-order.ts';
import type { CreatedHotelOrder, VerifiedStay } from '#contract/hotel-order.ts';
import { createForm } from '#kit/forms/form.ts';
import { createPart } from '#kit/part.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import type { OrderEnds } from '#parts/booking/booking.ts';
import { draftKeyOf } from '../address.ts';
import type { Choice } from '../address.ts';
import type { Texts } from '../texts.ts';
import { arrivalOf, blankValues, invoiceOf, isSpecial } from './values.ts';

/** The form of an order: sent once, whatever becomes of the answers. */
export function createOrderForm(
  services: Services,
  choice: Choice,
  verified: Readable<VerifiedStay | null>,
  texts: Texts,
  { ready, refused, done }: Pick<OrderEnds<CreatedHotelOrder>, 'ready' | 'refused' | 'done'>,
  rules = createPart(() => import('./rules.ts')),
) {
  return createForm(services, hotelOrder.createOrder, {
    key: draftKeyOf(choice),
    blank: blankValues(choice, services.session.user.peek()),
    check: (values) => (verified.value && rules.value.value?.checkOrder(values, verified.value, texts)) || {},
    rules,
    ready,
    input(values) {
      const { guests, contact, invoice: _, invoiceKind: _kind, invoiceTitle, taxNo, overReason, ...rest } = values;
      const held = verified.peek();
      const invoice = held ? invoiceOf(values, held) : 'none';
      return {
        ...rest,
        verifyKey: held?.verifyKey ?? '',
        arrival: held ? arrivalOf(values, held) : '',
        guests: guests.map((room) =>
          room.map(({ name, pinyin, ...chosen }) => ({ ...chosen, name: name.trim(), pinyin: pinyin.trim() })),
        ),
        contact: { ...contact, name: contact.name.trim(), email: contact.email.trim() },
        invoice,
        ...(held && isSpecial(values, held) && { invoiceKind: 'special' as const }),
        ...(invoice === 'platform' && { invoiceTitle: invoiceTitle.trim(), ...(taxNo && { taxNo }) }),
        ...(choice.travelType === 'business' && { overReason: overReason.trim() }),
      };
    },
    done,
    refused,
    repeats: true,
  });
}
