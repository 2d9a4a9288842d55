import { afterAll, beforeAll } from 'vitest';
import { reportForm } from '#contract/report-form.ts';
import type { ReportEvent } from '#contract/report-form.ts';
import { reportFormSchemas } from '#contract/report-form.schema.ts';
import { reportFormHandlers } from '#demo/sandbox/app/handlers/report-form.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { detailListing } from '#widgets/report/report/detail/model.ts';
import type { DetailFilters, DetailFixed } from '#widgets/report/report/detail/model.ts';

let sandbox: Booking;
let members: Record<'first' | 'second', Booker>;
beforeAll(async () => {
  sandbox = await openBooking({ seedOrders: true });
  // The employees of the company are among its own rows: a private member has others.
  members = { first: await sandbox.as('20250070'), second: await sandbox.as('20250010') };
});
afterAll(() => sandbox.close());

listingSuite<ReportEvent, DetailFilters, DetailFixed>('the events of a report', () => {
  const today = dayAt(sandbox.now());
  return {
    row: reportForm.detail,
    spec: {
      ...detailListing('air', today),
      fixed: { product: 'air', days: { from: addDays(today, -1000), to: today } },
    },
    answer: (who, input) =>
      reportFormHandlers.detail(reportFormSchemas.detail.parse(input), members[who].call('/report/detail')),
    some: { type: 'sale', where: { travelType: ['business'] } },
    none: { words: '没有这笔' },
  };
});
