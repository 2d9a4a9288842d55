import type { RailTicket } from '../rows/rail-orders.ts';

/** `0-2`: ride and passenger. */
export const itemIdOf = ({ rideNo, passengerNo }: { rideNo: number; passengerNo: number }): string =>
  `${rideNo}-${passengerNo}`;

export const ticketIdOf = ({ ride_no, passenger_no }: Pick<RailTicket, 'ride_no' | 'passenger_no'>): string =>
  itemIdOf({ rideNo: ride_no, passengerNo: passenger_no });
