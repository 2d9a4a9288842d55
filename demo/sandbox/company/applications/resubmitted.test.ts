import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { applicationFormSchemas } from '#contract/application-form.schema.ts';
import { applicationSchemas } from '#contract/application.schema.ts';
import { approval } from '#contract/approval.ts';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { legOf } from '#tests/support/given/applications.ts';
import { byPerson, givenProcess } from '#tests/support/given/cases.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { bookersOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';
import { caseOf } from '../../orders/cases/step-case.ts';
import { expiredSubmissions } from '../../ground/database/migrations/127-expired-submissions.ts';
import { formPath } from './form-path.ts';

/** 陈佳宁 (71) applies, 许曼 (72) decides. */
let booking: Booking;
let chen: Booker;
let xu: Booker;
let today = '';
beforeAll(async () => {
  booking = await openBooking();
  [chen, xu] = await bookersOf(booking, '20250071', '20250072');
  today = dayAt(booking.now());
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [710_072]));
});
afterAll(() => booking.close());

const ask = askOf({ schemas: applicationSchemas, handlers: applicationHandlers, rows: application }, () => chen);
const cases = askOf({ schemas: approvalSchemas, handlers: approvalHandlers, rows: approval }, () => chen);
const stay = (hotel: string, more: object = {}) => ({
  reason: '供应商复审',
  tripType: 'supplier' as const,
  from: addDays(today, 20),
  to: addDays(today, 22),
  legs: [legOf({ product: 'hotel', to: 'SHA', day: addDays(today, 20), toDay: addDays(today, 22), units: 1 })],
  travellers: [{ kind: 'employee' as const, employeeId: 710_071 }],
  budgets: { hotel },
  ...more,
});
const submit = async ({ applicationId, lock }: { applicationId: string; lock: number }) =>
  good(await ask('submit', { applicationId, lock }));

const instanceOf = async (applicationId: string) => {
  const { caseId } = (await caseOf(booking.db, 'trip', applicationId))!;
  const row = await booking.db
    .selectFrom('cases')
    .where('id', '=', caseId)
    .select('instance')
    .executeTakeFirstOrThrow();
  return row.instance;
};

it('a reason that is left over from a budget above the standard counts for nothing', async () => {
  const { legs } = good(await ask('estimate', stay('100')));
  const judged = legs.map(({ legId, verdict, limit, units }) => ({ legId, verdict, limit, units }));
  const [within, above] = [stay('100', { overReason: '展会期间' }), stay('99000', { overReason: '展会期间' })];
  const kept = await submit(good(await ask('save', within)));
  expect((await instanceOf(kept.applicationId)).facts).toMatchObject({ verdict: 'ok', overBy: 0 });
  expect(good(await ask('detail', { applicationId: kept.applicationId })).content.overReason).toBe('');
  const over = await submit(good(await ask('save', above)));
  expect((await instanceOf(over.applicationId)).facts.verdict).toBe('over');
  expect(good(await ask('detail', { applicationId: over.applicationId })).content.overReason).toBe('展会期间');
  const forecast = async (typed: object) =>
    good(
      await formPath(applicationFormSchemas.path.parse({ ...typed, judged }), chen.call('/travel/application/path')),
    );
  expect(await forecast(within)).toEqual(await forecast(stay('100')));
});

it('the submissions of one application are one conversation, which stays after the decision', async () => {
  const made = await submit(good(await ask('save', stay('110'))));
  const caseNoOf = async () => (await ask('detail', { applicationId: made.applicationId })).data!.caseNo;
  const saidIn = async (caseNo: string, who: Booker) =>
    good(await cases('detail', { caseNo }, who)).timeline.flatMap(({ isSaid, comment }) => (isSaid ? comment : []));
  const first = await caseNoOf();
  good(await cases('comment', { caseNo: first, comment: '为何住两晚？' }, xu));
  good(await cases('comment', { caseNo: first, comment: '次日还有会' }));
  const { lock } = good(await ask('withdraw', made));
  const again = good(await ask('save', { ...stay('120'), applicationId: made.applicationId, lock }));
  await submit(again);
  const second = await caseNoOf();
  expect(second).not.toBe(first);
  good(await cases('comment', { caseNo: second, comment: '已改预算' }));
  const all = ['为何住两晚？', '次日还有会', '已改预算'];
  for (const who of [chen, xu]) for (const no of [first, second]) expect(await saidIn(no, who)).toEqual(all);
  const { mine, version } = good(await cases('detail', { caseNo: second }, xu));
  good(await cases('decide', { caseNo: second, taskId: mine!.taskId, agree: true, comment: '', version }, xu));
  expect(await saidIn(await caseNoOf(), chen)).toEqual(all);
  // While the trip can be booked the question of an approver can be answered, of the last submission alone.
  const mayComment = async (caseNo: string) => good(await cases('detail', { caseNo })).mayComment;
  expect([await mayComment(first), await mayComment(second)]).toEqual([false, true]);
  good(await cases('comment', { caseNo: second, comment: '请留发票' }, xu));
  good(await cases('comment', { caseNo: second, comment: '好的' }));
  expect((await saidIn(second, xu)).slice(-2)).toEqual(['请留发票', '好的']);
  await booking.db.updateTable('applications').set({ state: 5 }).where('id', '=', Number(made.applicationId)).execute();
  expect(await mayComment(second)).toBe(false);
});

it('a submission of before that nobody decided in time reads as expired, a refusal with the same words does not', async () => {
  const made = await submit(good(await ask('save', stay('130'))));
  const { caseId } = (await caseOf(booking.db, 'trip', made.applicationId))!;
  const states = async () =>
    good(await ask('detail', { applicationId: made.applicationId })).versions.map(({ state }) => state);
  const upgraded = async (state: 'refused' | 'expired') => {
    await booking.db.updateTable('cases').set({ state }).where('id', '=', caseId).execute();
    await booking.db
      .updateTable('application_versions')
      .set({ state: 'refused', comment: '到期未审批' })
      .where('case_id', '=', caseId)
      .execute();
    await expiredSubmissions.up(booking.db as unknown as Kysely<unknown>, 'embedded');
    return await states();
  };
  expect(await upgraded('refused')).toEqual(['refused']);
  expect(await upgraded('expired')).toEqual(['expired']);
});
