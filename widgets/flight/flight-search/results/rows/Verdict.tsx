import type { Seat } from '#contract/flight.ts';
import { VerdictTag } from '#parts/policy/VerdictTag.tsx';
import { useResults } from '../use-results.ts';
import { fill } from '../texts.ts';

/** 合规, 超标 ¥104, 不可订: only where a travel standard applies; the figures are behind it. */
export function Verdict({ seat: { standard } }: { seat: Pick<Seat, 'standard'> }) {
  const { texts } = useResults();
  const over = fill(texts.overTag, { n: standard?.overBy ?? '' });
  const words = { ok: texts.compliantTag, over, forbidden: texts.forbiddenTag };
  return <VerdictTag verdict={standard?.verdict} words={words} title={standard?.reason || undefined} />;
}
