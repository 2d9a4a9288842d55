import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { passenger } from '#contract/passenger.ts';
import { importAnswers } from '#contract/passenger.schema.ts';
import { sheetLimits } from '#domain/passenger/sheet/limits.ts';
import { good } from '#tests/support/orders/booking.ts';
import { faultKinds, faultySheet } from '#tests/support/suites/faulty-sheet.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import { isWhole } from '#tests/support/whole.ts';
import type { Client } from '#tests/support/sandbox.ts';
import type { Sandbox } from '../../sandbox.ts';

let sandbox: Sandbox;
let client: Client;
let token: string;
beforeAll(async () => {
  sandbox = await memorySandbox({ trueNow: () => Date.parse('2026-11-20T02:00:00Z') });
  client = clientOf(sandbox);
  token = good(await client.logIn('13800000030')).token;
});
afterAll(() => sandbox.close());

/** The longest file in a whole run. */
const count = isWhole ? 5000 : 1000;
const { csv, faults } = faultySheet(count);
const check = async () =>
  good(await client.send(passenger.importCheck, { file: Buffer.from(csv).toString('base64url') }, { token }));
const saved = async () =>
  Number(
    (
      await sandbox.db
        .selectFrom('passengers')
        .where('member_id', '=', '20250030')
        .select((eb) => eb.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

it(`a file of ${count} passengers names each of its ${count / 10} faults by row and column, lets other calls through, and imports the rest once`, async () => {
  expect(faultKinds.length).toBeGreaterThanOrEqual(30);
  expect(faults.size).toBe(count / 10);
  const checking = new AbortController();
  let turns = 0;
  const others = (async () => {
    while (!checking.signal.aborted) {
      await new Promise((resolve) => setImmediate(resolve));
      turns += 1;
    }
  })();
  const answer = await check();
  checking.abort();
  await others;
  // Calls of others had their turn after each 200 rows, of reading and of judging.
  expect(turns).toBeGreaterThanOrEqual(2 * Math.floor(count / 200));
  expect(importAnswers.importCheck.parse(answer)).toEqual(answer);
  expect(answer.rows).toHaveLength(count);
  const found = answer.rows.flatMap(({ line, errors }) =>
    Object.entries(errors).map(([field, message]) => ({ line, field, message })),
  );
  expect(found).toEqual(Array.from(faults, ([line, fault]) => ({ line, ...fault })));

  const rows = answer.rows
    .filter(({ errors }) => !Object.keys(errors).length)
    .map(({ line, values }) => ({ line, values }));
  const before = await saved();
  const importAll = async () => {
    const counts = { added: 0, updated: 0, refused: 0 };
    for (let at = 0; at < rows.length; at += sheetLimits.rowsAtOnce) {
      const input = { requestId: randomUUID(), rows: rows.slice(at, at + sheetLimits.rowsAtOnce), consent: true };
      for (const { state } of good(await client.send(passenger.importApply, input, { token })).rows) counts[state] += 1;
    }
    return counts;
  };
  expect(await importAll()).toEqual({ added: 0.9 * count, updated: 0, refused: 0 });
  expect(await saved()).toBe(before + 0.9 * count);
  expect(await importAll()).toEqual({ added: 0, updated: 0.9 * count, refused: 0 });
  expect(await saved()).toBe(before + 0.9 * count);
});
