import type { z } from 'zod';
import type { VerifiedStay } from '#contract/hotel-order.ts';
import type { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import type { Envelope } from '#contract/row.ts';
import { guestProblem } from '#domain/hotel/guest.ts';
import { checkTaxNo } from '#domain/invoice/tax-number.ts';
import { checkContactName } from '#domain/passenger/contact.ts';
import { badInput } from '../../../ground/call.ts';

type Input = z.output<typeof hotelOrderSchemas.createOrder>;

/** Bad input of an order, by its field; undefined for a good one. */
export function checkStayOrder(input: Input, verified: VerifiedStay): Envelope<never> | undefined {
  const { rate, rooms, adults, childAges, arrivalTimes } = verified;
  if (!input.agreed) return badInput('agreed', '请阅读并同意预订条款');
  if (input.guests.length !== rooms) return badInput('guests', `请为 ${rooms} 间房分别填写入住人`);
  for (const [room, guests] of input.guests.entries()) {
    if (guests.length > adults + childAges.length)
      return badInput(`guests.${room}`, `第 ${room + 1} 间房最多 ${adults + childAges.length} 位入住人`);
    for (const [at, guest] of guests.entries()) {
      const problem = guestProblem(guest, rate.needsPinyin);
      if (problem) return badInput(`guests.${room}.${at}.${problem.field}`, problem.message);
    }
  }
  const contact = checkContactName(input.contact.name);
  if (contact) return badInput('contact.name', contact);
  if (!arrivalTimes.includes(input.arrival)) return badInput('arrival', '请选择预计到店时间');
  if (input.invoice === 'platform' && rate.invoice !== 'platform')
    return badInput('invoice', '该报价由酒店前台开具发票');
  if (input.invoice === 'desk' && rate.invoice !== 'desk') return badInput('invoice', '该报价由平台开具发票');
  if (input.invoice === 'platform' && !input.invoiceTitle) return badInput('invoiceTitle', '请输入发票抬头');
  if (input.invoiceKind === 'special' && (input.invoice !== 'platform' || !rate.specialInvoice))
    return badInput('invoiceKind', '该报价不能开具增值税专用发票');
  if (input.invoiceKind === 'special' && !input.taxNo) return badInput('taxNo', '增值税专用发票请填写税号');
  const wrongTaxNo = checkTaxNo(input.taxNo ?? '');
  return wrongTaxNo ? badInput('taxNo', wrongTaxNo) : undefined;
}
