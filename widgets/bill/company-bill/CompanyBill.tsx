import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Cycles } from './Cycles.tsx';

/** Bills of a company: the list of its cycles; one bill, its number in the address; its disputes beside what is left before confirming it. */
export function CompanyBill() {
  const { query } = useValue(useServices().place);
  const billId = Number(query['bill'] ?? 0) || 0;
  const isDisputes = billId > 0 && query['side'] === 'disputes';
  const page = useLater(billId > 0 && !isDisputes, () => import('./page/BillPage.tsx'));
  const disputes = useLater(isDisputes, () => import('./disputes/DisputesPage.tsx'));
  if (!billId) return <Cycles />;
  if (isDisputes)
    return disputes ? (
      <disputes.DisputesPage key={billId} billId={billId} disputeId={Number(query['dispute'] ?? 0)} />
    ) : (
      <WaitingPage />
    );
  return page ? <page.BillPage key={billId} billId={billId} /> : <WaitingPage />;
}
