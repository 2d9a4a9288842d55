import type { VerifiedStay } from '#contract/hotel-order.ts';
import { guestProblem } from '#domain/hotel/guest.ts';
import { checkTaxNo } from '#domain/invoice/tax-number.ts';
import type { FormErrors } from '#kit/forms/form.ts';
import { foundIn, orderProblems } from '#parts/booking/order-problems.ts';
import type { Texts } from '../texts.ts';
import { invoiceOf, isSpecial, verdictsOf } from './values.ts';
import type { StayValues } from './values.ts';

/** Everything that the server would refuse, by the field that it would name. */
export function checkOrder(values: StayValues, stay: VerifiedStay, texts: Texts): FormErrors {
  const guests = values.guests.flatMap((room, number) =>
    room.map((guest, at) => {
      const { field = 'name', message = '' } = guestProblem(guest, stay.rate.needsPinyin) ?? {};
      return [`guests.${number}.${at}.${field}`, message];
    }),
  );
  const problems = orderProblems(values, stay, verdictsOf(stay, texts), texts);
  const { invoiceTitle, taxNo, contact } = values;
  const invoice = invoiceOf(values, stay) === 'platform' && {
    ...(!contact.email.trim() && { 'contact.email': '请输入邮箱，电子发票将发送至此' }),
    invoiceTitle: invoiceTitle.trim() ? '' : '请输入发票抬头',
    taxNo: isSpecial(values, stay) && !taxNo ? '增值税专用发票请填写税号' : checkTaxNo(taxNo),
  };
  return foundIn({ ...Object.fromEntries(guests), ...problems, ...invoice }, texts);
}
