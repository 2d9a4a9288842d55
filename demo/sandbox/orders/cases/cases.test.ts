import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApproveNode, CaseEvent } from '#domain/process/schema.ts';
import { anyCase } from '#domain/process/lint/points.ts';
import { givenCase } from '#tests/support/given/cases.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';
import { registerSubjects } from './case-subject.ts';
import type { Outcome } from './case-subject.ts';
import { doDueJobs } from './due-jobs.ts';
import { expectedPath } from './path.ts';
import { nearest } from './process-for.ts';
import { caseOf, stepCase } from './step-case.ts';

const hourMs = 3_600_000;
let booking: Booking;
const decided: [subjectId: string, outcome: Outcome][] = [];
beforeAll(async () => {
  booking = await openBooking();
  registerSubjects({
    trip: {
      describe: () => Promise.resolve({ lines: [], info: [], budget: null, ifRefused: '', ifAgreed: '' }),
      lock: () => Promise.resolve(),
      decided: (_tx, ends) =>
        Promise.resolve(
          void decided.push(...ends.map(({ head, outcome }) => [head.subjectId, outcome] as [string, Outcome])),
        ),
    },
  });
});
afterAll(() => booking.close());
beforeEach(() => void decided.splice(0));

const stepped = (caseId: number, event: CaseEvent, now = booking.now()) =>
  booking.db.transaction().execute((tx) => stepCase(tx, caseId, event, now));
const tasksOf = (caseId: number) =>
  booking.db
    .selectFrom('case_tasks')
    .where('case_id', '=', caseId)
    .orderBy('id')
    .select(['task_id', 'actor', 'state', 'due_at'])
    .execute();
const toldOf = (no: string) =>
  booking.db
    .selectFrom('messages')
    .where('case_no', '=', no)
    .orderBy('id')
    .select(['member_id', 'kind', 'title'])
    .execute();
const jobsOf = (caseId: number) =>
  booking.db
    .selectFrom('due_jobs')
    .where('subject_id', '=', String(caseId))
    .orderBy('at')
    .select(['kind', 'at'])
    .execute();

it('a person whom only a deadline would bring in has a separate line behind the limit', async () => {
  const node = {
    kind: 'approve',
    id: 'a',
    name: '直属主管',
    who: [{ kind: 'manager', levels: 1 }],
    mode: 'any',
    onNobody: 'up',
    limit: { hours: 1, onLate: 'up' },
    skipSelf: true,
    skipRepeated: true,
    mayHandOn: true,
  } as const;
  const stepsOf = async (...nodes: ApproveNode[]) => {
    const process = { processId: 1, name: '', version: 1, content: { nodes }, isDefault: true };
    const facts = { ...anyCase, kind: 'trip' as const, applicant: 710_071 };
    return (await expectedPath(booking.db, { companyId: 700_070, facts, process }, booking.now())).steps;
  };
  const stepOf = async (...nodes: ApproveNode[]) => (await stepsOf(...nodes)).at(-1);
  const dueMs = booking.now() + hourMs;
  expect(await stepsOf(node)).toMatchObject([
    {
      names: ['许曼'],
      role: '直属主管',
      toMs: dueMs,
      isLimit: true,
      notes: ['预计许曼 1 小时内未处理，届时转由郑怀远审批'],
    },
    // Those whom only a limit brings in: their answer is expected after it, and nobody else's.
    { names: ['郑怀远'], role: '代为审批', fromMs: dueMs, toMs: dueMs + hourMs, isLimit: true, isHandUp: true },
    { names: ['企业管理员'], fromMs: dueMs + hourMs, isHandUp: true, notes: [] },
  ]);
  // A deputy is named on the line of the one who is away, and on no line before.
  const able = await booking.db
    .selectFrom('employees as e')
    .innerJoin('members as m', 'm.id', 'e.member_id')
    .where('e.company_id', '=', 700_070)
    .where('e.can_audit', '=', true)
    .select(['e.id', 'm.real_name as name'])
    .execute();
  const above = able.find(({ name }) => name === '郑怀远')!;
  const deputy = able.find(({ id, name }) => name !== '郑怀远' && id !== 710_072 && id !== 710_071)!;
  const period = { from_ms: booking.now(), to_ms: booking.now() + 1000 * hourMs, created_at: booking.now() };
  await booking.db
    .insertInto('deputies')
    .values({ company_id: 700_070, employee_id: above.id, deputy_id: deputy.id, ...period })
    .execute();
  const away = `郑怀远不在，由${deputy.name}代为审批`;
  expect((await stepsOf(node)).map(({ names, notes }) => [names, notes?.includes(away)])).toEqual([
    [['许曼'], false],
    [[deputy.name], true],
    [['企业管理员'], false],
  ]);
  await booking.db.deleteFrom('deputies').where('employee_id', '=', above.id).execute();
  // The process finds no approver of its own: the one who stands in is no direct superior.
  const lost = await stepOf({ ...node, who: [{ kind: 'person', employeeId: 999_999 }] });
  expect(lost?.role).toBe('代为审批');
  // One who has agreed before is not asked again: the other one decides alone.
  const two = [710_072, 710_073].map((employeeId) => ({ kind: 'person' as const, employeeId }));
  const { limit: _, ...plain } = node;
  const again = await stepOf(plain, { ...plain, id: 'b', name: '会签', who: two, mode: 'all', onNobody: 'admin' });
  expect(again).toMatchObject({ names: [expect.not.stringContaining('许曼')], role: '会签' });
  expect(again?.notes).toContain('许曼在其他节点审批，此处不再重复');
});

