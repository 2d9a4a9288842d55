import { createDeflateRaw } from 'node:zlib';

interface ZipEntry {
  name: string;
  chunks: Iterable<string> | AsyncIterable<string>;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function nextCrc(crc: number, bytes: Uint8Array): number {
  let value = ~crc;
  for (const byte of bytes) value = (crcTable[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return ~value >>> 0;
}

/** Little-endian fields: [bytes, value] each. */
function record(...fields: (readonly [2 | 4, number])[]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [size]) => sum + size, 0));
  let at = 0;
  for (const [size, value] of fields) at = buffer.writeUIntLE(value, at, size);
  return buffer;
}

/** Sizes follow the data; names are UTF-8. */
const flags = 0x0808;
/** 1 January 1980, the first day of the format: equal contents are equal files. */
const day = 0x0021;

/** Compressed as it comes: one chunk at a time is in memory, and no stream in between keeps it there. */
async function* deflated(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  const ready: Buffer[] = [];
  deflate.on('data', (bytes: Buffer) => ready.push(bytes));
  const done = (act: (answered: (error?: Error | null) => void) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      deflate.once('error', reject);
      act((error) => {
        deflate.off('error', reject);
        if (error) reject(error);
        else resolve();
      });
    });
  try {
    for await (const chunk of chunks) {
      await done((answered) => deflate.write(chunk, answered));
      while (ready.length) yield ready.shift() as Buffer;
    }
    await done((answered) => void deflate.once('end', () => answered()).end());
    yield* ready;
  } finally {
    deflate.destroy();
  }
}

/** A ZIP file as it is made: no entry is in memory as a whole. */
export async function* zipped(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, chunks } of entries) {
    const start = offset;
    const title = Buffer.from(name);
    const method = [
      [2, 20],
      [2, flags],
      [2, 8],
      [2, 0],
      [2, day],
    ] as const;
    const head = Buffer.concat([
      record([4, 0x04034b50], ...method, [4, 0], [4, 0], [4, 0], [2, title.length], [2, 0]),
      title,
    ]);
    yield head;
    let [crc, size, packed] = [0, 0, 0];
    const counted = async function* (): AsyncGenerator<Buffer> {
      for await (const chunk of chunks) {
        const bytes = Buffer.from(chunk);
        crc = nextCrc(crc, bytes);
        size += bytes.length;
        yield bytes;
      }
    };
    for await (const bytes of deflated(counted())) {
      packed += bytes.length;
      yield bytes;
    }
    const sizes = [
      [4, crc],
      [4, packed],
      [4, size],
    ] as const;
    const tail = record([4, 0x08074b50], ...sizes);
    yield tail;
    offset += head.length + packed + tail.length;
    directory.push(
      Buffer.concat([
        record(
          [4, 0x02014b50],
          [2, 20],
          ...method,
          ...sizes,
          [2, title.length],
          [2, 0],
          [2, 0],
          [2, 0],
          [2, 0],
          [4, 0],
          [4, start],
        ),
        title,
      ]),
    );
  }
  const central = Buffer.concat(directory);
  yield central;
  yield record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, directory.length],
    [2, directory.length],
    [4, central.length],
    [4, offset],
    [2, 0],
  );
}
