import type { ColumnType, Generated } from 'kysely';
import type { StandardContent, Subject } from '#domain/policy/schema.ts';

/** jsonb: read as a value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** Travel standards and standards of cars are made, published and retired alike. */
export type StandardKind = 'travel' | 'car';

interface StandardRow {
  /** Digits: they stand in the address of the editor. */
  id: Generated<number>;
  company_id: number;
  kind: StandardKind;
  name: string;
  created_at: number;
  updated_at: number;
}

/**
 * A version of a standard. A draft is changed in place; a version that was published never changes but for its last
 * day, so an order can be judged again by the version that judged it.
 */
export interface StandardVersionRow {
  id: Generated<number>;
  company_id: number;
  standard_id: number;
  version: number;
  /** `retired`: it was ended by hand, and no other version follows it. */
  state: 'draft' | 'published' | 'retired';
  /** First and last day, `YYYY-MM-DD`. "": a draft; null: without an end. A last day before the first: it never counted. */
  from_day: string;
  to_day: string | null;
  content: Json<StandardContent>;
  assigned: Json<Subject[]>;
  /** Purpose of the change. */
  note: Generated<string>;
  changed_by: string;
  changed_at: number;
  /** Counts the saves of a draft: a save names the one that it was made from. */
  lock: Generated<number>;
}

/** Tables of the standards; created in migrations/083-standards.ts. */
export interface StandardTables {
  standards: StandardRow;
  standard_versions: StandardVersionRow;
}
