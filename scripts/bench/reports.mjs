/** Times the report of one company that has all the events, on PostgreSQL. */
import { measureAtSizes, showAtSizes } from './at-sizes.mjs';
import { round } from './figures.mjs';
import { logInTraveller } from './travellers.mjs';

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
export const measureReports = (startServer, { upTo } = {}) =>
  measureAtSizes(startServer, {
    upTo,
    turns: 7,
    env: { SEED_ORDERS: '1' },
    async begin(server, query) {
      await logInTraveller(server.url, { mobilePhone: employee });
      const { rows } = await query(
        `select order_id from report_events where company_id = '700070' and type = 'sale' limit 1`,
      );
      return {
        reader: await logInTraveller(server.url, { mobilePhone: company }),
        calls,
        async grow(have, size, figures) {
          await addEvents(query, rows[0].order_id, have, size);
          (figures['summing up, seconds'] ??= {})[size] = round(await untilSummed(query));
        },
      };
    },
  });

export const showReports = (figures) =>
  showAtSizes(figures, {
    subject: 'the reports were',
    title: 'report of one company with so many events on PostgreSQL, milliseconds a call',
    width: 46,
  });
