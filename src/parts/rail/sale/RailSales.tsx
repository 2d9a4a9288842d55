import type { TrainOrder } from '#contract/train-order.ts';
import { railSaleLook } from '#domain/rail/order/rail-lead.ts';
import { TicketSales, ticketSalesTexts } from '#parts/order/sale/tickets/TicketSales.tsx';
import type { OwnSales } from '#parts/order/sale/tickets/TicketSales.tsx';
import { rideText } from './ride-text.ts';

export const railSalesTexts = {
  ...ticketSalesTexts,
  refundTitle: '退票',
  changeTitle: (isOther: boolean) => (isOther ? '变更到站' : '改签'),
  oldTrain: '原车次',
  newTrain: '新车次',
};

/** Requests about train tickets. */
export const RailSales = (props: OwnSales<TrainOrder['afterSales'][number], typeof railSalesTexts>) => {
  const { texts } = props;
  return (
    <TicketSales
      {...props}
      titleOf={(sale) => (sale.kind === 'refund' ? texts.refundTitle : texts.changeTitle(sale.isOtherStation))}
      look={railSaleLook}
      compare={({ old, new: fresh }) => [
        [texts.oldTrain, rideText(old)],
        [texts.newTrain, rideText(fresh)],
      ]}
    />
  );
};
