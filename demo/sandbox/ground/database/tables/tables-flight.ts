import type { ScheduleKind } from '#domain/order/schedule.ts';

/** Seats of one class of one flight, from its first sale on. Never more than `capacity` held and sold: the database checks it. */
interface FlightSeatRow {
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
interface ScheduleChangeRow {
  flight_id: string;
  /** City pair in the direction of the flight: `BJS-SHA`. */
  city_pair: string;
  flight_day: string;
  kind: ScheduleKind;
  /** Later than the timetable; 0 for a cancelled flight. */
  minutes: number;
}

/** Tables of the flight domain; created in migrations/002-flights.ts and 025-schedule-changes.ts. */
export interface FlightTables {
  flight_seats: FlightSeatRow;
  schedule_changes: ScheduleChangeRow;
}
