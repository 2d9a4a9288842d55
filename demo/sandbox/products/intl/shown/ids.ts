import type { IntlTicket } from '../rows/intl-orders.ts';

/** `0-2`: slice and passenger. */
export const itemIdOf = ({ sliceNo, passengerNo }: { sliceNo: number; passengerNo: number }): string =>
  `${sliceNo}-${passengerNo}`;

export const ticketIdOf = ({ slice_no, passenger_no }: Pick<IntlTicket, 'slice_no' | 'passenger_no'>): string =>
  itemIdOf({ sliceNo: slice_no, passengerNo: passenger_no });
