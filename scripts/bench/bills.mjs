/** Times the bill of one company that has very many rows, on PostgreSQL: closed, read, matched, exported. */
import pg from 'pg';
import { http } from '../lib/http.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { median, round, table } from './figures.mjs';
import { forgetMost, memoryOf, startProcess } from './server-process.mjs';
import { logInTraveller } from './travellers.mjs';

const sizes = [100_000, 1_000_000];
const turns = 7;
const company = '13800000070';
const companyId = 700_070;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** name → [path, fields]. */
const calls = (billId) => ({
  'rows, first page': ['rows', { billId }],
  'rows, page 400': ['rows', { billId, skip: 7_980 }],
  'rows, by amount': ['rows', { billId, sort: '-amount' }],
  'rows of one product': ['rows', { billId, family: 'hotel' }],
  'rows of one department': ['rows', { billId, by: 'department', name: '部门 3' }],
  'rows, an order number': ['rows', { billId, words: 'BILL0000042' }],
  'rows that give money back': ['rows', { billId, group: 'refund' }],
  'list of cycles': ['list', {}],
  'detail with its proof': ['detail', { billId }],
  'an amount explained': ['explain', { billId, no: 4_321 }],
  '5,000 lines for the browser': ['lines', { billId, after: 50_000 }],
});

/** Fills the open bill to `count` rows: copies of its first one, each with its order, payment and ledger entries, as the server leaves them. */
export async function fill(query, billId, count) {
  await query('set session_replication_role = replica');
  // The chore of the server adds rows of its own while nobody has the bill.
  await query('begin');
  const { rows: found } = await query('select rows from company_bills where id = $1 for update', [billId]);
  const from = found[0].rows;
  // Two orders of a hundred come back.
  const numbers = `from generate_series(${from + 1}, ${count}) n cross join company_bill_rows r
    cross join lateral (select 'BILL${billId}' || lpad((n - case when n % 50 = 0 then 1 else 0 end)::text, 9, '0') as order_id,
      case when n % 50 = 0 then -1 else 1 end * (10000 + (n - case when n % 50 = 0 then 1 else 0 end) % 977) as amount, r.at + n % 86400 as at, ${billId} * 10000000::bigint + n as movement,
      (array['airTicket', 'hotel', 'train', 'intl'])[1 + n % 4] as product, '部门 ' || n % 20 as department, 'C' || n % 40 as centre, '' as project) x
    where r.bill_id = (select min(id) from company_bills where company_id = ${companyId}) and r.no = 1`;
  await query(`insert into company_bill_rows (bill_id, no, company_id, movement, at, product, kind, order_id, department, cost_centre, project, amount, voucher_amount, price, content, line, words)
    select ${billId}, n, r.company_id, x.movement, x.at, x.product, case when n % 50 = 0 then 'refund' else 'sale' end, x.order_id, x.department, x.centre, x.project, x.amount, x.amount, x.amount,
      r.content || jsonb_build_object('no', n, 'id', x.movement::text, 'orderId', x.order_id, 'amount', x.amount, 'product', x.product, 'department', x.department, 'costCentre', x.centre,
        'kind', case when n % 50 = 0 then 'refund' else 'sale' end, 'figures', jsonb_build_object('fare', x.amount)),
      concat_ws(E'\\t', n, x.movement, split_part(r.line, E'\\t', 3), x.product, case when n % 50 = 0 then 'refund' else 'sale' end, 'credit', x.order_id, x.amount, split_part(r.line, E'\\t', 9)) || repeat(E'\\tfield', 60),
      x.order_id || ' ' || r.words ${numbers}`);
  await query(`insert into ledger_movements (movement, key, kind, order_id, at) overriding system value
    select x.movement, 'bench:' || x.movement, case when n % 50 = 0 then 'refund' else 'capture' end, x.order_id, x.at ${numbers}`);
  await query(`insert into ledger_entries (movement, account, amount)
    select x.movement, e.account, e.side * x.amount ${numbers.replace('where', `cross join lateral (values ('credit:${companyId}:available', -1), ('order:' || x.order_id, 1)) as e (account, side) where`)}`);
  await query(
    `insert into company_bill_movements (movement, company_id, at, bill_id, no) select x.movement, ${companyId}, x.at, ${billId}, n ${numbers}`,
  );
  await query(
    `insert into payments select made.* ${numbers.replace(
      'where',
      `cross join payments p cross join lateral jsonb_populate_record(p, jsonb_build_object('out_trade_no', 'T' || x.order_id, 'order_id', x.order_id, 'amount', x.amount,
        'state', 'paid', 'returned', 0, 'source', 'credit:${companyId}:available', 'trade_no', 'N' || x.order_id)) made
      where p.out_trade_no = (select min(out_trade_no) from payments where payer = 'company' and method = 'creditPay' and state = 'paid') and n % 50 <> 0 and`,
    )}`,
  );
  await query(
    `update payments p set returned = p.amount from company_bill_rows r where r.bill_id = ${billId} and r.no > ${from} and r.amount < 0 and r.order_id = p.order_id`,
  );
  await query(`update company_bills set rows = ${count} where id = ${billId}`);
  await query('commit');
  await query('set session_replication_role = origin');
}

