import { useLater } from '#kit/part.ts';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Recharge } from './recharge/Recharge.tsx';
import { Recharges } from './recharges/Recharges.tsx';
import { Rewards } from './savings/Rewards.tsx';
import { Tianhanbao } from './savings/Tianhanbao.tsx';
import { Transfer } from './savings/Transfer.tsx';
import type { LaterView } from './LaterPages.tsx';
import { Wallet } from './Wallet.tsx';

/** The pages of the wallet: `view` of the route, or of the wallet's own address. Tianhanbao has its transfers at its own address, with `move`. */
export function Pages({ view }: { view?: string }) {
  const { query } = useValue(useServices().place);
  const shown = view ?? query['view'];
  switch (shown) {
    case 'recharge':
      return <Recharge />;
    case 'recharges':
      return <Recharges />;
    case 'withdraw':
    case 'withdrawals':
    case 'cards':
    case 'bind':
    case 'payPassword':
    case 'codes':
      return <Later view={shown} />;
    case 'rewards':
      return <Rewards />;
    case 'rewardsOut':
      return <Transfer kind="rewardsOut" />;
    case 'tianhanbao':
      if (query['move'] === 'in') return <Transfer key="in" kind="tianhanbaoIn" />;
      if (query['move'] === 'out') return <Transfer key="out" kind="tianhanbaoOut" />;
      return <Tianhanbao />;
    default:
      return <Wallet />;
  }
}

/** The pages of withdrawals, cards and pay password, in a chunk of their own. */
function Later({ view }: { view: LaterView }) {
  const part = useLater(true, () => import('./LaterPages.tsx'));
  if (part) return <part.LaterPages view={view} />;
  return (
    <div className="t-page" aria-busy="true">
      <Skeleton height={240} />
    </div>
  );
}
