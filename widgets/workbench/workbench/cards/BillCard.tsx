import { MoreLink } from '#screens/cards/MoreLink.tsx';
import { mostUrgentBill } from '#domain/workbench/most-urgent-bill.ts';
import { useLater } from '#kit/part.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ReadingCard } from './ReadingCard.tsx';
import { Nothing } from './TripCard.tsx';
import { useWorkbench } from '../use-workbench.ts';

/** The company's bill that waits for its clerk, with the days that are left. */
export function BillCard() {
  const { model, words } = useWorkbench();
  const part = useLater(!!model.bills, () => import('../BillFigures.tsx'));
  if (!model.bills) return null;
  return (
    <ReadingCard
      className="wb-first"
      title={words.bill}
      reading={model.bills}
      height={72}
      end={<MoreLink to="finance_enterprise_bill">{words.enterpriseBill}</MoreLink>}
    >
      {({ rows }) => {
        const urgent = mostUrgentBill(rows);
        if (!urgent) return <Nothing title={words.noBill} text={words.noBillText} />;
        return part ? <part.BillFigures of={urgent.bill} others={urgent.others} /> : <Skeleton height={72} />;
      }}
    </ReadingCard>
  );
}
