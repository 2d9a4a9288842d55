import { wishFor } from '#domain/rail/seat-wish.ts';
import type { RailOrderState, RailTicket } from './rail-orders.ts';
import { seatOf } from './rail-head.ts';

export const nearbySeats = '所选座位不足，已分配相近座位';

/** Whether a ride has the seats that were asked for, as it was booked: a ticket that was given up or changed since takes nothing from it. Undefined: none were. */
export function isAskedMet(
  { wish, rides }: RailOrderState['content'],
  rows: readonly RailTicket[],
  rideNo: number,
): boolean | undefined {
  const ride = rides[rideNo];
  if (!ride) return undefined;
  const { letters = [] } = wishFor(ride.wish ?? (ride.changedFrom === null ? wish : null) ?? {}, ride.seatClass);
  const got = rows
    .filter(({ ride_no, state }) => ride_no === rideNo && state !== 'void')
    .map(({ seat }) => seatOf(ride, seat));
  return letters.length ? letters.every((letter, at) => got[at]?.endsWith(`${letter[1] ?? ''}号`)) : undefined;
}

/** Said before the payment, with the seat of each: `所选座位不足，已分配相近座位：周砚清 07车 02B号`. */
export const nearbyLines = (content: RailOrderState['content'], rows: readonly RailTicket[]): string[] =>
  content.rides.flatMap((ride, rideNo) => {
    const held = rows.filter(({ ride_no, state }) => ride_no === rideNo && state === 'held');
    if (!held.length || isAskedMet(content, rows, rideNo) !== false) return [];
    const seats = held.map((one) => `${content.passengers[one.passenger_no]?.name ?? ''} ${seatOf(ride, one.seat)}`);
    return [`${nearbySeats}：${seats.join('、')}`];
  });
