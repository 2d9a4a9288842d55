import type { CompiledQuery } from 'kysely';
import type { Database, Tx } from '../call.ts';

/** Stands for a value while the statement is written. */
class Place {
  constructor(readonly at: number) {}
}

/**
 * A statement that every call runs: written at its first use, run with other values from then on. To write one takes
 * Kysely about as long as the embedded database takes to run it. `write` gets places for the values: it may pass
 * them on and nothing else, so lists of changing length go in as one value (`= any(...)`).
 */
export function fixed<Values extends readonly unknown[], Row>(write: (db: Database | Tx, ...values: Values) => CompiledQuery<Row>): (db: Database | Tx, ...values: Values) => Promise<Row[]> {
  let statement: CompiledQuery<Row> | undefined;
  return async (db, ...values) => {
    statement ??= write(db, ...(values.map((_value, at) => new Place(at)) as unknown as Values));
    const parameters = statement.parameters.map((value) => (value instanceof Place ? values[value.at] : value));
    return (await db.executeQuery<Row>({ ...statement, parameters })).rows;
  };
}
