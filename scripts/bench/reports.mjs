/** Times the report of one company that has all the events, on PostgreSQL. */
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';
import { http } from '../lib/http.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { median, round } from './figures.mjs';
import { logInTraveller } from './travellers.mjs';

const sizes = [10_000, 100_000, 1_000_000];
const turns = 7;
const employee = '13800000071';
const company = '13800000070';
const day = (ago) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** name → [path, fields]. */
const calls = () => {
  const year = JSON.stringify({ from: day(364), to: day(0) });
  const route = JSON.stringify({ route: ['R3'] });
  const two = JSON.stringify({ route: ['R3'], department: ['D2'] });
  return {
    'overview, a year and the one before': ['/report/query', { days: year }],
    'overview, a month and the one before': ['/report/query', { days: JSON.stringify({ from: day(29), to: day(0) }) }],
    'overview, a year of one route': ['/report/query', { days: year, where: route }],
    'overview, a year of a department and a route': ['/report/query', { days: year, where: two }],
    'pivot, route by month': ['/report/pivot', { days: year, rows: 'route', columns: 'month' }],
    'pivot, employee by month': ['/report/pivot', { days: year, rows: 'employee', columns: 'month' }],
    'pivot, department by airline': ['/report/pivot', { days: year, rows: 'department', columns: 'airline' }],
    'detail, first page': ['/report/detail', { days: year }],
    'detail, by amount': ['/report/detail', { days: year, sort: '-amount' }],
    'detail, page 100 of a route': ['/report/detail', { days: year, where: route, skip: '1980' }],
  };
};

/** Ticketings of an order from..to: two years of 80 routes, 12 airlines, 200 employees in 8 departments. */
async function addEvents(query, orderId, from, to) {
  await query('set session_replication_role = replica');
  await query(
    `insert into orders select made.* from generate_series(${from + 1}, ${to}) as n cross join (select * from orders where order_id = $1) as one
    cross join lateral jsonb_populate_record(null::orders, to_jsonb(one) || jsonb_build_object('order_id', 'event' || n)) as made`,
    [orderId],
  );
  await query(
    `insert into report_events select made.* from generate_series(${from + 1}, ${to}) as n
    cross join (select * from report_events where id = 'sale:' || $1) as one
    cross join lateral (select one.at - (n::bigint * 7919 % 730) * 86400000 as at) as time
    cross join lateral jsonb_populate_record(null::report_events, to_jsonb(one) || jsonb_build_object('id', 'event' || n, 'order_id', 'event' || n, 'at', time.at,
      'day', to_char(to_timestamp((time.at + 28800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD'), 'is_summed', false,
      'route', 'R' || n % 80, 'airline', 'A' || n % 12, 'employee', 'E' || n % 200, 'department', 'D' || n % 8, 'cost_center', 'C' || n % 20, 'amount', one.amount + n % 977 * 100)) as made`,
    [orderId],
  );
  await query('set session_replication_role = origin');
}

/** Waits until the server has summed up all days; returns the seconds. */
async function untilSummed(query) {
  const started = performance.now();
  for (;;) {
    const { rows } = await query('select 1 from report_events where company_id is not null and not is_summed limit 1');
    if (!rows.length) return (performance.now() - started) / 1000;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** name → milliseconds at each size: the median of some calls in turn. Null without PostgreSQL. */
export async function measureReports(startServer, { upTo = sizes.at(-1) } = {}) {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=travel_sandbox' });
  const server = await startServer({ PORT: String(await freePort(20)), DATABASE_URL: postgres.url, SEED_ORDERS: '1' });
  const figures = {};
  try {
    await client.connect();
    const query = (text, values) => client.query(text, values);
    await logInTraveller(server.url, { mobilePhone: employee });
    const { rows } = await query(
      `select order_id from report_events where company_id = '700070' and type = 'sale' limit 1`,
    );
    const reader = await logInTraveller(server.url, { mobilePhone: company });
    let have = 0;
    for (const size of sizes.filter((one) => one <= upTo)) {
      await addEvents(query, rows[0].order_id, have, size);
      (figures['summing up, seconds'] ??= {})[size] = round(await untilSummed(query));
      have = size;
      await query('vacuum analyze');
      for (const [name, [path, fields]] of Object.entries(calls())) {
        const seen = [];
        for (let turn = 0; turn < turns; turn += 1) {
          const body = reader.body(fields);
          const started = performance.now();
          const answer = await http
            .post(server.url + path, { headers: { 'content-type': 'application/x-www-form-urlencoded' }, body })
            .json();
          seen.push(performance.now() - started);
          if (answer.ret !== 0) throw new Error(`${name}: ${answer.ret} ${answer.msg}`);
        }
        (figures[name] ??= {})[size] = round(median(seen));
      }
    }
    return figures;
  } finally {
    await client.end();
    await server.close();
    postgres.stop();
  }
}

export function showReports(figures) {
  if (!figures) return console.log('\nno PostgreSQL: the reports were not measured\n');
  console.log('\nreport of one company with so many events on PostgreSQL, milliseconds a call\n');
  for (const [name, row] of Object.entries(figures))
    console.log(
      name.padEnd(46),
      Object.entries(row)
        .map(([size, ms]) => `${size}: ${ms}`)
        .join('   '),
    );
}
