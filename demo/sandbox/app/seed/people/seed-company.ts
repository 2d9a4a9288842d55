import { bookedProducts, plainPreferences } from '#domain/company/preferences.ts';
import type { Preferences } from '#domain/company/preferences.ts';
import { companyId, seedEmployees } from './seed-employees.ts';
import type { Seeder } from './seeding.ts';

/** 186,420 yuan of it is open at the start; the rest is spent in the ledger (the payments' seed). */
const creditLimitFen = 300_000_00;

/** Travellers pay what is above the standard, of all products. */
const preferences: Preferences = {
  ...plainPreferences,
  products: Object.fromEntries(
    bookedProducts.map((product) => [product, { ...plainPreferences.products[product], payer: 'split' }]),
  ) as Preferences['products'],
};

/** Economy up to 6.0 折, the lowest fare within two hours; above it an employee gives a reason, the market staff may not book. */
const standardOf = (employee_id: number, control: 'record' | 'reason' | 'forbid') => ({
  employee_id,
  cabin_class: 'Y' as const,
  max_discount_tenths: 60,
  lowest_within_hours: 2,
  control,
});

export const seedCompany: Seeder = async (seeding) => {
  const { tx } = seeding;
  await tx
    .insertInto('companies')
    .values({
      id: companyId,
      organize_name: '云帆科技有限公司',
      service_fee_fen: 10_00,
      credit_limit_fen: creditLimitFen,
    })
    .execute();
  await seedEmployees(seeding);
  await tx
    .insertInto('company_preferences')
    .values({ company_id: companyId, content: JSON.stringify(preferences), version: 0 })
    .execute();
  await tx
    .insertInto('flight_standards')
    .values([
      standardOf(710071, 'reason'),
      standardOf(710072, 'reason'),
      standardOf(710073, 'reason'),
      standardOf(710074, 'forbid'),
    ])
    .execute();
};
