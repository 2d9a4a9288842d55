import path from 'node:path';
import pg from 'pg';
import { setPasswordCost } from '#demo/sandbox/ground/member/password-hash.ts';
import { createSandbox } from '#demo/sandbox/sandbox.ts';
import { alone, cheapCost } from './seeded.ts';
import { testStartMs } from './test-time.ts';

/** Databases of a PostgreSQL server that are copies of a seeded one: a copy takes a tenth of the time of a seed. */

async function ask(serverUrl: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const urlOf = (serverUrl: string, name: string): string => new URL(`/${name}`, serverUrl).href;

/** A seeded database to copy; its name is in TEST_TEMPLATE for the workers that start after it. */
export async function makeTemplate(serverUrl: string): Promise<() => Promise<void>> {
  setPasswordCost(cheapCost);
  const name = `seeded_${process.pid}`;
  await ask(serverUrl, `create database ${name}`);
  const sandbox = await createSandbox({ databaseUrl: urlOf(serverUrl, name), trueNow: () => testStartMs });
  await sandbox.close();
  process.env['TEST_TEMPLATE'] = name;
  return async () => {
    delete process.env['TEST_TEMPLATE'];
    for (const made of [name, furtherOf(name, 'orders'), furtherOf(name, 'now')])
      await ask(serverUrl, `drop database if exists ${made} with (force)`);
  };
}

/** Further templates, made for the first file that wants one: of the orders of two years (many thousand statements), and of the true clock, by which server processes run. */
const further = {
  orders: async (url: string): Promise<void> => {
    const sandbox = await createSandbox({ databaseUrl: url, seedOrders: true, trueNow: () => testStartMs });
    await sandbox.reset();
    await sandbox.close();
  },
  now: async (url: string): Promise<void> => await (await createSandbox({ databaseUrl: url })).close(),
};
const furtherOf = (name: string, kind: keyof typeof further): string => `${name}_${kind}`;

async function templateOf(serverUrl: string, kind: keyof typeof further): Promise<string> {
  const people = process.env['TEST_TEMPLATE'] ?? '';
  const name = furtherOf(people, kind);
  const isThere = async () => (await ask(serverUrl, `select 1 from pg_database where datname = '${name}'`)).length > 0;
  await alone(path.resolve('.build', 'test-data', `${name}.maker`), async () => {
    if (await isThere()) return;
    const making = `${name}_making`;
    await ask(
      serverUrl,
      `create database ${making}${kind === 'orders' ? ` template ${people} strategy file_copy` : ''}`,
    );
    await further[kind](urlOf(serverUrl, making));
    await ask(serverUrl, `alter database ${making} rename to ${name}`);
  });
  return name;
}

/** For server processes: seeded by the true clock. */
export async function copyForProcesses(serverUrl: string, name: string): Promise<void> {
  await ask(serverUrl, `create database ${name} template ${await templateOf(serverUrl, 'now')} strategy file_copy`);
}

/** A database of its own, seeded; `drop` it once its connections are closed. */
export async function copyTemplate(
  serverUrl: string,
  { seedOrders = false } = {},
): Promise<{ url: string; drop(): Promise<void> }> {
  const template = seedOrders ? await templateOf(serverUrl, 'orders') : process.env['TEST_TEMPLATE'];
  const name = `test_${process.pid}_${Math.floor(Math.random() * 1e9)}`;
  await ask(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: urlOf(serverUrl, name),
    drop: async () => void (await ask(serverUrl, `drop database ${name} with (force)`)),
  };
}
