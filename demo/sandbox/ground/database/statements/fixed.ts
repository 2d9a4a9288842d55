import type { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../tables/database.ts';

/** Runs a fixed statement; `with` is the statement itself for these values, for those who send it with another one. */
interface Fixed<Values extends readonly unknown[], Row> {
  (db: Database | Tx, ...values: Values): Promise<Row[]>;
  with(db: Database | Tx, ...values: Values): CompiledQuery<Row>;
}

/**
 * A statement that every call runs: written at its first use, run with other values from then on. To write one takes
 * Kysely about as long as the embedded database takes to run it. `write` gets places for the values: it may pass
 * them on and nothing else, so lists of changing length go in as one value (`= any(...)`).
 */
export function fixed<Values extends readonly unknown[], Row>(
  write: (db: Database | Tx, ...values: Values) => CompiledQuery<Row>,
): Fixed<Values, Row> {
  let statement: CompiledQuery<Row> | undefined;
  /** Placeholder of each value while the statement is written. */
  const places = new Map<unknown, number>();
  const withValues = (db: Database | Tx, ...values: Values): CompiledQuery<Row> => {
    if (!statement) {
      for (const at of values.keys()) places.set({ at }, at);
      statement = write(db, ...([...places.keys()] as unknown as Values));
    }
    const parameters = statement.parameters.map((value) => {
      const at = places.get(value);
      return at === undefined ? value : values[at];
    });
    return { ...statement, parameters };
  };
  const run = async (db: Database | Tx, ...values: Values): Promise<Row[]> =>
    (await db.executeQuery<Row>(withValues(db, ...values))).rows;
  return Object.assign(run, { with: withValues });
}
