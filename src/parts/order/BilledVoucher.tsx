import { RouteLink } from '#screens/RouteLink.tsx';

interface BilledVoucherProps {
  orderNo: string;
  texts: { withBill: string; showVouchers: string };
}

/** The voucher of an order that its company alone has paid: that of the bill, whose number stands among the vouchers. */
export const BilledVoucher = ({ orderNo, texts }: BilledVoucherProps) => (
  <span className="t-row t-row--wrap">
    {texts.withBill}
    <RouteLink to="expense_proof" params={{ keyword: orderNo, group: 'all' }}>
      {texts.showVouchers}
    </RouteLink>
  </span>
);
