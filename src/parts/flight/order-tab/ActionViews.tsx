import type { OrderRow } from '#contract/order-list.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { BulkReport } from '#screens/bulk/BulkReport.tsx';
import type { Actions, ActionTexts } from './actions.ts';

/** The report of a bulk cancellation, and the itineraries that are printed now. */
export function ActionViews({ actions, texts }: { actions: Actions; texts: ActionTexts }) {
  const printed = useValue(actions.printing);
  const print = useLater(printed !== null, () => import('../../order/paper/ItineraryPrint.tsx'));
  return (
    <>
      <BulkReport
        title={actions.result}
        bulk={actions.cancelling}
        nameOf={({ orderNo }: OrderRow) => `${texts.order} ${showOrderNo(orderNo)}`}
        done={texts.cancelled}
      />
      {print && printed && <print.ItineraryPrint key={printed.nth} orders={printed.orders} onDone={actions.printed} />}
    </>
  );
}
