import { MoreLink } from '#screens/cards/MoreLink.tsx';
import type { CompanyBillHead } from '#contract/company-bill.ts';
import { useLater } from '#kit/part.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { Nothing } from './TripCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** Bills that the company has to confirm or to pay, the most urgent first. */
const urgency = ['overdue', 'issued', 'disputed', 'confirmed'] as const;

const mostUrgent = (rows: readonly CompanyBillHead[]): CompanyBillHead | undefined =>
  urgency.map((state) => rows.find((bill) => bill.state === state)).find(Boolean);

/** The company's bill that waits for its clerk, with the days that are left. */
export function BillCard() {
  const { model, words } = useWorkbench();
  const part = useLater(!!model.bills, () => import('../BillFigures.tsx'));
  if (!model.bills) return null;
  return (
    <ReadingCard
      title={words.bill}
      reading={model.bills}
      height={72}
      end={<MoreLink to="finance_enterprise_bill">{words.enterpriseBill}</MoreLink>}
    >
      {({ rows }) => {
        const bill = mostUrgent(rows);
        if (!bill) return <Nothing title={words.noBill} text={words.noBillText} />;
        return part ? <part.BillFigures of={bill} /> : <Skeleton height={72} />;
      }}
    </ReadingCard>
  );
}
