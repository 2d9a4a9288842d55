import type { UserInfo } from '#contract/account.ts';
import type { BookingTerms } from '#domain/company/preferences.ts';
import { memberContact } from '../member-contact.ts';
import type { Contact } from '../values.ts';

/** The contact and the cost centre with which an order of the company begins; typed ones stay. */
export const beginningOf = <Values extends { contact: Contact; costCenter?: string }>(
  values: Values,
  terms: BookingTerms,
  user: UserInfo | null,
): Values => ({
  ...withContact(values, terms, user),
  costCenter: values.costCenter || (terms.ownCostCenter ?? ''),
});

function withContact<Values extends { contact: Contact }>(
  values: Values,
  { contact: wanted }: BookingTerms,
  user: UserInfo | null,
): Values {
  const { contact } = values;
  const member = memberContact(user);
  const isTyped = contact.name !== member.name || contact.mobilePhone !== member.mobilePhone;
  if (wanted === 'booker' || isTyped) return values;
  // The first traveller fills an empty contact as soon as they are chosen.
  const next = wanted === 'traveller' ? { name: '', mobilePhone: '' } : wanted;
  return { ...values, contact: { ...contact, ...next } };
}
