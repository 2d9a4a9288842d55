import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useArrival } from '#screens/use-arrival.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Cycles } from './Cycles.tsx';

/** Bills of a company: the list of its cycles; one bill, its number in the address; its disputes beside what is left before confirming it. */
export function CompanyBill() {
  const { query } = useValue(useServices().place);
  const billId = Number(query['bill'] ?? 0) || 0;
  const isDisputes = billId > 0 && query['side'] === 'disputes';
  const page = useLater(billId > 0 && !isDisputes, () => import('./page/BillPage.tsx'));
  const disputes = useLater(isDisputes, () => import('./disputes/DisputesPage.tsx'));
  const box = useArrival<HTMLDivElement>(`${billId} ${String(isDisputes)}`);
  const shown = () => {
    if (!billId) return <Cycles />;
    if (isDisputes && disputes)
      return <disputes.DisputesPage key={billId} billId={billId} disputeId={Number(query['dispute'] ?? 0)} />;
    return page && !isDisputes ? <page.BillPage key={billId} billId={billId} /> : <WaitingPage />;
  };
  return <div ref={box}>{shown()}</div>;
}
