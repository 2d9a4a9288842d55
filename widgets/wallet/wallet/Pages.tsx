import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import { Wallet } from './Wallet.tsx';

/** Pages in a chunk of their own. */
const laterViews =
  'recharge recharges refunds rewards rewardsOut tianhanbao withdraw withdrawals cards bind payPassword codes'.split(
    ' ',
  );

/** The pages of the wallet: `view` of the route, or of the wallet's own address. */
export function Pages({ view }: { view?: string }) {
  const { query } = useValue(useServices().place);
  const shown = view ?? query['view'] ?? '';
  const isLater = laterViews.includes(shown);
  const part = useLater(isLater, () => import('./LaterPages.tsx'));
  if (!isLater) return <Wallet />;
  return part ? <part.LaterPages view={shown} /> : <WaitingPage />;
}
