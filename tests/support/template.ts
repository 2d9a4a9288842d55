import pg from 'pg';
import { setPasswordCost } from '#demo/sandbox/ground/member/password-hash.ts';
import { createSandbox } from '#demo/sandbox/sandbox.ts';
import { cheapCost } from './seeded.ts';
import { testStartMs } from './test-time.ts';

/** Databases of a PostgreSQL server that are copies of a seeded one: a copy takes a tenth of the time of a seed. */

async function ask(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(serverUrl);
  await client.connect();
  try {
    await client.query(statement);
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
    await ask(serverUrl, `drop database ${name} with (force)`);
  };
}

/** A database of its own, seeded; `drop` it once its connections are closed. */
export async function copyTemplate(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${process.pid}_${Math.floor(Math.random() * 1e9)}`;
  await ask(serverUrl, `create database ${name} template ${process.env['TEST_TEMPLATE']} strategy file_copy`);
  return { url: urlOf(serverUrl, name), drop: () => ask(serverUrl, `drop database ${name} with (force)`) };
}
