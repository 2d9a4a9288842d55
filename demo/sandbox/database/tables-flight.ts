/** Tables of the flight domain; created in migrations/. */
// eslint-disable-next-line typescript/no-empty-object-type
export interface FlightTables {}
