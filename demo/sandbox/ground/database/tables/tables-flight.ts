import type { ColumnType } from 'kysely';
import type { Verified } from '#contract/flight.ts';
import type { ScheduleKind } from '#domain/order/schedule.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** Seats of one class of one flight, from its first sale on. Never more than `capacity` held and sold: the database checks it. */
export interface FlightSeatRow {
  flight_id: string;
  cabin_code: string;
  /** City pair in the direction of the flight: `BJS-SHA`. */
  city_pair: string;
  flight_day: string;
  capacity: number;
  /** In orders that are not paid yet. */
  held: number;
  sold: number;
}

/** The airline's change of a flight, the last one that was announced. */
export interface ScheduleChangeRow {
  flight_id: string;
  /** City pair in the direction of the flight: `BJS-SHA`. */
  city_pair: string;
  flight_day: string;
  kind: ScheduleKind;
  /** Later than the timetable; 0 for a cancelled flight. */
  minutes: number;
}

export type TravelType = 'private' | 'business';

/** Source of an order: prices, rules and flights as they were shown, and for how many people. */
export interface Verification {
  verified: Verified;
  travelType: TravelType;
  counts: { ADT: number; CHD: number; INF: number };
  /** Of an adult of a company: fares above the lowest ones that its standard points to. */
  missedFen?: number;
}

/** A verified price, held for its member until `hold_until`. */
export interface FlightVerificationRow {
  verify_key: string;
  member_id: string;
  app_id: string;
  travel_type: TravelType;
  created_at: number;
  hold_until: number;
  content: Json<Verification>;
}

/** Tables of the flight domain; created in migrations/002-flights.ts and 025-schedule-changes.ts. */
export interface FlightTables {
  flight_seats: FlightSeatRow;
  schedule_changes: ScheduleChangeRow;
  flight_verifications: FlightVerificationRow;
}
