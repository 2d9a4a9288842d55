import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { approval as rows } from '#contract/approval.ts';
import { approvalSchemas as schemas } from '#contract/approval.schema.ts';
import { momentAt } from '#domain/china-time.ts';
import { byPerson, givenCase, givenProcess } from '#tests/support/given/cases.ts';
import { bookersOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { approvalHandlers as handlers } from '../../app/handlers/approval.ts';
import { handTasksTo } from '../../orders/cases/people-gone.ts';
import { listMessages } from '../../orders/messages/messages.ts';

/** 许曼 (72) may approve, 陈佳宁 (71) applies, 王思远 (73) is a stranger; `head` is another who may approve. */
const [applicant, first] = [710_071, 710_072];
let booking: Booking;
let company: Booker;
let chen: Booker;
let xu: Booker;
let wang: Booker;
let other: Booker;
let head: number;
let headBooker: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [company, chen, xu, wang] = await bookersOf(booking, '20250070', '20250071', '20250072', '20250073');
  // An account of another company.
  await booking.db
    .insertInto('companies')
    .values({ id: 990_001, organize_name: '外企', service_fee_fen: 0, credit_limit_fen: 0 })
    .execute();
  await booking.db
    .insertInto('members')
    .values({
      id: '29990001',
      mobile_phone: '13899990001',
      member_type: 70,
      credit_member_id: 990_001,
      real_name: '外人',
      created_at: 0,
      app_id: null,
      partner_user: null,
      username: null,
      email: null,
      password: null,
      referrer_phone: null,
    })
    .execute();
  other = await booking.as('29990001');
  const found = await booking.db
    .selectFrom('employees')
    .where('can_audit', '=', true)
    .where('state', '=', 'active')
    .where('id', '<>', first)
    .orderBy('id')
    .select(['id', 'member_id'])
    .executeTakeFirstOrThrow();
  head = found.id;
  headBooker = await booking.as(found.member_id);
});
afterAll(() => booking.close());

type Calls = typeof schemas;
type Given<K extends keyof Calls> = Omit<z.input<Calls[K]>, 'requestId'> & { requestId?: string };
const ask = <K extends keyof Calls>(name: K, input: Given<K>, who: Booker) => {
  const parsed = schemas[name].parse({ requestId: randomUUID(), ...input });
  return (handlers[name] as (given: unknown, call: unknown) => ReturnType<(typeof handlers)[K]>)(
    parsed,
    who.call(rows[name].path),
  );
};
const list = async (box: 'todo' | 'done' | 'copied' | 'mine', who: Booker, given: Given<'list'> = {}) =>
  good(await ask('list', { box, size: 100, ...given }, who)).rows;
const detail = async (caseNo: string, who: Booker) => good(await ask('detail', { caseNo }, who));
const decide = (caseNo: string, who: Booker, given: Partial<Given<'decide'>> = {}) =>
  ask('decide', { caseNo, agree: true, ...given }, who);
const start = async (given: Parameters<typeof givenCase>[1] = {}) => (await givenCase(booking, given)).no;
const isIn = async (no: string, box: 'todo' | 'done' | 'copied' | 'mine', who: Booker) =>
  (await list(box, who)).some((row) => row.no === no);

