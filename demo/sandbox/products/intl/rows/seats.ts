import { flightSeatsOf } from '../../../orders/seats/flight-seats.ts';
import { soldClass } from '../fares/classes.ts';

/** Seats of international flights. */
export const intlSeats = flightSeatsOf(soldClass);
