import type { Fen } from '../money.ts';
import { families } from '../product/names.ts';
import type { Family, Product } from '../product/names.ts';
import { products } from '../product/products.ts';

interface BillSum<Amount = Fen> {
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

export const noSums = (): BillSums => ({ rows: 0, amount: 0, products: {}, refunds: { rows: 0, amount: 0 } });

/** Rows of one product that all give back, or none of them, added to the sums they belong to. */
export interface BillGroup extends BillSum {
  product: Product;
  isBack: boolean;
}

/** Adds a group: its rows are in exactly one product or in the refunds, so that the parts add up to the amount. */
export function addGroup(sums: BillSums, { product, isBack, rows, amount }: BillGroup): void {
  sums.rows += rows;
  sums.amount += amount;
  const place = isBack ? sums.refunds : (sums.products[products[product].family] ??= { rows: 0, amount: 0 });
  place.rows += rows;
  place.amount += amount;
}

/** Families with rows, in the order of their tabs. */
export const familiesOf = ({ products: sums }: Pick<BillSums<unknown>, 'products'>): Family[] =>
  families.filter((family) => (sums[family]?.rows ?? 0) > 0);
