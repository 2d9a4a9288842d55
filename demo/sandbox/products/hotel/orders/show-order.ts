import { awaitsApproval } from '#domain/product/status-table.ts';
import type { HotelOrder } from '#contract/hotel-order.ts';
import type { OrderPayment } from '#contract/order.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { daysBetween, momentAt } from '#domain/china-time.ts';
import { isCancellable } from '#domain/product/stay-status.ts';
import { fenOf, sumAmounts, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { isOwn, memberOf } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { paymentsIn, paymentsShown } from '../../../money/payments/give-back.ts';
import { stayLife, refusedTitle } from './advance.ts';
import { orderInFull } from '../../../orders/detail.ts';
import { companyFacts } from '../../../orders/business/company-facts.ts';
import { shownPayments, timelineOf } from '../../../orders/shown.ts';
import { stayOrders } from './stay-orders.ts';
import type { HotelOrderState } from './stay-orders.ts';

export const hotelOrderDetail = async ({ orderNo }: { orderNo: string }, call: Call): Promise<Envelope<HotelOrder>> =>
  await orderInFull(stayLife, orderNo, call, {
    show: async (tx, order) => await showHotelOrder(tx, order, call),
    hide: ({ contact, ...shown }) => ({
      ...shown,
      contact: { ...contact, mobilePhone: hidePhone(contact.mobilePhone), email: '' },
    }),
  });

export async function showHotelOrder(tx: Tx, order: HotelOrderState, call: Call): Promise<HotelOrder> {
  const { order_id: orderNo, check_in: checkIn, check_out: checkOut, content, split, status } = order;
  const { steps: _steps, ...shown } = content;
  const payments = shownPayments(await paymentsShown(tx, orderNo));
  const reserved = await paymentsIn(tx, orderNo, 'reserved');
  const timeline = await timelineOf(tx, stayOrders, orderNo);
  return {
    ...shown,
    ...(await companyFacts(tx, order)),
    taxNo: content.taxNo ?? '',
    invoiceKind: content.invoiceKind ?? 'normal',
    orderNo,
    status,
    travelType: order.travel_type,
    createTime: momentAt(order.created_at),
    payDeadline: momentAt(order.pay_deadline),
    payDeadlineMs: order.pay_deadline,
    serverTimeMs: call.now(),
    payprice: yuanOf(order.payprice),
    checkIn,
    checkOut,
    nights: daysBetween(checkIn, checkOut),
    rooms: order.rooms,
    confirmNo: order.confirm_no,
    split: split && splitOf(order, payments, sumAmounts(reserved)),
    payments,
    reserved: yuanOf(sumAmounts(reserved)),
    isRefused: timeline.some(({ title }) => title === refusedTitle),
    penalty: yuanOf(order.penalty),
    timeline,
    actions: isOwn(memberOf(call), order) ? actionsOf(order, call.now()) : [],
  };
}

const actionsOf = ({ status, pay_deadline }: HotelOrderState, now: number): HotelOrder['actions'] => [
  ...(status === 0 && pay_deadline > now ? (['pay'] as const) : []),
  ...(isCancellable(status) ? (['cancel'] as const) : []),
  ...(status >= 4 && status !== awaitsApproval ? (['rebook'] as const) : []),
];

/** The shares that were really paid, as far as they were: a member may take over some of the company's. */
function splitOf(
  { split, payprice }: HotelOrderState,
  payments: readonly OrderPayment[],
  reserved: Fen,
): HotelOrder['split'] {
  const paid = payments.filter(({ payer }) => payer === 'company').reduce((all, { amount }) => all + fenOf(amount), 0);
  const company = payments.length ? paid : reserved || (split?.company ?? 0);
  return { company: yuanOf(company), personal: yuanOf(payprice - company) };
}