describe('a case for one approver', () => {
  beforeAll(() => givenProcess(booking.db, 'trip', byPerson('直属主管', [first])));

  it('is in the boxes of its approver and applicant, and of the company, and of nobody else', async () => {
    const no = await start();
    expect(await isIn(no, 'todo', xu)).toBe(true);
    expect(await isIn(no, 'mine', chen)).toBe(true);
    expect(await isIn(no, 'mine', company)).toBe(true);
    for (const who of [chen, wang, company, other]) expect(await isIn(no, 'todo', who)).toBe(false);
    for (const who of [wang, other]) {
      expect(await isIn(no, 'mine', who)).toBe(false);
      expect((await ask('detail', { caseNo: no }, who)).ret).toBe(404);
      expect((await decide(no, who)).ret).toBe(404);
      expect((await ask('comment', { caseNo: no, comment: '看看' }, who)).ret).toBe(404);
      expect((await ask('urge', { caseNo: no }, who)).ret).toBe(404);
    }
    for (const who of [chen, company]) {
      expect((await decide(no, who)).ret).toBe(403);
      expect((await ask('handOn', { caseNo: no, toId: head }, who)).ret).toBe(403);
      expect((await ask('add', { caseNo: no, place: 'after', toIds: [head] }, who)).ret).toBe(403);
    }
    const shown = await detail(no, xu);
    expect(shown.mine).toMatchObject({ mayHandOn: true, why: '您是流程指定的审批人' });
    expect(shown.timeline.map(({ state, name }) => [state, name])).toEqual([
      ['done', '陈佳宁'],
      ['open', '许曼'],
    ]);
    expect((await detail(no, chen)).mine).toBeNull();
  });

  it('without its approver names the one who takes it as deciding in the approver’s place', async () => {
    await givenProcess(booking.db, 'trip', byPerson('直属主管', [999_999]));
    const { timeline } = await detail(await start(), company);
    expect(timeline.find(({ state }) => state === 'open')?.role).toBe('代为审批');
    await givenProcess(booking.db, 'trip', byPerson('直属主管', [first]));
  });

  it('is given to somebody else by the company, whatever its process allows; the former approver cannot decide any more', async () => {
    await givenProcess(booking.db, 'trip', byPerson('固定', [first], { mayHandOn: false }));
    const no = await start();
    expect((await detail(no, xu)).mayReassign).toBe(false);
    const shown = await detail(no, company);
    expect(shown).toMatchObject({ mine: null, mayReassign: true, ownShare: '' });
    const taskId = shown.timeline.find(({ state }) => state === 'open')?.taskId;
    expect((await ask('handOn', { caseNo: no, taskId, toId: head }, chen)).ret).toBe(403);
    expect(good(await ask('handOn', { caseNo: no, taskId, toId: head }, company)).state).toBe('running');
    expect((await decide(no, xu)).ret).toBe(409);
    const after = await detail(no, headBooker);
    expect(after.mine?.why).toBe('企业把许曼的这项审批转交给您');
    expect(after.timeline.map(({ state, did }) => [state, did.split('：')[0]])).toEqual([
      ['done', '提交申请'],
      ['off', expect.stringMatching(/^由企业转交给/)],
      ['open', '待审批'],
    ]);
    expect(good(await decide(no, headBooker)).state).toBe('agreed');
    await givenProcess(booking.db, 'trip', byPerson('直属主管', [first]));
  });

  it('moves to the done box with its decision; the same press again has the same answer and no second effect', async () => {
    const no = await start();
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2].map(() => decide(no, xu, { requestId, comment: '同意出差' })));
    expect(answers.map((answer) => good(answer))).toEqual(
      [1, 2].map(() => ({ no, state: 'agreed', version: 2, waitsFor: [] })),
    );
    expect(await isIn(no, 'todo', xu)).toBe(false);
    const done = (await list('done', xu)).find((row) => row.no === no);
    expect(done).toMatchObject({ state: 'agreed', task: { state: 'agreed', comment: '同意出差' } });
    const again = await decide(no, xu);
    expect(again).toMatchObject({ ret: 409, data: { kind: 'notYours', state: 'agreed', by: '许曼', what: 'agreed' } });
  });

  it('is decided once by the link of its notice, by the one who got it, and by no link that is changed', async () => {
    const no = await start();
    const linkOf = async (who: Booker) =>
      good(await listMessages({ size: 20, skip: 0 }, who.call('/message/list'))).rows.find(
        ({ caseNo }) => caseNo === no,
      )?.decideBy ?? '';
    const link = await linkOf(xu);
    const opened = good(await ask('link', { link }, xu));
    expect(opened).toMatchObject({ isMine: true, no, isOpen: true });
    const { taskId } = opened;
    // Others learn whose account is wanted; of another company not even that.
    expect(good(await ask('link', { link }, company))).toEqual({
      isMine: false,
      name: '许*',
      no: '',
      taskId: '',
      isOpen: false,
    });
    const [body = '', signature = ''] = link.split('.');
    const forged = `${Buffer.from(Buffer.from(body, 'base64url').toString().replace('20250072', '20250070')).toString('base64url')}.${signature}`;
    expect((await ask('link', { link }, other)).ret).toBe(404);
    expect((await ask('link', { link: forged }, company)).ret).toBe(404);
    expect((await decide(no, company, { link, taskId })).ret).toBe(403);
    expect((await decide(no, company, { link: forged, taskId })).ret).toBe(404);
    expect((await decide(await start(), xu, { link, taskId })).ret).toBe(404);
    expect(good(await decide(no, xu, { link, taskId })).state).toBe('agreed');
    expect(await decide(no, xu, { link, taskId, agree: false, comment: '再想想' })).toMatchObject({
      ret: 409,
      data: { kind: 'notYours', state: 'agreed' },
    });
    expect(good(await ask('link', { link }, xu))).toMatchObject({ isMine: true, isOpen: false });
    // The applicant's news asks for no decision.
    expect(await linkOf(chen)).toBe('');
  });

  it('needs a reason to be refused, and tells it to the applicant', async () => {
    const no = await start();
    expect(await decide(no, xu, { agree: false })).toMatchObject({ ret: 400, data: { field: 'comment' } });
    expect(good(await decide(no, xu, { agree: false, comment: '改为线上会议' })).state).toBe('refused');
    const told = await booking.db
      .selectFrom('messages')
      .where('case_no', '=', no)
      .where('member_id', '=', '20250071')
      .select(['title', 'body'])
      .execute();
    expect(told).toEqual([{ title: '申请被驳回', body: '驳回原因：改为线上会议。可修改后重新提交' }]);
  });

  it('refuses a decision on a version that has moved on, with what happened', async () => {
    const no = await start();
    const { version } = await detail(no, xu);
    good(await ask('comment', { caseNo: no, comment: '补充：客户要求' }, chen));
    expect(await decide(no, xu, { version })).toMatchObject({
      ret: 409,
      data: { kind: 'moved', version: version + 1 },
    });
    expect(good(await decide(no, xu, { version: version + 1 })).state).toBe('agreed');
  });

  it('is urged by its applicant once in half an hour', async () => {
    const no = await start();
    expect(good(await ask('urge', { caseNo: no }, chen)).waitsFor).toEqual(['许曼']);
    expect(await ask('urge', { caseNo: no }, chen)).toMatchObject({ ret: 409, data: { kind: 'urged' } });
    expect((await ask('urge', { caseNo: no }, xu)).ret).toBe(403);
    const told = await booking.db
      .selectFrom('messages')
      .where('case_no', '=', no)
      .where('member_id', '=', '20250072')
      .select('title')
      .execute();
    expect(told.map(({ title }) => title)).toEqual(['有一件申请待您审批', '审批提醒']);
  });

  it('goes to a colleague by handing on, and to those who were added before and after', async () => {
    const no = await start();
    expect(await ask('handOn', { caseNo: no, toId: applicant }, xu)).toMatchObject({
      ret: 400,
      data: { field: 'toId' },
    });
    expect(await ask('handOn', { caseNo: no, toId: 999 }, xu)).toMatchObject({ ret: 400, data: { field: 'toId' } });
    expect(good(await ask('handOn', { caseNo: no, toId: head, comment: '请您定' }, xu)).waitsFor).toHaveLength(1);
    expect(await decide(no, xu)).toMatchObject({ ret: 409, data: { kind: 'notYours' } });
    expect(await isIn(no, 'done', xu)).toBe(true);
    expect(good(await ask('add', { caseNo: no, place: 'before', toIds: [first] }, headBooker)).state).toBe('running');
    const { mine, timeline } = await detail(no, xu);
    const { name } = (await detail(no, headBooker)).timeline.find(({ employeeId }) => employeeId === head)!;
    expect(mine).toMatchObject({ ifAgreed: `还需${name}审批` });
    expect(timeline.slice(-2)).toMatchObject([
      { state: 'open', employeeId: first, role: '加签' },
      { state: 'next', employeeId: head, role: '直属主管' },
    ]);
    expect(timeline.map(({ did }) => did)).not.toContain('无需再审批');
    good(await decide(no, xu));
    expect((await detail(no, headBooker)).mine).toMatchObject({ ifAgreed: '' });
    expect(good(await decide(no, headBooker)).state).toBe('agreed');
  });

  it('keeps its version when the process changes while it runs', async () => {
    const no = await start();
    await givenProcess(booking.db, 'trip', byPerson('总经理', [head]));
    const next = await start();
    expect((await detail(no, xu)).processVersion).toBeLessThan((await detail(next, company)).processVersion);
    expect(good(await decide(no, xu)).state).toBe('agreed');
    expect(await isIn(next, 'todo', xu)).toBe(false);
    expect(good(await decide(next, headBooker)).state).toBe('agreed');
    await givenProcess(booking.db, 'trip', byPerson('直属主管', [first]));
  });

  it('is among hundreds in one batch with single exceptions, each with its own outcome', async () => {
    const [a, b, gone, foreign] = [await start(), await start(), await start(), 'SQ2600000000'];
    good(await decide(gone, xu));
    const requestId = randomUUID();
    const cases = [
      { caseNo: a },
      { caseNo: b, agree: false, comment: '超预算' },
      { caseNo: gone },
      { caseNo: foreign },
    ];
    const batch = () => ask('batch', { requestId, cases, agree: true }, xu);
    const { rows: told } = good(await batch());
    expect(told.map(({ done, state }) => [done, state])).toEqual([
      [true, 'agreed'],
      [true, 'refused'],
      [false, ''],
      [false, ''],
    ]);
    expect(good(await batch()).rows.slice(0, 2)).toEqual(told.slice(0, 2));
    expect(await ask('batch', { cases: [{ caseNo: a }, { caseNo: a }], agree: true }, xu)).toMatchObject({ ret: 400 });
    expect(await ask('batch', { cases: [{ caseNo: a }], agree: false }, xu)).toMatchObject({
      ret: 400,
      data: { field: 'comment' },
    });
  });
});

