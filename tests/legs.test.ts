import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The codec of the wire's field: all other code asks it which leg or segment a flight or ticket is on. */
const codec = 'src/domain/trip/legs.ts';

/** Of a flight's or a ticket's leg with another one or with a number; joins of tables in SQL are none. */
const comparison =
  /\btriptypes?\b[)!]?\s*(\?\?[^()\n]*)?\)?\s*([!=]==|[<>]=?\s|-\s)|([!=]==|\s[<>]=?|\s-)\s*[\w.?!]*\.?\btriptypes?\b|\btriptypes\.(includes|indexOf)|switch \([\w.]*\btriptype/g;

function* sources(folder: string): Generator<string> {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(full);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield full;
  }
}

test('outside of the codec, no code compares the wire’s number of a leg', () => {
  const found = ['src', 'widgets', 'demo/sandbox', 'demo/site', 'tests/support', 'scripts']
    .flatMap((folder) => Array.from(sources(folder)))
    .filter((file) => file !== codec && !file.includes('/migrations/'))
    .map((file) => [file, fs.readFileSync(file, 'utf8').match(comparison)?.length ?? 0] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual({});
});
