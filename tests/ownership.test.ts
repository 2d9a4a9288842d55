import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAccounts } from '#demo/sandbox/app/seed/people/seed-members.ts';
import { operations } from '#demo/sandbox/app/operations.ts';
import { openBooking } from './support/orders/booking.ts';
import type { Booking } from './support/orders/booking.ts';
import { thingsOf, traces, ownWord } from './support/suites/owned-things.ts';
import type { Answer, Fields, Things } from './support/suites/owned-things.ts';
import { ownedFields, ownershipCases } from './support/suites/ownership-cases.ts';
import { casesOf } from './support/whole.ts';
import { clientOf } from './support/sandbox.ts';
import type { Wire } from './support/sandbox.ts';

/** Every call with the id of another member's thing, as the accounts of the sandbox: it shows nothing and changes nothing. */
const [operator, employee] = ['20250050', '20250071'];
/** Beside the owners a stranger, a company and a colleague, the distributor above and a subordinate; every account in a whole run. */
const strangers = ['20250010', '20250070', '20250072', '20250041', '20250401'];
const asking = casesOf(seedAccounts, ({ id }) => [operator, employee, ...strangers].includes(id));
let booking: Booking;
const owners: Record<string, Things> = {};
const callers: { memberId: string; wire: { appId: string; token: string }; logIn: () => Promise<void> }[] = [];
const ask = async (wire: Wire, path: string, fields: Fields = {}) =>
  (await (await clientOf(booking).raw(path, { requestId: randomUUID(), ...fields }, wire)).json()) as Answer;

/** Moves the clock; a login does not last for days. */
async function later(ms: number): Promise<void> {
  await booking.advance(Math.ceil(ms / 1000) + 1);
  if (booking.now() - loggedInAt < 20 * 60_000) return;
  loggedInAt = booking.now();
  for (const { logIn } of callers) await logIn();
}
let loggedInAt = 0;
/** Each session notes when it was used, at most once a minute: it has before the two looks of a test. */
let notedAt = 0;
async function noteSessions(): Promise<void> {
  if (booking.now() === notedAt) return;
  notedAt = booking.now();
  for (const { wire } of callers) await ask(wire, '/message/unread');
}

beforeAll(async () => {
  booking = await openBooking();
  // A try of a payment code that is given back leaves its member's row as it was.
  await sql`insert into pay_code_tries (member_id) select id from members`.execute(booking.db);
  loggedInAt = booking.now();
  for (const { id, mobilePhone } of asking)
    for (const appId of [operator, employee].includes(id) ? ['default', 'skyline'] : ['default']) {
      const wire = { appId, token: '' };
      const logIn = async () => {
        wire.token = (await clientOf(booking).logIn(mobilePhone, { appId })).data.token;
      };
      await logIn();
      callers.push({ memberId: id, wire, logIn });
      if (appId === 'default' && [operator, employee].includes(id))
        owners[id] = await thingsOf(booking, id, wire, later);
    }
});
afterAll(() => booking.close());

/** Texts that a call names its thing by. */
const idsIn = (fields: Fields): string[] =>
  Object.entries(fields)
    .filter(([name]) => ownedFields.has(name))
    .flatMap(([, value]) => (Array.isArray(value) ? value.map(String) : [String(value)]));

test('every call that names a thing of a member has a case', () => {
  const named = operations
    .filter(
      ({ row, schema }) => row.access === 'login' && Object.keys(schema.shape).some((name) => ownedFields.has(name)),
    )
    .map(({ row }) => row.path);
  expect(ownershipCases.map(({ path }) => path).toSorted()).toEqual(named.toSorted());
});

test.each(ownershipCases)('$path', async ({ path, fields: name, byEmployee, sharedWith = [], acrossApps }) => {
  const own = owners[byEmployee ? employee : operator]!;
  const fields = await name(own);
  const ids = idsIn(fields);
  expect(ids.length).toBeGreaterThan(0);
  await noteSessions();
  const before = await traces(booking, [own.memberId, ...ids]);
  const reached: string[] = [];
  for (const { memberId, wire } of callers) {
    if (sharedWith.includes(memberId) || (memberId === own.memberId && (wire.appId === 'default' || acrossApps)))
      continue;
    const { ret, msg, data } = await ask(wire, path, fields);
    const shown = JSON.stringify({ msg, data });
    if ((ret === 0 && ids.some((id) => shown.includes(id))) || shown.includes(ownWord))
      reached.push(`${memberId} in ${wire.appId}: ${ret} ${shown.slice(0, 300)}`);
  }
  expect(reached).toEqual([]);
  expect(await traces(booking, [own.memberId, ...ids])).toEqual(before);
  const mine = await own.answer(path, { requestId: randomUUID(), ...fields });
  // 16128: the code is waiting for its payment.
  expect([0, 16_128], JSON.stringify(mine)).toContain(mine.ret);
});
