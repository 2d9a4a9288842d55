import { Buffer } from 'node:buffer';
import type { PostgresCursor, RawBuilder } from 'kysely';
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

/**
 * A stream of Kysely on a PostgreSQL server, by COPY: each row is a message whose bytes are the text as it is. A list of
 * rows is read value by value and becomes strings, which takes four times as long.
 */
export class CopiedTexts<Row> implements PostgresCursor<Row>, pg.Submittable {
  readonly text: string;
  #waiting: Buffer[] = [];
  #isHeadRead = false;
  #isOver = false;
  #failure: Error | undefined;
  #wake = (): void => undefined;

  constructor(text: string, parameters: readonly unknown[]) {
    if (parameters.length) throw new Error('COPY takes no parameters');
    this.text = `copy (${text}) to stdout (format binary)`;
  }

  submit(connection: pg.Connection): void {
    connection.query(this.text);
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const from = rowBytes + (this.#isHeadRead ? 0 : headBytes + chunk.readInt32BE(headBytes - 4));
    this.#isHeadRead = true;
    // Behind the last row comes one without columns. The driver uses the memory of a message again.
    if (chunk.length >= from) this.#waiting.push(Buffer.from(chunk.subarray(from)));
    this.#wake();
  }

  handleCommandComplete(): void {
    // The connection is free a message later.
  }

  handleReadyForQuery(): void {
    this.#isOver = true;
    this.#wake();
  }

  handleError(error: Error): void {
    this.#failure = error;
    this.#isOver = true;
    this.#wake();
  }

  async read(count: number): Promise<Row[]> {
    while (!this.#waiting.length && !this.#isOver) await this.#news();
    if (this.#failure) throw this.#failure;
    return this.#waiting.splice(0, count) as Row[];
  }

  /** Who leaves a stream early waits for its rest: the connection still gets it. */
  async close(): Promise<void> {
    while (!this.#isOver) {
      await this.#news();
      this.#waiting = [];
    }
  }

  #news(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}
