import { isBilled } from '#domain/invoice/is-billed.ts';
import { useTexts } from '#kit/use-texts.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { Card } from '#ui/display/Card.tsx';
import { billedTexts } from './billed-texts.ts';

/** The voucher of an order that its company alone has paid: that of the bill, whose number stands among the vouchers. */
export function BilledVoucher({ order }: { order: { orderNo: string; payments: readonly { method: string }[] } }) {
  const t = useTexts('billed-voucher', billedTexts);
  if (!isBilled(order.payments)) return null;
  return (
    <Card title={t.title}>
      <p className="t-row t-row--wrap t-s13">
        {t.withBill}
        <RouteLink to="expense_proof" params={{ keyword: order.orderNo, group: 'all' }}>
          {t.show}
        </RouteLink>
      </p>
    </Card>
  );
}
