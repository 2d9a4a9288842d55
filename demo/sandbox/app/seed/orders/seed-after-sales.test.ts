import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusesOf } from '#domain/product/statuses.ts';
import type { OrderType } from '#domain/product/names.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { sandboxOfSeed } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../../sandbox.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await sandboxOfSeed();
});
afterAll(() => sandbox.close());

/** Orders that somebody else has to move on: unpaid, waiting for a supplier or the company, amid a refund or change. */
async function waiting(): Promise<string[]> {
  const { rows } = await sql<{ kind: OrderType; status: number }>`select distinct kind, status from orders`.execute(
    sandbox.db,
  );
  return rows
    .filter(({ kind, status }) => {
      const table = statusesOf[kind];
      return table.isMoving(status) || ['unpaid', 'ticketing', 'after'].includes(table.groupOf(status, false));
    })
    .map(({ kind, status }) => `${kind} ${status}`)
    .toSorted();
}

/** Requests that are not decided, and those whose money has not come back. */
const requests = async (): Promise<string[]> =>
  (
    await sql<{ state: string }>`select distinct state from after_sales
      where state not in ('quoted', 'done', 'refused', 'withdrawn', 'lapsed') order by state`.execute(sandbox.db)
  ).rows.map(({ state }) => state);

describe('orders of the seed', () => {
  it('wait in every state when they are new, and in none a month later', async () => {
    expect(await waiting()).toEqual(expect.arrayContaining(['airTicket 9', 'airTicket 10', 'airTicket 11']));
    await sandbox.advance(86_400);
    expect(await waiting()).toEqual(expect.arrayContaining(['airTicket 9', 'airTicket 10', 'airTicket 11']));
    await sandbox.advance(30 * 86_400);
    expect(await waiting()).toEqual([]);
    expect(await requests()).toEqual([]);
    expect(await brokenInvariants(sandbox.db)).toEqual([]);
  });
});
