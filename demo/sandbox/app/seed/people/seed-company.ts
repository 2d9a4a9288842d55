import { bookedProducts, plainPreferences } from '#domain/company/preferences.ts';
import type { Preferences } from '#domain/company/preferences.ts';
import { companyId, seedEmployees } from './seed-employees.ts';
import type { Seeder } from './seeding.ts';

/** Spending of it is in the ledger (the payments' seed, and the orders where there are any). */
const creditLimitFen = 300_000_00;

/** Travellers pay what is above the standard, of all products. */
const preferences: Preferences = {
  ...plainPreferences,
  products: Object.fromEntries(
    bookedProducts.map((product) => [product, { ...plainPreferences.products[product], payer: 'split' }]),
  ) as Preferences['products'],
};

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
};
