import type { Seat } from '#contract/flight.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { OfferVerdict } from '#parts/policy/OfferVerdict.tsx';
import { useResults } from '../use-results.ts';
import { fill } from '#parts/flight/list/texts.ts';

/** 合规, 超标 ¥104, 不可订: only where a travel standard applies. */
export function Verdict({ seat: { standard } }: { seat: Pick<Seat, 'standard'> }) {
  const { compliantTag: ok, forbiddenTag: forbidden, overTag } = useResults().texts;
  const over = fill(overTag, { n: showFen(fenOf(standard?.overBy ?? '0')) });
  return <OfferVerdict verdict={standard?.verdict} words={{ ok, over, forbidden }} each={standard?.each} />;
}
