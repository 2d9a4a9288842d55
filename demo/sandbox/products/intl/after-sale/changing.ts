import { legOf } from '#domain/trip/legs.ts';
import type { Envelope } from '#contract/row.ts';
import { addDays, dayAt, dayOf } from '#domain/china-time.ts';
import { fareOf } from '#domain/intl/fares.ts';
import { intlDaysAhead } from '#domain/intl/days-ahead.ts';
import { partedText } from '#domain/order/after-sale/followers.ts';
import { fareTypeOf } from '#domain/passenger/psg-types.ts';
import { badInput } from '../../../ground/call.ts';
import type { Call } from '../../../ground/call.ts';
import type { IntlChangeItem, SoldSlice } from '../../../ground/database/tables/tables-intl.ts';
import { orderForSale } from '../../../orders/tickets/refund.ts';
import { brandOfId, typesOf } from '../fares/brands.ts';
import type { Brand } from '../fares/brands.ts';
import { taxesOf } from '../fares/taxes.ts';
import type { Part } from '../fares/parts.ts';
import { isMoved, phaseOf } from '../rows/refund-fees.ts';
import type { WholeIntlOrder } from '../rows/whole-order.ts';
import type { Itinerary } from '../search/itinerary.ts';
import { closeNeighbours, neighboursOf } from './neighbours.ts';
import type { Neighbours } from './neighbours.ts';
import { arePartedFromAdults, chosenTickets, conflict, intlSalePort, leftAlone } from './intl-sales.ts';
import type { Held } from './intl-sales.ts';

/** Tickets of one slice that are to be changed, with all that counts for their new flights. */
export interface Changing {
  whole: WholeIntlOrder;
  chosen: Held[];
  follows: Held[];
  /** The airline has changed a flight of the slice: another one costs nothing. */
  isFree: boolean;
  sliceNo: number;
  old: SoldSlice;
  brand: Brand;
  /** Passengers who need a seat. */
  seats: number;
  now: number;
  /** Moments between which the new slice has to lie: between the other slices of these passengers. */
  after: number;
  before: number;
  neighbours: Neighbours;
}

interface Wish {
  orderNo: string;
  ticketIds: readonly string[];
}

/** The tickets of a wish, or the refusal: of another slice each, or without a change in their terms. */
export async function findChanging(
  { orderNo, ticketIds }: Wish,
  call: Call,
): Promise<{ ok: true; changing: Changing } | { ok: false; answer: Envelope<never> }> {
  const found = await orderForSale(intlSalePort, orderNo, call);
  if (!found.ok) return found;
  const { order: whole, now } = found;
  const read = chosenTickets(whole, ticketIds, now);
  if (!read.ok) return read;
  const sliceNo = read.chosen[0]?.ticket.slice_no ?? -1;
  if (read.chosen.some(({ ticket }) => ticket.slice_no !== sliceNo))
    return { ok: false, answer: badInput('ticketIds', '一次改签一程，请分别办理') };
  const follows = leftAlone(whole, read.chosen);
  const chosen = [...read.chosen, ...follows];
  if (arePartedFromAdults(chosen)) return { ok: false, answer: badInput('ticketIds', partedText) };
  const { content } = whole.order;
  const [old, brand] = [content.slices[sliceNo], brandOfId(content.brand.brandId)];
  if (!old || !brand) throw new Error(`order ${orderNo} has no slice ${sliceNo}`);
  const isFree = isMoved(old);
  const hasFee = chosen.every(
    ({ ticket }) =>
      isFree || old.terms[phaseOf(ticket, whole.tickets, now) === 'before' ? 'changeBefore' : 'changeAfter'] !== null,
  );
  if (!hasFee)
    return {
      ok: false,
      answer: conflict('该票价不可改签，请申请退票后重新预订', { kind: 'notChangeable', reason: '该票价不可改签' }),
    };
  const people = new Set(chosen.map(({ ticket }) => ticket.passenger_no));
  const theirs = whole.tickets.filter(({ passenger_no, state }) => people.has(passenger_no) && state === 'open');
  const held = content.slices.filter((_, at) => at !== sliceNo && theirs.some(({ slice_no }) => slice_no === at));
  const earlier = held.filter((one) => legOf(one) < legOf(old));
  const later = held.filter((one) => legOf(one) > legOf(old));
  return {
    ok: true,
    changing: {
      whole,
      chosen,
      follows,
      isFree,
      sliceNo,
      old,
      brand,
      seats: chosen.filter(({ ticket }) => fareTypeOf(ticket.psg_type) !== 'INF').length,
      now,
      after: Math.max(now, ...earlier.map(({ arrivesMs }) => arrivesMs)),
      before: Math.min(...later.map(({ departsMs }) => departsMs)),
      neighbours: neighboursOf(earlier, later),
    },
  };
}

