import { daysInMonth } from '../spans.ts';

/** Days of a month or a day, as the filter writes them. */
export const daysOfPeriod = (period: string): string =>
  period.length === 10 ? `${period}~${period}` : `${period}-01~${period}-${daysInMonth(period)}`;

interface Period {
  figures: Readonly<Record<string, string | undefined>>;
  amount: string;
}

/** A figure of a period in a card: `8 张`, `退票退款 −984.00`; "" where it is nothing, or the amount once more. `show`: as it is displayed. */
export function periodFact(name: string, label: string, { figures, amount }: Period, show: (yuan: string) => string) {
  const yuan = figures[name];
  if (yuan === undefined || yuan === '0' || (name === 'sales' && yuan === amount)) return '';
  return name === 'tickets' ? `${Number(yuan)} ${label.replace('数', '')}` : `${label} ${show(yuan)}`;
}
