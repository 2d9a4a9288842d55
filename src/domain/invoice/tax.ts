import type { Fen } from '../money.ts';
import { families } from '../product/names.ts';
import type { Family } from '../product/names.ts';
import type { VoucherKind } from './voucher.ts';

/** VAT included in the amount: transport 9 %, services (as the sale of flights abroad) and stays 6 %. */
export const taxPercent: Readonly<Record<VoucherKind, number>> = {
  itinerary: 9,
  fees: 6,
  room: 6,
  rail: 9,
  railFees: 9,
  intl: 6,
};

export const itemNames: Readonly<Record<VoucherKind, string>> = {
  itinerary: '*运输服务*旅客运输',
  fees: '*现代服务*代订服务',
  room: '*住宿服务*住宿费',
  rail: '*运输服务*铁路旅客运输',
  railFees: '*运输服务*铁路退票、改签手续费',
  intl: '*旅游服务*代订国际机票',
};

/** The tax that an amount includes. */
export const taxIn = (amount: Fen, percent: number): Fen => Math.round((amount * percent) / (100 + percent));

/** Content of a bill's invoice by what was sold, with the words of its column for models; rides are taxed as other passenger transport. */
export const soldItems: Readonly<Record<Family, { item: string; percent: number; model: string }>> = {
  air: { item: itemNames.itinerary, percent: taxPercent.itinerary, model: '国内机票' },
  intl: { item: itemNames.intl, percent: taxPercent.intl, model: '国际机票' },
  train: { item: itemNames.rail, percent: taxPercent.rail, model: '火车票' },
  hotel: { item: itemNames.room, percent: taxPercent.room, model: '酒店' },
  car: { item: '*运输服务*客运服务费', percent: 9, model: '用车' },
};
export const extraItem = { item: itemNames.fees, percent: taxPercent.fees, model: '服务费、保险' };

const mostDecimals = 10;

/** Price of one without tax, with as many decimals, two at least, as make price × quantity the amount to the fen. */
export function unitPriceOf(net: Fen, quantity: number): string {
  const price = net / 100 / quantity;
  let decimals = 2;
  while (decimals < mostDecimals && Math.round(Number(price.toFixed(decimals)) * quantity * 100) !== net) decimals += 1;
  return price.toFixed(decimals);
}

export interface InvoiceLine<Amount = Fen> {
  item: string;
  /** Tax included. */
  amount: Amount;
  tax: Amount;
}

interface RatedInvoice {
  percent: number;
  /** Below nothing: a red one, of a bill that gives more back than it has sold at this rate. */
  amount: Fen;
  tax: Fen;
  lines: InvoiceLine[];
}

/** Rows of one family in a bill; `extras`: services and insurance among the amount. */
export interface SoldSum {
  family: Family;
  amount: Fen;
  extras: Fen;
}

/** The invoices of a bill, one for each tax rate, the higher first. Together they are the sum of its rows. */
export function invoicesOf(sold: readonly SoldSum[]): RatedInvoice[] {
  const items = new Map<string, { percent: number; amount: Fen }>();
  const add = ({ item, percent }: Pick<typeof extraItem, 'item' | 'percent'>, amount: Fen): unknown =>
    amount && items.set(item, { percent, amount: (items.get(item)?.amount ?? 0) + amount });
  for (const family of families)
    for (const sum of sold.filter((one) => one.family === family)) add(soldItems[family], sum.amount - sum.extras);
  for (const { extras } of sold) add(extraItem, extras);
  const rates = [...new Set([...items.values()].map(({ percent }) => percent))].sort((a, b) => b - a);
  return rates.flatMap((percent) => {
    const lines = [...items]
      .filter(([, line]) => line.percent === percent && line.amount)
      .map(([item, { amount }]) => ({ item, amount, tax: taxIn(amount, percent) }));
    const sumOf = (name: 'amount' | 'tax') => lines.reduce((sum, line) => sum + line[name], 0);
    return sumOf('amount') ? [{ percent, amount: sumOf('amount'), tax: sumOf('tax'), lines }] : [];
  });
}
