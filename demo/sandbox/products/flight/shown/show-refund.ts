import type { RefundQuote, RefundTotals, SaleLine } from '#contract/order-after-sale.ts';
import { yuanOf } from '#domain/money.ts';
import type { RefundContent, RefundItem, Share } from '../../../ground/database/tables/tables-after-sale.ts';
import { arrivalOf, atOnceText } from '../../../orders/money-back.ts';

export const showLine = ({ changeNo, fare, ...item }: RefundItem): SaleLine => ({
  ...item,
  tktPrice: yuanOf(fare),
  consTax: yuanOf(item.consTax),
  fuelTax: yuanOf(item.fuelTax),
  servFee: yuanOf(item.servFee),
  insurance: yuanOf(item.insurance),
  charge: yuanOf(item.charge),
  servFeeKept: yuanOf(item.servFeeKept),
  insuranceKept: yuanOf(item.insuranceKept),
  back: yuanOf(item.back),
  ...(changeNo > 0 && { changed: true as const }),
});

export function refundTotals(items: readonly RefundItem[]): RefundTotals {
  const sum = (amountOf: (item: RefundItem) => number): string =>
    yuanOf(items.reduce((total, item) => total + amountOf(item), 0));
  return {
    paid: sum((item) => item.fare + item.consTax + item.fuelTax + item.servFee + item.insurance),
    charge: sum((item) => item.charge),
    servFeeKept: sum((item) => item.servFeeKept),
    insuranceKept: sum((item) => item.insuranceKept),
    back: sum((item) => item.back),
  };
}

export const showRise = (rise: RefundContent['nextRise']): RefundQuote['nextRise'] =>
  rise && { atMs: rise.atMs, charge: yuanOf(rise.charge), back: yuanOf(rise.back) };

/** When the money of a refund arrives. */
export function arrivesText(shares: readonly Share[], isDecided = false): string {
  if (!shares.length) return '没有可退金额';
  const arrives = arrivalOf(shares);
  if (isDecided) return arrives;
  return arrives === atOnceText ? `航司审核通过后${arrives}` : `航司审核通过后，${arrives}`;
}
