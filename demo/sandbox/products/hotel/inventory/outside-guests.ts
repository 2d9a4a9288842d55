import { dayMarkOf } from '#domain/calendar/holidays.ts';
import { msOf } from '#domain/china-time.ts';
import type { Day } from '#domain/china-time.ts';
import { chanceOf } from '../../../ground/chance.ts';
import type { Hotel, RoomKind } from '../catalogue/hotel.ts';

const hourMs = 3_600_000;
/** Other guests book in steps of six hours. */
const stepMs = 6 * hourMs;

/** Share of an ordinary night's rooms that others have booked so many days before. */
const bookedByDaysBefore: readonly (readonly [days: number, share: number])[] = [
  [0, 0.78],
  [1, 0.68],
  [3, 0.54],
  [7, 0.38],
  [14, 0.24],
  [30, 0.1],
  [60, 0.03],
  [200, 0],
];

function shareBooked(days: number): number {
  const at = bookedByDaysBefore.findIndex(([limit]) => days <= limit);
  const [toDays, to] = bookedByDaysBefore[at] ?? [200, 0];
  const [fromDays, from] = bookedByDaysBefore[at - 1] ?? [0, 0.78];
  return toDays === fromDays ? to : from + ((to - from) * (days - fromDays)) / (toDays - fromDays);
}

/** How much of a room kind others want on a night, whenever it is asked: 1 is ordinary. */
export function demandFor(hotel: Pick<Hotel, 'hotelId'>, room: Pick<RoomKind, 'roomId'>, night: Day): number {
  const busy = chanceOf(`busy ${hotel.hotelId} ${night}`);
  // A congress or a wedding takes a house as a whole.
  return (busy > 0.94 ? 2.4 : 0.45 + busy * 0.6) + chanceOf(`wanted ${hotel.hotelId} ${room.roomId} ${night}`) * 0.4;
}

/** By now, for a room kind of this many rooms and this demand. */
export type GuestsOfNight = (capacity: number, demand: number) => number;

/** How a night fills up: the same for the same step of time, never fewer later. */
export function guestsBy(night: Day, nowMs: number): GuestsOfNight {
  const holiday = dayMarkOf(night)?.mark === 'rest' ? 1.15 : 1;
  const at = Math.floor(nowMs / stepMs) * stepMs;
  const share = shareBooked(Math.max(0, (msOf(`${night} 18:00:00`) - at) / (24 * hourMs)));
  return (capacity, demand) => Math.min(capacity, Math.floor(capacity * share * demand * holiday + 0.35));
}

/** Rooms of a night that the rest of the world has booked by now. */
export const outsideGuests = (hotel: Pick<Hotel, 'hotelId'>, room: RoomKind, night: Day, nowMs: number): number =>
  guestsBy(night, nowMs)(room.capacity, demandFor(hotel, room, night));