describe('a case for two approvers of whom one is enough', () => {
  it('takes one of two decisions at once; the other learns about it', async () => {
    await givenProcess(booking.db, 'trip', byPerson('或签', [first, head], { mode: 'any' }));
    const no = await start();
    const answers = await Promise.all([decide(no, xu), decide(no, headBooker)]);
    expect(answers.map(({ ret }) => ret).toSorted()).toEqual([0, 409]);
    const late = answers.find(({ ret }) => ret === 409);
    expect(late?.data).toMatchObject({ kind: 'notYours', state: 'agreed' });
    const told = await booking.db
      .selectFrom('messages')
      .where('case_no', '=', no)
      .where('member_id', '=', '20250071')
      .select('title')
      .execute();
    expect(told).toEqual([{ title: '申请已通过' }]);
  });

  it('is copied to people who may read it, and counts as read then', async () => {
    await givenProcess(booking.db, 'trip', byPerson('或签', [first]), {
      kind: 'copy',
      id: 'copy',
      who: [{ kind: 'person', employeeId: 710_073 }],
    });
    const no = await start();
    good(await decide(no, xu));
    expect((await list('copied', wang)).find((row) => row.no === no)?.isRead).toBe(false);
    const { copied, mine } = good(await ask('counts', {}, wang));
    expect(mine.order).toBe(0);
    expect((await detail(no, wang)).state).toBe('agreed');
    expect((await list('copied', wang)).find((row) => row.no === no)?.isRead).toBe(true);
    expect(good(await ask('counts', {}, wang)).copied).toEqual({ trip: copied.trip - 1, order: copied.order });
  });
});

