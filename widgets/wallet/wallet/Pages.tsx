import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { WaitingPage } from '#screens/WaitingPage.tsx';
import type { LaterView } from './LaterPages.tsx';
import { Wallet } from './Wallet.tsx';

/** The pages of the wallet: `view` of the route, or of the wallet's own address. */
export function Pages({ view }: { view?: string }) {
  const { query } = useValue(useServices().place);
  const shown = view ?? query['view'];
  switch (shown) {
    case 'recharge':
    case 'recharges':
    case 'rewards':
    case 'rewardsOut':
    case 'tianhanbao':
    case 'withdraw':
    case 'withdrawals':
    case 'cards':
    case 'bind':
    case 'payPassword':
    case 'codes':
      return <Later view={shown} />;
    default:
      return <Wallet />;
  }
}

function Later({ view }: { view: LaterView }) {
  const part = useLater(true, () => import('./LaterPages.tsx'));
  return part ? <part.LaterPages view={view} /> : <WaitingPage />;
}
