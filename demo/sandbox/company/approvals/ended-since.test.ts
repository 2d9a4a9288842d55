import { afterAll, beforeAll, expect, it } from 'vitest';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { approvedApplication } from '#tests/support/given/applications.ts';
import { givenCase } from '#tests/support/given/cases.ts';
import { bookersOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { caseDetail } from './detail.ts';
import { listCases } from './list.ts';

let booking: Booking;
let company: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [company] = (await bookersOf(booking, '20250070')) as [Booker];
});
afterAll(() => booking.close());

it('the case of an approved application says that it has expired, in the list of the company and on its page', async () => {
  const today = dayAt(booking.now());
  const subjectId = await approvedApplication(booking, { employeeId: 710_071, from: today, to: addDays(today, 1) });
  const { no } = await givenCase(booking, { subjectId });
  const running = await givenCase(booking);
  await booking.db.updateTable('cases').set({ state: 'agreed' }).where('no', '=', no).execute();
  const shown = async () => {
    const input = approvalSchemas.list.parse({ box: 'mine', size: 100 });
    const { rows } = good(await listCases(input, company.call('/travel/audit/list')));
    const detail = good(await caseDetail({ caseNo: no }, company.call('/travel/audit/detail')));
    const of = (one: string) => rows.find((row) => row.no === one);
    return [of(no)?.state, of(no)?.since, detail.since, of(running.no)?.since];
  };
  expect(await shown()).toEqual(['agreed', undefined, undefined, undefined]);
  await booking.db.updateTable('applications').set({ state: 5 }).where('id', '=', Number(subjectId)).execute();
  expect(await shown()).toEqual(['agreed', 5, 5, undefined]);
});