describe('a task of somebody whom the company disables', () => {
  it('is with the successor that it names, who reads why, and stands once in the progress', async () => {
    await givenProcess(booking.db, 'trip', byPerson('直属主管', [head]));
    const no = await start();
    await booking.db
      .transaction()
      .execute((tx) => handTasksTo(tx, { companyId: 700_070, employeeId: head, to: first }, booking.now()));
    const shown = await detail(no, xu);
    expect(shown.mine?.why).toMatch(/^原审批人.+（流程指定的审批人）已离职或停用，由您接手审批$/);
    expect(shown.timeline.map(({ state, did }) => [state, did])).toEqual([
      ['done', '提交申请'],
      ['off', '已离职或停用，由企业移交给许曼'],
      ['open', `待审批：${shown.mine?.why}`],
    ]);
    good(await decide(no, xu));
  });

  it('ends with the seats that it holds at the latest', async () => {
    await givenProcess(booking.db, 'trip', byPerson('直属主管', [first], { limit: { hours: 5, onLate: 'up' } }));
    const lapsesAtMs = booking.now() + 3_600_000;
    const no = await start({ lapsesAtMs });
    const shown = await detail(no, xu);
    expect([shown.mine?.dueAtMs, shown.timeline.at(-1)?.dueMs]).toEqual([lapsesAtMs, lapsesAtMs]);
    expect((await list('todo', xu)).find((row) => row.no === no)?.task?.dueAtMs).toBe(lapsesAtMs);
    good(await decide(no, xu));
  });
});

