import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * One plan for the session: a server finds the plan for one order cheaper and plans for each change again, which takes
 * twenty times as long as the statement. A migration that replaces the function says this again.
 */
export const genericClaims: Migration = {
  name: '075-generic-claims',
  async up(db) {
    await sql`alter function voucher_claims_of(text[]) set plan_cache_mode = force_generic_plan`.execute(db);
  },
};
