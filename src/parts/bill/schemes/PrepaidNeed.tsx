import type { YearByTerms } from '#contract/settlement.ts';
import { fenOf, showYuan, sumFen, yuanOf } from '#domain/money.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Alert } from '#ui/states/Alert.tsx';
import { schemeTexts } from './texts.ts';

interface PrepaidNeedProps {
  /** The last year by prepaid settlement; undefined: there is none to go by. */
  year: YearByTerms | undefined;
  balance: string;
}

/** The sums that prepaid settlement wants in the account on the days of issue, and how much the balance lacks. */
export function PrepaidNeed({ year, balance }: PrepaidNeedProps) {
  const t = useTexts('settlementSchemes', schemeTexts);
  const bills = year?.due.filter(({ sum }) => fenOf(sum) > 0) ?? [];
  const [first, ...others] = bills;
  if (!first) return <Alert>{t.prepaid(showYuan(balance))}</Alert>;
  const most = others.reduce((best, one) => (fenOf(one.sum) > fenOf(best.sum) ? one : best), first);
  const mean = Math.round(sumFen(bills.map(({ sum }) => fenOf(sum))) / bills.length);
  const missing = Math.max(0, fenOf(most.sum) - fenOf(balance));
  return (
    <Alert {...(missing > 0 && { kind: 'warn' })}>
      {t.prepaid(showYuan(balance))}
      {t.prepaidNeed({
        mean: showYuan(yuanOf(mean)),
        most: showYuan(most.sum),
        on: most.dueOn,
        missing: missing > 0 ? showYuan(yuanOf(missing)) : '',
      })}
    </Alert>
  );
}
