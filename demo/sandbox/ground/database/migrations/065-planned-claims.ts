import { sql } from 'kysely';
import { writeClaims } from './056-voucher-claims.ts';
import type { Migration } from './migration.ts';

/** A function in PL/pgSQL keeps its plan for the session. The same statement in SQL was planned for each change of an order: half of the time of a payment. */
export const plannedClaims: Migration = {
  name: '065-planned-claims',
  async up(db) {
    await sql
      .raw(
        `create or replace function voucher_claims_of(ids text[]) returns void language plpgsql as $$ begin ${writeClaims}; end $$`,
      )
      .execute(db);
  },
};
