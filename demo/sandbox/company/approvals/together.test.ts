import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approval as rows } from '#contract/approval.ts';
import type { AuditBatch } from '#contract/approval.ts';
import { approvalSchemas as schemas } from '#contract/approval.schema.ts';
import { byPerson, givenCase, givenProcess } from '#tests/support/given/cases.ts';
import { givenOtherAccount } from '#tests/support/given/other-company.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { approvalHandlers as handlers } from '../../app/handlers/approval.ts';
import { listMessages } from '../../orders/messages/messages.ts';

const halfHourMs = 30 * 60_000;
/** 陈佳宁 applies, 许曼 approves; `head` is another who may approve. */
const [applicant, first] = [710_071, 710_072];
let booking: Booking;
let company: Booker;
let xu: Booker;
let head: number;
let headBooker: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [company, xu] = [await booking.as('20250070'), await booking.as('20250072')];
  const found = await booking.db
    .selectFrom('employees')
    .where('company_id', '=', 700_070)
    .where('can_audit', '=', true)
    .where('state', '=', 'active')
    .where('id', 'not in', [applicant, first])
    .orderBy('id')
    .select(['id', 'member_id'])
    .executeTakeFirstOrThrow();
  head = found.id;
  headBooker = await booking.as(found.member_id);
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [first], { mayHandOn: false }));
});
afterAll(() => booking.close());

const ask = askOf({ schemas, handlers, rows }, () => company);
const start = async () => (await givenCase(booking)).no;
const casesOf = (nos: readonly string[]) => nos.map((caseNo) => ({ caseNo }));
const done = ({ rows: told }: AuditBatch) => told.map((one) => [one.done, one.text]);
const shownTo = async (who: Booker, no: string) =>
  good(await ask('list', { box: 'mine', keyword: no, size: 20 }, who)).rows[0];
const remindersOf = async (who: Booker, no: string) =>
  good(await listMessages({ size: 100, skip: 0 }, who.call('/message/list'))).rows.filter(({ caseNo }) => caseNo === no)
    .length;

