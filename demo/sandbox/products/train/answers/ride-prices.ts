import { seatClasses } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { berthsOf } from '#domain/rail/seat-wish.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import { ticketPrice, ticketTypes } from '#domain/rail/ticket-types.ts';
import type { PricedRide } from '../../../ground/database/tables/tables-rail.ts';
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

/** Prices of a class on a ride, or of a tier of its berths. */
function pricesOf(table: Timetable, ride: DatedRide, seatClass: SeatClass, berth?: Berth): Prices {
  const fare = rideFare(table, ride, seatClass, berth);
  return Object.fromEntries(
    ticketTypes.flatMap((type) => {
      const price = fare && ticketPrice(type, table.kinds[ride.train] ?? '', seatClass, fare);
      return price === undefined ? [] : [[type, price] as const];
    }),
  );
}

/** Prices of each tier of a class on a ride; undefined for a class without berths. */
export function tiersOf(table: Timetable, ride: DatedRide, seatClass: SeatClass): PricedRide['tiers'] {
  const tiers = berthsOf(seatClass);
  if (!tiers.length) return undefined;
  return Object.fromEntries(tiers.map((berth) => [berth, { prices: pricesOf(table, ride, seatClass, berth) }]));
}
