import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memorySandbox } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';
import { ordersOf } from './list-query.ts';

/** A company with 50,000 orders. */
const viewer = { appId: 'default', memberId: '20250070', companyId: '700070' };
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await memorySandbox();
  // Only the heads are there: no voucher is due for orders without tickets, and to look took ten times as long.
  await sql`alter table orders disable trigger orders_new_claims`.execute(sandbox.db);
  await sql`insert into orders select 'many' || n, 'airTicket', 'default', '20250071', '700070', 2, 'business', n, n, 0, n, 100, '',
    '2611' || lpad(n::text, 8, '0') || ' 旅客' || n % 1000 || ' CA' || 1000 + n % 800 || ' 北京 上海', '{}' from generate_series(1, 50000) as n`.execute(
    sandbox.db,
  );
  await sql`vacuum analyze orders`.execute(sandbox.db);
});
afterAll(() => sandbox.close());

const planOf = async (words: string): Promise<string> => {
  const [, others] = ordersOf(sandbox.db, viewer, { words }, sandbox.now());
  return JSON.stringify(await others?.explain('json'));
};

it.each(['旅客742', 'ca1234', '王五', '旅客742 北京'])(
  'orders with %s are found by the index of words',
  async (words) => {
    expect(await planOf(words)).toContain('"orders_words"');
  },
);

it.each(['北京', 'CA', '广'])('orders with %s, a word that many have, are read one by one', async (words) => {
  expect(await planOf(words)).not.toContain('"orders_words"');
});

it('the index finds what is there', async () => {
  const idsOf = async (words: string) =>
    (await ordersOf(sandbox.db, viewer, { words }, sandbox.now())[1]!.execute()).map(({ order_id }) => order_id).sort();
  const all = Array.from({ length: 50 }, (_, n) => `many${742 + n * 1000}`).sort();
  expect(await idsOf('旅客742')).toEqual(all);
  expect(await idsOf('上海 旅客742 2611')).toEqual(all);
  expect(await idsOf('客7420')).toEqual([]);
});
