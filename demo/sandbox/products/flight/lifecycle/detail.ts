import type { AirOrder } from '#contract/order.ts';
import type { Envelope } from '#contract/row.ts';
import { memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { readOrder } from '../rows/read-order.ts';
import { advanceOrder } from './tick.ts';
import { withCompany } from '../../../orders/business/company-facts.ts';
import { maySee, mayRead } from '../../../orders/may-see.ts';
import { showOrder } from '../shown/show-order.ts';

/** The order as it is now: steps that are due on it happen first. An order that the member may not see is answered as missing. */
export async function orderDetail(input: { orderId: string }, call: Call): Promise<Envelope<AirOrder>> {
  const member = memberOf(call);
  const now = call.now();
  let order = await readOrder(call.db, input.orderId);
  if (order?.step_at != null && order.step_at <= now) {
    await advanceOrder(call.db, input.orderId, now);
    order = await readOrder(call.db, input.orderId);
  }
  if (!order) return refuse(404, '没有找到这笔订单');
  const isOwn = maySee(member, order);
  if (!isOwn && !(await mayRead(call.db, member, order))) return refuse(404, '没有找到这笔订单');
  const shown = await withCompany(call.db, order, showOrder(order, call, now));
  return ok(isOwn ? shown : hideNumbers(shown));
}

/** For a superior: documents, phones and e-mail of the subordinate's passengers are masked. */
const hideNumbers = (order: AirOrder): AirOrder => ({
  ...order,
  isSubordinates: true,
  psgList: order.psgList.map((one) => ({
    ...one,
    certNo: maskCertNo(one.certNo),
    mobilePhone: hidePhone(one.mobilePhone),
  })),
  psgFlightList: order.psgFlightList.map((one) => ({ ...one, certNo: maskCertNo(one.certNo), bornDate: '' })),
  contact: { ...order.contact, mobilePhone: hidePhone(order.contact.mobilePhone), email: '' },
});
