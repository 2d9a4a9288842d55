import { isGivenBack } from '#domain/product/ticket-states.ts';
import { awaitsSeats, isUnpaid } from '#domain/product/status-table.ts';
import type { TrainOrder, TrainTicket } from '#contract/train-order.ts';
import type { Envelope } from '#contract/row.ts';
import { hidePhone } from '#domain/account/phone.ts';
import { msOf } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { maskCertNo } from '#domain/passenger/documents/masking.ts';
import { mayChange } from '#domain/rail/change-rules.ts';
import { isChangedOnce } from '#domain/rail/order/ride-schedule.ts';
import { refundQuote } from '#domain/rail/refund-fees.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { orderInFull } from '../../../orders/detail.ts';
import { showTicketOrder } from '../../../orders/tickets/order-shown.ts';
import { ticketIdOf } from '../shown/ids.ts';
import { rideView, showSale } from '../shown/show-sale.ts';
import { readWhole } from '../rows/whole-order.ts';
import { arrangementText } from '../seats/arrange.ts';
import { formationOf } from '../seats/formation.ts';
import { showWait } from '../waiting/show-wait.ts';
import { newTimesOf } from '../rows/new-times.ts';
import { railLife } from './advance.ts';
import { showInsurance } from './insurance.ts';
import { isAskedMet, nearbySeats } from '../rows/asked-seats.ts';
import { aheadOf, seatingOf } from '../rows/seating.ts';
import { railOrders, termsOf } from '../rows/rail-orders.ts';
import type { RailOrderState, RailTicket } from '../rows/rail-orders.ts';
import { seatOf } from '../rows/rail-head.ts';

export const railOrderDetail = async ({ orderNo }: { orderNo: string }, call: Call): Promise<Envelope<TrainOrder>> =>
  await orderInFull(railLife, orderNo, call, {
    show: async (tx) => await showRailOrder(tx, orderNo, call),
    hide: hideNumbers,
  });

/** For a superior: documents, phones and e-mail are masked. */
const hideNumbers = (order: TrainOrder): TrainOrder => ({
  ...order,
  passengers: order.passengers.map((one) => ({
    ...one,
    certNo: maskCertNo(one.certNo),
    mobilePhone: hidePhone(one.mobilePhone),
    ...(one.freeChild && { freeChild: { ...one.freeChild, certNo: maskCertNo(one.freeChild.certNo) } }),
  })),
  contact: { ...order.contact, mobilePhone: hidePhone(order.contact.mobilePhone), email: '' },
});

const isTicketed = (status: number): boolean => status === 2 || status === 3;

/** A ticket with the money of a refund at this moment. */
function ticketView(
  order: RailOrderState,
  tickets: readonly RailTicket[],
  ticket: RailTicket,
  now: number,
): TrainTicket {
  const { rides } = order.content;
  const ride = rides[ticket.ride_no];
  if (!ride) throw new Error(`order ${order.order_id} has no ride ${ticket.ride_no}`);
  const departsMs = msOf(ride.from.at);
  const isLive = ticket.state === 'open' && isTicketed(order.status);
  const terms = termsOf(rides, tickets, ticket);
  const quote = isLive ? refundQuote(ticket.price, departsMs, now, terms) : undefined;
  const isChanged = isChangedOnce(rides, ticket.ride_no);
  // As to a train that leaves a moment later, on the same way.
  const verdict = mayChange(
    { departsMs, isChanged, price: ticket.price, freedBy: terms.freedBy },
    { departsMs: Math.max(departsMs, now + 1), price: ticket.price, isOtherStation: false },
    now,
  );
  return {
    ticketId: ticketIdOf(ticket),
    rideNo: ticket.ride_no,
    passengerNo: ticket.passenger_no,
    seatName: seatOf(ride, ticket.seat),
    price: yuanOf(ticket.price),
    state: ticket.state,
    isChanged,
    refund: quote
      ? {
          percent: quote.percent,
          fee: yuanOf(quote.fee),
          back: yuanOf(quote.back),
          next: quote.next && { ...quote.next, fee: yuanOf(quote.next.fee) },
        }
      : null,
    mayChange: isLive && verdict === 'ok',
    ...(isLive && terms.freedBy && { freedBy: terms.freedBy }),
    ...(isLive && ticket.keeps_five && { keepsFivePercent: true }),
  };
}

