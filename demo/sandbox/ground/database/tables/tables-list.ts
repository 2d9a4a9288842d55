import type { ColumnType, Generated } from 'kysely';
import type { BillSettingColumn, BillSettingPeriod } from '#domain/bill/settings.ts';

/** A view of a list that its member has saved. */
interface ListViewRow {
  id: Generated<number>;
  app_id: string;
  member_id: string;
  /** Name of the list. */
  list: string;
  view_name: string;
  query: string;
  is_default: boolean;
}

/** How the transaction bill of a company's employees looks. */
interface BillSettingsRow {
  app_id: string;
  company_id: number;
  columns: ColumnType<BillSettingColumn[], string, string>;
  period: BillSettingPeriod;
}

/** Tables of the lists; created in migrations/027-list-views.ts and 058-bill-settings.ts. */
export interface ListTables {
  list_views: ListViewRow;
  bill_settings: BillSettingsRow;
}
