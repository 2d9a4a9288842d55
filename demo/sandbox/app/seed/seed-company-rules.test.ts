import { afterAll, beforeAll, expect, it } from 'vitest';
import { companySubstituteSchemas } from '#contract/company-substitute.schema.ts';
import { subCompanySchemas } from '#contract/sub-company.schema.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';
import { companySubstituteHandlers } from '../handlers/company-settings.ts';
import { subCompanyHandlers } from '../handlers/sub-company.ts';
import { seedCompanyRules } from './seed-company-rules.ts';
import { seedSubCompanies } from './seed-sub-companies.ts';

let booking: Booking;
beforeAll(async () => void (booking = await openBooking()));
afterAll(() => booking.close());

it('the seeded company has substitutes and sub-companies in its lists', async () => {
  await booking.db.transaction().execute(async (tx) => {
    const seeding = { tx, now: booking.now(), port: 0, hasPast: true };
    await seedCompanyRules(seeding);
    await seedSubCompanies(seeding);
  });
  const admin = await booking.as('20250070');
  const substitutes = good(
    await companySubstituteHandlers.list(companySubstituteSchemas.list.parse({}), admin.call('/x')),
  );
  expect(substitutes.rows.map(({ booker }) => booker.name).toSorted()).toEqual(['王思远', '许曼']);
  const below = good(await subCompanyHandlers.list(subCompanySchemas.list.parse({}), admin.call('/x')));
  expect(below.rows.map(({ people }) => people).toSorted()).toEqual([10, 7].toSorted());
  for (const { spend, orders, creditLimit } of below.rows) {
    expect(Number(creditLimit)).toBeGreaterThan(0);
    // Of this month: on its first days there may be none.
    expect(Number(spend) > 0).toBe(orders > 0);
  }
});
