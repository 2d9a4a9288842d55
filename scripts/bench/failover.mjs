/**
 * `npm run bench failover`: the server on two PostgreSQL that Patroni, etcd and HAProxy of Debian keep as one, all on this
 * machine. The primary and its Patroni are killed while members save addresses: how long is nobody answered, and is every
 * answered write there afterwards?
 */
import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';
import { http } from '../lib/http.mjs';
import { ensureDebianFiles, ensurePostgres } from '../lib/setup.mjs';
import { logInTraveller } from './travellers.mjs';

const rounds = 3;
const headers = { 'content-type': 'application/x-www-form-urlencoded' };
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const files = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  'python3-psycopg2': '/usr/lib/python3/dist-packages/psycopg2/__init__.py',
};

/** Leader's key, Patroni's rounds and its tries, in seconds: a dead leader is noticed within the first. */
const timing = { ttl: 5, loop_wait: 1, retry_timeout: 3 };

const patroniConfig = ({ name, folder, bin, etcd, rest, port }) => `
scope: travel
name: ${name}
restapi: { listen: 127.0.0.1:${rest}, connect_address: 127.0.0.1:${rest} }
etcd3: { host: 127.0.0.1:${etcd} }
bootstrap:
  dcs:
    ttl: ${timing.ttl}
    loop_wait: ${timing.loop_wait}
    retry_timeout: ${timing.retry_timeout}
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_log_hints: "on" } }
  initdb: [{ encoding: UTF8 }, { locale: C }, data-checksums]
  pg_hba: [host all all 127.0.0.1/32 trust, host replication all 127.0.0.1/32 trust]
postgresql:
  listen: 127.0.0.1:${port}
  connect_address: 127.0.0.1:${port}
  bin_dir: ${bin}
  data_dir: ${folder}/${name}
  authentication:
    superuser: { username: sandbox, password: sandbox }
    replication: { username: copier, password: copier }
    rewind: { username: sandbox, password: sandbox }
  parameters: { unix_socket_directories: ${folder} }
`;

const proxyConfig = (front, nodes) => `
defaults
  mode tcp
  timeout connect 1s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${front}
  option httpchk GET /primary
  default-server inter 500ms fall 1 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name, port, rest }) => `  server ${name} 127.0.0.1:${port} check port ${rest}`).join('\n')}
`;

