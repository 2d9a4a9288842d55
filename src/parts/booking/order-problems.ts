import { checkContactName, checkEmail, checkPhone } from '#domain/passenger/contact.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { askedWords } from './words/asked-words.ts';
import type { askedTexts } from './words/asked-texts.ts';
import { needsReason } from './standard.ts';
import type { Offer, Verdict } from './standard.ts';
import type { BookingWords } from './words/texts.ts';
import type { OrderValues } from './values.ts';

/** Problems that the server would refuse, by the field that it would name; "" for none. */
export const orderProblems = (
  { contact, overReason, agreed, ...values }: OrderValues,
  offer: Pick<Offer, 'standard' | 'booking'>,
  verdicts: readonly Verdict[],
  given: { agreedMissing: string },
): Record<string, string> => {
  const words = askedWords(given);
  return {
    'contact.name': checkContactName(contact.name.trim()),
    'contact.mobilePhone': contact.mobilePhone ? checkPhone(contact.mobilePhone, true) : words.phoneMissing,
    'contact.email': checkEmail(contact.email.trim()),
    overReason: needsReason(offer, verdicts) && !overReason.trim() ? words.overReasonMissing : '',
    ...missingFields(values, offer.booking, words),
    agreed: agreed ? '' : words.agreedMissing,
  };
};

/** Fields that the company asks for and the order lacks. */
const missingFields = (
  values: Pick<OrderValues, 'costCenter' | 'project' | 'travelReason'>,
  booking: Offer['booking'],
  words: Pick<typeof askedTexts, 'asked' | 'costCenter' | 'project' | 'travelReason'>,
): Record<string, string> =>
  Object.fromEntries(
    (booking?.required ?? []).flatMap((field) => (values[field].trim() ? [] : [[field, words.asked(words[field])]])),
  );

/** Problems without the fields that have none, in the words of the screen. */
export const foundIn = (problems: Readonly<Record<string, string>>, { say }: Pick<BookingWords, 'say'>): FormErrors =>
  Object.fromEntries(Object.entries(problems).flatMap(([field, message]) => (message ? [[field, say(message)]] : [])));
