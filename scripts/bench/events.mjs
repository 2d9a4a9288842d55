/** Times what a server event adds to the transaction of its fact, on PostgreSQL: the row in the fact's own statement, or in one more. */
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { median, round } from './figures.mjs';

const turns = 400;

const fact = `insert into once_keys (member_id, request_id, fingerprint, answer, created_at) values ('bench', $1, '', '', 0)`;
const event = `insert into server_events (app_id, kind, object, at, amount, data) values ('default', 'order.made', 'order:' || $1, 0, 1000, '{"orderId":"1"}')`;

/** Ways to write a fact: statements of one transaction. */
const ways = {
  'without an event': [fact],
  'event in the same statement': [`with fact as (${fact}) ${event}`],
  'event in a statement of its own': [fact, event],
};

/** name → milliseconds of the transaction, the median; the ways take turns. Null without PostgreSQL. */
export async function measureEvents(startServer) {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const server = await startServer({ PORT: String(await freePort(20)), DATABASE_URL: postgres.url });
  const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=travel_sandbox' });
  const seen = Object.fromEntries(Object.keys(ways).map((name) => [name, []]));
  try {
    await client.connect();
    for (let turn = 0; turn < turns; turn += 1)
      for (const [name, statements] of Object.entries(ways)) {
        const started = performance.now();
        await client.query('begin');
        for (const text of statements) await client.query(text, [`${name} ${turn}`]);
        await client.query('commit');
        seen[name].push(performance.now() - started);
      }
    return Object.fromEntries(Object.entries(seen).map(([name, times]) => [name, round(median(times), 2)]));
  } finally {
    await client.end();
    await server.close();
    postgres.stop();
  }
}

export function showEvents(figures) {
  if (!figures) return console.log('\nno PostgreSQL: server events were not measured\n');
  console.log('\na fact and its server event on PostgreSQL, milliseconds a transaction\n');
  for (const [name, ms] of Object.entries(figures)) console.log(name.padEnd(34), ms);
}
