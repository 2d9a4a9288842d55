import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

/**
 * One process per data folder: two on one folder destroy it. The lock is a listening local socket named after the
 * folder, so that the system frees it when the process dies, however it dies.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressFor(fs.realpathSync(folder));
  const server = net.createServer((caller) => {
    // A caller that has given up waiting must not end this process.
    caller.on('error', () => undefined);
    caller.end(String(process.pid));
  });
  server.unref();
  try {
    await listen(server, address);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    const holder = await holderOf(address);
    if (holder !== null) {
      const who = holder ? ` (process ${holder})` : '';
      throw new Error(
        `The data folder ${folder} is in use by another sandbox${who}. Stop it, or give this one its own DATA_DIR.`,
        { cause: error },
      );
    }
    if (!address.startsWith('\0')) fs.rmSync(address, { force: true });
    await listen(server, address);
  }
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/** Linux has names without files and Windows has pipes; elsewhere a socket file that may be left behind. */
function addressFor(folder: string): string {
  const name = `travel-embed-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${name}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`;
  return path.join(os.tmpdir(), `${name}.sock`);
}

const listen = (server: net.Server, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, () => {
      server.off('error', reject);
      resolve();
    });
  });

/** The process that holds the lock, "" when it is too busy to answer; null when the socket file was left behind by a dead one. */
const holderOf = (address: string): Promise<string | null> =>
  new Promise((resolve) => {
    let said = '';
    const caller = net.connect(address);
    caller.on('data', (part) => (said += String(part)));
    caller.on('error', () => resolve(null));
    caller.on('close', () => resolve(said));
    caller.setTimeout(5000, () => caller.destroy());
  });