/** Reads a file and forgets it; the most memory that the server's process had meanwhile, above what it had before, in MB. */
async function exported(reader, server, billId, format) {
  const { data } = await http
    .post(`${server.url}/bill/company/export`, { headers: form, body: reader.body({ billId, format }) })
    .json();
  const before = memoryOf(server.pid).now;
  forgetMost(server.pid);
  const started = performance.now();
  let bytes = 0;
  for await (const part of (await http(data.url.replace(/^https?:\/\/[^/]+/, server.url))).body) bytes += part.length;
  return {
    'MB more': round((memoryOf(server.pid).most - before) / 2 ** 20),
    seconds: round((performance.now() - started) / 1000),
    'MB sent': round(bytes / 2 ** 20),
  };
}

/** name → figure at each size. Null without PostgreSQL. */
export async function measureBills({ upTo = sizes.at(-1) } = {}) {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=travel_sandbox' });
  const start = () => startProcess({ DATABASE_URL: postgres.url, SEED_ORDERS: '1' });
  let server = await start();
  const figures = {};
  try {
    await client.connect();
    const query = (text, values) => client.query(text, values);
    let reader = await logInTraveller(server.url, { mobilePhone: company });
    const ask = async (name, fields) => {
      const answer = await http
        .post(`${server.url}/bill/company/${name}`, { headers: form, body: reader.body(fields) })
        .json();
      if (answer.ret !== 0) throw new Error(`${name}: ${answer.ret} ${answer.msg}`);
      return answer.data;
    };
    for (const size of sizes.filter((one) => one <= upTo)) {
      const note = (name, value) => ((figures[name] ??= {})[size] = value);
      // A bill without rows is not listed.
      const found = await query('select id from company_bills where company_id = $1 and not is_closed', [companyId]);
      const open = { billId: Number(found.rows[0].id) };
      await fill(query, open.billId, size);
      await query('vacuum analyze');
      // The chore of the next second finds it due.
      const started = performance.now();
      await query('update company_bills set closes_at = 1 where id = $1', [open.billId]);
      for (;;) {
        const { rows } = await query('select is_closed from company_bills where id = $1', [open.billId]);
        if (rows[0].is_closed) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      note('closed, seconds', round((performance.now() - started) / 1000));
      await query('vacuum analyze');
      for (const [name, [path, fields]] of Object.entries(calls(open.billId))) {
        const seen = [];
        for (let turn = 0; turn < turns; turn += 1) {
          const from = performance.now();
          await ask(path, fields);
          seen.push(performance.now() - from);
        }
        note(`${name}, ms`, round(median(seen)));
      }
      const from = performance.now();
      const match = await ask('match', { billId: open.billId });
      note('match, seconds', round((performance.now() - from) / 1000));
      note('match: orders, unknown', `${match.orders}, ${match.unknown}`);
      // A process that has done nothing yet has no garbage whose place a file takes.
      await server.stop();
      server = await start();
      reader = await logInTraveller(server.url, { mobilePhone: company });
      for (const format of ['csv', 'xlsx'])
        for (const [name, value] of Object.entries(await exported(reader, server, open.billId, format)))
          note(`${format}, ${name}`, value);
    }
    return figures;
  } finally {
    await client.end();
    await server.stop();
    postgres.stop();
  }
}

const goals = {
  'closed, seconds': '≤ 10',
  'rows, first page, ms': '≤ 50',
  'match, seconds': '≤ 2 of 100,000',
  'csv, MB more': '≤ 120',
  'xlsx, MB more': '≤ 120',
};

export function showBills(figures) {
  if (!figures) return console.log('\nno PostgreSQL: the bills were not measured\n');
  table(
    Object.entries(figures).map(([name, row]) => [name, Object.values(row).join(' | '), '', '', goals[name] ?? '']),
  );
}
