import { protocol } from '@electric-sql/pglite';

/** A column of an answer, and how its text becomes a value. */
export interface Column {
  name: string;
  read(text: string): unknown;
}

export interface Answer<R> {
  rows: R[];
  /** Of what inserts, updates and deletes. */
  affectedRows: number;
}

/** Kinds of messages: the first byte of each. */
const [dataRow, commandComplete, errorResponse] = Buffer.from('DCE');

/** The first error of an answer, as PGlite would throw it. */
function failureIn(bytes: Uint8Array): unknown {
  let failure: unknown;
  new protocol.Parser().parse(bytes, (message) => {
    if (message instanceof protocol.messages.DatabaseError) failure ??= message;
  });
  return failure;
}

/**
 * Reads the database's answers to statements that were executed together, each with its columns.
 * PGlite's own way makes an object of each message and then reads those: as much work as many a statement.
 */
export function readAnswers(bytes: Uint8Array, columns: readonly (readonly Column[])[]): Answer<unknown>[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const answers: Answer<unknown>[] = [];
  let rows: unknown[] = [];
  for (let at = 0; at < buffer.length;) {
    const kind = buffer[at];
    const end = at + 1 + buffer.readInt32BE(at + 1);
    if (kind === dataRow) rows.push(readRow(buffer, at + 5, columns[answers.length] ?? []));
    else if (kind === commandComplete) {
      answers.push({ rows, affectedRows: countOf(buffer.toString('latin1', at + 5, end - 1)) });
      rows = [];
    } else if (kind === errorResponse) throw failureIn(bytes);
    at = end;
  }
  return answers;
}

/** After the kind and the length: the number of values, then each with its length; -1 is null. */
function readRow(buffer: Buffer, from: number, columns: readonly Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = from + 2;
  for (const column of columns) {
    const length = buffer.readInt32BE(at);
    at += 4;
    if (length < 0) row[column.name] = null;
    else {
      row[column.name] = column.read(buffer.toString('utf8', at, at + length));
      at += length;
    }
  }
  return row;
}

/** `INSERT 0 1`, `UPDATE 3`. */
const countOf = (tag: string): number =>
  /^(?:INSERT|UPDATE|DELETE)/.test(tag) ? Number(tag.slice(tag.lastIndexOf(' ') + 1)) : 0;
