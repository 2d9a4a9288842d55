import type { PayInfo, PaySplit } from '#contract/payment.ts';
import type { OrderFlight } from '#contract/order.ts';
import type { Envelope } from '#contract/row.ts';
import { clockOf, dayAt, momentAt, showDay } from '#domain/china-time.ts';
import { discountText } from '#domain/flight/list-flight.ts';
import { yuanOf } from '#domain/money.ts';
import { cancelledBecause, nextStep } from '#domain/order/next-step.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { businessTypeOf } from '#domain/payment/after-payment.ts';
import type { Split } from '#domain/payment/split.ts';
import type { Call, Tx } from '../call.ts';
import { memberOf, ok, refuse } from '../call.ts';
import { advance } from '../orders/advance.ts';
import { isOwn } from '../orders/read-order.ts';
import { lockOrder } from '../orders/transition.ts';
import type { AirOrderState } from '../orders/transition.ts';
import { paymentsIn } from './give-back.ts';
import type { Payment } from './give-back.ts';
import { balanceOf, creditOf, walletOf } from './ledger.ts';
import { payMethods, preferredMethod } from './methods.ts';
import { currentPayment, dueOf } from './open-payment.ts';
import { hasPayPassword } from './pay-password.ts';

const missing = (): Envelope<never> => refuse(404, '没有找到这笔待支付的订单');

/** The true state of what is to be paid; asking again names the same payment as long as it can be paid. */
export async function payInfo(input: { orderId: string; businessType: string }, call: Call): Promise<Envelope<PayInfo>> {
  const member = memberOf(call);
  const now = call.now();
  if (businessTypeOf(input.businessType) !== 'dometicketOrderPay') return missing();
  const hasPassword = await hasPayPassword(call, member);
  return await call.db.transaction().execute(async (tx) => {
    const locked = await lockOrder(tx, input.orderId);
    if (!locked || !isOwn(member, locked)) return missing();
    const order = await advance(tx, locked, now);
    const parts = await paymentsIn(tx, order.order_id, 'paid', 'reserved');
    return ok({ ...(await dueInfo(tx, order, parts, call)), ...(await shownLines(tx, order, now)), hasPayPassword: hasPassword });
  });
}

async function dueInfo(tx: Tx, order: AirOrderState, parts: readonly Payment[], call: Call): Promise<Omit<PayInfo, 'title' | 'lines' | 'hasPayPassword'>> {
  const now = call.now();
  const isOpen = order.status === 0;
  const due = isOpen ? await dueOf(tx, order) : 0;
  const isPartly = isOpen && due < order.payprice;
  const current = isOpen ? await currentPayment(tx, order, due, now) : parts.at(-1);
  const methods = isOpen
    ? payMethods({
        level: memberOf(call).level,
        isChild: memberOf(call).femaleEndId > 0,
        offered: call.app.switches.pay,
        isPartly,
        dueFen: due,
        walletFen: await balanceOf(tx, walletOf(order.member_id)),
        creditFen: order.company_id ? await balanceOf(tx, creditOf(order.company_id)) : 0,
        split: order.split,
      })
    : [];
  const isClosed = [5, 6, 8].includes(order.status);
  return {
    orderId: order.order_id,
    orderNo: order.order_id,
    outTradeNo: current?.out_trade_no ?? '',
    businessType: 'dometicketOrderPay',
    state: isPartly ? 'partly' : isOpen ? 'open' : isClosed ? 'closed' : 'paid',
    ...(isClosed && { closedBecause: await closedBecause(tx, order, now) }),
    amount: yuanOf(order.payprice),
    due: yuanOf(due),
    deadlineMs: order.pay_deadline,
    serverTimeMs: now,
    methods,
    preferred: preferredMethod(methods),
    ...(order.split && isOpen && !isPartly ? { split: showSplit(order.split) } : {}),
    needsPayPassword: call.app.switches.showPayPwd,
    paid: parts.map(({ payer, method, amount }) => ({ payer, method: method ?? 'alipay', amount: yuanOf(amount) })),
    ...(isOpen && call.settings.requestVerifyKey && { checkString: call.settings.requestVerifyKey }),
  };
}

/** The same sentence as the order's own page says. */
async function closedBecause(tx: Tx, order: AirOrderState, now: number): Promise<string> {
  if (order.status !== 5) return nextStep(order.status, [], now);
  const events = await tx.selectFrom('air_order_events').where('order_id', '=', order.order_id).orderBy('id', 'desc').select('at').execute();
  const payments = await paymentsIn(tx, order.order_id, 'paid', 'refunding', 'refunded');
  return cancelledBecause({ createTime: momentAt(order.created_at), payDeadline: momentAt(order.pay_deadline), timeline: events.map(({ at }) => ({ time: momentAt(at) })), payments });
}

const showSplit = (split: Split): PaySplit => ({
  company: yuanOf(split.company),
  personal: yuanOf(split.personal),
  companyMax: yuanOf(split.companyMax),
  limitPrice: yuanOf(split.limitPrice),
  tolerance: yuanOf(split.tolerance),
  taxes: yuanOf(split.taxes),
  serviceFee: yuanOf(split.serviceFee ?? 0),
  insurance: yuanOf(split.insurance ?? 0),
});

/** `09-22 周二 10:30–12:50 首都 T3 → 虹桥 T2 · 标准经济舱 8.0 折` (looks 06). */
export function flightLine(flight: Omit<OrderFlight, 'triptype'>): string {
  const days = flight.arrivalDays ? ` +${flight.arrivalDays}天` : '';
  const from = `${flight.orgAirportName} ${flight.orgTerm}`.trim();
  const to = `${flight.dstAirportName} ${flight.dstTerm}`.trim();
  return `${showDay(flight.depTime.slice(0, 10))} ${clockOf(flight.depTime)}–${clockOf(flight.arrTime)}${days}　${from} → ${to} · ${[flight.productName, discountText(flight)].filter(Boolean).join(' ')}`;
}

async function shownLines(tx: Tx, order: AirOrderState, now: number): Promise<Pick<PayInfo, 'title' | 'lines' | 'trip'>> {
  const flights = (await tx.selectFrom('air_order_flights').where('order_id', '=', order.order_id).orderBy('triptype').select('shown').execute()).map((row) => row.shown);
  const names = await tx.selectFrom('air_order_passengers').where('order_id', '=', order.order_id).orderBy('psg_id').select(['name', 'psg_type']).execute();
  const [out, back] = flights;
  const carriers = flights.map((flight) => `${flight.airlineName} ${flight.flightNo}`);
  const who = [`乘机人 ${names.map((one) => one.name).join('、')}`, order.travel_type === 'business' ? '因公' : '因私', order.cost_center].filter(Boolean);
  return {
    title: `${out?.orgcityname ?? ''} ${back ? '⇄' : '→'} ${out?.dstcityname ?? ''}　${[...new Set(carriers)].join('、')}`,
    lines: [...flights.map(flightLine), who.join(' · ')],
    trip: searchAgain({ flightList: flights, travelType: order.travel_type, psgList: names.map((one) => ({ psgType: one.psg_type })) }, dayAt(now)),
  };
}
