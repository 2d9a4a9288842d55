import type { UserInfo } from '#contract/account.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import { memberContact } from '../member-contact.ts';
import type { Contact } from '../values.ts';

/** The contact with which the company wants an order to begin, in place of the member; a typed one stays. */
export function beginningOf<Values extends { contact: Contact }>(
  values: Values,
  { contact: wanted }: BookingTerms,
  user: UserInfo | null,
): Values {
  const { contact } = values;
  const member = memberContact(user);
  const isTyped = contact.name !== member.name || contact.mobilePhone !== member.mobilePhone;
  if (wanted === 'booker' || isTyped) return values;
  // The first traveller fills an empty contact, as soon as he is chosen.
  const next = wanted === 'traveller' ? { name: '', mobilePhone: '' } : wanted;
  return { ...values, contact: { ...contact, ...next } };
}
