import { sql } from 'kysely';
import type { Migration } from './migration.ts';

const sumOf = (names: readonly string[]): string =>
  names.map((name) => `coalesce((content -> 'figures' ->> '${name}')::bigint, 0)`).join(' + ');

const statements = [
  `alter table company_bill_rows
    add column price bigint not null default 0, add column tax bigint not null default 0,
    add column fees bigint not null default 0, add column extras bigint not null default 0,
    add column is_carried boolean not null default false, add column is_over boolean not null default false,
    add column is_unexplained boolean not null default false`,
  // The content of closed bills stays as it is: these are parts of it.
  `alter table company_bill_rows disable trigger company_bill_keep`,
  `update company_bill_rows set price = ${sumOf(['fare', 'roomFee', 'rideFee', 'changeSpread'])},
    tax = ${sumOf(['constructionTax', 'fuelTax', 'otherTax', 'taxSpread'])}, fees = ${sumOf(['changeFee', 'refundFee', 'kept'])},
    extras = ${sumOf(['serviceFee', 'insurance'])}, is_carried = content -> 'facts' ? 'originBill', is_over = content ->> 'verdict' = 'over',
    is_unexplained = content ->> 'verdict' = 'over' and not content -> 'facts' ? 'approvalNo' and not content -> 'facts' ? 'overReason'`,
  `alter table company_bill_rows enable trigger company_bill_keep`,
  // Rows of an order in other bills are found without the rows themselves.
  `drop index company_bill_rows_of_order`,
  `create index company_bill_rows_of_order on company_bill_rows (company_id, order_id, bill_id) include (amount)`,
];

/** Columns for sums and filters of lists of bill rows; each value is in `content` too. */
export const billRowSums: Migration = {
  name: '107-bill-row-sums',
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
