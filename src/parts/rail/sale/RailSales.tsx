import type { TrainOrder } from '#contract/train-order.ts';
import { railSaleLook } from '#domain/rail/order/rail-lead.ts';
import { TicketSales } from '#parts/order/sale/tickets/TicketSales.tsx';
import type { OwnSales } from '#parts/order/sale/tickets/TicketSales.tsx';
import { rideText } from './ride-text.ts';
import type { railSalesTexts } from '../order/words/order-texts.ts';
import { useSay } from '#kit/say.ts';

/** Requests about train tickets. */
export const RailSales = (props: OwnSales<TrainOrder['afterSales'][number], typeof railSalesTexts>) => {
  const { texts } = props;
  const own = useSay();
  return (
    <TicketSales
      {...props}
      titleOf={(sale) => (sale.kind === 'refund' ? texts.refundTitle : texts.changeTitle(sale.isOtherStation))}
      look={railSaleLook}
      withdrawOf={({ isOtherStation }) => texts.withdrawOf(isOtherStation)}
      compare={({ old, new: fresh }) => [
        [texts.oldTrain, rideText(old, own)],
        [texts.newTrain, rideText(fresh, own)],
      ]}
    />
  );
};
