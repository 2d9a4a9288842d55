import type { ScheduleKind } from '../schedule.ts';
import type { OnLeg } from '../../trip/legs.ts';

export interface TripLeg extends OnLeg {
  orgcityname: string;
  dstcityname: string;
  airline: string;
  flightNo: string;
  depTime: string;
  arrTime: string;
  schedule?: ScheduleKind;
}

export interface TripStay {
  name: string;
  cityName: string;
  /** Days. */
  checkIn: string;
  checkOut: string;
}

export interface TripOrder {
  orderId: string;
  status: number;
  psgNames: readonly string[];
  /** Of those, they fly no more. */
  refundedNames?: readonly string[];
  flightList: readonly TripLeg[];
  /** Of a hotel order alone. */
  hotel?: TripStay;
}

/** `clash`: two flights at once, or a flight while its people are in another city. `tight`: little time to change. `break`: the next flight leaves from another city, or a flight is cancelled. `stay`: nights between two flights. `room`: nights in a hotel that nobody can use. */
export type TripNoteKind = 'clash' | 'tight' | 'break' | 'stay' | 'room';

/** What to do about it: change or cancel a flight, cancel a stay, look for the flight that is missing. */
export type TripRemedy =
  | { kind: 'change' | 'cancel' | 'cancelStay'; orderId: string }
  | { kind: 'search'; from: string; to: string; day: string };

export interface TripNote {
  kind: TripNoteKind;
  text: string;
  remedy?: TripRemedy;
}

/** One flight of an order. */
export interface TripFlight<Order extends TripOrder = TripOrder> {
  order: Order;
  leg: TripLeg;
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
  /** Cities in the order of the journey. */
  cities: readonly string[];
  psgNames: readonly string[];
  steps: readonly TripStep<Order>[];
  /** Hotels of the same people on these days, the first night first. */
  stays: readonly TripStop<Order>[];
}

export const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((name) => b.includes(name));
/** Flights that take off: nothing is planned around one that the airline cancelled. */
export const isFlown = ({ leg }: TripFlight): boolean => leg.schedule !== 'cancelled';
