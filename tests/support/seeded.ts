import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { testStartMs } from './test-time.ts';

/** Of scrypt; the product's is a thousand times as high. */
export const cheapCost = 16;

/** Everything that decides what a fresh database holds: steps, seeds and what they import; with orders all of the sandbox. */
const madeFrom = [
  'tests/support/make-seeded.ts',
  'demo/sandbox/ground/database',
  'demo/sandbox/app/seed',
  'demo/sandbox/ground/member/password-hash.ts',
  'src/domain/company/search-keys.ts',
  'demo/sandbox/money/ledger/ledger.ts',
  'src/theme',
  'themes',
  'node_modules/@electric-sql/pglite/package.json',
];

function* filesIn(place: string): Generator<string> {
  if (fs.statSync(place).isFile()) yield place;
  else
    for (const name of fs.readdirSync(place).toSorted())
      if (!/\.test\.tsx?$/.test(name)) yield* filesIn(path.join(place, name));
}

const ordersMadeFrom = [...madeFrom, 'demo/sandbox', 'src/domain', 'src/contract'];

function snapshotFile(name: string): string {
  const hash = createHash('sha256').update(`${testStartMs} ${cheapCost}`);
  for (const place of name === 'seeded' ? madeFrom : ordersMadeFrom)
    for (const file of filesIn(place)) hash.update(file).update(fs.readFileSync(file));
  return path.resolve('.build', 'test-data', `${name}-${hash.digest('hex').slice(0, 20)}.tar`);
}

/** A seeded data directory, made once for all tests of these sources: starting from it takes 0.7 s of a processor instead of 7, with the orders of two years instead of 25. */
export const seededData = async (of: { seedOrders?: boolean } = {}): Promise<Blob> =>
  new Blob([fs.readFileSync(await seededFile(of))]);

/** The file of that directory. The server is read only to make it. */
export async function seededFile({ seedOrders = false } = {}): Promise<string> {
  const name = seedOrders ? 'orders' : 'seeded';
  const file = snapshotFile(name);
  if (fs.existsSync(file)) return file;
  return await alone(`${file}.maker`, async () => {
    if (!fs.existsSync(file)) await makeFile(name, file, seedOrders);
    return file;
  });
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** The mark with these words is there from its first moment on: nobody reads a mark that is half written. */
function setMark(mark: string, words: string): boolean {
  const mine = `${mark}.${randomUUID()}`;
  fs.writeFileSync(mine, words);
  try {
    fs.linkSync(mine, mark);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
    return false;
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

/** `undefined`: the holder has just taken it away. */
function holderOf(mark: string): string | undefined {
  try {
    return fs.readFileSync(mark, 'utf8');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
    return undefined;
  }
}

/** One process at a time: two workers that want the same data would each take half a minute to make it. */
export async function alone<T>(mark: string, work: () => Promise<T>): Promise<T> {
  fs.mkdirSync(path.dirname(mark), { recursive: true });
  const me = `${process.pid}-${randomUUID()}`;
  while (!setMark(mark, me)) {
    const holder = holderOf(mark);
    if (holder === undefined) continue;
    // A killed process leaves its mark. One process takes it away: the next one's look may be old, and the mark new.
    if (isAlive(Number.parseInt(holder, 10))) await new Promise((resolve) => setTimeout(resolve, 50));
    else
      await alone(`${mark}.${holder}`, async () => {
        if (holderOf(mark) === holder) fs.rmSync(mark);
      });
  }
  try {
    return await work();
  } finally {
    fs.rmSync(mark, { force: true });
  }
}

async function makeFile(name: string, file: string, seedOrders: boolean): Promise<void> {
  const { makeSeeded } = await import('./make-seeded.ts');
  // Orders are laid over the people who are there.
  const made = await makeSeeded(seedOrders ? await seededData() : undefined);
  const folder = path.dirname(file);
  // Of other sources.
  for (const other of fs.readdirSync(folder))
    if (other.startsWith(name) && other.endsWith('.tar') && other !== path.basename(file))
      fs.rmSync(path.join(folder, other), { force: true });
  const mine = `${file}.${randomUUID()}`;
  fs.writeFileSync(mine, made);
  fs.renameSync(mine, file);
}
