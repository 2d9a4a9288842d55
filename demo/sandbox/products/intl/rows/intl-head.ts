import type { OrderRowFlight } from '#contract/order-list.ts';
import { isGivenBack, isPartlyGivenBack, isUsed } from '#domain/product/ticket-states.ts';
import { tripTitle } from '#domain/trip/legs.ts';
import type { Tx } from '../../../ground/call.ts';
import type { SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import type { OrderHead } from '../../../ground/database/tables/tables-order.ts';
import { writeHead } from '../../../orders/heads/write-head.ts';
import { bookedTickets, sumOf } from './booked-tickets.ts';
import { ticketsOf } from './intl-orders.ts';
import { isMoved } from './refund-fees.ts';
import type { IntlOrderState, IntlTicket } from './intl-orders.ts';

type Ticket = Pick<IntlTicket, 'slice_no' | 'passenger_no' | 'state' | 'tax' | 'service_fee'>;

/** Slices that somebody of the order still has, or had when it ended, in the order of their departure. */
export function slicesNow({ content }: Pick<IntlOrderState, 'content'>, tickets: readonly Ticket[]): SoldSlice[] {
  const withSome = (is: (ticket: Ticket) => boolean): SoldSlice[] =>
    content.slices.filter((_, at) => tickets.some((one) => one.slice_no === at && is(one)));
  const used = withSome(isUsed);
  const all = withSome(({ state }) => state !== 'changed');
  return (used.length ? used : all).toSorted((a, b) => a.departsMs - b.departsMs);
}

/** Times in the list are those of the clocks there. */
const rowFlights = (
  slices: readonly SoldSlice[],
  { slices: all, passengers }: IntlOrderState['content'],
  tickets: readonly Ticket[],
): OrderRowFlight[] =>
  slices.flatMap((slice) => {
    const { flights, schedules, terms, changedFrom } = slice;
    const own = tickets.filter((one) => all[one.slice_no] === slice && isUsed(one));
    const people = passengers.filter((_, at) => own.some(({ passenger_no }) => passenger_no === at));
    const isPart = people.length > 0 && people.length < passengers.length;
    const asBooked = changedFrom === null && all.some((one) => one.changedFrom !== null);
    const isFree = isMoved({ schedules });
    const changes = (['before', 'after'] as const).filter(
      (phase) => isFree || (phase === 'before' ? terms.changeBefore : terms.changeAfter) !== null,
    );
    return flights.map(
      ({ triptype, orgcityname, dstcityname, airline, flightNo, depTime, depOffset, arrTime, arrOffset }, n) => ({
        triptype,
        orgcityname,
        dstcityname,
        airline,
        flightNo,
        depTime: `${depTime}:00`,
        arrTime: `${arrTime}:00`,
        depOffset,
        arrOffset,
        ...(schedules?.[n] && { schedule: schedules[n].kind }),
        ...(schedules?.[n]?.acceptedAt && { isAccepted: true as const }),
        ...(changes.length && { changes }),
        ...(isPart && { people: people.map(({ name }) => name) }),
        ...(asBooked && { asBooked: true as const }),
      }),
    );
  });

/** `上海 ⇄ 巴黎`, whatever lies between. */
export const titleOf = (slices: readonly Pick<SoldSlice, 'triptype' | 'flights'>[]): string =>
  tripTitle(
    slices.map(({ triptype, flights }) => ({
      triptype,
      orgcityname: flights[0]?.orgcityname ?? '',
      dstcityname: flights.at(-1)?.dstcityname ?? '',
    })),
  );

/** The order's row in the lists of all products. */
export function intlHeadOf(order: IntlOrderState, tickets: readonly Ticket[]): OrderHead {
  const { passengers, slices: booked } = order.content;
  const slices = slicesNow(order, tickets);
  const title = titleOf(slices);
  const refundedNames = passengers.flatMap(({ name }, at) => {
    const own = tickets.filter(({ passenger_no, state }) => passenger_no === at && state !== 'changed');
    return own.every(isGivenBack) ? [name] : [];
  });
  const sold = bookedTickets(order, tickets);
  return {
    order_id: order.order_id,
    kind: 'intl',
    app_id: order.app_id,
    member_id: order.member_id,
    company_id: order.company_id,
    status: order.status,
    travel_type: order.travel_type,
    created_at: order.created_at,
    travel_at: slices[0]?.departsMs ?? order.departs_at,
    ends_at: slices.at(-1)?.arrivesMs ?? order.ends_at,
    pay_deadline: order.pay_deadline,
    amount: order.payprice,
    title,
    words: [
      order.order_id,
      ...passengers.map(({ name }) => name),
      ...booked.flatMap(({ flights }) => flights.map(({ flightNo }) => flightNo)),
      ...booked.flatMap(({ flights }) =>
        flights.map(({ orgcityname, dstcityname }) => `${orgcityname} ${dstcityname}`),
      ),
      title,
    ]
      .join(' ')
      .toUpperCase(),
    card: {
      flightList: rowFlights(slices, order.content, tickets),
      psgNames: passengers.map(({ name }) => name),
      ...(refundedNames.length && refundedNames.length < passengers.length && { refundedNames }),
      ...(isPartlyGivenBack(tickets) && { isPartRefunded: true as const }),
      isExchange: booked.some(({ changedFrom }) => changedFrom !== null) ? 1 : 0,
      taxes: sumOf(sold, 'tax'),
      insurance: 0,
      serviceFee: sumOf(sold, 'service_fee'),
    },
  };
}

/** Tells the lists which slices the order has now. */
export const refreshHead = async (tx: Tx, order: IntlOrderState, known?: readonly Ticket[]): Promise<void> =>
  await writeHead(tx, 'intl_orders', intlHeadOf(order, known ?? (await ticketsOf(tx, order.order_id))));

/** `CA933 12-14 13:50 北京 → 巴黎` */
export const sliceLines = ({ flights }: Pick<SoldSlice, 'flights'>): string[] =>
  flights.map(
    ({ flightNo, depTime, arrTime, orgcityname, dstcityname }) =>
      `${flightNo}　${depTime.slice(5)} → ${arrTime.slice(5)}（当地时间）　${orgcityname} → ${dstcityname}`,
  );
