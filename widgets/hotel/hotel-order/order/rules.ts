import type { VerifiedStay } from '#contract/hotel-order.ts';
import { guestProblem } from '#domain/hotel/guest.ts';
import { checkTaxNo } from '#domain/invoice/tax-number.ts';
import { checkContactName, checkEmail, checkPhone } from '#domain/passenger/contact.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import type { Texts } from '../texts.ts';
import { invoiceOf, isSpecial, needsReason } from './values.ts';
import type { OrderValues } from './values.ts';

/** Everything that the server would refuse, by the field that it would name. */
export function checkOrder(values: OrderValues, verified: VerifiedStay, texts: Texts): FormErrors {
  const { contact } = values;
  const errors: Record<string, string> = {};
  const note = (path: string, message: string) => {
    if (message) errors[path] = message;
  };
  values.guests.forEach((guests, room) =>
    guests.forEach(({ name, pinyin }, at) => {
      const problem = guestProblem({ name, pinyin }, verified.rate.needsPinyin);
      if (problem) note(`guests.${room}.${at}.${problem.field}`, problem.message);
    }),
  );
  note('contact.name', checkContactName(contact.name.trim()));
  note('contact.mobilePhone', contact.mobilePhone ? checkPhone(contact.mobilePhone, true) : texts.phoneMissing);
  note('contact.email', checkEmail(contact.email.trim()));
  if (invoiceOf(values, verified) === 'platform') {
    if (!contact.email.trim()) note('contact.email', texts.emailMissing);
    note('invoiceTitle', values.invoiceTitle.trim() ? '' : texts.invoiceTitleMissing);
    if (isSpecial(values, verified) && !values.taxNo) note('taxNo', texts.taxNoMissing);
    else note('taxNo', checkTaxNo(values.taxNo));
  }
  if (needsReason(verified) && !values.overReason.trim()) note('overReason', texts.overReasonMissing);
  if (!values.agreed) note('agreed', texts.agreedMissing);
  return errors;
}