/** An order as its page shows it. The caller has checked who may see it. */
export async function showRailOrder(tx: Tx, orderNo: string, call: Call): Promise<TrainOrder> {
  const now = call.now();
  const whole = await readWhole(tx, orderNo);
  if (!whole) throw new Error(`no rail order ${orderNo}`);
  const { order, tickets: rows, sales } = whole;
  const { content } = order;
  const tickets = rows.map((ticket) => ticketView(order, rows, ticket, now));
  return {
    ...(await showTicketOrder(tx, railOrders, whole, call, actionsOf(order, rows, tickets, call))),
    rides: content.rides
      .map(rideView)
      .filter(({ rideNo, changedFrom }) => changedFrom === null || isUsed(rows, rideNo)),
    passengers: content.passengers.map((one, passengerNo) => ({ passengerNo, ...one })),
    tickets: tickets.filter((ticket) => isUsed(rows, ticket.rideNo) || ticket.rideNo < booked(content)),
    arrangement: order.status === awaitsSeats ? '' : arrangementOf(order, rows),
    afterSales: sales.map((sale) => showSale(sale, content.rides, now)),
    ...showInsurance(order, rows),
    ...(content.railAccount && { railAccount: content.railAccount }),
    ...(content.wait && { wait: await showWait(tx, order, content.wait) }),
    ...(order.status === awaitsSeats && {
      seating: {
        sinceMs: order.created_at,
        ahead: await aheadOf(tx, order),
        ...(seatingOf(order)?.approval && { asksApproval: true }),
      },
    }),
  };
}

/** A ride of a change that was given up is none of the order's. */
const isUsed = (rows: readonly RailTicket[], rideNo: number): boolean =>
  rows.some(({ ride_no, state }) => ride_no === rideNo && state !== 'void');
const booked = ({ rides }: RailOrderState['content']): number =>
  rides.filter(({ changedFrom }) => changedFrom === null).length;

/** How the party sits on each train that it still has tickets for, and whether it is what was asked for. */
function arrangementOf({ content }: RailOrderState, rows: readonly RailTicket[]): string {
  const { rides } = content;
  const left = rides.flatMap((ride, rideNo) => {
    const own = rows.filter(({ ride_no, state }) => ride_no === rideNo && state !== 'changed' && state !== 'void');
    // All tickets of the ride are given back, or changed.
    return own.every(isGivenBack) ? [] : [{ ride, rideNo, own }];
  });
  const [planned, others] = [true, false].map((isPlanned) =>
    left.filter(({ ride }) => (ride.seatNo !== undefined) === isPlanned),
  ) as [typeof left, typeof left];
  const areMet = planned.every(({ ride, rideNo }) =>
    rows.some(({ ride_no, seat }) => ride_no === rideNo && seat === ride.seatNo),
  );
  const plan = areMet ? '已按换座方案分配座位' : '方案中的部分座位已被占，已改排其他座位，请按车票上的座位乘车';
  const words = others.flatMap(({ ride, rideNo, own }) => {
    const text = arrangementText(
      formationOf(ride.letter, ride.trainNumber),
      ride.seatClass,
      own.map(({ seat }) => seat),
    );
    const isMet = isAskedMet(content, rows, rideNo);
    const met = isMet === undefined ? '' : isMet ? '已按所选座位分配' : nearbySeats;
    const said = [text, met].filter(Boolean).join('，');
    return said ? [left.length > 1 ? `${ride.trainNumber} 次：${said}` : said] : [];
  });
  return [...(planned.length ? [plan] : []), ...words].join('；');
}

function actionsOf(
  order: RailOrderState,
  rows: readonly RailTicket[],
  tickets: readonly TrainTicket[],
  call: Call,
): TrainOrder['actions'] {
  const { status, pay_deadline } = order;
  return [
    ...(status === 0 && pay_deadline > call.now() ? (['pay'] as const) : []),
    ...(isUnpaid(status) || status === 13 ? (['cancel'] as const) : []),
    ...(isTicketed(status) && newTimesOf(order, rows, call.now()).length ? (['accept'] as const) : []),
    ...(tickets.some(({ refund }) => refund !== null) ? (['refund'] as const) : []),
    ...(call.app.switches.showTrainChange && tickets.some((one) => one.mayChange) ? (['change'] as const) : []),
  ];
}
