import { seatClasses } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { ticketPrice, ticketTypes } from '#domain/rail/ticket-types.ts';
import type { Prices } from '../train-standard.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { rideFare } from './ride-view.ts';
import type { DatedRide } from './ride-view.ts';

/** Prices of all classes on a ride. */
export const classPricesOf = (table: Timetable, ride: DatedRide): Partial<Record<SeatClass, Prices>> =>
  Object.fromEntries(
    seatClasses.flatMap((seatClass) => {
      const prices = pricesOf(table, ride, seatClass);
      return prices.adult === undefined ? [] : [[seatClass, prices] as const];
    }),
  );

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
