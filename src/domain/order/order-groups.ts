import type { HotelStatus } from '../hotel/hotel-status.ts';
import type { FlightStatus } from './flight-status.ts';

/** Statuses of flight orders by group of the order list; `flown`: of these, an order whose trip is over is done. */
export const flightGroups = {
  unpaid: [0],
  ticketing: [1, 7],
  travel: [2, 3],
  after: [9, 10, 11],
  done: [4, 5, 6, 8],
} as const satisfies Record<string, readonly FlightStatus[]>;

/** Statuses of hotel orders by group; `travel`: of these, a stay that is over is done. */
export const hotelGroups = {
  unpaid: [0],
  ticketing: [1],
  travel: [2, 3],
  after: [7],
  done: [4, 5, 6, 8],
} as const satisfies Record<FlightGroup, readonly HotelStatus[]>;

export type FlightGroup = keyof typeof flightGroups;

/** The group of a flight order; an unknown status counts as done. `isOver`: its last flight has landed. */
export function flightGroupOf(status: number, isOver: boolean): FlightGroup {
  const found =
    (Object.keys(flightGroups) as FlightGroup[]).find((group) =>
      (flightGroups[group] as readonly number[]).includes(status),
    ) ?? 'done';
  return found === 'travel' && isOver ? 'done' : found;
}
