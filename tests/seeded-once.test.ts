import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { alone } from '#tests/support/seeded.ts';

test('data that two want at once are made by one, also behind a maker that was killed', async () => {
  const mark = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-alone-')), 'data.maker');
  // No process has this number.
  fs.writeFileSync(mark, String(2 ** 30));
  let made = 0;
  let inside = 0;
  const want = () =>
    alone(mark, async () => {
      expect((inside += 1)).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      made ||= 1;
      inside -= 1;
    });
  await Promise.all([want(), want(), want()]);
  expect([made, fs.existsSync(mark)]).toEqual([1, false]);
  fs.rmSync(path.dirname(mark), { recursive: true });
});
