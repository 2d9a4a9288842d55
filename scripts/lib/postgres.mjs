/** A temporary PostgreSQL cluster for the tests, on a free loopback port; PostgreSQL refuses to run as root. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { ensurePostgres } from './setup.mjs';
import { spentBy } from './steps.mjs';

/** Of the cluster: its log of writes and the databases that are open at once. */
const clusterBytes = 2 * 1024 ** 3;

/**
 * For tests. A statement of theirs is planned and runs once, on few rows: to compile it, to give it a second process or to
 * count its rows for later plans takes longer than it takes.
 */
const forTests = {
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  checkpoint_timeout: '1h',
  shared_buffers: '256MB',
  jit: 'off',
  // Orders of more joins are not weighed: half of the server's time for lists of bills, whose tables hold a few rows here.
  join_collapse_limit: 4,
  from_collapse_limit: 4,
  autovacuum: 'off',
  max_parallel_workers_per_gather: 0,
};

/** A place for the cluster in memory, if there is one: on a disk, to copy and drop a database takes ten times the processor time. */
function folderOfCluster() {
  const memory = '/dev/shm';
  try {
    fs.accessSync(memory, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(memory);
    if (bavail * bsize > clusterBytes && os.freemem() > 2 * clusterBytes) return memory;
  } catch {
    // Not a Linux machine.
  }
  return os.tmpdir();
}

/** `{ url, spent, stop }`, or null where there is no PostgreSQL. DATABASE_URL names a server that is there already. `inMemory`: for tests, in memory where there is room. */
export async function startPostgres({ inMemory = false } = {}) {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, spent: () => 0, stop: () => undefined };
  const bin = ensurePostgres();
  if (!bin) return null;
  const isRoot = process.getuid?.() === 0;
  const as = (command, ...parts) =>
    isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', path.join(bin, command), ...parts], {
          stdio: 'pipe',
          cwd: '/',
        })
      : execFileSync(path.join(bin, command), parts, { stdio: 'pipe' });
  const folder = fs.mkdtempSync(path.join(inMemory ? folderOfCluster() : os.tmpdir(), 'travel-embed-pg-'));
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const port = await freePort();
  const data = path.join(folder, 'data');
  as('initdb', '-D', data, '-U', 'sandbox', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync');
  as(
    'pg_ctl',
    '-D',
    data,
    '-w',
    '-l',
    path.join(folder, 'log'),
    '-o',
    Object.entries({
      port,
      listen_addresses: '127.0.0.1',
      unix_socket_directories: folder,
      max_connections: 200,
      // The cluster is thrown away: tests kill sandboxes, never the database or the machine.
      fsync: 'off',
      full_page_writes: 'off',
      max_wal_size: '256MB',
      ...(inMemory && forTests),
    })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    'start',
  );
  // Over its socket a statement takes a third less of a processor than over TCP, for caller and server.
  const host = inMemory && folder.startsWith('/') ? encodeURIComponent(folder) : '127.0.0.1';
  const pid = Number(fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  return {
    url: `postgres://sandbox@${host}:${port}/postgres`,
    /** Seconds of processor time so far: the server is no child of the tests. */
    spent: () => spentBy(pid),
    stop() {
      as('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
