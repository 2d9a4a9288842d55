import type { CaseFigure, CaseLine, CasePart } from '#contract/approval.ts';
import { showFen, yuanOf } from '#domain/money.ts';
import type { Fen } from '#domain/money.ts';
import { feeName } from '#domain/payment/fee-name.ts';
import type { PolicyVerdict } from '#domain/policy/facts.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import type { OrderHead } from '../../ground/database/tables/tables-order.ts';
import type { BareFacts, Standing } from '../business/check-standard.ts';
import { productOf } from './employee.ts';

const yuan = (fen: Fen): string => `¥${showFen(fen)}`;

/** Price of one traveller, of one night, or of the whole trip where only its slices have prices. */
function priceOf(facts: BareFacts): Fen {
  if ('nights' in facts) return Math.max(0, ...facts.nights.map(({ price }) => price));
  if ('slices' in facts) return facts.slices.reduce((sum, { price }) => sum + price, 0);
  return facts.price;
}

/** The cheapest choice of the result list from which the applicant booked, where the offer knows it. */
function cheapestOf(facts: BareFacts): CaseFigure | null {
  if ('nearby' in facts) {
    const [first] = (facts.nearby ?? []).toSorted((a, b) => a.price - b.price);
    return first ? { label: '最低', value: yuan(first.price), note: first.name } : null;
  }
  if ('classPrices' in facts) {
    const [first] = Object.entries(facts.classPrices).toSorted(([, a], [, b]) => a - b);
    return first ? { label: '最低', value: yuan(first[1]), note: seatClassNames[first[0] as SeatClass] } : null;
  }
  return null;
}

const actualOf = (facts: BareFacts): CaseFigure => ({
  label: '实际',
  value: yuan(priceOf(facts)),
  note: 'nights' in facts ? '每间每晚' : 'seat' in facts ? seatClassNames[facts.seat] : '每人',
});

const standardOf = ({ limit, message }: PolicyVerdict): CaseFigure | null =>
  limit === undefined && !message
    ? null
    : { label: '差标', value: limit === undefined ? '见说明' : yuan(limit), note: message };

export const sumsLabel = '金额构成';
/** Its sums in words: 票价 ¥2,400，税费 ¥300. `showServFee`: of the application that sells it. */
export function sumsOf(
  { amount, card: { taxes, insurance, serviceFee, hotel } }: OrderHead,
  showServFee: boolean,
): string {
  if (hotel) return `房费 ${yuan(amount)}`;
  const rest = amount - taxes - insurance - serviceFee;
  const sums = [
    ['票价', rest],
    ['税费', taxes],
    [feeName(showServFee), serviceFee],
    ['保险', insurance],
  ] as const;
  return sums.flatMap(([label, fen]) => (fen ? [`${label} ${yuan(fen)}`] : [])).join('，');
}

/**
 * An order as the people who decide on it see it: each part with its verdict, the standard, its price and the cheapest
 * one; parts with one verdict together are one line.
 */
export function linesOf(
  head: OrderHead,
  parts: readonly CasePart[],
  { judged }: Pick<Standing, 'judged'>,
  reason: string,
): CaseLine[] {
  const people = head.card.psgNames;
  const count = Math.max(1, judged.length);
  const areOwn = parts.length === count;
  return Array.from({ length: count }, (_, at): CaseLine => {
    const one = judged[at];
    const { facts, verdict } = one ?? {};
    const isOver = verdict !== undefined && verdict.state !== 'ok';
    return {
      product: facts?.product ?? productOf(head.kind),
      title: head.title,
      sub: '',
      ...(areOwn ? parts[at] : at === 0 && { parts: [...parts] }),
      travellers: people,
      verdict: isOver ? 'over' : 'ok',
      verdictText: isOver ? (verdict.overBy ? `超标 ${yuan(verdict.overBy)}` : '超标') : verdict ? '合规' : '未设差标',
      tags: [],
      total: yuanOf(count === 1 || !facts ? head.amount : priceOf(facts) * people.length),
      standard: verdict ? standardOf(verdict) : null,
      actual: facts ? actualOf(facts) : null,
      cheapest: facts ? cheapestOf(facts) : null,
      reason: isOver ? reason : '',
    };
  });
}
