import type { ColumnType } from 'kysely';
import type { Product } from '#domain/product/names.ts';

/** A verified offer of a product, its price held for its member until `hold_until`. */
export interface HoldRow {
  verify_key: string;
  kind: Product | 'trainWait';
  member_id: string;
  app_id: string;
  hold_until: number;
  /** jsonb, of the product's own type. */
  content: ColumnType<unknown, string, string>;
}

/** Created in migrations/060-holds.ts. */
export interface HoldTables {
  holds: HoldRow;
}
