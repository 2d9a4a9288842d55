import { checkContactName, checkEmail, checkPhone } from '#domain/passenger/contact.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { BookingWords } from './texts.ts';
import type { OrderValues } from './values.ts';

/** Problems that the server would refuse, by the field that it would name; "" for none. */
export const orderProblems = (
  { contact, overReason, agreed }: OrderValues,
  asksReason: boolean,
  words: Pick<BookingWords, 'phoneMissing' | 'overReasonMissing' | 'agreedMissing'>,
): Record<string, string> => ({
  'contact.name': checkContactName(contact.name.trim()),
  'contact.mobilePhone': contact.mobilePhone ? checkPhone(contact.mobilePhone, true) : words.phoneMissing,
  'contact.email': checkEmail(contact.email.trim()),
  overReason: asksReason && !overReason.trim() ? words.overReasonMissing : '',
  agreed: agreed ? '' : words.agreedMissing,
});

/** Problems without the fields that have none. */
export const foundIn = (problems: Readonly<Record<string, string>>): FormErrors =>
  Object.fromEntries(Object.entries(problems).filter(([, message]) => message));