describe('a deputy', () => {
  it('takes over the open tasks and decides for the absent approver, who may still decide too', async () => {
    await givenProcess(booking.db, 'trip', byPerson('直属主管', [first]));
    const [no, second] = [await start(), await start()];
    const at = (ms: number) => momentAt(booking.now() + ms).slice(0, 16);
    const given = { toId: head, from: at(-3_600_000), to: at(86_400_000) };
    expect(await ask('saveDeputy', given, wang)).toMatchObject({ ret: 403 });
    expect(await ask('saveDeputy', { ...given, awayId: head }, xu)).toMatchObject({ ret: 403 });
    expect(await ask('saveDeputy', { ...given, toId: first }, xu)).toMatchObject({ ret: 400, data: { field: 'toId' } });
    expect(await ask('saveDeputy', { ...given, to: at(-60_000) }, xu)).toMatchObject({
      ret: 400,
      data: { field: 'to' },
    });
    const saved = good(await ask('saveDeputy', given, xu));
    expect(saved.rows[0]).toMatchObject({ state: 'active', toEmployeeId: head });
    expect(await ask('saveDeputy', given, xu)).toMatchObject({ ret: 400, data: { field: 'from' } });
    expect((await list('todo', headBooker)).find((row) => row.no === no)?.task).toMatchObject({ forName: '许曼' });
    expect(await isIn(no, 'todo', xu)).toBe(true);
    expect(good(await decide(no, headBooker)).state).toBe('agreed');
    expect(good(await decide(second, xu)).state).toBe('agreed');
    const deputyId = saved.rows[0]?.deputyId ?? 0;
    expect((await ask('endDeputy', { deputyId }, other)).ret).toBe(404);
    const third = await start();
    expect(await isIn(third, 'todo', headBooker)).toBe(true);
    // Either of both ends it; a stranger does not.
    expect((await ask('endDeputy', { deputyId }, wang)).ret).toBe(404);
    expect(good(await ask('endDeputy', { deputyId }, headBooker)).standsFor[0]?.state).toBe('over');
    expect([await isIn(third, 'todo', headBooker), await isIn(third, 'todo', xu)]).toEqual([false, true]);
  });

  it('takes over by the clock when the absence begins, and gives back when it ends', async () => {
    const no = await start();
    const due = (await detail(no, xu)).mine?.dueAtMs;
    const at = (ms: number) => momentAt(booking.now() + ms).slice(0, 16);
    good(await ask('saveDeputy', { toId: head, from: at(3_600_000), to: at(86_400_000) }, xu));
    expect(await isIn(no, 'todo', headBooker)).toBe(false);
    await booking.advance(3_700);
    expect(await isIn(no, 'todo', headBooker)).toBe(true);
    await booking.advance(86_400);
    expect([await isIn(no, 'todo', headBooker), await isIn(no, 'todo', xu)]).toEqual([false, true]);
    expect((await detail(no, xu)).notes).toContain('许曼已恢复审批，代理人未处理的已转回');
    // The task is the same: neither its deadline nor its message come again, and nobody has done it.
    expect((await detail(no, xu)).mine?.dueAtMs).toBe(due);
    expect([await isIn(no, 'done', headBooker), await isIn(no, 'done', xu)]).toEqual([false, false]);
    const told = await booking.db.selectFrom('messages').where('case_no', '=', no).select('member_id').execute();
    expect(new Set(told.map(({ member_id }) => member_id)).size).toBe(told.length);
  });
});
