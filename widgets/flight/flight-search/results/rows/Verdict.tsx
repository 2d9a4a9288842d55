import type { Seat } from '#contract/flight.ts';
import { Tag } from '#ui/display/Tag.tsx';
import { useResults } from '../use-results.ts';
import { fill } from '../texts.ts';

/** 合规, 超标 ¥104, 不可订: only where a travel standard applies. */
export function Verdict({ seat: { standard } }: { seat: Pick<Seat, 'standard'> }) {
  const { texts } = useResults();
  if (!standard) return null;
  if (standard.verdict === 'ok') return <Tag kind="ok">{texts.compliantTag}</Tag>;
  if (standard.verdict === 'forbidden') return <Tag kind="bad">{texts.forbiddenTag}</Tag>;
  return <Tag kind="over">{fill(texts.overTag, { n: standard.overBy })}</Tag>;
}
