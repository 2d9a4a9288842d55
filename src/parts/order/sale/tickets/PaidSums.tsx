import type { OrderPayment } from '#contract/order.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Money } from '../../OrderSections.tsx';
import type { OrderTexts } from '../../texts.ts';

interface PaidSumsProps {
  texts: OrderTexts;
  order: {
    status: number;
    actions: readonly string[];
    total: string;
    split: { company: string; personal: string } | null;
    payments: readonly OrderPayment[];
  };
}

/** Of an order of tickets: what is due or paid and by whom, and what came back. */
export function PaidSums({ texts, order: { status, actions, total, split, payments } }: PaidSumsProps) {
  const isDue = actions.includes('pay');
  // Awaits an approval, or somebody else's payment.
  const isOpen = isDue || status === 0 || status === 12;
  return (
    <>
      <Money texts={texts} payments={payments} total={total} isOpen={isOpen} isDue={isDue} />
      {split && isOpen && fenOf(split.personal) > 0 && (
        <SumRow label={texts.company}>
          {`${showYuan(split.company)} · ${texts.personal} ${showYuan(split.personal)}`}
        </SumRow>
      )}
    </>
  );
}
