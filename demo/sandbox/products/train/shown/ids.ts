import type { RailTicket } from '../rows/rail-orders.ts';

/** `0-2`: ride and passenger. */
export const ticketIdOf = ({ ride_no, passenger_no }: Pick<RailTicket, 'ride_no' | 'passenger_no'>): string =>
  `${ride_no}-${passenger_no}`;
