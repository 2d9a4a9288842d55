import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createSandbox } from '#demo/sandbox/sandbox.ts';
import type { Sandbox, SandboxOptions } from '#demo/sandbox/sandbox.ts';

/** Everything that decides what a fresh database holds. */
const madeFrom = ['demo/sandbox', 'src/domain', 'src/theme', 'themes', 'node_modules/@electric-sql/pglite/package.json'];

function* filesIn(place: string): Generator<string> {
  if (fs.statSync(place).isFile()) yield place;
  else for (const name of fs.readdirSync(place).toSorted()) if (!/\.test\.tsx?$/.test(name)) yield* filesIn(path.join(place, name));
}

function snapshotFile(): string {
  const hash = createHash('sha256');
  for (const place of madeFrom) for (const file of filesIn(place)) hash.update(file).update(fs.readFileSync(file));
  return path.resolve('.build', 'test-data', `seeded-${hash.digest('hex').slice(0, 20)}.tar`);
}

/** A seeded data directory, made once for all tests of these sources: starting from it takes 0.6 s instead of 4. */
async function seededData(): Promise<Blob> {
  const file = snapshotFile();
  if (!fs.existsSync(file)) {
    const sandbox = await createSandbox({ memory: true });
    const dump = await sandbox.dump?.();
    await sandbox.close();
    if (!dump) throw new Error('the embedded database gave no dump');
    fs.rmSync(path.dirname(file), { recursive: true, force: true });
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const mine = `${file}.${process.pid}`;
    fs.writeFileSync(mine, Buffer.from(await dump.arrayBuffer()));
    fs.renameSync(mine, file);
  }
  return new Blob([fs.readFileSync(file)]);
}

/**
 * A sandbox of its own for one test file, in memory; on PostgreSQL, in a schema of its own, when
 * TEST_DATABASE_URL is set. `DELAY_QUERIES_MS` delays queries on both. Close it.
 */
export async function memorySandbox(options: Omit<SandboxOptions, 'databaseUrl' | 'dataDir' | 'memory' | 'loadFrom'> = {}): Promise<Sandbox> {
  const delayQueriesMs = options.delayQueriesMs ?? Number(process.env['DELAY_QUERIES_MS'] ?? 0);
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  if (!databaseUrl) return await createSandbox({ ...options, delayQueriesMs, memory: true, loadFrom: await seededData() });
  const schema = `test_${process.pid}_${Math.floor(Math.random() * 1e9)}`;
  return await createSandbox({ ...options, delayQueriesMs, databaseUrl, schema });
}
