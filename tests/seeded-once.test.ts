import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { alone } from '#tests/support/seeded.ts';

/** No process has this number. */
const killed = String(2 ** 30);

function markOf(holder: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-alone-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  const mark = path.join(folder, 'data.maker');
  fs.writeFileSync(mark, holder);
  return mark;
}

test('data that two want at once are made by one, also behind a maker that was killed', async () => {
  const mark = markOf(killed);
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
  expect([made, fs.readdirSync(path.dirname(mark))]).toEqual([1, []]);
});

test('a maker that finds a killed one leaves the mark of another who was quicker', async () => {
  const mark = markOf(killed);
  const quicker = `${process.pid}-quicker`;
  const { kill } = process;
  vi.spyOn(process, 'kill').mockImplementation((pid, signal) => {
    // Between the look at the mark and the answer that its process has ended.
    if (String(pid) === killed && fs.readFileSync(mark, 'utf8') === killed) fs.writeFileSync(mark, quicker);
    return kill.call(process, pid, signal);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  let holder = '';
  const wanted = alone(mark, async () => void (holder = fs.readFileSync(mark, 'utf8')));
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect([fs.existsSync(mark) && fs.readFileSync(mark, 'utf8'), holder]).toEqual([quicker, '']);
  fs.rmSync(mark);
  await wanted;
  expect(holder).not.toBe(quicker);
});
