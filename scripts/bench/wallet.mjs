/** Times the wallet and a bill page of one member that has all the movements of an application, on PostgreSQL. */
import { measureAtSizes, showAtSizes } from './at-sizes.mjs';
import { median, round } from './figures.mjs';
import { logInTraveller } from './travellers.mjs';

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
export const measureWallet = (startServer, { upTo } = {}) =>
  measureAtSizes(startServer, {
    upTo,
    turns: 7,
    figureOf: (seen) => [round(Math.min(...seen)), round(median(seen))],
    async begin(server, query) {
      const now = Date.now();
      return {
        reader: await logInTraveller(server.url, { mobilePhone: phone }),
        calls: () => calls(now),
        grow: (have, size) => addMovements(query, have, size, now, memberId),
      };
    },
  });

export const showWallet = (figures) =>
  showAtSizes(figures, {
    subject: 'the wallet was',
    title: 'one member with so many movements on PostgreSQL, milliseconds a call: the fastest, the median',
  });
