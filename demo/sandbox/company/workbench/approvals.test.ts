import { afterAll, beforeAll, expect, it } from 'vitest';
import { workbench } from '#contract/workbench.ts';
import { approvedApplication } from '#tests/support/given/applications.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import { memberOf } from '../../ground/call.ts';
import { workbenchHandlers } from '../../app/handlers/workbench.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
});
afterAll(async () => booking.close());

const hourMs = 3_600_000;

/** A running case with one open task, as the engine stores them. */
async function caseRow(
  no: string,
  {
    companyId,
    applicant,
    actor,
    lapses,
    due,
    side = 'trip' as const,
  }: {
    companyId: number;
    applicant: number;
    actor: number;
    lapses: number | null;
    due: number | null;
    side?: 'trip' | 'order';
  },
) {
  const now = booking.now();
  const { id } = await booking.db
    .insertInto('cases')
    .values({
      no,
      company_id: companyId,
      app_id: 'default',
      kind: side,
      subject_id: no,
      process_version_id: null,
      applicant_id: applicant,
      by_id: applicant,
      title: no,
      search: no,
      state: 'running',
      verdict: 'ok',
      over_lines: 0,
      total: 100,
      instance: '{}',
      lapses_at: lapses,
      first_end: lapses ?? now,
      opened_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await booking.db
    .insertInto('case_tasks')
    .values({
      case_id: id,
      task_id: 't1',
      company_id: companyId,
      actor,
      for_id: null,
      node_id: 'n1',
      side,
      state: 'open',
      opened_at: now,
      closed_at: null,
      due_at: due,
      lapses_at: Math.min(lapses ?? Number.MAX_SAFE_INTEGER, due ?? Number.MAX_SAFE_INTEGER),
    })
    .execute();
}

it('figures of approvals are the member’s own; its account sees the late tasks and the orphans of the company', async () => {
  const [company, approver, applicant] = await Promise.all(
    ['20250070', '20250072', '20250071'].map((id) => booking.as(id)),
  );
  if (!company || !approver || !applicant) throw new Error('no booker');
  const { creditMemberId: companyId, creditEmployeeId: actor } = memberOf(approver.call(''));
  const own = memberOf(applicant.call('')).creditEmployeeId;
  const of = async (who: typeof company) =>
    good(await workbenchHandlers.approvals({}, who.call('/workbench/approvals')));
  const counts = async (who: typeof company) =>
    good(await workbenchHandlers.counters({}, who.call('/workbench/counters'))).toApprove;
  const before = await Promise.all([of(company), of(approver), of(applicant)]);
  expect(before[0].orphans).toBeGreaterThanOrEqual(0);
  expect([before[1].orphans, before[2].orphans]).toEqual([null, null]);
  const now = booking.now();
  await caseRow('SQ1', { companyId, applicant: own, actor, lapses: now + 2 * hourMs, due: now - hourMs });
  await caseRow('SQ2', { companyId, applicant: own, actor, lapses: now + hourMs / 2, due: null, side: 'order' });
  await caseRow('SQ3', { companyId, applicant: own, actor: 0, lapses: null, due: now + hourMs });
  await caseRow('SQ4', { companyId: companyId + 1, applicant: own, actor, lapses: null, due: now - hourMs }).catch(
    () => undefined,
  );
  expect(await of(approver)).toEqual({
    ...before[1],
    todo: before[1].todo + 2,
    overdue: before[1].overdue + 1,
    nextLapseMs: now - hourMs,
  });
  expect(await of(company)).toEqual({
    ...before[0],
    todo: before[0].todo + 1,
    overdue: before[0].overdue + 1,
    nextLapseMs: now + hourMs,
  });
  expect(await of(applicant)).toEqual(before[2]);
  // The seed has one that is approved.
  expect(before[2].approved).toBeGreaterThan(0);
  await approvedApplication(booking, {
    employeeId: own,
    travellers: [{ kind: 'employee', employeeId: actor }],
  });
  expect((await of(applicant)).approved).toBe(before[2].approved + 1);
  const asked = await approvedApplication(booking, { employeeId: own });
  await booking.db.updateTable('applications').set({ state: 1 }).where('id', '=', Number(asked)).execute();
  expect((await of(applicant)).mine).toBe(before[2].mine + 1);
  // A companion books on it as well.
  expect((await of(approver)).approved).toBe(before[1].approved + 1);
  const deadlines = async (who: typeof company) =>
    good(await workbenchHandlers.summary({}, who.call('/workbench/summary')))
      .deadlines.filter(({ kind }) => kind === 'approve')
      .map(({ approval, atMs }) => [approval?.no, atMs]);
  expect((await deadlines(approver)).slice(0, 2)).toEqual([
    ['SQ1', now - hourMs],
    ['SQ2', now + hourMs / 2],
  ]);
  expect(await deadlines(applicant)).toEqual([]);
  expect(await counts(approver)).toEqual({ trip: before[1].todo + 1, order: 1 });
});

it('figures of approvals are refused to members without a company', async () => {
  const sandbox = await memorySandbox();
  const client = clientOf(sandbox);
  const { token } = good(await client.logIn('13800000010'));
  expect(await client.send(workbench.approvals, {}, { token })).toMatchObject({ ret: 403 });
  await sandbox.close();
});
