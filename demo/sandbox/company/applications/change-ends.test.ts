import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { applicationSchemas } from '#contract/application.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { approvedApplication, legOf } from '#tests/support/given/applications.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';
import { caseOf } from '../../orders/cases/step-case.ts';

let booking: Booking;
let applicant: Booker;
beforeAll(async () => {
  booking = await openBooking();
  await booking.db.deleteFrom('applications').execute();
  applicant = await booking.as('20250071');
});
afterAll(() => booking.close());

const ask = askOf({ schemas: applicationSchemas, handlers: applicationHandlers, rows: application }, () => applicant);

it.each([
  ['of the same days', 1, 2],
  ['to later days', 20, 22],
])('a change %s under approval ends with its application, which expires after its last day', async (_, from, to) => {
  const today = dayAt(booking.now());
  const trip = (first: number, last: number) => ({
    from: addDays(today, first),
    to: addDays(today, last),
    legs: [legOf({ legId: 'a', product: 'flight', from: 'BJS', to: 'CTU', day: addDays(today, first) })],
  });
  const applicationId = await approvedApplication(booking, {
    employeeId: 710_071,
    mode: 'legs',
    budgets: { flight: 300_000 },
    ...trip(1, 2),
  });
  const detail = async () => good(await ask('detail', { applicationId }));
  const { lock, content } = await detail();
  const begun = good(await ask('modify', { applicationId, lock }));
  const changed = { ...content, ...trip(from, to), budgets: { flight: '9000' }, applicationId, lock: begun.lock };
  good(await ask('submit', good(await ask('save', changed))));
  expect(await detail()).toMatchObject({ state: 2, change: { state: 'approving' } });
  await booking.advance(3 * 86_400);
  expect(await detail()).toMatchObject({ state: 5, change: null, versions: [{ state: 'expired', comment: '' }] });
  expect((await caseOf(booking.db, 'trip', applicationId))?.state).toBe('expired');
});
