import type { ReactNode } from 'react';
import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Bind } from './cards/Bind.tsx';
import { Cards } from './cards/Cards.tsx';
import { Codes } from './codes/Codes.tsx';
import { PayPassword } from './pay-password/PayPassword.tsx';
import { Recharge } from './recharge/Recharge.tsx';
import { Recharges } from './recharges/Recharges.tsx';
import { Refunds } from '#parts/order/refunds/Refunds.tsx';
import { Rewards } from './savings/Rewards.tsx';
import { Tianhanbao } from './savings/Tianhanbao.tsx';
import { Transfer } from './savings/Transfer.tsx';
import { Withdraw } from './withdraw/Withdraw.tsx';
import { Withdrawals } from './withdraw/Withdrawals.tsx';

const pages: Readonly<Record<string, () => ReactNode>> = {
  recharge: Recharge,
  recharges: Recharges,
  refunds: Refunds,
  rewards: Rewards,
  withdraw: Withdraw,
  withdrawals: Withdrawals,
  cards: Cards,
  bind: Bind,
  codes: Codes,
};

/** The pages of the wallet that most visits never see; Tianhanbao has its transfers at its own address, with `move`. */
export function LaterPages({ view }: { view: string }) {
  const { query } = useValue(useServices().place);
  const Page = pages[view];
  if (Page) return <Page />;
  if (view === 'rewardsOut') return <Transfer kind="rewardsOut" />;
  if (view !== 'tianhanbao') return <PayPassword key={query['by'] ?? ''} />;
  if (query['move'] === 'in') return <Transfer key="in" kind="tianhanbaoIn" />;
  if (query['move'] === 'out') return <Transfer key="out" kind="tianhanbaoOut" />;
  return <Tianhanbao />;
}
