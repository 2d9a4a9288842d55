import { plainPreferences, termsOf } from '#domain/company/preferences.ts';
import type { BookedProduct, BookingTerms, Preferences } from '#domain/company/preferences.ts';
import type { Database, Tx } from '../call.ts';

/** The booking preferences of a company, with the version of their last save. */
export async function readPreferences(db: Database | Tx, companyId: number) {
  const row = await db
    .selectFrom('company_preferences')
    .where('company_id', '=', companyId)
    .selectAll()
    .executeTakeFirst();
  return {
    preferences: row?.content ?? plainPreferences,
    version: row?.version ?? 0,
    changedBy: row?.changed_by ?? '',
    changedAt: row?.changed_at ?? null,
  };
}

export const preferencesOf = async (db: Database | Tx, companyId: number): Promise<Preferences> =>
  (await readPreferences(db, companyId)).preferences;

/** The preferences that a business booking of this product acts by. */
export const bookingTermsOf = async (
  db: Database | Tx,
  companyId: number,
  product: BookedProduct,
): Promise<BookingTerms> => termsOf(await preferencesOf(db, companyId), product);
