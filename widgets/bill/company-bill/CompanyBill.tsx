import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { useArrival } from '#screens/use-arrival.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Cycles } from './Cycles.tsx';

/** Bills of a company: the list of its cycles; one bill, its number in the address; its disputes beside what is left before confirming it; a list of the company's own beside it. */
export function CompanyBill() {
  const { query } = useValue(useServices().place);
  const billId = Number(query['bill'] ?? 0) || 0;
  const side = billId > 0 ? (['disputes', 'file'].find((one) => one === query['side']) ?? 'page') : '';
  const page = useLater(side === 'page', () => import('./page/BillPage.tsx'));
  const disputes = useLater(side === 'disputes', () => import('./disputes/DisputesPage.tsx'));
  const file = useLater(side === 'file', () => import('#parts/bill/own-file/OwnFile.tsx'));
  const box = useArrival<HTMLDivElement>(`${billId} ${side}`);
  const shown = () => {
    if (!billId) return <Cycles />;
    if (disputes && side === 'disputes')
      return <disputes.DisputesPage key={billId} billId={billId} disputeId={Number(query['dispute'] ?? 0)} />;
    if (file && side === 'file') return <file.OwnFile key={billId} billId={billId} />;
    return page && side === 'page' ? <page.BillPage key={billId} billId={billId} /> : <WaitingPage />;
  };
  return <div ref={box}>{shown()}</div>;
}
