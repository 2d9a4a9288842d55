import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { lockFolder } from './folder-lock.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-lock-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const newFolder = (name: string): string => {
  const full = path.join(folder, name);
  fs.mkdirSync(full);
  return full;
};

it('lets one process in, and names it and the remedy to the next', async () => {
  const data = newFolder('one');
  const unlock = await lockFolder(data);
  await expect(lockFolder(data)).rejects.toThrow(
    `The data folder ${data} is in use by another sandbox (process ${process.pid}). Stop it, or give this one its own DATA_DIR.`,
  );
  await unlock();
  await (
    await lockFolder(data)
  )();
});

it('knows the folder by any of its names', async () => {
  const data = newFolder('two');
  const other = path.join(folder, 'link');
  fs.symlinkSync(data, other);
  const unlock = await lockFolder(data);
  await expect(lockFolder(other)).rejects.toThrow('is in use');
  await unlock();
});

it('keeps folders apart', async () => {
  const locks = await Promise.all([lockFolder(newFolder('three')), lockFolder(newFolder('four'))]);
  expect(locks).toHaveLength(2);
  await Promise.all(locks.map((unlock) => unlock()));
});
