import { Buffer } from 'node:buffer';
import type { PostgresCursor, PostgresCursorConstructor, RawBuilder } from 'kysely';
import type pg from 'pg';
import type { Database, Tx } from '../tables/database.ts';

/** Texts that are handed over at once. */
const atOnce = 64;

/**
 * The texts of a query with one column, in its order. The statement has no parameters, since COPY takes none. A server
 * sends bytes while it reads; the embedded database has its whole answer first.
 */
export async function* textsOf(db: Database | Tx, query: RawBuilder<unknown>): AsyncGenerator<string | Uint8Array> {
  for await (const { rows } of db.getExecutor().stream<Uint8Array | Record<string, string>>(query.compile(db), atOnce))
    for (const row of rows) yield row instanceof Uint8Array ? row : (Object.values(row)[0] ?? '');
}

/** Before the first row: signature, flags, and the length of an extension. */
const headBytes = 19;
/** Before the bytes of a row: the number of its columns, and the length of the first. */
const rowBytes = 6;

/** A stream of Kysely, as the driver of PostgreSQL runs it. */
export interface CopiedTexts<Row> extends PostgresCursor<Row>, pg.Submittable {
  text: string;
}

/**
 * A stream of Kysely on a PostgreSQL server, by COPY: each row is a message whose bytes are the text as it is. A list of
 * rows is read value by value and becomes strings, which takes four times as long.
 */
function copiedTexts<Row>(query: string, parameters: readonly unknown[]): CopiedTexts<Row> {
  if (parameters.length) throw new Error('COPY takes no parameters');
  const text = `copy (${query}) to stdout (format binary)`;
  let waiting: Buffer[] = [];
  const copy = { hasBegun: false, isOver: false };
  let failure: Error | undefined;
  let wake = (): void => undefined;
  const news = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  const ofDriver = {
    handleCopyData({ chunk }: { chunk: Buffer }): void {
      const from = rowBytes + (copy.hasBegun ? 0 : headBytes + chunk.readInt32BE(headBytes - 4));
      copy.hasBegun = true;
      // Behind the last row comes one without columns. The driver uses the memory of a message again.
      if (chunk.length >= from) waiting.push(Buffer.from(chunk.subarray(from)));
      wake();
    },
    handleCommandComplete(): void {
      // The connection is free a message later.
    },
    handleReadyForQuery(): void {
      copy.isOver = true;
      wake();
    },
    handleError(error: Error): void {
      failure = error;
      copy.isOver = true;
      wake();
    },
  };
  return {
    ...ofDriver,
    text,
    submit: (connection) => connection.query(text),
    async read(count) {
      while (!waiting.length && !copy.isOver) await news();
      if (failure) throw failure;
      return waiting.splice(0, count) as Row[];
    },
    /** A stream that is left early is not over: the connection still gets its rest. */
    async close() {
      while (!copy.isOver) {
        await news();
        waiting = [];
      }
    },
  };
}

/** Kysely makes its streams by `new`. */
export const textStream = copiedTexts as unknown as PostgresCursorConstructor;
export const isTextStream = (asked: unknown): asked is CopiedTexts<unknown> =>
  typeof asked === 'object' && asked !== null && 'submit' in asked;
