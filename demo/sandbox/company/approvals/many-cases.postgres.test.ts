import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { approval } from '#contract/approval.ts';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { companyProcess } from '#contract/process.ts';
import { processSchemas } from '#contract/process.schema.ts';
import { byPerson, givenCase, givenProcess } from '#tests/support/given/cases.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { isWhole } from '#tests/support/whole.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';
import { processHandlers } from '../../app/handlers/process.ts';
import { registerSubjects } from '../../orders/cases/case-subject.ts';
import { doDueJobs } from '../../orders/cases/due-jobs.ts';
import { releaseGone } from '../../orders/cases/people-gone.ts';

/** Enough for a run of the suite; `TEST_ALL` looks at the ten thousand of the goal. */
const count = isWhole ? 10_000 : 60;
const [companyId, xuId] = [700_070, 710_072];
let booking: Booking;
let company: Booker;
let xu: Booker;
/** Another who may approve. */
let other: Booker;
let otherId: number;
/** Case → outcomes that have reached its subject. */
const outcomes = new Map<string, string[]>();
/** Number of a case whose outcome cannot be stored. */
let broken = '';

beforeAll(async () => {
  booking = await openBooking();
  [company, xu] = [await booking.as('20250070'), await booking.as('20250072')];
  const found = await booking.db
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .where('can_audit', '=', true)
    .where('state', '=', 'active')
    .where('id', '<>', xuId)
    .orderBy('id')
    .select(['id', 'member_id'])
    .executeTakeFirstOrThrow();
  otherId = found.id;
  other = await booking.as(found.member_id);
  registerSubjects({
    trip: {
      describe: () => Promise.resolve({ lines: [], info: [], budget: null, ifRefused: '', ifAgreed: '' }),
      lock: () => Promise.resolve(),
      decided: (_tx, ends) => {
        if (ends.some(({ head }) => head.no === broken)) throw new Error('cannot be stored');
        for (const { head, outcome } of ends) outcomes.set(head.no, [...(outcomes.get(head.no) ?? []), outcome]);
        return Promise.resolve();
      },
    },
  });
});
afterAll(() => booking.close());
beforeEach(() => outcomes.clear());

const ask = askOf({ schemas: approvalSchemas, handlers: approvalHandlers, rows: approval }, () => xu);
const set = askOf({ schemas: processSchemas, handlers: processHandlers, rows: companyProcess }, () => company);

/** Acts on all items, eight at once. */
async function atOnce<T, Out>(items: readonly T[], act: (item: T, at: number) => Promise<Out>): Promise<Out[]> {
  const found: Out[] = [];
  const queue = [...items.entries()];
  const work = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) found[next[0]] = await act(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: 8 }, work));
  return found;
}
const start = (many: number): Promise<string[]> =>
  atOnce(Array.from({ length: many }), async () => (await givenCase(booking)).no);
const casesOf = (nos: readonly string[]) =>
  booking.db.selectFrom('cases').where('no', 'in', nos).select(['id', 'no', 'state', 'instance']).execute();

it('of two decisions at once each case takes one: one outcome, one message, one answer that comes too late', async () => {
  await givenProcess(booking.db, 'trip', byPerson('any', [xuId, otherId], { mode: 'any' }));
  const nos = await start(count);
  const answers = await atOnce(nos, (caseNo, at) =>
    Promise.all([
      ask('decide', { caseNo, agree: at % 2 === 0, comment: '甲' }, xu),
      // The same approver from another window, and the other approver, in turn.
      ask('decide', { caseNo, agree: at % 3 === 0, comment: '乙' }, at % 4 ? other : xu),
    ]),
  );
  for (const pair of answers) expect(pair.map(({ ret }) => ret).toSorted((a, b) => a - b)).toEqual([0, 409]);
  expect(outcomes.size).toBe(count);
  expect([...outcomes.values()].filter((all) => all.length !== 1)).toEqual([]);
  const cases = await casesOf(nos);
  const decisions = cases.map(
    ({ instance }) => instance.log.filter(({ kind }) => kind === 'agreed' || kind === 'refused').length,
  );
  expect(decisions.filter((one) => one !== 1)).toEqual([]);
  expect(cases.filter(({ no, state }) => outcomes.get(no)?.[0] !== state)).toEqual([]);
  const told = await booking.db
    .selectFrom('messages')
    .where('case_no', 'in', nos)
    .where('kind', '=', 'apply')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  expect(Number(told.count)).toBe(count);
});

