import type { PayInfo } from '#contract/payment.ts';
import { clockOf, dayAt, momentAt, showDay } from '#domain/china-time.ts';
import { discountText } from '#domain/flight/list/list-flight.ts';
import { cancelledBecause, nextStep } from '#domain/order/next-step.ts';
import { searchAgain } from '#domain/order/search-again.ts';
import { tripTitle } from '#domain/trip/legs.ts';
import { shownPayments } from '../../../orders/shown.ts';
import type { Database, Tx } from '../../../ground/call.ts';
import type { ShownFlight } from '../../../ground/database/tables/tables-order.ts';
import { readOrder } from './read-order.ts';
import type { WholeOrder } from './read-order.ts';

/** `09-22 周二 10:30–12:50 首都 T3 → 虹桥 T2 · 标准经济舱 8.0 折` (looks 06). */
function flightLine(flight: ShownFlight): string {
  const days = flight.arrivalDays ? ` +${flight.arrivalDays}天` : '';
  const from = `${flight.orgAirportName} ${flight.orgTerm}`.trim();
  const to = `${flight.dstAirportName} ${flight.dstTerm}`.trim();
  return `${showDay(flight.depTime.slice(0, 10))} ${clockOf(flight.depTime)}–${clockOf(flight.arrTime)}${days}　${from} → ${to} · ${[flight.productName, discountText(flight)].filter(Boolean).join(' ')}`;
}

/** The same sentence as the order's own page has; "" while the order takes money or is paid. */
function closedBecause(
  { status, created_at, pay_deadline, flights, events, payments }: WholeOrder,
  now: number,
): string {
  const flightList = flights.map(({ triptype, shown }) => ({ triptype, ...shown }));
  if (status === 6 || status === 8) return nextStep(status, flightList, now);
  if (status !== 5) return '';
  return cancelledBecause({
    createTime: momentAt(created_at),
    payDeadline: momentAt(pay_deadline),
    flightList,
    timeline: events.map(({ at, title, detail }) => ({ time: momentAt(at), title, detail })),
    payments: shownPayments(payments),
  });
}

/** The order in the cashier of its member. */
export async function describeOrder(
  tx: Tx,
  orderId: string,
  now: number,
): Promise<Pick<PayInfo, 'title' | 'lines' | 'trip' | 'closedBecause'>> {
  const order = await readOrder(tx, orderId);
  if (!order) throw new Error(`no order ${orderId} to describe`);
  const { travel_type: travelType, cost_center: costCenter, passengers } = order;
  const flights = order.flights.map(({ shown }) => shown);
  const carriers = flights.map((flight) => `${flight.airlineName} ${flight.flightNo}`);
  const who = [
    `乘机人 ${passengers.map(({ name }) => name).join('、')}`,
    travelType === 'business' ? '因公' : '因私',
    costCenter,
  ].filter(Boolean);
  const because = closedBecause(order, now);
  return {
    title: `${tripTitle(order.flights.map(({ triptype, shown }) => ({ triptype, ...shown })))}　${[...new Set(carriers)].join('、')}`,
    lines: [...flights.map(flightLine), who.join(' · ')],
    trip: searchAgain(
      { flightList: flights, travelType, psgList: passengers.map(({ psg_type }) => ({ psgType: psg_type })) },
      dayAt(now),
    ),
    ...(because && { closedBecause: because }),
  };
}

/** `机票 北京 → 上海`: nothing that only the member may see. */
export async function subjectOf(db: Database, orderId: string): Promise<string> {
  const flights = await db
    .selectFrom('air_order_flights')
    .where('order_id', '=', orderId)
    .where('in_use', '=', true)
    .orderBy('triptype')
    .select('shown')
    .execute();
  return `机票 ${flights.map(({ shown }) => `${shown.orgcityname} → ${shown.dstcityname}`).join('，')}`;
}
