/** SHA-256 that takes its text in pieces: `createHash('sha256')` of node, `sha256.create()` of @noble/hashes. Two programs that know nothing of each other prove a bill. */
interface Sha256 {
  update(piece: Uint8Array): unknown;
  digest(): Uint8Array;
}

interface RowsHash {
  add(line: string): void;
  /** Lower-case hex. Ends the hash. */
  end(): string;
}

/** Characters that are encoded at once: a call for each of a million lines costs more than their hash. */
const atOnce = 65_536;

const encoder = new TextEncoder();

/** Hash over canonical lines joined by line feeds, without one at the end. */
export function createRowsHash(sha256: Sha256): RowsHash {
  let waiting = '';
  let isFirst = true;
  const flush = (): void => {
    if (waiting) sha256.update(encoder.encode(waiting));
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

/** `9f2c41d7 6be0a835 …`. */
export const showHash = (hash: string): string => (hash.match(/.{1,8}/g) ?? []).join(' ');
