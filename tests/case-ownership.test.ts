import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenOtherAccount } from '#tests/support/given/other-company.ts';
import { application } from '#contract/application.ts';
import { approval } from '#contract/approval.ts';
import { operations } from '#demo/sandbox/app/operations.ts';
import { approvedApplication } from '#tests/support/given/applications.ts';
import { givenCase } from '#tests/support/given/cases.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import type { Sandbox } from '#demo/sandbox/sandbox.ts';

let sandbox: Sandbox;
let caseNo = '';
let applicationId = '';
/** A private member, a colleague without a part in it, and the account of another company. */
const tokens: Record<string, string> = {};
beforeAll(async () => {
  sandbox = await memorySandbox();
  const client = clientOf(sandbox);
  const { db } = sandbox;
  caseNo = (await givenCase(sandbox)).no;
  applicationId = await approvedApplication(sandbox, { employeeId: 710_071, reason: '闻人的行程' });
  for (const phone of ['13800000010', '13800000073', '13800000070'])
    tokens[phone] = (await client.logIn(phone)).data.token;
  const { phone } = await givenOtherAccount(db);
  tokens[phone] = (await client.logIn(phone)).data.token;
  delete tokens['13800000070'];
});
afterAll(() => sandbox.close());

/** Other fields of the calls, as their schemas want them. */
const given = {
  agree: true,
  comment: '同意',
  toId: 710_072,
  toIds: [710_072],
  place: 'before',
  taskId: 't1',
  way: 'up',
  total: '100',
  lock: 0,
  reason: '改写',
  cases: [{ caseNo: '' }],
};

const rowsOf = async (): Promise<unknown[]> =>
  (
    await sql`select c.state, c.version, c.instance::text, a.state, a.lock, a.content::text
      from cases c, applications a where c.no = ${caseNo} and a.id = ${Number(applicationId)}`.execute(sandbox.db)
  ).rows;

const named = operations.filter(
  ({ row, schema }) =>
    [...Object.values(approval), ...Object.values(application)].some(({ path }) => path === row.path) &&
    ['caseNo', 'applicationId', 'cases'].some((name) => name in schema.shape),
);

it.each(named.map(({ row }) => row.path))('%s shows and changes nothing of a case or trip of others', async (path) => {
  const before = await rowsOf();
  const { schema } = named.find(({ row }) => row.path === path)!;
  const fields = Object.fromEntries(
    Object.entries({ ...given, cases: [{ caseNo }], caseNo, applicationId, requestId: randomUUID() }).filter(
      ([name]) => name in schema.shape,
    ),
  );
  for (const [phone, token] of Object.entries(tokens)) {
    const answer = (await (
      await clientOf(sandbox).raw(path, { ...fields, requestId: randomUUID() }, { token })
    ).json()) as { ret: number; data: { rows?: { done: boolean }[] } | null };
    // A batch answers for each of its cases.
    const isDone = answer.ret === 0 && !(answer.data?.rows ?? [{ done: true }]).every(({ done }) => !done);
    expect([phone, isDone, JSON.stringify(answer).includes('闻人')]).toEqual([phone, false, false]);
    expect(answer.ret === 0 ? 404 : answer.ret).toBeGreaterThanOrEqual(403);
  }
  expect(await rowsOf()).toEqual(before);
});
