import { fingerprint } from '../fingerprint.ts';
import type { CompanyBillRow } from './bill-row.ts';
import { canonicalLine } from './bill-row.ts';

/** SHA-256 that takes its text in pieces: `createHash('sha256')` of node, `sha256.create()` of @noble/hashes. Two programs that know nothing of each other prove a bill. */
export interface Sha256<Piece = Uint8Array> {
  update(piece: Piece): unknown;
  digest(): Uint8Array;
}

export interface RowsHash {
  add(line: string): void;
  /** Lower-case hex. Ends the hash. */
  end(): string;
}

/** Characters that are encoded at once: a call for each of a million lines costs more than their hash. */
const atOnce = 65_536;

const encoder = new TextEncoder();
const asBytes = (text: string): Uint8Array => encoder.encode(text);

/** Hash over canonical lines joined by line feeds, without one at the end. */
export const createRowsHash = (sha256: Sha256): RowsHash => rowsHash(sha256, asBytes);
/** The same by a hash that takes text as UTF-8: to encode it first costs as much as its hash. */
export const createTextRowsHash = (sha256: Sha256<string>): RowsHash => rowsHash(sha256, (text) => text);

function rowsHash<Piece>(sha256: Sha256<Piece>, asPiece: (text: string) => Piece): RowsHash {
  let waiting = '';
  let isFirst = true;
  const flush = (): void => {
    if (waiting) sha256.update(asPiece(waiting));
    waiting = '';
  };
  return {
    add(line) {
      waiting += isFirst ? line : `\n${line}`;
      isFirst = false;
      if (waiting.length >= atOnce) flush();
    },
    end() {
      flush();
      return [...sha256.digest()].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    },
  };
}

export function hashOfRows(lines: Iterable<string>, sha256: Sha256): string {
  const hash = createRowsHash(sha256);
  for (const line of lines) hash.add(line);
  return hash.end();
}

/** A row's short mark, stored when the bill is closed: it finds the row that differs after the hash has said that one does. */
export const sealOf = (line: string): string => fingerprint(line);
export const sealOfRow = (row: CompanyBillRow): string => sealOf(canonicalLine(row));

/** `9f2c41d7 6be0a835 …`. */
export const showHash = (hash: string): string => (hash.match(/.{1,8}/g) ?? []).join(' ');