export async function measureFailover() {
  const missing = Object.entries(files).filter(([name, file]) => !ensureDebianFiles(name, file));
  const bin = ensurePostgres();
  if (missing.length || !bin)
    throw new Error(`not on this machine: ${missing.map(([name]) => name).join(', ') || 'PostgreSQL'}`);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'travel-embed-failover-'));
  const isRoot = process.getuid() === 0;
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  const children = [];
  /** In a group of its own, so that it ends with all that it has started. */
  const start = (name, command, words) => {
    const log = fs.openSync(path.join(folder, `${name}.log`), 'a');
    const [whole, parts] = isRoot
      ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...words]]
      : [command, words];
    const child = spawn(whole, parts, {
      stdio: ['ignore', log, log],
      detached: true,
      cwd: folder,
      env: { PATH: process.env.PATH, HOME: folder },
    });
    children.push(child);
    return child;
  };
  const end = (child, signal) => {
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  const [etcd, peer, front] = [await freePort(), await freePort(), await freePort()];
  const nodes = [];
  for (const name of ['one', 'two'])
    nodes.push({ name, folder, bin, etcd, rest: await freePort(), port: await freePort() });
  let server;
  try {
    const url = (port) => `http://127.0.0.1:${port}`;
    start('etcd', files['etcd-server'], [
      '--data-dir',
      path.join(folder, 'etcd'),
      '--listen-client-urls',
      url(etcd),
      '--advertise-client-urls',
      url(etcd),
      '--listen-peer-urls',
      url(peer),
      '--initial-advertise-peer-urls',
      url(peer),
      '--initial-cluster',
      `default=${url(peer)}`,
    ]);
    fs.writeFileSync(path.join(folder, 'haproxy.cfg'), proxyConfig(front, nodes));
    const run = (node) => {
      fs.writeFileSync(path.join(folder, `${node.name}.yml`), patroniConfig(node));
      node.child = start(node.name, files.patroni, [path.join(folder, `${node.name}.yml`)]);
    };
    const answers = async ({ rest }, what) => (await http(`${url(rest)}/${what}`).catch(() => null))?.ok === true;
    const until = async (is) => {
      for (let turn = 0; turn < 600; turn += 1) {
        if (await is()) return;
        await pause(200);
      }
      throw new Error(`no state of health within two minutes: see ${folder}`);
    };
    run(nodes[0]);
    await until(() => answers(nodes[0], 'primary'));
    run(nodes[1]);
    await until(() => answers(nodes[1], 'synchronous'));
    start('haproxy', files.haproxy, ['-f', path.join(folder, 'haproxy.cfg'), '-db']);
    const databaseUrl = `postgres://sandbox@127.0.0.1:${front}/postgres`;
    const port = await freePort(20);
    const serverLog = fs.openSync(path.join(folder, 'server.log'), 'a');
    server = spawn(process.execPath, ['.build/sandbox/server.js'], {
      env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
      stdio: ['ignore', serverLog, serverLog],
    });
    await until(async () => (await http(`${url(port)}/healthz`).catch(() => null))?.ok);
    const traveller = await logInTraveller(url(port));
    const ask = async (place, own) =>
      (await http.post(`${url(port)}${place}`, { headers, body: traveller.body(own) }).json()).data;
    const { addressId } = (await ask('/address/list', {})).rows[0];
    const { isDefault: _, ...fields } = await ask('/address/detail', { addressId });
    const bodyOf = (requestId) => traveller.body({ ...fields, requestId });
    const results = [];
    for (let round = 0; round < rounds; round += 1)
      results.push(await failOnce({ url: url(port), bodyOf, nodes, answers, until, run, end, databaseUrl }));
    return results;
  } finally {
    server?.kill('SIGTERM');
    for (const child of children.toReversed()) end(child, 'SIGKILL');
    nodes.forEach(endPostgres);
    await pause(500);
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** A dead machine has no PostgreSQL either, which runs in a session of its own. */
function endPostgres({ folder, name }) {
  try {
    process.kill(Number(fs.readFileSync(path.join(folder, name, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Seconds without an answer, and the answered writes that are gone. */
async function failOnce({ url, bodyOf, nodes, answers, until, run, end, databaseUrl }) {
  const done = [];
  const over = new AbortController();
  let last = performance.now();
  let longest = 0;
  const write = async () => {
    while (!over.signal.aborted) {
      const requestId = randomUUID();
      const body = bodyOf(requestId);
      // The same key again until it is answered, as a client does.
      while (!over.signal.aborted) {
        const answer = await http.post(`${url}/address/save`, { headers, body, timeout: 2_000 }).catch(() => null);
        const said = answer?.status === 200 ? await answer.json().catch(() => null) : null;
        if (said?.ret === 0) {
          longest = Math.max(longest, performance.now() - last);
          last = performance.now();
          done.push(requestId);
          break;
        }
        await pause(50);
      }
      await pause(20);
    }
  };
  const writers = Array.from({ length: 4 }, write);
  await pause(3_000);
  longest = 0;
  const before = done.length;
  const primary = (await answers(nodes[0], 'primary')) ? nodes[0] : nodes[1];
  const other = nodes.find((node) => node !== primary);
  end(primary.child, 'SIGKILL');
  endPostgres(primary);
  await until(() => answers(other, 'primary'));
  await until(async () => done.length > before + 40);
  over.abort();
  await Promise.all(writers);
  run(primary);
  await until(() => answers(primary, 'synchronous'));
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c search_path=travel_sandbox' });
  await client.connect();
  const { rows } = await client.query('select request_id from once_keys');
  await client.end();
  const kept = new Set(rows.map(({ request_id }) => request_id));
  return { seconds: longest / 1000, answered: done.length, lost: done.filter((one) => !kept.has(one)).length };
}

export function showFailover(results) {
  console.table(results);
  const isGood = results.every(({ seconds, lost }) => seconds <= 10 && lost === 0);
  console.log(isGood ? 'within 10 s, nothing lost' : 'goal missed: 10 s, nothing lost');
  return isGood;
}
