import type { Generated } from 'kysely';

/** Accounts of 12306 that a member has linked. No password is kept. Created in migrations/070-rail-accounts.ts. */
interface RailAccountRow {
  id: Generated<number>;
  app_id: string;
  member_id: string;
  account: string;
  /** At most one of a member's. */
  is_linked: boolean;
  /** The last link. */
  used_at: number;
}

export interface RailAccountTables {
  rail_accounts: RailAccountRow;
}
