/** Times the order list, its filters, counters and the workbench of one company that has all the orders, on PostgreSQL. */
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';
import { addCopies } from '../lib/many-orders.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { median, round } from './figures.mjs';
import { logInTraveller } from './travellers.mjs';
import { http } from '../lib/http.mjs';

const sizes = [10_000, 100_000, 1_000_000];
const turns = 9;
const employee = '13800000071';
const company = '13800000070';

/** name → [path, fields]. */
const calls = (now) => {
  const day = (days) => new Date(now + days * 86_400_000).toISOString().slice(0, 10);
  const list = (fields) => ['/order/list', fields];
  return {
    'first page': list({}),
    'page 400': list({ skip: '7980' }),
    unpaid: list({ group: 'unpaid' }),
    'trips to come': list({ group: 'travel' }),
    'after-sales': list({ group: 'after' }),
    over: list({ group: 'done' }),
    'booked in 30 days': list({ days: JSON.stringify({ from: day(-30), to: '' }) }),
    'travel in 30 days': list({ dateBy: 'travel', days: JSON.stringify({ from: day(-30), to: day(0) }) }),
    'by travel day': list({ sort: '-travel' }),
    'by amount': list({ sort: '-amount' }),
    'an order number': list({ words: '261122000000' }),
    'a name': list({ words: '旅客42' }),
    'a name that nobody has': list({ words: '王五' }),
    'product without orders': list({ type: 'train' }),
    counters: ['/order/counts', {}],
    'workbench summary': ['/workbench/summary', {}],
    'workbench, last orders': ['/workbench/orders', { limit: '10' }],
  };
};

/** name → milliseconds at each size: the median of some calls in turn. Null without PostgreSQL. */
export async function measureOrderLists(startServer, { upTo = sizes.at(-1) } = {}) {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=travel_sandbox' });
  const server = await startServer({ PORT: String(await freePort(20)), DATABASE_URL: postgres.url });
  const figures = {};
  try {
    await client.connect();
    const query = (text, values) => client.query(text, values);
    const booker = await logInTraveller(server.url, { mobilePhone: employee });
    const orderId = await booker.order((await booker.orderBodies(1))[0]);
    // The company sees its employees' business orders.
    await query(`update air_orders set travel_type = 'business', company_id = '700070' where order_id = $1`, [orderId]);
    await query(`update orders set travel_type = 'business', company_id = '700070' where order_id = $1`, [orderId]);
    const reader = await logInTraveller(server.url, { mobilePhone: company });
    let have = 0;
    for (const size of sizes.filter((one) => one <= upTo)) {
      await addCopies(query, orderId, have, size, { ahead: 200, statuses: [2, 2, 2, 5, 4, 6, 2, 5], details: 1000 });
      have = size;
      await query('vacuum analyze');
      for (const [name, [path, fields]] of Object.entries(calls(Date.now()))) {
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

export function showOrderLists(figures) {
  if (!figures) return console.log('\nno PostgreSQL: the order lists were not measured\n');
  console.log('\none company with so many orders on PostgreSQL, milliseconds a call\n');
  for (const [name, row] of Object.entries(figures))
    console.log(
      name.padEnd(30),
      Object.entries(row)
        .map(([size, ms]) => `${size}: ${ms}`)
        .join('   '),
    );
}
