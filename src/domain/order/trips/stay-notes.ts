import { clockOf, dayOf, daysBetween } from '../../china-time.ts';
import { isCancellable } from '../../product/stay-status.ts';
import { byDeparture } from './flight-notes.ts';
import { isFlown, shares } from './trip.ts';
import type { TripFlight, TripNote, TripOrder } from './trip.ts';

const short = (day: string): string => day.slice(5);

/** Later booked than the other: the one to give up. */
const isLater = (a: TripOrder, b: TripOrder): boolean =>
  a.orderId.length === b.orderId.length ? a.orderId > b.orderId : a.orderId.length > b.orderId.length;

/** An earlier booked hotel of the same guest for one of these nights. */
function twiceBooked(order: TripOrder, stays: readonly TripOrder[]): string {
  const { hotel } = order;
  for (const other of stays) {
    if (!hotel || !other.hotel || other === order || !shares(other.psgNames, order.psgNames) || !isLater(order, other))
      continue;
    const from = hotel.checkIn > other.hotel.checkIn ? hotel.checkIn : other.hotel.checkIn;
    const to = hotel.checkOut < other.hotel.checkOut ? hotel.checkOut : other.hotel.checkOut;
    if (from >= to) continue;
    const nights = daysBetween(from, to);
    const when = nights > 1 ? `${short(from)} 起 ${nights} 晚` : `${short(from)} 晚`;
    return other.hotel.cityName === hotel.cityName
      ? `${when}已订${other.hotel.name}，同一晚有两家酒店`
      : `${when}已订${other.hotel.cityName}的酒店，同一晚在两个城市`;
  }
  return '';
}

/** The guest leaves the city before the stay ends, and is not back for the night. */
function leftEarly({ hotel, psgNames }: TripOrder, flights: readonly TripFlight[]): string {
  if (!hotel) return '';
  const away = flights.find(
    ({ leg, order }) =>
      leg.orgcityname === hotel.cityName &&
      shares(order.psgNames, psgNames) &&
      dayOf(leg.depTime) >= hotel.checkIn &&
      dayOf(leg.depTime) < hotel.checkOut &&
      !flights.some(
        (back) =>
          back.leg.dstcityname === hotel.cityName &&
          shares(back.order.psgNames, order.psgNames) &&
          back.leg.depTime >= leg.arrTime &&
          dayOf(back.leg.arrTime) === dayOf(leg.depTime),
      ),
  );
  return away
    ? `${short(dayOf(away.leg.depTime))} ${clockOf(away.leg.depTime)} 已离开${hotel.cityName}，之后的房晚将空置`
    : '';
}

/** The guest's first flight to the city lands after the first night. */
function arrivesLate({ hotel, psgNames }: TripOrder, flights: readonly TripFlight[]): string {
  if (!hotel) return '';
  const own = flights.filter(({ order }) => shares(order.psgNames, psgNames));
  const arrival = own.find(
    ({ leg }) => leg.dstcityname === hotel.cityName && daysBetween(dayOf(leg.arrTime), hotel.checkOut) >= 0,
  );
  const isThere = own.some(({ leg }) => leg.orgcityname === hotel.cityName && dayOf(leg.depTime) <= hotel.checkIn);
  if (!arrival || isThere) return '';
  const nights = daysBetween(hotel.checkIn, dayOf(arrival.leg.depTime));
  return nights > 0
    ? `${short(dayOf(arrival.leg.arrTime))} 才到${hotel.cityName}，${short(hotel.checkIn)} 起的房晚将空置`
    : '';
}

/** Nights that cannot be used, for a stay among all flights and hotels of its guests. */
export function stayNotes(order: TripOrder, stays: readonly TripOrder[], all: readonly TripFlight[]): TripNote[] {
  const flights = all.filter(isFlown).sort(byDeparture);
  const texts = [twiceBooked(order, stays), leftEarly(order, flights) || arrivesLate(order, flights)].filter(Boolean);
  return texts.map((text) => ({
    kind: 'room',
    text,
    ...(isCancellable(order.status) && { remedy: { kind: 'cancelStay', orderId: order.orderId, type: order.type } }),
  }));
}
