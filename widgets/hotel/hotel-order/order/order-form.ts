import { hotelOrder } from '#contract/hotel-order.ts';
import type { CreatedHotelOrder, VerifiedStay } from '#contract/hotel-order.ts';
import { fixedYuan } from '#domain/money.ts';
import { createForm } from '#kit/forms/form.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { draftKeyOf } from '../address.ts';
import type { Choice } from '../address.ts';
import { conflictOf } from './conflict.ts';
import type { StayConflict } from './conflict.ts';
import type { Texts } from '../texts.ts';
import { arrivalOf, blankValues, checkOrder, invoiceOf, isSpecial } from './values.ts';

interface Ends {
  /** Rooms and price are held for the order. */
  ready(): true | Promise<boolean>;
  done(order: CreatedHotelOrder): void;
  conflict(conflict: StayConflict): void;
}

/** The form of an order: sent once, whatever becomes of the answers. */
export function createOrderForm(
  services: Services,
  choice: Choice,
  verified: Readable<VerifiedStay | null>,
  texts: Texts,
  ends: Ends,
) {
  return createForm(services, hotelOrder.createOrder, {
    key: draftKeyOf(choice),
    blank: blankValues(choice, services.session.user.peek()),
    check: (values) => (verified.value ? checkOrder(values, verified.value, texts) : {}),
    ready: () => ends.ready(),
    input(values) {
      const { guests, contact, invoice: _, invoiceKind: _kind, invoiceTitle, taxNo, overReason, ...rest } = values;
      const held = verified.peek();
      const invoice = held ? invoiceOf(values, held) : 'none';
      return {
        ...rest,
        verifyKey: held?.verifyKey ?? '',
        arrival: held ? arrivalOf(values, held) : '',
        guests: guests.map((room) => room.map(({ name, pinyin }) => ({ name: name.trim(), pinyin: pinyin.trim() }))),
        contact: { ...contact, name: contact.name.trim(), email: contact.email.trim() },
        invoice,
        ...(held && isSpecial(values, held) && { invoiceKind: 'special' as const }),
        ...(invoice === 'platform' && { invoiceTitle: invoiceTitle.trim(), ...(taxNo && { taxNo }) }),
        ...(choice.travelType === 'business' && { overReason: overReason.trim() }),
      };
    },
    done(order) {
      const { orderNo, payprice } = order;
      services.emit('order', { orderId: orderNo, orderNo, amount: fixedYuan(payprice) });
      ends.done(order);
    },
    refused(refusal) {
      const conflict = conflictOf(refusal);
      if (conflict) ends.conflict(conflict);
      return conflict !== undefined;
    },
    repeats: true,
  });
}
