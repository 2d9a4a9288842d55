import type { ColumnType, Generated } from 'kysely';
import type { NoticeKind, Side, SubstituteSubject } from '#domain/company/substitutes.ts';
import type { BookedProduct, Preferences } from '#domain/company/preferences.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** Decisions of a company about its business bookings; without a row nothing is decided. */
interface CompanyPreferenceRow {
  company_id: number;
  content: Json<Preferences>;
  version: number;
  changed_by: string | null;
  changed_at: number | null;
}

/** A part that was changed, in words. */
interface CompanyPreferenceChangeRow {
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
interface OrderProjectRow {
  order_id: string;
  company_id: number;
  project: string;
}

/** An employee who may book for others: whom, what, and how long. */
export interface SubstituteRow {
  id: Generated<number>;
  company_id: number;
  booker_employee_id: number;
  subjects: Json<SubstituteSubject[]>;
  products: Json<BookedProduct[]>;
  from_day: string;
  /** "": open. */
  to_day: string;
  standard_of: Side;
  approver_of: Side;
  cost_center_of: Side;
  notice: NoticeKind;
  ended_at: number | null;
  version: number;
  updated_at: number;
}

interface SubstituteChangeRow {
  id: Generated<number>;
  company_id: number;
  substitute_id: number;
  at: number;
  by_name: string;
  body: string;
}

/** An employee who travels by an order that a colleague has made, with the terms of then. */
interface OrderTravellerRow {
  order_id: string;
  member_id: string;
  company_id: number;
  app_id: string;
  employee_id: number;
  name: string;
  substitute_id: number;
  standard_of: Side;
  approver_of: Side;
  cost_center_of: Side;
  notice: NoticeKind;
}

/** Tables of the settings of a company; created in migrations/085-company-preferences.ts and 090-substitutes.ts. */
export interface CompanySettingsTables {
  company_preferences: CompanyPreferenceRow;
  company_preference_changes: CompanyPreferenceChangeRow;
  order_projects: OrderProjectRow;
  substitutes: SubstituteRow;
  substitute_changes: SubstituteChangeRow;
  order_travellers: OrderTravellerRow;
}
