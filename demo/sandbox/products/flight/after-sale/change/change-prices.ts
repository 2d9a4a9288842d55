import type { SaleReason } from '#contract/order-after-sale.ts';
import type { Envelope } from '#contract/row.ts';
import { dayAt } from '#domain/china-time.ts';
import { airportsOf } from '#domain/flight/cities/cities.ts';
import { changeOf } from '#domain/order/after-sale/amounts.ts';
import type { ChangeTerms } from '#domain/order/after-sale/amounts.ts';
import { isUpgrade } from '#domain/order/after-sale/upgrade.ts';
import { mayFlyAlone, partedText } from '#domain/order/after-sale/followers.ts';
import { byAirline, isVoluntary } from '#domain/order/after-sale/reasons.ts';
import { memberOf, refuse } from '../../../../ground/call.ts';
import type { Call } from '../../../../ground/call.ts';
import type { ChangeItem } from '../../../../ground/database/tables/tables-after-sale.ts';
import { ticketFare } from '../../answers/answer-verify.ts';
import type { Needs, Offer } from '../../prices/offers.ts';
import { serviceFeeOf } from '../../../../orders/business/service-fees.ts';
import type { ServiceFee } from '../../../../orders/business/service-fees.ts';
import { taxesOf } from '../../prices/taxes.ts';
import { cityCodeOf, flightOfId } from '../../schedule/flights-of-day.ts';
import type { DayFlight } from '../../schedule/flights-of-day.ts';
import type { WholeOrder } from '../../rows/read-order.ts';
import { isAirlineChanged, withFollowers } from '../../rows/held-tickets.ts';
import type { Held } from '../../rows/held-tickets.ts';
import { chosenTickets, ownOrder, refusedStatus } from '../own-order.ts';
import type { BusinessTerms } from '../../../../orders/business/business-terms.ts';
import { buyerOf } from '../../../../orders/business/buyer.ts';
import { judgedParty } from '../../../../orders/sales/judged-party.ts';
import { legOf, sameLeg } from '#domain/trip/legs.ts';
import type { LegNo } from '#domain/trip/legs.ts';

interface ChangeWish {
  orderId: string;
  psgIds: readonly string[];
  triptype: LegNo;
  reason: SaleReason;
}

/** Tickets of one flight that are to be changed, and what decides their prices. */
interface Changing {
  order: WholeOrder;
  tickets: readonly Held[];
  follows: string[];
  /** The flight that is given up. */
  old: Held;
  reason: SaleReason;
  airlineChanged: boolean;
  fee: ServiceFee;
  terms: BusinessTerms | undefined;
  needs: Needs;
  now: number;
}

/** The booker's tickets to be changed, with those who have to come along; or the refusal. */
export async function findChanging(
  wish: ChangeWish,
  call: Call,
): Promise<{ ok: true; changing: Changing } | { ok: false; answer: Envelope<never> }> {
  const wrong = (answer: Envelope<never>): { ok: false; answer: Envelope<never> } => ({ ok: false, answer });
  const member = memberOf(call);
  const now = call.now();
  if (!call.app.switches.showAirChange) return wrong(refuse(403, '当前应用未开放在线改签，请致电客服'));
  const found = await ownOrder(call.db, member, wish.orderId, now);
  if (!found.ok) return found;
  const { order } = found;
  const refused = refusedStatus(order);
  if (refused) return wrong(refused);
  const chosen = chosenTickets(order, { psgIds: wish.psgIds, triptypes: [wish.triptype] }, now);
  if (!chosen.ok) return chosen;
  const [old] = chosen.tickets;
  if (!old || chosen.tickets.some(({ changeNo }) => changeNo !== old.changeNo))
    return wrong(refuse(400, '所选乘机人不在同一航班，请分别改签', { field: 'psgIds' }));
  const { all, follows } = withFollowers(chosen.tickets, chosen.live);
  if (!mayFlyAlone(all)) return wrong(refuse(400, partedText, { field: 'psgIds' }));
  const { terms } = await buyerOf(order.travel_type, call, await judgedParty(call.db, 'flight', order));
  return {
    ok: true,
    changing: {
      order,
      tickets: all,
      follows,
      old,
      reason: wish.reason,
      airlineChanged: isAirlineChanged(all),
      fee: serviceFeeOf(member.level, terms),
      terms,
      needs: {
        seats: all.filter(({ isInfant }) => !isInfant).length,
        hasMinors: all.some(({ fare }) => fare !== 'ADT'),
        hasContract: terms !== undefined,
      },
      now,
    },
  };
}

