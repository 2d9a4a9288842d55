/** A task that one process at a time does for all. */
interface LeaseRow {
  name: string;
  /** The process that does it. */
  holder: string;
  /** By the clock of the database server, which all processes share. */
  ends_at: Date;
}

/** Created in migrations/011-leases.ts. */
export interface LeaseTables {
  leases: LeaseRow;
}
