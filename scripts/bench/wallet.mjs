/** Times the wallet and a bill page of one member that has all the movements of an application, on PostgreSQL. */
import pg from 'pg';
import { freePort } from '../lib/free-port.mjs';
import { http } from '../lib/http.mjs';
import { startPostgres } from '../lib/postgres.mjs';
import { median, round } from './figures.mjs';
import { logInTraveller } from './travellers.mjs';

const sizes = [10_000, 100_000, 1_000_000];
const turns = 7;
const phone = '13800000050';
const memberId = '20250050';
const [daysOfPast, dayMs] = [730, 86_400_000];

/** name → [path, fields]. */
const calls = (now) => {
  const day = (days) => new Date(now + days * dayMs).toISOString().slice(0, 10);
  const month = { days: JSON.stringify({ from: day(-60), to: day(-30) }) };
  const list = (fields) => ['/wallet/movements', fields];
  const bill = (fields) => ['/bill/query', { kind: 'transaction', ...fields }];
  return {
    'movements, first page': list({}),
    'movements, page 400': list({ skip: '7980' }),
    'movements of a month': list(month),
    'movements of one kind': list({ kind: 'rewardsOut' }),
    'movements of other kinds': list({ kind: 'other' }),
    'money that came in': list({ kind: 'in' }),
    'proof of all days': ['/wallet/flow', {}],
    'proof of a month': ['/wallet/flow', month],
    balances: ['/account/AppAccount', {}],
    'bill, first page': bill({}),
    'bill of a month with totals': bill(month),
    'bill by amount': bill({ sort: '-amount' }),
    'bill of refunds': bill({ type: 'refund' }),
  };
};

/**
 * Adds movements `from` + 1 to `to`, over two years, as the ledger's trigger leaves them: one balance that changes a
 * million times in a transaction would take hours.
 */
export async function addMovements(query, from, to, now, memberId) {
  const wallet = `wallet:${memberId}:available`;
  const kind = `(array['recharge', 'payment', 'refund', 'tianhanbaoOut', 'payment', 'rewardsOut'])[1 + n % 6]`;
  const sign = `case when ${kind} = 'payment' then -1 else 1 end`;
  await query(`set session_replication_role = replica`);
  await query(
    `insert into ledger_accounts (account, floor) values ('provider:alipay', null), ($1, 0) on conflict do nothing`,
    [wallet],
  );
  await query(
    `with made as (
      insert into ledger_movements (key, kind, at, member_id, app_id)
      select 'bench:' || n, ${kind}, $3::bigint - (1000001 - n) * ${(daysOfPast * dayMs) / 1_000_001}::bigint, $4, 'default'
        from generate_series($1::int + 1, $2::int) as n returning movement, key, kind, at
    ), numbered as (select *, substr(key, 7)::int as n from made)
    insert into ledger_entries (movement, account, amount, balance_after, nth, at, kind, bill_of)
    select movement, account, side * amount, case when side = sign then amount end, case when account = $5 then n + 100 end,
        case when account = $5 then at end, case when account = $5 then kind end, case when account = $5 then $4 end
      from numbered cross join lateral (select 100 + n % 97 as amount, ${sign} as sign) as given
      cross join lateral (values ($5, sign), ('provider:alipay', -sign)) as entry (account, side)`,
    [from, to, now, memberId, wallet],
  );
  await query(
    `update ledger_accounts set entries = $2, last_at = $3, balance = (select sum(amount) from ledger_entries where account = $1) where account = $1`,
    [wallet, to, now],
  );
  await query(`delete from wallet_days where account = $1`, [wallet]);
  await query(
    `insert into wallet_days select account, (at + 28800000) / 86400000, kind, sum(greatest(amount, 0)), sum(greatest(-amount, 0)), count(*)
      from ledger_entries where account = $1 and nth is not null group by 1, 2, 3`,
    [wallet],
  );
  await query(`set session_replication_role = origin`);
}

/** name → milliseconds at each size: the fastest and the median of some calls in turn. Null without PostgreSQL. */
export async function measureWallet(startServer, { upTo = sizes.at(-1) } = {}) {
  const postgres = await startPostgres();
  if (!postgres) return null;
  const client = new pg.Client({ connectionString: postgres.url, options: '-c search_path=travel_sandbox' });
  const server = await startServer({ PORT: String(await freePort(20)), DATABASE_URL: postgres.url });
  const figures = {};
  try {
    await client.connect();
    const query = (text, values) => client.query(text, values);
    const reader = await logInTraveller(server.url, { mobilePhone: phone });
    const now = Date.now();
    let have = 0;
    for (const size of sizes.filter((one) => one <= upTo)) {
      await addMovements(query, have, size, now, memberId);
      have = size;
      await query('vacuum analyze');
      for (const [name, [path, fields]] of Object.entries(calls(now))) {
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
        (figures[name] ??= {})[size] = [round(Math.min(...seen)), round(median(seen))];
      }
    }
    return figures;
  } finally {
    await client.end();
    await server.close();
    postgres.stop();
  }
}

export function showWallet(figures) {
  if (!figures) return console.log('\nno PostgreSQL: the wallet was not measured\n');
  console.log('\none member with so many movements on PostgreSQL, milliseconds a call: the fastest, the median\n');
  for (const [name, row] of Object.entries(figures))
    console.log(
      name.padEnd(30),
      Object.entries(row)
        .map(([size, [fastest, middle]]) => `${size}: ${fastest}, ${middle}`)
        .join('   '),
    );
}