/** Cities of the flight that is given up. */
export const routeOf = ({ old }: Changing): { org: string; dst: string } => ({
  org: cityCodeOf(old.flight.orgAirport),
  dst: cityCodeOf(old.flight.dstAirport),
});

/** The same flight is a change only into a higher class; another airline's needs a ticket that may be signed over. */
export function mayChangeTo(changing: Changing, flight: DayFlight, cabinCode: string): boolean {
  const { old } = changing;
  if (flight.flightId === old.flight.flightId) {
    const [held, wanted] = [cabinClassOf(old), classOf(flight, cabinCode)];
    if (!held || !wanted || !isUpgrade(held, wanted)) return false;
  }
  const { org, dst } = routeOf(changing);
  const isRoute =
    airportsOf(org).some(({ code }) => code === flight.service.org) &&
    airportsOf(dst).some(({ code }) => code === flight.service.dst);
  const isCarrier =
    flight.service.airline === old.flight.airline ||
    old.flight.rule.endorsable ||
    termsOf(changing, '') === 'byAirline';
  return isRoute && isCarrier && keepsOrder(changing, flight);
}

/** Each leg lands before the next one leaves. */
function keepsOrder({ order, old }: Changing, flight: DayFlight): boolean {
  const others = order.flights.filter((one) => !sameLeg(one, old));
  return others.every((one) => (legOf(one) > legOf(old) ? flight.arrMs < one.dep_at : flight.depMs > one.arr_at));
}

/** `cabinClass` of the new seat; "" before it is known. */
function termsOf({ reason, airlineChanged, old }: Changing, cabinClass: string): ChangeTerms {
  if (isVoluntary(reason)) return 'voluntary';
  const stays = cabinClass === '' || cabinClass === cabinClassOf(old);
  return byAirline(reason) && airlineChanged && stays ? 'byAirline' : 'involuntary';
}

const classOf = ({ service }: DayFlight, cabinCode: string) =>
  service.cabins.find(({ code }) => code === cabinCode)?.cabinClass;

/** Class of the seat that is given up. */
export function cabinClassOf({ flight }: Held) {
  const known = flightOfId(flight.flightId);
  return known && classOf(known, flight.cabinCode);
}

/** The cost of the change of each ticket to this seat now; undefined where a fare may not be changed any more. */
export function changeItems(changing: Changing, flight: DayFlight, offer: Offer): ChangeItem[] | undefined {
  const { tickets, fee, now } = changing;
  const asked = termsOf(changing, offer.cabin.cabinClass);
  const isSameFlight = flight.flightId === changing.old.flight.flightId;
  const terms = asked === 'voluntary' && isSameFlight ? 'upgrade' : asked;
  const items = tickets.map((ticket): ChangeItem | undefined => {
    const amounts = changeOf(
      ticket,
      {
        fareFen: ticketFare(ticket.fare, { flight, offer }, offer.fare),
        fuelFen: taxesOf(ticket.fare, flight.service.km, dayAt(now)).fuel,
        servFen: fee.fee,
        servDiscountFen: fee.discount,
      },
      terms,
      now,
    );
    const { psgId, name, psgType, changeNo } = ticket;
    return amounts && { psgId, name, psgType, changeNo, ...amounts };
  });
  return items.every((item) => item !== undefined) ? items : undefined;
}
