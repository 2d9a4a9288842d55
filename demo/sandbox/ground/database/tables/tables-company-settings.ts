import type { ColumnType, Generated } from 'kysely';
import type { Preferences } from '#domain/company/preferences.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** What a company has decided for its business bookings; without a row nothing is decided. */
export interface CompanyPreferenceRow {
  company_id: number;
  content: Json<Preferences>;
  version: number;
  changed_by: string | null;
  changed_at: number | null;
}

/** A part that was changed, in words. */
export interface CompanyPreferenceChangeRow {
  id: Generated<number>;
  company_id: number;
  version: number;
  field: string;
  from_text: string;
  to_text: string;
  changed_by: string;
  changed_at: number;
}

/** Project of a business order. */
export interface OrderProjectRow {
  order_id: string;
  company_id: number;
  project: string;
}

/** Tables of the settings of a company; created in migrations/085-company-preferences.ts. */
export interface CompanySettingsTables {
  company_preferences: CompanyPreferenceRow;
  company_preference_changes: CompanyPreferenceChangeRow;
  order_projects: OrderProjectRow;
}
