import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';
import { http } from '../lib/http.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { median, round } from './figures.mjs';

const sizes = [10_000, 100_000, 1_000_000];
const headers = { 'content-type': 'application/x-www-form-urlencoded' };

/**
 * name → figure at each size, of the milliseconds of some calls in turn. Null without PostgreSQL. `begin(server, query)`
 * returns the `reader`, its `calls()` by name as [path, fields], and `grow(have, size, figures)`, which adds rows.
 */
export async function measureAtSizes(
  startServer,
  { upTo = sizes.at(-1), turns, env, begin, figureOf = (seen) => round(median(seen)) },
) {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=travel_sandbox' });
  const server = await startServer({ PORT: String(await freePort(20)), DATABASE_URL: postgres.url, ...env });
  const figures = {};
  try {
    await client.connect();
    const query = (text, values) => client.query(text, values);
    const { reader, calls, grow } = await begin(server, query);
    let have = 0;
    for (const size of sizes.filter((one) => one <= upTo)) {
      await grow(have, size, figures);
      have = size;
      await query('vacuum analyze');
      for (const [name, [path, fields]] of Object.entries(calls())) {
        const seen = [];
        for (let turn = 0; turn < turns; turn += 1) {
          const body = reader.body(fields);
          const started = performance.now();
          const answer = await http.post(server.url + path, { headers, body }).json();
          seen.push(performance.now() - started);
          if (answer.ret !== 0) throw new Error(`${name}: ${answer.ret} ${answer.msg}`);
        }
        (figures[name] ??= {})[size] = figureOf(seen);
      }
    }
    return figures;
  } finally {
    await client.end();
    await server.close();
    postgres.stop();
  }
}

/** `subject`: as in `the wallet was not measured`; `title`: the sentence above the table. */
export function showAtSizes(figures, { subject, title, width = 30 }) {
  if (!figures) return console.log(`\nno PostgreSQL: ${subject} not measured\n`);
  console.log(`\n${title}\n`);
  for (const [name, row] of Object.entries(figures))
    console.log(
      name.padEnd(width),
      Object.entries(row)
        .map(([size, figure]) => `${size}: ${[figure].flat().join(', ')}`)
        .join('   '),
    );
}
