import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Recharge } from './recharge/Recharge.tsx';
import { Recharges } from './recharges/Recharges.tsx';
import { Rewards } from './savings/Rewards.tsx';
import { Tianhanbao } from './savings/Tianhanbao.tsx';
import { Transfer } from './savings/Transfer.tsx';

export type MoneyView = 'recharge' | 'recharges' | 'rewards' | 'rewardsOut' | 'tianhanbao';

/** Recharges, rewards and Tianhanbao, which has its transfers at its own address, with `move`. */
export function MoneyPages({ view }: { view: MoneyView }) {
  const { query } = useValue(useServices().place);
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
  }
}
