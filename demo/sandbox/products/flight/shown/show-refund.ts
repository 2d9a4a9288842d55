import type { RefundQuote, RefundTotals, SaleLine, SaleShare } from '#contract/order-after-sale.ts';
import { yuanOf } from '#domain/money.ts';
import type { RefundContent, RefundItem, Share } from '../../../ground/database/tables/tables-after-sale.ts';
import { isQr } from '../../../money/payments/give-back.ts';

export const showLine = ({ changeNo: _changeNo, fare, ...item }: RefundItem): SaleLine => ({
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

export const showShares = (shares: readonly Share[]): SaleShare[] =>
  shares.map(({ payer, method, amount }) => ({ payer, method: method ?? 'alipay', amount: yuanOf(amount) }));

export const showRise = (rise: RefundContent['nextRise']): RefundQuote['nextRise'] =>
  rise && { atMs: rise.atMs, charge: yuanOf(rise.charge), back: yuanOf(rise.back) };

/** When money that goes back arrives: wallet and credit line at once, a provider takes its days. */
export function arrivesText(shares: readonly Share[], isDecided = false): string {
  if (!shares.length) return '没有可退金额';
  const after = isDecided ? '' : '航司审核通过后，';
  const later = shares.some(({ method }) => isQr(method));
  const atOnce = shares.some(({ method }) => !isQr(method));
  if (later && atOnce) return `${after}钱包与公司授信立即到账，其余 7 个工作日内原路退回`;
  return later ? `${after}7 个工作日内原路退回` : `${after.replace('，', '')}立即到账`;
}
