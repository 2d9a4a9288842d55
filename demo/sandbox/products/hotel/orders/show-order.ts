import { awaitsApproval } from '#domain/product/status-table.ts';
import type { HotelOrder } from '#contract/hotel-order.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { daysBetween } from '#domain/china-time.ts';
import { isCancellable } from '#domain/product/stay-status.ts';
import { yuanOf } from '#domain/money.ts';
import { isOwn, memberOf } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { paymentsShown } from '../../../money/payments/give-back.ts';
import { stayLife, refusedTitle } from './advance.ts';
import { orderInFull } from '../../../orders/detail.ts';
import { companyFacts } from '../../../orders/business/company-facts.ts';
import { headShown, reservedIn, shownPayments, splitShown, timelineOf } from '../../../orders/shown.ts';
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
  const { order_id: orderNo, check_in: checkIn, check_out: checkOut, content } = order;
  const { steps: _steps, ...shown } = content;
  const held = await paymentsShown(tx, orderNo);
  const payments = shownPayments(held);
  const timeline = await timelineOf(tx, stayOrders, orderNo);
  return {
    ...shown,
    ...(await companyFacts(tx, order)),
    taxNo: content.taxNo ?? '',
    invoiceKind: content.invoiceKind ?? 'normal',
    ...headShown(order, call.now()),
    checkIn,
    checkOut,
    nights: daysBetween(checkIn, checkOut),
    rooms: order.rooms,
    confirmNo: order.confirm_no,
    split: splitShown(order, payments),
    payments,
    reserved: yuanOf(reservedIn(held)),
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
