import { dayOf, daysBetween } from '../../china-time.ts';
import { isCancellable } from '../../product/stay-status.ts';
import { byDeparture } from './flight-notes.ts';
import { isFlown, shares } from './trip.ts';
import type { TripWords } from './trip-words.ts';
import type { TripFlight, TripNote, TripOrder } from './trip.ts';

/** Later booked than the other: the one to give up. */
const isLater = (a: TripOrder, b: TripOrder): boolean =>
  a.orderId.length === b.orderId.length ? a.orderId > b.orderId : a.orderId.length > b.orderId.length;

/** An earlier booked hotel of the same guest for one of these nights. */
function twiceBooked(order: TripOrder, stays: readonly TripOrder[], words: TripWords): string {
  const { hotel } = order;
  for (const other of stays) {
    if (!hotel || !other.hotel || other === order || !shares(other.psgNames, order.psgNames) || !isLater(order, other))
      continue;
    const from = hotel.checkIn > other.hotel.checkIn ? hotel.checkIn : other.hotel.checkIn;
    const to = hotel.checkOut < other.hotel.checkOut ? hotel.checkOut : other.hotel.checkOut;
    if (from >= to) continue;
    const nights = daysBetween(from, to);
    return other.hotel.cityName === hotel.cityName
      ? words.twoHotels(from, nights, other.hotel.name)
      : words.twoCities(from, nights, other.hotel.cityName);
  }
  return '';
}

/** The guest leaves the city before the stay ends, and is not back for the night. */
function leftEarly({ hotel, psgNames }: TripOrder, flights: readonly TripFlight[], words: TripWords): string {
  if (!hotel) return '';
  const away = flights.find(
    ({ leg, names }) =>
      leg.orgcityname === hotel.cityName &&
      shares(names, psgNames) &&
      dayOf(leg.depTime) >= hotel.checkIn &&
      dayOf(leg.depTime) < hotel.checkOut &&
      !flights.some(
        (back) =>
          back.leg.dstcityname === hotel.cityName &&
          shares(back.names, names) &&
          back.leg.depTime >= leg.arrTime &&
          dayOf(back.leg.arrTime) === dayOf(leg.depTime),
      ),
  );
  return away ? words.leftEarly(away.leg.depTime, hotel.cityName) : '';
}

/** The guest's first flight to the city lands after the first night. */
function arrivesLate({ hotel, psgNames }: TripOrder, flights: readonly TripFlight[], words: TripWords): string {
  if (!hotel) return '';
  const own = flights.filter(({ names }) => shares(names, psgNames));
  const arrival = own.find(
    ({ leg }) => leg.dstcityname === hotel.cityName && daysBetween(dayOf(leg.arrTime), hotel.checkOut) >= 0,
  );
  const isThere = own.some(({ leg }) => leg.orgcityname === hotel.cityName && dayOf(leg.depTime) <= hotel.checkIn);
  if (!arrival || isThere) return '';
  const nights = daysBetween(hotel.checkIn, dayOf(arrival.leg.depTime));
  return nights > 0 ? words.arrivesLate(arrival.leg.arrTime, hotel.cityName, hotel.checkIn) : '';
}

/** Nights that cannot be used, for a stay among all flights and hotels of its guests. */
export function stayNotes(
  order: TripOrder,
  stays: readonly TripOrder[],
  all: readonly TripFlight[],
  words: TripWords,
): TripNote[] {
  const flights = all.filter(isFlown).sort(byDeparture);
  const texts = [
    twiceBooked(order, stays, words),
    leftEarly(order, flights, words) || arrivesLate(order, flights, words),
  ].filter(Boolean);
  return texts.map((text) => ({
    kind: 'room',
    text,
    ...(isCancellable(order.status) && { remedy: { kind: 'cancelStay', orderId: order.orderId, type: order.type } }),
  }));
}
