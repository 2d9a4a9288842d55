import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { applicationSchemas } from '#contract/application.schema.ts';
import { approval } from '#contract/approval.ts';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { workbench } from '#contract/workbench.ts';
import { approvedApplication } from '#tests/support/given/applications.ts';
import { byPerson, givenCase, givenProcess } from '#tests/support/given/cases.ts';
import { bookersOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';
import { workbenchHandlers } from '../../app/handlers/workbench.ts';
import { doDueJobs } from '../../orders/cases/due-jobs.ts';
import { afterHoldNote } from './after-hold.ts';

const hourMs = 3_600_000;
let booking: Booking;
let company: Booker;
let chen: Booker;
let xu: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [company, chen, xu] = await bookersOf(booking, '20250070', '20250071', '20250072');
});
afterAll(() => booking.close());

const list = async (box: 'todo' | 'mine', state: 'all' | 'late', who: Booker) =>
  good(
    await approvalHandlers.list(
      approvalSchemas.list.parse({ box, state, size: 100 }),
      who.call(approval.list.path) as never,
    ),
  ).rows;
const overdueOf = async (who: Booker) =>
  good(await workbenchHandlers.approvals({}, who.call(workbench.approvals.path))).overdue;

it('an approver who was reminded is late: first in the list, found and counted by the company, with the time in the case', async () => {
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [710_072], { limit: { hours: 4, onLate: 'remind' } }));
  const openedMs = booking.now() - 213 * hourMs;
  const dueMs = openedMs + 4 * hourMs;
  const before = await overdueOf(company);
  const late = await givenCase({ db: booking.db, now: () => openedMs }, { lapsesAtMs: booking.now() + 72 * hourMs });
  const fresh = await givenCase(booking, { lapsesAtMs: booking.now() + 2 * hourMs });
  // The clock comes late, too: the time that is past is that of the approver.
  await doDueJobs(booking.db, dueMs + hourMs);
  const todo = await list('todo', 'all', xu);
  expect(todo[0]).toMatchObject({ no: late.no, dueAtMs: dueMs, task: { dueAtMs: dueMs } });
  const found = (await list('mine', 'late', company)).map(({ no }) => no);
  expect(found).toContain(late.no);
  expect(found).not.toContain(fresh.no);
  expect(await overdueOf(company)).toBe(before + 1);
  const shown = good(
    await approvalHandlers.detail({ caseNo: late.no }, company.call(approval.detail.path) as never),
  ).timeline.find(({ state }) => state === 'open');
  expect(shown?.dueMs).toBe(dueMs);
});

it.each(['todo', 'done', 'copied', 'mine'] as const)(
  'the numbers by state of the box %s are those of its list',
  async (box) => {
    for (const who of [company, chen, xu])
      for (const side of ['all', 'trip', 'order'] as const) {
        const asked = approvalSchemas.counts.parse({ box, side });
        const { states } = good(await approvalHandlers.counts(asked, who.call(approval.counts.path) as never));
        for (const state of ['all', 'running', 'late', 'agreed', 'refused', 'withdrawn', 'expired'] as const) {
          const input = approvalSchemas.list.parse({ box, side, state, size: 1 });
          const { total } = good(await approvalHandlers.list(input, who.call(approval.list.path) as never));
          expect([side, state, states?.[state]]).toEqual([side, state, total]);
        }
      }
  },
);

it('a case that ends before its decision: the approver is asked to hurry, the applicant reads the ways out', async () => {
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [710_072]));
  const { no } = await givenCase(booking, { lapsesAtMs: booking.now() + 60_000 });
  const notesFor = async (who: Booker) =>
    good(await approvalHandlers.detail({ caseNo: no }, who.call(approval.detail.path) as never)).notes.join();
  const hurried = async (box: 'todo' | 'mine', who: Booker) =>
    (await list(box, 'all', who)).filter(({ mayLapse }) => mayLapse).map((row) => row.no);
  // The list says what the page says, and nothing of a case with time to spare.
  const { no: calm } = await givenCase(booking, { lapsesAtMs: booking.now() + 30 * 24 * hourMs });
  for (const found of [await hurried('todo', xu), await hurried('mine', chen)]) {
    expect(found).toContain(no);
    expect(found).not.toContain(calm);
  }
  expect(await notesFor(xu)).toContain('申请可能在审批完成前到期，请优先处理');
  expect(await notesFor(chen)).toContain('申请可能在审批完成前到期，请上级审批仍赶不上，可直接联系审批人');
  const note = (isApprover: boolean, isInVain = false) => afterHoldNote('order', { isApprover, isInVain });
  expect(note(true)).toContain('占座可能在审批完成前到期，请优先处理');
  expect(note(true, true)).toBe(note(true));
  expect(note(false, true)).toMatch(/请上级审批仍赶不上。可直接联系审批人/);
  expect(note(false)).toMatch(/联系审批人.*改选标准内的方案.*重新预订/);
});

it('the applicant reads in the list of applications who has to decide', async () => {
  const applicationId = await approvedApplication(booking, { employeeId: 710_071 });
  const { caseId } = await givenCase(booking, { subjectId: applicationId });
  await booking.db
    .updateTable('applications')
    .set({ state: 1, case_id: caseId })
    .where('id', '=', Number(applicationId))
    .execute();
  const { rows } = good(
    await applicationHandlers.list(
      applicationSchemas.list.parse({ size: 100 }),
      chen.call(application.list.path) as never,
    ),
  );
  const row = rows.find((one) => one.applicationId === applicationId);
  expect(row?.waitsFor).toEqual(['许曼']);
});
