import type { OrderPayment } from '#contract/order.ts';
import { fenOf, showYuan } from '#domain/money.ts';
import { isUnpaid } from '#domain/product/status-table.ts';
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
export function PaidSums({ texts, order }: PaidSumsProps) {
  const { total, payments } = order;
  const isOpen = isToPay(order);
  return (
    <>
      <Money texts={texts} payments={payments} total={total} isOpen={isOpen} isDue={order.actions.includes('pay')} />
      <DueShares texts={texts} order={order} />
    </>
  );
}

/** Something is to be paid: now, after an approval, or by somebody else. */
export const isToPay = ({ status, actions }: Pick<PaidSumsProps['order'], 'status' | 'actions'>): boolean =>
  actions.includes('pay') || isUnpaid(status);

/** Parts of company and traveller in what is to be paid. */
export const DueShares = ({
  texts,
  order,
}: {
  texts: OrderTexts;
  order: Omit<PaidSumsProps['order'], 'total' | 'payments'>;
}) =>
  order.split &&
  isToPay(order) &&
  fenOf(order.split.personal) > 0 && (
    <SumRow label={texts.company}>
      {`${showYuan(order.split.company)} · ${texts.personal} ${showYuan(order.split.personal)}`}
    </SumRow>
  );
