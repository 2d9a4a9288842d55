import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { LaterView } from './LaterPages.tsx';
import type { MoneyView } from './MoneyPages.tsx';
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
      return <Money view={shown} />;
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

/** The pages of recharges and savings, in a chunk of their own. */
function Money({ view }: { view: MoneyView }) {
  const part = useLater(true, () => import('./MoneyPages.tsx'));
  return part ? <part.MoneyPages view={view} /> : <Waiting />;
}

/** The pages of withdrawals, cards and pay password, in a chunk of their own. */
function Later({ view }: { view: LaterView }) {
  const part = useLater(true, () => import('./LaterPages.tsx'));
  return part ? <part.LaterPages view={view} /> : <Waiting />;
}

const Waiting = () => (
  <div className="t-page" aria-busy="true">
    <Skeleton height={240} />
  </div>
);
