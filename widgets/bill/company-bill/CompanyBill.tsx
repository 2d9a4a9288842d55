import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useArrival } from '#screens/use-arrival.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Cycles } from './Cycles.tsx';

/** Bills of a company: the list of its cycles; one bill, its number in the address; its disputes beside what is left before confirming it; a list of the company's own beside it. */
export function CompanyBill() {
  const services = useServices();
  const { name, query } = useValue(services.place);
  const billId = Number(query['bill'] ?? 0) || 0;
  const side = billId > 0 ? query['side'] : undefined;
  const isDisputes = side === 'disputes';
  const isFile = side === 'file';
  const page = useLater(billId > 0 && !isDisputes && !isFile, () => import('./page/BillPage.tsx'));
  const disputes = useLater(isDisputes, () => import('./disputes/DisputesPage.tsx'));
  const file = useLater(isFile, () => import('#parts/bill/own-file/OwnFile.tsx'));
  const box = useArrival<HTMLDivElement>(`${billId} ${side ?? ''}`);
  const shown = () => {
    if (!billId) return <Cycles />;
    if (isDisputes && disputes)
      return <disputes.DisputesPage key={billId} billId={billId} disputeId={Number(query['dispute'] ?? 0)} />;
    if (isFile && file)
      return <file.OwnFile key={billId} billId={billId} toBill={() => services.navigate(name, { bill: billId })} />;
    return page && !isDisputes && !isFile ? <page.BillPage key={billId} billId={billId} /> : <WaitingPage />;
  };
  return <div ref={box}>{shown()}</div>;
}
