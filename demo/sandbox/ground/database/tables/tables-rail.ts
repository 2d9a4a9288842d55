/** Sections of a seat on one day of a train, a bit each, from the first sale on. Created in migrations/063-rail-seats.ts. */
export interface RailSeatRow {
  /** Number and day of the train in one int. */
  train_day: number;
  seat: number;
  /** In orders that are not paid yet. */
  held: number;
  sold: number;
}

export interface RailTables {
  rail_seats: RailSeatRow;
}
