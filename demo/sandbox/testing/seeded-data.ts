import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Sandbox } from '../sandbox.ts';

/** A seeded database as a file, made once for a build: starting from it takes a second instead of four. */
export async function seededData(
  folder: string | false | undefined,
  entry: string,
  create: () => Promise<Sandbox>,
): Promise<Blob | undefined> {
  if (folder === false) return undefined;
  const file = path.join(folder ?? defaultFolder(), `sandbox-${fingerprint(entry)}.tar.gz`);
  if (!fs.existsSync(file)) {
    const sandbox = await create();
    const dump = await sandbox.dump?.('gzip');
    await sandbox.close();
    if (!dump) return undefined;
    // Two test runners may start at once: each writes its own file, and the last one's stays.
    const mine = `${file}.${process.pid}`;
    try {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(mine, Buffer.from(await dump.arrayBuffer()));
      fs.renameSync(mine, file);
    } catch {
      return dump;
    }
  }
  return new Blob([fs.readFileSync(file)], { type: 'application/x-gzip' });
}

function defaultFolder(): string {
  const modules = path.resolve('node_modules');
  return fs.existsSync(modules) ? path.join(modules, '.cache', 'travel-embed') : path.join(os.tmpdir(), 'travel-embed');
}

/** Of the built files beside the entry: another build is another database. */
function fingerprint(entry: string): string {
  const hash = createHash('sha256');
  for (const folder of [path.dirname(entry), path.join(path.dirname(entry), 'testing')]) {
    for (const name of fs.existsSync(folder) ? fs.readdirSync(folder).toSorted() : [])
      if (name.endsWith('.js')) hash.update(name).update(fs.readFileSync(path.join(folder, name)));
  }
  return hash.digest('hex').slice(0, 20);
}
