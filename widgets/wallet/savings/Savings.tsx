import { useValue } from '#kit/readable.ts';
import { useServices } from '#kit/widget.ts';
import { Rewards } from './Rewards.tsx';
import { Tianhanbao } from './Tianhanbao.tsx';
import { Transfer } from './Transfer.tsx';

/** Rewards and tianhanbao: their entries, or with `move` a transfer between them and the wallet. */
export function Savings({ kind, move }: { kind?: string; move?: string }) {
  const { query } = useValue(useServices().place);
  if (kind === 'rewards') return move === 'out' ? <Transfer kind="rewardsOut" /> : <Rewards />;
  if (query['move'] === 'in') return <Transfer key="in" kind="tianhanbaoIn" />;
  if (query['move'] === 'out') return <Transfer key="out" kind="tianhanbaoOut" />;
  return <Tianhanbao />;
}
