import type { Envelope } from '#contract/row.ts';
import { dayOf, momentAt, msOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { checkContactName } from '#domain/passenger/contact.ts';
import { certKey } from '#domain/passenger/documents/duplicates.ts';
import type { CertType } from '#domain/passenger/documents/cert-types.ts';
import { partyProblem } from '#domain/rail/party.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import { badInput, memberOf, ok, refuse } from '../../../ground/call.ts';
import type { Call, Tx } from '../../../ground/call.ts';
import { createOrder } from '../../../orders/create-order.ts';
import { payWithinMs } from '../../../orders/timing.ts';
import { readyTimetable } from '../timetable/trains-of-day.ts';
import { trainDayOf } from '../seats/train-day.ts';
import { sectionsBetween } from '../seats/section-mask.ts';
import { railHolds } from './offer.ts';
import type { RailOffer } from './offer.ts';
import { holdTickets, insertRailOrder, takenBy } from './order-rows.ts';
import type { RailDraft } from './order-rows.ts';

export interface RailOrderInput {
  verifyKey: string;
  requestId: string;
  passengers: readonly {
    name: string;
    certType: CertType;
    certNo: string;
    birthday: Day;
    ticketType: TicketType;
  }[];
  contact: { name: string; mobilePhone: string };
}

export interface CreatedRailOrder {
  orderNo: string;
  payprice: string;
  payDeadline: string;
  payDeadlineMs: number;
}

function checkOrder({ passengers, contact }: RailOrderInput, { rides }: RailOffer): Envelope<never> | undefined {
  const keyed = passengers.map((one) => ({ ...one, certKey: certKey(one) }));
  const problem = partyProblem(keyed, dayOf(rides[0]?.from.at ?? ''));
  if (problem) return badInput(problem.field, problem.message);
  for (const [at, { ticketType }] of passengers.entries())
    if (rides.some(({ prices }) => prices[ticketType] === undefined))
      return badInput(`passengers.${at}.ticketType`, '该席别不发售此票种，请改为成人票');
  const wrong = checkContactName(contact.name);
  return wrong ? badInput('contact.name', wrong) : undefined;
}

function draftOf(input: RailOrderInput, { rides }: RailOffer, call: Call, orderId: string, now: number): RailDraft {
  const { memberId, appId } = memberOf(call);
  const tickets = rides.flatMap((ride, rideNo) =>
    input.passengers.map((passenger, passengerNo) => ({
      order_id: orderId,
      ride_no: rideNo,
      passenger_no: passengerNo,
      cert_key: certKey(passenger),
      ticket_type: passenger.ticketType,
      train_day: trainDayOf(ride.trainNumber, ride.firstDay),
      seat: -1,
      sections: sectionsBetween(ride.fromStop, ride.toStop),
      price: ride.prices[passenger.ticketType] ?? 0,
      is_open: true,
    })),
  );
  const payDeadline = now + payWithinMs;
  return {
    rides,
    tickets,
    order: {
      order_id: orderId,
      member_id: memberId,
      app_id: appId,
      company_id: null,
      status: 0,
      travel_type: 'private',
      created_at: now,
      pay_deadline: payDeadline,
      step_at: payDeadline,
      payprice: tickets.reduce((sum, { price }) => sum + price, 0),
      departs_at: msOf(rides[0]?.from.at ?? ''),
      ends_at: msOf(rides.at(-1)?.to.at ?? ''),
      content: {
        rides: rides.map(({ trainNumber, seatClass, from, to }) => ({ trainNumber, seatClass, from, to })),
        passengers: input.passengers.map(({ name, certType, certNo }) => ({ name, certType, certNo })),
        seatNames: [],
        contact: input.contact,
      },
    },
  };
}

/** An order from a verified offer: the seats of all its rides are held with it, or there is no order. */
export async function createRailOrder(input: RailOrderInput, call: Call): Promise<Envelope<CreatedRailOrder>> {
  await readyTimetable();
  return await createOrder<RailOffer, true, RailDraft, CreatedRailOrder, { train_day: number }>(input, call, {
    holds: railHolds,
    expired: () => refuse(409, '价格保留时间已过，请重新查询', { kind: 'expired' }),
    async check(offer) {
      const refusal = checkOrder(input, offer);
      return refusal ? { refusal } : { checked: true };
    },
    price: (offer, _checked, { orderId, now }) => draftOf(input, offer, call, orderId, now),
    answer: ({ order }) =>
      ok(
        {
          orderNo: order.order_id,
          payprice: yuanOf(order.payprice),
          payDeadline: momentAt(order.pay_deadline),
          payDeadlineMs: order.pay_deadline,
        },
        '占座成功，请在支付时限内付款',
      ),
    locks: ({ tickets }) => [...new Set(tickets.map(({ cert_key }) => `rail ${cert_key}`))].sort(),
    read:
      ({ tickets }) =>
      (tx: Tx) =>
        takenBy(tx, tickets),
    async hold(tx, draft, known) {
      if (known.length)
        return refuse(409, '同一证件在该车次已有未完成或待出行的车票，请勿重复购买', { kind: 'duplicate' });
      return await holdTickets(tx, draft);
    },
    insert: insertRailOrder,
  });
}
