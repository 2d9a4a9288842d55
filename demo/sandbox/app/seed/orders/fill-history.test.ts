import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { memorySandbox, sandboxOfSeed } from '#tests/support/sandbox.ts';
import { testStartMs } from '#tests/support/test-time.ts';
import { casesOf } from '#tests/support/whole.ts';
import type { Sandbox } from '../../../sandbox.ts';
import { layNext } from './fill-history.ts';
import { historyPlan } from './seed-plans.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => testStartMs });
});
afterAll(() => sandbox.close());

const lay = async (count: number): Promise<number> => {
  let laid = 0;
  while (await layNext(sandbox.db, sandbox.now(), count)) laid += 1;
  return laid;
};
const orders = async () =>
  (
    await sql<{ member_id: string; n: number }>`
    select member_id, count(*)::int as n from air_orders group by member_id order by member_id`.execute(sandbox.db)
  ).rows;

it('the history lays each order once, goes on where it was, and its money and reports add up', async () => {
  expect(await lay(13)).toBe(13);
  expect(await lay(13)).toBe(0);
  expect(await orders()).toEqual([
    { member_id: '20250071', n: 4 },
    { member_id: '20250072', n: 3 },
    { member_id: '20250073', n: 3 },
    { member_id: '20250074', n: 3 },
  ]);
  expect(await lay(16)).toBe(3);
  const { rows: stays } = await sql<{ member_id: string; status: number }>`
    select member_id, status from hotel_orders order by created_at`.execute(sandbox.db);
  expect(stays).toEqual([
    { member_id: '20250071', status: 4 },
    { member_id: '20250072', status: 4 },
  ]);
  const { rows: elsewhere } = await sql<{ app_id: string; member_id: string }>`
    select app_id, member_id from orders where app_id <> 'default' order by created_at`.execute(sandbox.db);
  expect(elsewhere).toEqual([
    { app_id: 'harbour', member_id: '20250073' },
    { app_id: 'meadow', member_id: '20250072' },
  ]);
  expect(await brokenInvariants(sandbox.db)).toEqual([]);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from report_events where type = 'sale' and company_id is not null`.execute(sandbox.db);
  expect(rows[0]?.n).toBeGreaterThan(5);
});

it('points of the history run in the order of time, also beside later ones that were there before', async () => {
  const seeded = await sandboxOfSeed();
  while (await layNext(seeded.db, seeded.now(), 6));
  const { rows } = await sql<{ wrong: number; all: number }>`
    select count(*)::int as all, count(*) filter (where balance_after <> running)::int as wrong from (
      select balance_after, sum(amount) over (partition by account order by m.at, m.movement) as running
      from ledger_entries join ledger_movements m using (movement) where account like 'points:%') as entries`.execute(
    seeded.db,
  );
  await seeded.close();
  expect(rows[0]?.all).toBeGreaterThan(50);
  expect(rows[0]?.wrong).toBe(0);
});

it('a reset lays the history again', async () => {
  await lay(2);
  await sandbox.reset();
  expect(await orders()).toEqual([]);
  expect(await lay(2)).toBe(2);
});

it('an order that cannot be laid is left out with its reason in the log, and the others follow', async () => {
  await sandbox.reset();
  await sandbox.db.deleteFrom('passengers').where('member_id', '=', '20250072').execute();
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await lay(6)).toBe(6);
  const lines = log.mock.calls.map(([line]) => String(line).split('\n')[0]);
  log.mockRestore();
  expect(lines).toEqual([
    expect.stringMatching(/order 1 of the history cannot be laid: Error/),
    expect.stringMatching(/order 5 of the history cannot be laid: Error/),
  ]);
  expect((await orders()).map(({ n }) => n)).toEqual([2, 1, 1]);
});

it('no order of the history is left out: changes above the travel standard have a reason', async () => {
  await sandbox.reset();
  const count = 1000;
  const isChange = (place: number) => {
    const { fate, travelType } = historyPlan(place, count, sandbox.now());
    return fate === 'changed' && travelType === 'business';
  };
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const place of casesOf([...Array(count).keys()], isChange)) {
    await sandbox.db.updateTable('sandbox_state').set({ history: place }).execute();
    await layNext(sandbox.db, sandbox.now(), count);
  }
  const lines = log.mock.calls.map(([line]) => String(line));
  log.mockRestore();
  expect(lines).toEqual([]);
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from after_sales
    where kind = 'change' and state = 'done' and content #>> '{over,reason}' <> ''`.execute(sandbox.db);
  expect(rows[0]?.n).toBeGreaterThan(0);
});
