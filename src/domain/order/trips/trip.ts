import { msOf } from '../../china-time.ts';
import type { OrderType } from '../../product/names.ts';
import type { ScheduleKind } from '../schedule.ts';
import type { OnLeg } from '../../trip/legs.ts';

/** A flight or the ride of a train; cities, as a trip is read by them. */
export interface TripLeg extends OnLeg {
  orgcityname: string;
  dstcityname: string;
  airline: string;
  /** Of a flight or a train. */
  flightNo: string;
  /** Of a ride alone: where it begins and ends. */
  stations?: readonly [from: string, to: string];
  depTime: string;
  arrTime: string;
  /** Of a flight abroad: minutes before UTC of the clocks that these times are of. Absent: those of China. */
  depOffset?: number;
  arrOffset?: number;
  schedule?: ScheduleKind;
  /** Those who travel on it, where others of the order do not. */
  people?: readonly string[];
  /** Of an order with changed tickets: it is as it was booked. */
  asBooked?: true;
}

/** A ride of a train in the list of orders. */
interface TripRide {
  trainNumber: string;
  from: TripCall;
  to: TripCall;
  schedule?: ScheduleKind;
  people?: readonly string[];
  mayChange?: true;
}
interface TripCall {
  station: string;
  /** Absent in orders from before it was kept. */
  city?: string;
  at: string;
}

interface TripStay {
  name: string;
  cityName: string;
  /** Days. */
  checkIn: string;
  checkOut: string;
}

export interface TripOrder {
  type: OrderType;
  orderId: string;
  status: number;
  psgNames: readonly string[];
  /** Latin names of these, as passports have them. */
  latinNames?: readonly string[];
  /** Of those, they fly no more. */
  refundedNames?: readonly string[];
  flightList: readonly TripLeg[];
  /** Of an order of train tickets alone. */
  train?: { rides: readonly TripRide[] };
  /** Of a hotel order alone. */
  hotel?: TripStay;
}

/** `clash`: two flights at once, or a flight while its people are in another city. `tight`: little time to change. `break`: the next flight leaves from another city, or a flight is cancelled. `stay`: nights between two flights. `room`: nights in a hotel that nobody can use. */
type TripNoteKind = 'clash' | 'tight' | 'break' | 'stay' | 'room';

/** Remedy: change or cancel a flight, cancel a stay, look for the flight that is missing. */
export type TripRemedy =
  | { kind: 'change' | 'cancel' | 'cancelStay'; orderId: string; type: OrderType }
  | { kind: 'search'; from: string; to: string; day: string };

export interface TripNote {
  kind: TripNoteKind;
  text: string;
  remedy?: TripRemedy;
}

const cityOf = ({ city, station }: TripCall): string => city ?? station;

/** Flights and rides of an order. */
export const legsOf = ({ flightList, train }: Pick<TripOrder, 'flightList' | 'train'>): TripLeg[] => [
  ...flightList,
  ...(train?.rides ?? []).map(({ trainNumber, from, to, schedule, people, mayChange }): TripLeg => ({
    triptype: 1,
    orgcityname: cityOf(from),
    dstcityname: cityOf(to),
    airline: '',
    flightNo: trainNumber,
    stations: [from.station, to.station],
    depTime: from.at,
    arrTime: to.at,
    ...(schedule && { schedule }),
    ...(people && { people }),
    ...(mayChange && { asBooked: mayChange }),
  })),
];

const chinaOffset = 480;
const msAt = (moment: string, offset = chinaOffset): number => msOf(moment) + (chinaOffset - offset) * 60_000;
export const depMs = ({ depTime, depOffset }: TripLeg): number => msAt(depTime, depOffset);
export const arrMs = ({ arrTime, arrOffset }: TripLeg): number => msAt(arrTime, arrOffset);

/** One flight or ride of an order. */
export interface TripFlight<Order extends TripOrder = TripOrder> {
  order: Order;
  leg: TripLeg;
  /** Those who travel on it. */
  names: readonly string[];
}

/** One flight of a trip, with what is remarkable before the next one. */
export interface TripStep<Order extends TripOrder> extends TripFlight<Order> {
  notes: readonly TripNote[];
}

/** A hotel order of a trip, with what speaks against it. */
export interface TripStop<Order extends TripOrder> {
  order: Order;
  notes: readonly TripNote[];
}

export interface Trip<Order extends TripOrder> {
  /** Of the first step. */
  key: string;
  /** First and last day. */
  from: string;
  to: string;
  /** Cities in the order of the journey: of the longest way. */
  cities: readonly string[];
  /** Of people who go different ways: each way that is no part of another one. */
  ways: readonly (readonly string[])[];
  psgNames: readonly string[];
  steps: readonly TripStep<Order>[];
  /** Hotels of the same people on these days, the first night first. */
  stays: readonly TripStop<Order>[];
}

export const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((name) => b.includes(name));
/** Flights that take off: nothing is planned around one that the airline cancelled. */
export const isFlown = ({ leg }: TripFlight): boolean => leg.schedule !== 'cancelled';
