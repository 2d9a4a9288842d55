import { sql } from 'kysely';
import type { Database, Tx } from '../ground/call.ts';
import type { TableWith } from '../ground/database/tables/tables.ts';

/**
 * Things of which there are only so many: seats of a flight, rooms of a night. An order holds them until it is paid,
 * sells them with its payment, releases them unpaid, or gives them back when it is paid and over.
 */
export interface Inventory<Want, Shortage> {
  /** Takes all of it out of sale, or nothing: then the shortage. `nowMs`: others have bought by then, too. */
  hold(tx: Tx | Database, want: Want, nowMs: number): Promise<Shortage | undefined>;
  /** Held becomes sold: the order is paid. */
  sell(tx: Tx | Database, want: Want): Promise<void>;
  /** Held is for sale again: an unpaid order is over. Once per order; more than was held violates a check. */
  release(tx: Tx | Database, want: Want): Promise<void>;
  /** Sold is for sale again: a ticket was refunded, a stay cancelled, an order refused. */
  giveBack(tx: Tx | Database, want: Want): Promise<void>;
}

/** A table with the columns `held` and `sold`, and a check that both fit into its `capacity`. */
interface Stock<Want, One, Shortage> {
  table: TableWith<{ capacity: number; held: number; sold: number }>;
  /** The rows of a want, in an order that is the same for all: two orders of the same rows cannot wait for each other. */
  rowsOf(want: Want): readonly One[];
  keyOf(one: One): Readonly<Record<string, string>>;
  countOf(one: One): number;
  /** One conditional statement sees and changes the row, so it is right for any number of callers. False: too few. */
  take(tx: Tx | Database, one: One, nowMs: number): Promise<boolean>;
  /** Of the row that was refused; what had been taken is for sale again. */
  shortageOf(tx: Tx | Database, want: Want, refused: One, nowMs: number): Promise<Shortage>;
}

export function inventoryOf<Want, One, Shortage>(stock: Stock<Want, One, Shortage>): Inventory<Want, Shortage> {
  const { table, rowsOf, keyOf, countOf } = stock;

  async function move(tx: Tx | Database, rows: readonly One[], held: -1 | 0, sold: -1 | 0 | 1): Promise<void> {
    for (const one of rows) {
      const key = Object.entries(keyOf(one));
      const isRow = sql.join(
        key.map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        sql` and `,
      );
      const { numAffectedRows } = await sql`update ${sql.table(table)}
        set held = held + ${held * countOf(one)}::int, sold = sold + ${sold * countOf(one)}::int where ${isRow}`.execute(
        tx,
      );
      if (numAffectedRows !== 1n) throw new Error(`none of ${key.map(([, value]) => value).join(' ')} were ever held`);
    }
  }

  return {
    async hold(tx, want, nowMs) {
      const taken: One[] = [];
      for (const one of rowsOf(want)) {
        if (await stock.take(tx, one, nowMs)) taken.push(one);
        else {
          await move(tx, taken, -1, 0);
          return await stock.shortageOf(tx, want, one, nowMs);
        }
      }
      return undefined;
    },
    sell: async (tx, want) => await move(tx, rowsOf(want), -1, 1),
    release: async (tx, want) => await move(tx, rowsOf(want), -1, 0),
    giveBack: async (tx, want) => await move(tx, rowsOf(want), 0, -1),
  };
}
