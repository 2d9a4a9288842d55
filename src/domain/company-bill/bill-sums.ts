import type { Fen } from '../money.ts';
import { families } from '../product/names.ts';
import type { Family } from '../product/names.ts';
import { products } from '../product/products.ts';
import type { CompanyBillRow } from './bill-row.ts';

export interface BillSum<Amount = Fen> {
  rows: number;
  amount: Amount;
}

export interface BillSums<Amount = Fen> extends BillSum<Amount> {
  /** Rows that the company owes, by product. */
  products: Partial<Record<Family, BillSum<Amount>>>;
  /** Rows that give back; their amount is negative. */
  refunds: BillSum<Amount>;
}

/** Dimensions that a bill is split by. */
export const billSplits = ['department', 'costCentre', 'project'] as const;
export type BillSplit = (typeof billSplits)[number];

type Summed = Pick<CompanyBillRow, 'product' | 'amount'>;

const noSums = (): BillSums => ({ rows: 0, amount: 0, products: {}, refunds: { rows: 0, amount: 0 } });

function addTo(sums: BillSums, { product, amount }: Summed): void {
  sums.rows += 1;
  sums.amount += amount;
  const place = amount < 0 ? sums.refunds : (sums.products[products[product].family] ??= { rows: 0, amount: 0 });
  place.rows += 1;
  place.amount += amount;
}

/** Sums of a bill: every row is in exactly one product or in the refunds, so that the parts add up to the amount. */
export function sumsOf(rows: Iterable<Summed>): BillSums {
  const sums = noSums();
  for (const row of rows) addTo(sums, row);
  return sums;
}

/** The same by a dimension, the largest first; rows without it under "". */
export function splitOf(rows: Iterable<CompanyBillRow>, by: BillSplit): (BillSums & { name: string })[] {
  const found = new Map<string, BillSums & { name: string }>();
  for (const row of rows) {
    const name = row[by];
    let sums = found.get(name);
    if (!sums) found.set(name, (sums = { ...noSums(), name }));
    addTo(sums, row);
  }
  return [...found.values()].sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1));
}

/** Families with rows, in the order of their tabs. */
export const familiesOf = ({ products: sums }: Pick<BillSums<unknown>, 'products'>): Family[] =>
  families.filter((family) => (sums[family]?.rows ?? 0) > 0);
