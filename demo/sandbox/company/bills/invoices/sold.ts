import { sql } from 'kysely';
import { extraItem, soldItems } from '#domain/invoice/tax.ts';
import type { SoldSum } from '#domain/invoice/tax.ts';
import type { Fen } from '#domain/money.ts';
import { products } from '#domain/product/products.ts';
import type { Product } from '#domain/product/names.ts';
import type { Database, Tx } from '../../../ground/call.ts';

/** Rows of one product in a bill: all, those with more than extras, those with extras; and the sums of their vouchers. */
export interface Sold extends SoldSum {
  rows: number;
  own: number;
  extra: number;
}

/** All that the invoices of a bill are made of. */
export async function soldIn(db: Database | Tx, billId: number): Promise<Sold[]> {
  const { rows } = await sql<Omit<Sold, 'family'> & { product: Product; amount: Fen; extras: Fen }>`
    select product, sum(voucher_amount)::bigint as amount, sum(extras)::bigint as extras, count(*)::int as rows,
      (count(*) filter (where voucher_amount <> extras))::int as own, (count(*) filter (where extras <> 0))::int as extra
    from company_bill_rows where bill_id = ${billId} group by product order by product`.execute(db);
  return rows.map(({ product, amount, extras, ...counts }) => ({
    family: products[product].family,
    amount: Number(amount),
    extras: Number(extras),
    ...counts,
  }));
}

/** Rows of a bill that a line of its invoice sums up: the quantity. */
export const quantityOf = (sold: readonly Sold[], item: string): number =>
  sold.reduce(
    (sum, { family, own, extra }) =>
      sum + (soldItems[family].item === item ? own : 0) + (extraItem.item === item ? extra : 0),
    0,
  );

/** Rows of a bill that an invoice has a part of, each once. */
export const rowsAt = (sold: readonly Sold[], percent: number): number =>
  sold.reduce((sum, { family, rows, own, extra }) => {
    const isOwn = soldItems[family].percent === percent;
    const isExtra = extraItem.percent === percent;
    if (isOwn) return sum + (isExtra ? rows : own);
    return sum + (isExtra ? extra : 0);
  }, 0);
