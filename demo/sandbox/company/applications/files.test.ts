import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { applicationSchemas } from '#contract/application.schema.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';

const memberId = '20250074';
let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as(memberId);
});
afterAll(() => booking.close());

const ask = askOf({ schemas: applicationSchemas, handlers: applicationHandlers, rows: application }, () => member);
const file = Buffer.from('%PDF-1.7').toString('base64url');

it('a member who sends seventy files at once keeps the sixty that no application has to name', async () => {
  const answers = await Promise.all(
    Array.from({ length: 70 }, (_, at) => ask('attach', { fileName: `${at}.pdf`, file })),
  );
  const kept = await booking.db
    .selectFrom('application_files')
    .where('member_id', '=', memberId)
    .select('id')
    .execute();
  expect([answers.filter(({ ret }) => ret === 0).length, kept.length]).toEqual([60, 60]);
});
