import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportFormSchemas } from '#contract/report-form.schema.ts';
import { dayAt, dayMs } from '#domain/china-time.ts';
import { monthToDay } from '#domain/report/periods.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';
import { reportFormHandlers } from '../../app/handlers/report-form.ts';
import { seedOrdersOf } from '../../app/seed/orders/seed-orders.ts';
import { plansOf } from '../../app/seed/orders/seed-plans.ts';
import { readSubCompany } from '../sub-companies/list.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
  const now = booking.now();
  // Since the month before began: the orders of its employees, and of a member outside of it, whom its figures do not count.
  const plans = plansOf(now).filter(
    ({ memberId, at }) => /^2025007|^20250010$/.test(memberId) && at > now - 62 * dayMs,
  );
  await booking.db.transaction().execute((tx) => seedOrdersOf(tx, plans, now));
});
afterAll(() => booking.close());

it('answers the figures that the report has for this month, the same days of the last one and its departments', async () => {
  const company = await booking.as('20250070');
  const found = good(await reportFormHandlers.companyStatistics({}, company.call('/member/center/companystatistics')));
  const { period, compared } = monthToDay(dayAt(booking.now()));
  expect([found.period, found.compared]).toEqual([period, compared]);
  const report = async (days: { from: string; to: string }) =>
    good(
      await reportFormHandlers.query(
        reportFormSchemas.query.parse({ days, compare: 'none' }),
        company.call('/report/query'),
      ),
    );
  const [now, before] = [await report(period), await report(compared)];
  expect(found.figures).toEqual(now.figures);
  expect(found.before).toEqual(before.figures);
  // One of the two has events on every day that the seed can begin on.
  expect(now.figures.tickets + before.figures.tickets).toBeGreaterThan(0);
  expect(found.departments.map(({ name, figures }) => [name, figures.amount])).toEqual(
    found.departments.map(({ key }) => {
      const same = now.tops.department.find((row) => row.key === key);
      return [same?.name, same?.figures.amount ?? '0'];
    }),
  );
});

it('the company above sees the same orders and the same spend of this month', async () => {
  const { db } = booking;
  const [above, below] = [790_000, 700_070];
  await db
    .insertInto('companies')
    .values({ id: above, organize_name: '云帆集团', service_fee_fen: 0, credit_limit_fen: 0 })
    .execute();
  await db.updateTable('companies').set({ parent_id: above }).where('id', '=', below).execute();
  const company = await booking.as('20250070');
  const { figures } = good(
    await reportFormHandlers.companyStatistics({}, company.call('/member/center/companystatistics')),
  );
  const shown = await readSubCompany(db, above, below, 'default', booking.now());
  expect(shown).toMatchObject({ orders: figures.orders, spend: figures.amount });
});
