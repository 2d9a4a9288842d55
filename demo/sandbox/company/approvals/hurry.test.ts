import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { approval } from '#contract/approval.ts';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { byPerson, givenCase, givenProcess } from '#tests/support/given/cases.ts';
import { bookersOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const slow = 710_072;
let deputy = 0;
let booking: Booking;
let company: Booker;
let chen: Booker;
let xu: Booker;
let other: Booker;
let above: { id: number; name: string };
let made = 0;

/** An approver who takes that many working hours, as a rule. */
async function replies(actor: number, hours: number): Promise<void> {
  const now = booking.now();
  const { caseId } = await givenCase(booking);
  const openedAt = now - 20 * dayMs;
  for (let turn = 0; turn < 5; turn += 1)
    await booking.db
      .insertInto('case_tasks')
      .values({
        case_id: caseId,
        task_id: `x${(made += 1)}`,
        company_id: 700_070,
        actor,
        node_id: 'n',
        side: 'trip',
        state: 'agreed',
        opened_at: openedAt,
        closed_at: openedAt + hours * hourMs,
        lapses_at: 9e12,
      })
      .execute();
}

beforeAll(async () => {
  booking = await openBooking();
  [company, chen, xu, other] = await bookersOf(booking, '20250070', '20250071', '20250072', '20250074');
  above = await booking.db
    .selectFrom('employees as e')
    .innerJoin('employees as m', 'm.id', 'e.manager_id')
    .innerJoin('members as p', 'p.id', 'm.member_id')
    .where('e.id', '=', slow)
    .select(['m.id', 'p.real_name as name'])
    .executeTakeFirstOrThrow();
  const { id } = await booking.db
    .selectFrom('employees')
    .where('company_id', '=', 700_070)
    .where('can_audit', '=', true)
    .where('state', '=', 'active')
    .where('id', 'not in', [slow, above.id])
    .select('id')
    .executeTakeFirstOrThrow();
  deputy = id;
  await replies(slow, 20 * 24);
  await replies(deputy, 20 * 24);
  await replies(above.id, 0);
  await replies(0, 0);
});
afterAll(() => booking.close());
beforeEach(() => givenProcess(booking.db, 'trip', byPerson('直属主管', [slow], { mode: 'any' })));

const detailOf = async (caseNo: string, who: Booker) =>
  good(await approvalHandlers.detail({ caseNo }, who.call(approval.detail.path) as never));
const press = (caseNo: string, who: Booker, way: 'up' | 'beside' = 'up', taskId = 't1') =>
  approvalHandlers.hurry(
    approvalSchemas.hurry.parse({ requestId: `hurry-request-${(made += 1)}`, caseNo, taskId, way }),
    who.call(approval.hurry.path) as never,
  );
const late = () => givenCase(booking, { lapsesAtMs: booking.now() + 5 * dayMs });
const told = async (caseNo: string) =>
  (await booking.db.selectFrom('messages').where('case_no', '=', caseNo).select(['member_id', 'title']).execute()).map(
    ({ member_id, title }) => `${member_id} ${title}`,
  );

it('a case that comes too late has a way out for applicant, approver and company, with the forecast of each', async () => {
  const { no } = await late();
  for (const who of [chen, xu, company]) {
    const { hurry = [] } = await detailOf(no, who);
    expect(hurry.map(({ way, name, to, taskId }) => [way, name, to, taskId])).toEqual([
      ['up', '许曼', above.name, 't1'],
      ['beside', '许曼', above.name, 't1'],
    ]);
    expect(Math.max(...hurry.map(({ endsMs }) => endsMs))).toBeLessThan(booking.now() + 5 * dayMs);
  }
  const { no: calm } = await givenCase(booking, { lapsesAtMs: booking.now() + 90 * dayMs });
  expect(await detailOf(calm, chen)).not.toHaveProperty('hurry');
  expect(await press(calm, chen)).toMatchObject({ ret: 409, msg: expect.stringContaining('无需加急') });
});

it.each(['up', 'beside'] as const)(
  '%s: once, told to those concerned, in the history, and the forecast is another one',
  async (way) => {
    const { no } = await late();
    expect(await press(no, chen, way)).toMatchObject({ ret: 0, data: { state: 'running' } });
    const after = await detailOf(no, chen);
    expect(after.notes.join()).not.toContain('可能在审批完成前到期');
    expect(after).not.toHaveProperty('hurry');
    expect(after.timeline.map(({ name, did }) => `${name} ${did}`)).toContain(
      `陈佳宁 加急：${way === 'up' ? `转交上级${above.name}审批` : `请上级${above.name}一同审批`}`,
    );
    const open = after.timeline.filter(({ state }) => state === 'open').map(({ name }) => name);
    expect(open.toSorted()).toEqual((way === 'up' ? [above.name] : ['许曼', above.name]).toSorted());
    const news = await told(no);
    expect(news).toContain('20250072 审批已加急');
    // One's own act is no news.
    expect(news).not.toContain('20250071 申请已加急');
    expect(news.filter((one) => one.endsWith('有一件申请待您审批'))).toHaveLength(2);
    expect(await press(no, xu, way, way === 'up' ? 't2' : 't1')).toMatchObject({ ret: way === 'up' ? 403 : 409 });
  },
);

it('a way that brings no earlier end is not offered; one sentence says that it is no use, and the other ways out', async () => {
  // The next one up takes as long: at night both answer at the opening of the office.
  await givenProcess(booking.db, 'trip', byPerson('总经理', [above.id], { mode: 'any' }));
  const { no } = await givenCase(booking, { lapsesAtMs: booking.now() + 60_000 });
  for (const who of [chen, company]) {
    const known = await detailOf(no, who);
    expect(known).not.toHaveProperty('hurry');
    expect(known.notes.at(-1)).toMatch(
      /申请可能在审批完成前到期，请上级审批仍赶不上，可直接联系审批人，或撤回后改期再提交$/,
    );
  }
  expect(await press(no, chen)).toMatchObject({ ret: 409, msg: expect.stringContaining('加急不会更早') });
});

it('a deputy is named with the person who is away', async () => {
  const now = booking.now();
  const absence = { company_id: 700_070, employee_id: slow, deputy_id: deputy, note: '' };
  const absent = { ...absence, from_ms: now - hourMs, to_ms: now + 90 * dayMs, created_at: now };
  const { id } = await booking.db.insertInto('deputies').values(absent).returning('id').executeTakeFirstOrThrow();
  const { no } = await late();
  const { hurry = [], timeline } = await detailOf(no, chen);
  await booking.db.deleteFrom('deputies').where('id', '=', id).execute();
  const open = timeline.find(({ state }) => state === 'open');
  expect(open?.deputyOf).toBe('许曼');
  expect(hurry[0]).toMatchObject({ name: open?.name, forName: '许曼', to: above.name });
});

it('the approver may press it, and the applicant is told', async () => {
  const { no } = await late();
  expect(await press(no, xu)).toMatchObject({ ret: 0, data: { waitsFor: [above.name] } });
  expect(await told(no)).toContain('20250071 申请已加急');
  expect((await detailOf(no, xu)).mine).toBeNull();
});

it('two presses at once have one effect', async () => {
  const { no } = await late();
  const answers = await Promise.all([press(no, chen, 'up'), press(no, xu, 'up'), press(no, company, 'beside')]);
  expect(answers.filter(({ ret }) => ret === 0)).toHaveLength(1);
  const { timeline } = await detailOf(no, company);
  expect(timeline.filter(({ did }) => did.startsWith('加急'))).toHaveLength(1);
});

it('a node where all must agree is handed up alone, one without people of its choice not at all, and strangers see no case', async () => {
  await givenProcess(booking.db, 'trip', byPerson('会签', [slow]));
  const { no } = await late();
  expect((await detailOf(no, chen)).hurry?.map(({ way }) => way)).toEqual(['up']);
  expect(await press(no, chen, 'beside')).toMatchObject({ ret: 409, msg: expect.stringContaining('须由指定的人审批') });
  expect(await press(no, other)).toMatchObject({ ret: 404 });
  await givenProcess(booking.db, 'trip', byPerson('固定', [slow], { mode: 'any', mayHandOn: false }));
  const fixed = await late();
  expect(await detailOf(fixed.no, chen)).not.toHaveProperty('hurry');
  expect(await press(fixed.no, chen)).toMatchObject({ ret: 403, msg: '这个节点不允许转交和加签' });
});
