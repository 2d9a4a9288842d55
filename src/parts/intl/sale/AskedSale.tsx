import type { IntlOrder } from '#contract/intl-order.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useAskedDialog } from '#parts/order/sale/use-asked-dialog.ts';
import type { SaleEnds } from '#parts/order/sale/tickets/ticket-refund.ts';

interface AskedSaleProps {
  page: SaleEnds<IntlOrder> & { payChange(saleId: string): void };
  order: IntlOrder;
}

/** The dialog that the address asks for, as far as the order allows it. */
export function AskedSale({ page, order }: AskedSaleProps) {
  const { query } = useValue(useServices().place);
  const wants = (sale: 'refund' | 'change') => query['sale'] === sale && order.actions.includes(sale);
  const [isRefund, isChange] = [wants('refund'), wants('change')];
  useAskedDialog(!!query['sale'], isRefund || isChange, page.closeSale);
  const refund = useLater(isRefund, () => import('./Refund.tsx'));
  const change = useLater(isChange, () => import('./change/Change.tsx'));
  const props = { page, order, only: query['ticket'] ?? '', onClose: page.closeSale };
  return (
    <>
      {isRefund && refund && <refund.Refund {...props} />}
      {isChange && change && <change.Change {...props} />}
    </>
  );
}
