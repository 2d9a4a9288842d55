import type { BookedProduct, Preference, Preferences } from '#domain/company/preferences.ts';
import type { Database } from '../../../demo/sandbox/ground/call.ts';
import { preferencesOf } from '../../../demo/sandbox/ground/member/preferences-of.ts';

const companyId = 700_070;

/** Sets preferences of the seeded company without a save: no version, no log. */
async function setPreferences(db: Database, preferences: Preferences): Promise<void> {
  const content = JSON.stringify(preferences);
  await db
    .insertInto('company_preferences')
    .values({ company_id: companyId, content, version: 0 })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet({ content }))
    .execute();
}

/** Sets a part of a product's preferences; the answer sets back what was there. */
export async function setPreference(
  db: Database,
  product: BookedProduct,
  change: Partial<Preference>,
): Promise<() => Promise<void>> {
  const before = await preferencesOf(db, companyId);
  const next = { ...before.products[product], ...change };
  await setPreferences(db, { ...before, products: { ...before.products, [product]: next } });
  return () => setPreferences(db, before);
}
