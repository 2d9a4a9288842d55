import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Tx } from '../tables/database.ts';
import { asLast } from './followed.ts';
import { fixed } from './fixed.ts';
import type { Tables } from '../tables/tables.ts';

/** Rows by table; each has a value for the same columns. */
type NewRows = { [Table in keyof Tables]?: readonly Partial<Selectable<Tables[Table]>>[] };

type Statement = ReturnType<typeof fixed<unknown[], unknown>>;

const statements = new Map<string, Statement>();

/**
 * Writes rows of several tables in one statement, the last one of its transaction. The statement is written once for
 * each number of rows; plain values take the database less time than records that it makes out of JSON.
 */
export async function insertLastRows(tx: Tx, rows: NewRows): Promise<void> {
  const parts = Object.entries(rows);
  const shape = parts.map(([table, { length }]) => `${table} ${length}`).join();
  let statement = statements.get(shape);
  if (!statement) {
    statement = statementFor(parts);
    statements.set(shape, statement);
  }
  const values = parts.flatMap(([, part]) => part.flatMap((row) => Object.values(row).map(storable)));
  await tx.executeQuery(asLast(tx, statement.with(tx, ...values)));
}

/** Objects go into columns of JSON: the driver of PostgreSQL takes an array for one of its own. */
const storable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

function statementFor(parts: readonly (readonly [table: string, rows: readonly object[]])[]): Statement {
  return fixed((tx, ...values: unknown[]) => {
    let at = 0;
    const inserts = parts.map(([table, rows]) => {
      const columns = Object.keys(rows[0] ?? {});
      const records = rows.map(() => sql`(${sql.join(values.slice(at, (at += columns.length)))})`);
      return sql`${sql.id(`new_${table}`)} as (insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) values ${sql.join(records)})`;
    });
    return sql`with ${sql.join(inserts)} select 1`.compile(tx);
  });
}
