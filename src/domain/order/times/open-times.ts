import { scheduleText } from '../schedule.ts';
import { hasNewTime } from './new-time.ts';
import type { Scheduled } from '../schedule.ts';
import { rideChangeText } from '../../rail/order/ride-schedule.ts';

type Flight = Scheduled & { flightNo: string };

/** A new time that waits for the traveller: its words, and the departure as the order has it. */
export interface OpenTime {
  text: string;
  depTime: string;
}

/** The parts of an order of any product that have times. */
export interface TimedOrder {
  flightList?: readonly Flight[];
  slices?: readonly { flights: readonly Flight[] }[];
  rides?: readonly (Pick<Scheduled, 'schedule'> & { trainNumber: string; from: { at: string } })[];
}

const timeOf = (flight: Flight, clock = ''): OpenTime => ({
  depTime: flight.depTime,
  text: `${flight.flightNo} ${scheduleText(flight)}${clock}`,
});

/** New times of an order that are not accepted. */
export const openTimes = ({ flightList = [], slices = [], rides = [] }: TimedOrder): OpenTime[] => [
  ...flightList.filter(hasNewTime).map((flight) => timeOf(flight)),
  ...slices.flatMap(({ flights }) => flights.filter(hasNewTime).map((flight) => timeOf(flight, '（当地时间）'))),
  ...rides
    .filter(hasNewTime)
    .map((ride) => ({ depTime: ride.from.at, text: `${ride.trainNumber} 次 ${rideChangeText(ride)}` })),
];
