import type { OrderRow } from '#contract/order-list.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { BulkReport } from '#screens/bulk/BulkReport.tsx';
import type { Doings, DoingTexts } from './doings.ts';

/** The report of a bulk cancellation, and the itineraries that are printed now. */
export function Beside({ doings, texts }: { doings: Doings; texts: DoingTexts }) {
  const printed = useValue(doings.printing);
  const print = useLater(printed !== null, () => import('../../order/paper/ItineraryPrint.tsx'));
  return (
    <>
      <BulkReport
        title={texts.cancelResult}
        bulk={doings.cancelling}
        nameOf={({ orderNo }: OrderRow) => `${texts.order} ${showOrderNo(orderNo)}`}
        done={texts.cancelled}
      />
      {print && printed && <print.ItineraryPrint key={printed.nth} orders={printed.orders} onDone={doings.printed} />}
    </>
  );
}
