import { createInflateRaw } from 'node:zlib';

interface Entry {
  isPacked: boolean;
  from: number;
  packed: number;
}

/** Names of parts ignore case (ECMA-376, part 2); some programs write `xl/SharedStrings.xml`. */
export interface ZipFile {
  has(name: string): boolean;
  /** Text of an entry; undefined where there is none. Throws where it is damaged or beyond the limits. */
  text(name: string, limits: PartLimits): Promise<string | undefined>;
}

export interface PartLimits {
  /** Unpacked. */
  bytes: number;
  /** Counted as the signs `<`: a short file may hold millions of empty tags. */
  tags: number;
}

const keyOf = (name: string): string => name.replaceAll('\\', '/').toLowerCase();

const maxEntries = 1000;
const [endMark, entryMark, fileMark] = [0x06054b50, 0x02014b50, 0x04034b50];

/**
 * Entries of a ZIP file by its directory. An entry is unpacked by need and up to a limit: a small file may hold
 * gigabytes of zeros behind a wrong size in its directory. Throws a RangeError for other bytes.
 */
export function readZip(file: Buffer): ZipFile {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  if (end < 0 || file.readUInt32LE(end) !== endMark) throw new RangeError('no directory');
  const entries = new Map<string, Entry>();
  let at = file.readUInt32LE(end + 16);
  for (let n = Math.min(maxEntries, file.readUInt16LE(end + 10)); n > 0; n -= 1) {
    if (file.readUInt32LE(at) !== entryMark) throw new RangeError('no entry');
    const [flags, method, packed, nameLength, extraLength, noteLength, start] = [
      file.readUInt16LE(at + 8),
      file.readUInt16LE(at + 10),
      file.readUInt32LE(at + 20),
      file.readUInt16LE(at + 28),
      file.readUInt16LE(at + 30),
      file.readUInt16LE(at + 32),
      file.readUInt32LE(at + 42),
    ];
    if (flags & 1 || (method !== 0 && method !== 8) || file.readUInt32LE(start) !== fileMark)
      throw new RangeError('an entry that cannot be read');
    const from = start + 30 + file.readUInt16LE(start + 26) + file.readUInt16LE(start + 28);
    entries.set(keyOf(file.toString('utf8', at + 46, at + 46 + nameLength)), { isPacked: method === 8, from, packed });
    at += 46 + nameLength + extraLength + noteLength;
  }
  return {
    has: (name) => entries.has(keyOf(name)),
    async text(name, limits) {
      const entry = entries.get(keyOf(name));
      if (!entry) return undefined;
      const bytes = file.subarray(entry.from, entry.from + entry.packed);
      let [length, tags, text] = [0, 0, ''];
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      for await (const chunk of entry.isPacked ? unpacked(bytes) : [bytes]) {
        length += chunk.length;
        for (const byte of chunk) if (byte === 0x3c) tags += 1;
        if (length > limits.bytes || tags > limits.tags) throw new RangeError('a part beyond the limits');
        text += decoder.decode(chunk, { stream: true });
      }
      return text + decoder.decode();
    },
  };
}

/** Unpacked off the thread, chunk by chunk: what is beyond a limit is never unpacked. */
function unpacked(bytes: Buffer): AsyncIterable<Buffer> {
  const stream = createInflateRaw({ chunkSize: 64 * 1024 });
  stream.end(bytes);
  return stream;
}
