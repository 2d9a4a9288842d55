import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Bind } from './cards/Bind.tsx';
import { Cards } from './cards/Cards.tsx';
import { Codes } from './codes/Codes.tsx';
import { PayPassword } from './pay-password/PayPassword.tsx';
import { Recharge } from './recharge/Recharge.tsx';
import { Recharges } from './recharges/Recharges.tsx';
import { Rewards } from './savings/Rewards.tsx';
import { Tianhanbao } from './savings/Tianhanbao.tsx';
import { Transfer } from './savings/Transfer.tsx';
import { Withdraw } from './withdraw/Withdraw.tsx';
import { Withdrawals } from './withdraw/Withdrawals.tsx';

/** The pages of the wallet that most visits never see; Tianhanbao has its transfers at its own address, with `move`. */
export function LaterPages({ view }: { view: string }) {
  const services = useServices();
  const { query } = useValue(services.place);
  switch (view) {
    case 'recharge':
      return <Recharge />;
    case 'recharges':
      return <Recharges />;
    case 'rewards':
      return <Rewards />;
    case 'rewardsOut':
      return <Transfer kind="rewardsOut" />;
    case 'tianhanbao':
      if (query['move'] === 'in') return <Transfer key="in" kind="tianhanbaoIn" />;
      if (query['move'] === 'out') return <Transfer key="out" kind="tianhanbaoOut" />;
      return <Tianhanbao />;
    case 'withdraw':
      return <Withdraw />;
    case 'withdrawals':
      return <Withdrawals />;
    case 'cards':
      return <Cards />;
    case 'bind':
      return <Bind />;
    case 'codes':
      return <Codes />;
    default:
      return <PayPassword key={query['by'] ?? ''} />;
  }
}
