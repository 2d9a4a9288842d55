import type { Cabin } from './cabins.ts';

/** One flight number between two airports as the timetable has it; days are added by flights-of-day.ts. */
export interface Service {
  flightNo: string;
  /** Airline that sells it under this number. */
  airline: string;
  /** Airline that flies it, and its number: the same unless it is a code share. */
  carrier: string;
  carrierFlightNo: string;
  orgCity: string;
  dstCity: string;
  org: string;
  dst: string;
  orgTerm: string;
  dstTerm: string;
  /** Minutes from midnight of the day of departure; an arrival after 1,440 is on the next day. */
  depMinute: number;
  arrMinute: number;
  stops: { airport: string; arrMinute: number; depMinute: number }[];
  plane: string;
  /** Days of the week, Monday is bit 0. */
  days: number;
  km: number;
  punctuality: number;
  meal: string;
  /** Full economy fare in fen. */
  fullFare: number;
  cabins: readonly Cabin[];
  /** Above 1 where travellers like to fly (morning and evening, well-known airline), below 1 elsewhere. */
  appeal: number;
  /** Chance of this service: daily differences come from it and the day. */
  seed: number;
}
