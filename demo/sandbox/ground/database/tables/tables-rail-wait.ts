import type { Generated } from 'kysely';
import type { SeatClass } from '#domain/rail/seat-classes.ts';

/** A train, class and way that a waiting order would take. Created in migrations/071-rail-waits.ts. */
interface RailWishRow {
  order_id: string;
  /** Of the order's `wait.wishes`. */
  wish_no: number;
  train_day: number;
  seat_class: SeatClass;
  sections: number;
  passengers: number;
  /** Orders are served by it: the moment of the deposit. */
  place: number;
}

/** Sections of a seat that came back and are held for the line. */
interface RailReturnRow {
  id: Generated<number>;
  train_day: number;
  seat: number;
  sections: number;
}

export interface RailWaitTables {
  rail_wishes: RailWishRow;
  rail_returns: RailReturnRow;
}
