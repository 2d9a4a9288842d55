import type { Fen } from '#domain/money.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { ticketPrice, ticketTypes } from '#domain/rail/ticket-types.ts';
import type { TicketType } from '#domain/rail/ticket-types.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { rideFare } from './ride-view.ts';
import type { DatedRide } from './ride-view.ts';

/** By ticket type; a type that is missing is not sold. */
export type Prices = Partial<Record<TicketType, Fen>>;

/** Prices of a class on a ride. */
export function pricesOf(table: Timetable, ride: DatedRide, seatClass: SeatClass): Prices {
  const fare = rideFare(table, ride, seatClass);
  return Object.fromEntries(
    ticketTypes.flatMap((type) => {
      const price = fare && ticketPrice(type, table.kinds[ride.train] ?? '', seatClass, fare);
      return price === undefined ? [] : [[type, price] as const];
    }),
  );
}