describe('a case', () => {
  it('puts a task before the first approver, tells them, and has one job for its deadline and one for its end', async () => {
    const lapsesAtMs = booking.now() + 2 * hourMs;
    const { caseId, no, outcome } = await givenCase(booking, { lapsesAtMs });
    expect(outcome).toBe('running');
    expect(no).toMatch(/^SQ\d{6}\d{4,}$/);
    const [task, ...more] = await tasksOf(caseId);
    expect([more, task?.state]).toEqual([[], 'open']);
    expect((await toldOf(no)).map(({ kind, title }) => [kind, title])).toEqual([['approve', '有一件申请待您审批']]);
    expect((await jobsOf(caseId)).map(({ kind }) => kind)).toContain('caseLapses');
  });

  it('expires once when its end has come, with one message to the applicant, however many processes look', async () => {
    const { caseId, no } = await givenCase(booking, { lapsesAtMs: booking.now() + hourMs });
    await doDueJobs(booking.db, booking.now() + hourMs - 1);
    expect(decided).toEqual([]);
    await Promise.all([1, 2, 3].map(() => doDueJobs(booking.db, booking.now() + hourMs)));
    expect(decided.map(([, outcome]) => outcome)).toEqual(['expired']);
    expect((await toldOf(no)).filter(({ kind }) => kind === 'apply')).toEqual([
      { member_id: '20250071', kind: 'apply', title: '申请已过期' },
    ]);
    expect(await jobsOf(caseId)).toEqual([]);
    expect((await tasksOf(caseId)).every(({ state }) => state === 'closed')).toBe(true);
  });

  it('is withdrawn by its applicant alone, and then takes no decision', async () => {
    const { caseId } = await givenCase(booking);
    const [task] = await tasksOf(caseId);
    expect(await stepped(caseId, { kind: 'withdraw', by: 710_073 })).toMatchObject({ ok: false, version: 1 });
    expect(await stepped(caseId, { kind: 'withdraw', by: 710_071 })).toMatchObject({ ok: true, version: 2 });
    expect(decided.map(([, outcome]) => outcome)).toEqual(['withdrawn']);
    const late = await stepped(caseId, { kind: 'agree', taskId: task?.task_id ?? '', by: task?.actor ?? 0 });
    expect(late).toMatchObject({ ok: false, refused: '这项申请已被撤回，无需再处理' });
    expect(decided).toHaveLength(1);
  });

  it('is found by its subject, the last one where there were several', async () => {
    const { caseId } = await givenCase(booking, { subjectId: '8999999' });
    await stepped(caseId, { kind: 'withdraw', by: 710_071 });
    const second = await givenCase(booking, { subjectId: '8999999' });
    expect((await caseOf(booking.db, 'trip', '8999999'))?.caseId).toBe(second.caseId);
    await expect(givenCase(booking, { subjectId: '8999999' })).rejects.toThrow();
  });
});

describe('the process of a case', () => {
  const all = { departments: [], levels: [], products: [] };
  const facts = {
    applicant: 71,
    departments: [7111, 7101],
    level: '7203',
    products: ['flight' as const, 'hotel' as const],
  };
  const pick = (...scopes: [name: string, scope: Partial<typeof all> | object, isDefault?: boolean][]) =>
    nearest(
      scopes.map(([name, scope, isDefault = false]) => ({ name, scope: { ...all, ...scope }, isDefault })),
      facts,
    )?.name;

  it.each([
    [
      'the nearer department',
      'near',
      [
        ['far', { departments: [7101] }],
        ['near', { departments: [7111] }],
      ],
    ],
    [
      'the level before all levels',
      'level',
      [
        ['all', {}],
        ['level', { levels: [7203] }],
      ],
    ],
    [
      'the applicant by name before the nearest department',
      'own',
      [
        ['near', { departments: [7111] }],
        ['own', { employees: [71] }],
        ['other', { employees: [72] }],
      ],
    ],
    [
      'a department with others who are named besides',
      'both',
      [
        ['both', { departments: [7111], employees: [72] }],
        ['only others', { employees: [72] }],
      ],
    ],
    [
      'the first of the list among equals',
      'a',
      [
        ['a', { levels: [7203] }],
        ['b', { levels: [7203, 7204] }],
      ],
    ],
    [
      'the default at last',
      'b',
      [
        ['default', {}, true],
        ['b', {}],
      ],
    ],
    [
      'one whose products cover the trip',
      'c',
      [
        ['flights', { products: ['flight'] }],
        ['c', { products: ['flight', 'hotel', 'train'] }],
      ],
    ],
    ['none of another department', undefined, [['other', { departments: [7102] }]]],
  ] as const)('is %s', (_, wanted, scopes) => {
    expect(pick(...(scopes as unknown as Parameters<typeof pick>))).toBe(wanted);
  });
});