describe('urging several cases', () => {
  it('reminds each approver once in half an hour; one that is over or not there keeps none of the others back', async () => {
    const [a, b, over] = [await start(), await start(), await start()];
    good(await ask('urge', { caseNo: b }));
    good(await ask('decide', { caseNo: over, agree: true, comment: '' }, xu));
    const before = [await remindersOf(xu, a), await remindersOf(xu, b)];
    const asked = { requestId: randomUUID(), cases: casesOf([a, b, over, 'SQ2600000000']) };
    const told = good(await ask('urgeAll', asked));
    expect(done(told)).toEqual([
      [true, '已提醒审批人'],
      [false, expect.stringMatching(/^30 分钟内只能催办一次/)],
      [false, '这项申请已经通过，无需再处理'],
      [false, '没有找到这件审批'],
    ]);
    // The same press again answers the same and reminds nobody twice.
    expect(good(await ask('urgeAll', asked))).toEqual(told);
    expect([await remindersOf(xu, a), await remindersOf(xu, b)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    await booking.advance(halfHourMs / 1000);
    expect(done(good(await ask('urgeAll', { cases: casesOf([a, b]) }))).map(([isDone]) => isDone)).toEqual([
      true,
      true,
    ]);
  });

  it('is for at least one case, at most a hundred, and none of them twice', async () => {
    const no = await start();
    expect(schemas.urgeAll.safeParse({ requestId: randomUUID(), cases: [] }).success).toBe(false);
    const many = Array.from({ length: 101 }, (_, at) => ({ caseNo: `SQ${26_000_000 + at}` }));
    expect(schemas.urgeAll.safeParse({ requestId: randomUUID(), cases: many }).success).toBe(false);
    expect(await ask('urgeAll', { cases: casesOf([no, no]) })).toMatchObject({
      ret: 400,
      data: { field: 'cases.1.caseNo' },
    });
  });
});

describe('handing several cases on to one colleague', () => {
  it('gives the only open step of each, whatever the process allows; its former approver decides no more', async () => {
    const [a, b] = [await start(), await start()];
    const { rows: told } = good(await ask('handOnAll', { cases: casesOf([a, b]), toId: head, comment: '出差' }));
    expect(told.map((one) => one.text)).toEqual(['已转交', '已转交']);
    for (const no of [a, b]) {
      expect((await shownTo(company, no))?.company?.tasks.map(({ employeeId }) => employeeId)).toEqual([head]);
      expect((await ask('decide', { caseNo: no, agree: true, comment: '' }, xu)).ret).toBe(409);
    }
    expect(good(await ask('decide', { caseNo: a, agree: true, comment: '' }, headBooker)).state).toBe('agreed');
  });

  it('of several open steps takes the named one alone', async () => {
    const other = await booking.db
      .selectFrom('employees')
      .where('company_id', '=', 700_070)
      .where('can_audit', '=', true)
      .where('state', '=', 'active')
      .where('id', 'not in', [applicant, first, head])
      .orderBy('id')
      .select('id')
      .executeTakeFirstOrThrow();
    await givenProcess(booking.db, 'trip', byPerson('会签', [first, other.id]));
    const [a, b] = [await start(), await start()];
    const task = (await shownTo(company, a))?.company?.tasks.find(({ employeeId }) => employeeId === first);
    const cases = [{ caseNo: a, taskId: task?.taskId }, { caseNo: b }];
    expect(done(good(await ask('handOnAll', { cases, toId: head, comment: '' })))).toEqual([
      [true, '已转交'],
      [false, '有 2 位审批人未处理，请选择转交哪一位的审批'],
    ]);
    const tasks = (await shownTo(company, a))?.company?.tasks.map(({ employeeId }) => employeeId);
    expect(tasks?.toSorted()).toEqual([head, other.id].toSorted());
    await givenProcess(booking.db, 'trip', byPerson('直属主管', [first], { mayHandOn: false }));
  });

  it('refuses the applicant, one who is asked already, and one who may not approve, by case', async () => {
    const [no, theirs] = [await start(), (await givenCase(booking, { facts: { applicant: head } })).no];
    const hand = async (cases: readonly string[], toId: number) =>
      done(good(await ask('handOnAll', { cases: casesOf(cases), toId, comment: '' })));
    expect(await hand([no, theirs], head)).toEqual([
      [true, '已转交'],
      [false, expect.stringMatching(/是申请人，不能审批自己的申请$/)],
    ]);
    expect(await hand([no], head)).toEqual([[false, expect.any(String)]]);
    expect(await hand([theirs], 710_073)).toEqual([[false, expect.stringMatching(/没有审批权限或已停用$/)]]);
  });
});

it('cases of another company are not found, and no employee acts on those of others', async () => {
  const no = await start();
  await givenOtherAccount(booking.db);
  const other = await booking.as('20259999');
  for (const answer of [
    await ask('urgeAll', { cases: casesOf([no]) }, other),
    await ask('handOnAll', { cases: casesOf([no]), toId: head, comment: '' }, other),
  ])
    expect(done(good(answer))).toEqual([[false, '没有找到这件审批']]);
  expect([rows.urgeAll.members, rows.handOnAll.members]).toEqual([['70'], ['70']]);
  // Even past the check of the kind of member.
  expect(done(good(await ask('urgeAll', { cases: casesOf([no]) }, headBooker)))[0]?.[0]).toBe(false);
  expect(
    done(good(await ask('handOnAll', { cases: casesOf([no]), toId: head, comment: '' }, headBooker)))[0]?.[0],
  ).toBe(false);
  expect((await shownTo(xu, no))?.company).toBeUndefined();
  expect((await shownTo(company, no))?.company?.tasks).toMatchObject([{ employeeId: first, name: '许曼' }]);
});

it('all cases stand by the first end of their open steps, those that are over behind them, in the order of an index', async () => {
  await givenProcess(booking.db, 'trip', byPerson('限时', [first, head], { limit: { hours: 5, onLate: 'remind' } }));
  await booking.advance(60);
  const [late, over] = [await start(), await start()];
  good(await ask('decide', { caseNo: late, agree: true, comment: '' }, xu));
  good(await ask('decide', { caseNo: over, agree: false, comment: '改期' }, xu));
  // The seeded ones too: the column is what the tasks of each case say.
  const { rows: wrong } = await sql<{ no: string }>`select c.no from cases c where c.first_end <> case
    when c.state = 'running' then coalesce((select min(t.lapses_at) from case_tasks t where t.case_id = c.id and t.state = 'open'), c.lapses_at)
    else 18000000000000 - c.opened_at end`.execute(booking.db);
  expect(wrong).toEqual([]);
  const { rows: all } = good(await ask('list', { box: 'mine', sort: 'due', size: 100 }));
  const at = (no: string) => all.findIndex((row) => row.no === no);
  const firstOver = all.findIndex(({ state }) => state !== 'running');
  expect(at(late)).toBeLessThan(firstOver);
  expect(at(over)).toBe(firstOver);
  expect(all.slice(firstOver).some(({ state }) => state === 'running')).toBe(false);
  const { rows: plan } = await booking.db.transaction().execute(async (tx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_sort', 'off', true)`.execute(tx);
    return await sql`explain select id from cases where company_id = 700070 order by first_end, id limit 21`.execute(
      tx,
    );
  });
  expect(JSON.stringify(plan)).toContain('cases_by_end');
});