it('a batch is decided together; a case that cannot be stored keeps none of the others back', async () => {
  await givenProcess(booking.db, 'trip', byPerson('one', [xuId]));
  const nos = await start(4);
  broken = nos[1] ?? '';
  const decided = { requestId: randomUUID(), cases: nos.map((caseNo) => ({ caseNo })), agree: true, comment: '' };
  const { rows } = good(await ask('batch', decided as never));
  expect(rows.map(({ done }) => done)).toEqual([true, false, true, true]);
  expect(good(await ask('batch', decided as never)).rows).toEqual(rows);
  broken = '';
  expect((await casesOf(nos)).map(({ state }) => state).toSorted()).toEqual(['agreed', 'agreed', 'agreed', 'running']);
});

it('open cases keep their process when it is changed and an approver leaves meanwhile: each is decided', async () => {
  await givenProcess(booking.db, 'trip', byPerson('one', [xuId]), byPerson('two', [otherId]));
  const nos = await start(count);
  const agree = (as: Booker) => (caseNo: string) => ask('decide', { caseNo, agree: true, comment: '' }, as);
  const half = nos.filter((_, at) => at % 2 === 0);
  const change = async (): Promise<void> => {
    const { rows } = good(await set('list', { kind: 'trip', size: 50 }));
    const { processId, name } = rows.find(({ isDefault }) => isDefault) ?? { processId: 0, name: '' };
    const nodes = [{ ...byPerson('new', [otherId]), name: '新的一级' }];
    const saved = good(
      await set('save', {
        processId,
        processName: name,
        lock: 0,
        content: { nodes },
        scope: { departments: [], levels: [], products: [] },
        note: '只留一级',
      }),
    );
    good(await set('publish', { processId, lock: saved.lock }));
  };
  // The process changes while half of the cases are decided on their first level.
  await Promise.all([atOnce(half, agree(xu)).then((all) => all.map((answer) => good(answer))), change()]);
  // Approvers of the first level are gone for all of the other half.
  await booking.db.updateTable('employees').set({ can_audit: false }).where('id', '=', xuId).execute();
  await booking.db.transaction().execute((tx) => releaseGone(tx, companyId, booking.now()));
  await doDueJobs(booking.db, booking.now());

  const { rows: stuck } = await sql<{ no: string }>`
    select c.no from cases c where c.no = any(${nos}::text[]) and c.state = 'running' and not exists (
      select 1 from case_tasks t left join employees e on e.id = t.actor
      where t.case_id = c.id and t.state = 'open' and (t.actor = 0 or (e.state = 'active' and e.can_audit)))`.execute(
    booking.db,
  );
  expect(stuck).toEqual([]);
  const nodes = (await casesOf(nos)).map(({ instance }) => instance.tasks.map(({ nodeId }) => nodeId).join(' '));
  expect(nodes.filter((of) => of.includes('new'))).toEqual([]);
  // All who have one decide until none is left.
  for (let round = 0; round < 4; round += 1) {
    const { rows: open } = await sql<{ no: string; actor: number }>`
      select distinct c.no, t.actor from cases c join case_tasks t on t.case_id = c.id and t.state = 'open'
      where c.no = any(${nos}::text[]) and c.state = 'running'`.execute(booking.db);
    const members = new Map<number, Booker>([
      [0, company],
      [otherId, other],
    ]);
    await atOnce(open, async ({ no, actor }) => {
      const who = members.get(Number(actor)) ?? (await memberOf(Number(actor)));
      members.set(Number(actor), who);
      return await ask('decide', { caseNo: no, agree: true, comment: '', requestId: randomUUID() } as never, who);
    });
  }
  expect((await casesOf(nos)).filter(({ state }) => state !== 'agreed')).toEqual([]);
  expect([...outcomes.values()].filter((all) => all.length !== 1)).toEqual([]);
  expect(outcomes.size).toBe(count);
  // A case of now goes by the process of now.
  const [no = ''] = await start(1);
  const [fresh] = await casesOf([no]);
  expect(fresh?.instance.tasks.map(({ nodeId }) => nodeId)).toEqual(['new']);
});

async function memberOf(employeeId: number): Promise<Booker> {
  const { member_id } = await booking.db
    .selectFrom('employees')
    .where('id', '=', employeeId)
    .select('member_id')
    .executeTakeFirstOrThrow();
  return await booking.as(member_id);
}
