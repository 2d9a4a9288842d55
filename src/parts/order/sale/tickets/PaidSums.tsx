import type { OrderPayment } from '#contract/order.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import { SumRow } from '#ui/display/SumRow.tsx';
import { Payments, Total } from '../../OrderSections.tsx';
import type { OrderTexts } from '../../texts.ts';
import { useSay } from '#kit/say.ts';

interface PaidSumsProps {
  texts: OrderTexts;
  order: {
    status: number;
    actions: readonly string[];
    total: string;
    returned: string;
    split: { company: string; personal: string } | null;
    payments: readonly OrderPayment[];
  };
}

/** Of an order of tickets: what is due or paid and by whom, what came back, and the payments. */
export function PaidSums({ texts, order: { status, actions, total, returned, split, payments } }: PaidSumsProps) {
  const isDue = actions.includes('pay');
  const { say } = useSay();
  // Awaits an approval, or somebody else's payment.
  const isOpen = isDue || status === 0 || status === 12;
  return (
    <>
      <div className="t-hr" />
      <Total
        label={isOpen ? texts.toPay : texts.paid}
        yuan={isOpen || payments.length ? total : '0'}
        isQuiet={!isDue}
      />
      {split && (isOpen || payments.length > 0) && fenOf(split.personal) > 0 && (
        <SumRow label={texts.company}>
          {`${showYuan(split.company)} · ${texts.personal} ${showYuan(split.personal)}`}
        </SumRow>
      )}
      {fenOf(returned) > 0 && (
        <SumRow label={[8, 9].includes(status) ? texts.refunding : texts.returned}>−{showYuan(returned)}</SumRow>
      )}
      <Payments
        payments={payments}
        textOf={({ payer, method, time }) =>
          `${texts.paidBy(texts[payer], texts.methods[method])} · ${say(time.slice(5, 16))}`
        }
      />
    </>
  );
}
