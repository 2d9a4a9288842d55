import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { applicationSchemas } from '#contract/application.schema.ts';
import { approval } from '#contract/approval.ts';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { byPerson, givenProcess } from '#tests/support/given/cases.ts';
import { legOf } from '#tests/support/given/applications.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';

let booking: Booking;
let applicant: Booker;
beforeAll(async () => {
  booking = await openBooking();
  await booking.db.deleteFrom('applications').execute();
  applicant = await booking.as('20250071');
});
afterAll(() => booking.close());

const ask = askOf({ schemas: applicationSchemas, handlers: applicationHandlers, rows: application }, () => applicant);
const cases = askOf({ schemas: approvalSchemas, handlers: approvalHandlers, rows: approval }, () => applicant);

async function submitted(days: number): Promise<string> {
  const from = addDays(dayAt(booking.now()), days);
  const { applicationId, lock } = good(
    await ask('save', {
      reason: '供应商复审',
      tripType: 'supplier',
      from,
      to: addDays(from, 3),
      legs: [legOf({ legId: 'a', product: 'flight', from: 'BJS', to: 'SHA', day: from })],
      travellers: [{ kind: 'employee', employeeId: 710_071 }],
      budgets: { flight: '3000' },
    }),
  );
  return good(await ask('submit', { applicationId, lock })).applicationId;
}

it('a trip on the days of another one has the remark of its page in lists, too', async () => {
  const [first, second, alone] = [await submitted(200), await submitted(201), await submitted(220)];
  const { rows } = good(await cases('list', { box: 'mine', side: 'trip' }));
  const warningsOf = (id: string) => rows.find(({ subjectId }) => subjectId === id)?.warnings;
  expect([warningsOf(first), warningsOf(second), warningsOf(alone)]).toEqual([1, 1, undefined]);
});

it('a decided case keeps the remarks that its approver saw', async () => {
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [710_072]));
  const xu = await booking.as('20250072');
  const [first, second] = [await submitted(240), await submitted(241)];
  const rowOf = async (id: string) =>
    good(await cases('list', { box: 'mine', side: 'trip' })).rows.find(({ subjectId }) => subjectId === id)!;
  const decide = async (id: string, agree: boolean) =>
    good(await cases('decide', { caseNo: (await rowOf(id)).no, agree, comment: '改期' }, xu));
  const shown = async (id: string) => {
    const { no, warnings } = await rowOf(id);
    const { info } = good(await cases('detail', { caseNo: no }));
    return [warnings, info.flatMap(({ isWarning, text }) => (isWarning ? text.slice(0, 9) : []))];
  };
  const seen = [1, ['陈佳宁同期另有审批']];
  await decide(first, true);
  await booking.advance(60);
  // One that is filed later, and the refusal of the one that was seen.
  await submitted(242);
  expect(await shown(first)).toEqual(seen);
  await decide(second, false);
  expect(await shown(first)).toEqual(seen);
});