/** The new slice lies between its neighbours, and both can be reached. */
export const fitsBetween = ({ after, before, neighbours }: Changing, itinerary: Itinerary): boolean =>
  (itinerary.flights[0]?.depMs ?? 0) > after &&
  (itinerary.flights.at(-1)?.arrMs ?? 0) < before &&
  closeNeighbours(neighbours, itinerary).every(({ verdict }) => verdict !== 'short');

/** The very flights that these tickets are for: to pay for them again is no change. */
export const areSameFlights = ({ old }: Changing, { flights }: Itinerary): boolean =>
  flights.length === old.seats.length && flights.every(({ flightId }, at) => flightId === old.seats[at]?.flightId);

/** Days that may be chosen, by the clock in China. */
export const datesOf = ({ after, before, now }: Changing): { from: string; to: string } => {
  const last = addDays(dayAt(now), intlDaysAhead);
  const until = Number.isFinite(before) ? dayAt(before) : last;
  return { from: dayAt(after), to: until < last ? until : last };
};

/** Each ticket at its new fare: the fee, and the difference where the new one is dearer. Nothing comes back. */
export function changeItems(
  { chosen, whole, old, sliceNo, brand, now, isFree: isFreedByAirline }: Changing,
  itinerary: Itinerary,
  part: Part,
): IntlChangeItem[] {
  const percents = typesOf(brand);
  const taxes = taxesOf(itinerary.flights);
  const isFree = old.terms.freeChanges > 0 && old.changedFrom === null;
  return chosen.map(({ ticket, name, way }) => {
    const { psg_type: psgType, passenger_no: passengerNo, price, tax: oldTax } = ticket;
    const phase = phaseOf(ticket, whole.tickets, now);
    const fee = (phase === 'before' ? old.terms.changeBefore : old.terms.changeAfter) ?? 0;
    const fareType = fareTypeOf(psgType);
    const fare = fareOf(part.price, percents[psgType] ?? 100) * 100;
    const tax = taxes[{ ADT: 0, CHD: 1, INF: 2 }[fareType] as 0 | 1 | 2] * 100;
    const charge = isFreedByAirline || fareType === 'INF' || (isFree && phase === 'before') ? 0 : fee * 100;
    const [changeSpread, taxSpread] = [fare - price, tax - oldTax];
    return {
      sliceNo,
      passengerNo,
      name,
      psgType,
      way,
      charge,
      fare,
      tax,
      changeSpread,
      taxSpread,
      changeServiceFee: 0,
      discountChangeServiceFee: 0,
      due: isFreedByAirline ? 0 : charge + Math.max(0, changeSpread + taxSpread),
    };
  });
}

/** The cities of a slice, by its first and its last airport. */
export const endsOf = ({ flights }: Pick<SoldSlice, 'flights'>): { org: string; dst: string; day: string } => ({
  org: flights[0]?.orgAirport ?? '',
  dst: flights.at(-1)?.dstAirport ?? '',
  day: dayOf(flights[0]?.depTime ?? ''),
});
