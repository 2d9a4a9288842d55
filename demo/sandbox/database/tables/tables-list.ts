import type { Generated } from 'kysely';

/** A view of a list that its member has saved. */
export interface ListViewRow {
  id: Generated<number>;
  app_id: string;
  member_id: string;
  /** Name of the list. */
  list: string;
  view_name: string;
  query: string;
  is_default: boolean;
}

/** Tables of the lists; created in migrations/027-list-views.ts. */
export interface ListTables {
  list_views: ListViewRow;
}
