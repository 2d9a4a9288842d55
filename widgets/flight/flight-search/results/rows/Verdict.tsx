import type { Seat } from '#contract/flight.ts';
import { partyPrice } from '#domain/flight/seat-prices.ts';
import { fenOf, showFen } from '#domain/money.ts';
import { useValue } from '#kit/readable.ts';
import { OfferVerdict } from '#parts/policy/OfferVerdict.tsx';
import { useResults } from '../use-results.ts';
import { fill } from '#parts/flight/list/texts.ts';

/** 合规, 超标 ¥104, 不可订, or above what an application has left: only where a travel standard applies. */
export function Verdict({ seat }: { seat: Seat }) {
  const { model, texts: t } = useResults();
  const { verdict, overBy = '0', each } = seat.standard ?? {};
  const words = { ok: t.compliantTag, over: fill(t.overTag, { n: showFen(fenOf(overBy)) }), forbidden: t.forbiddenTag };
  return <OfferVerdict {...{ verdict, words, each }} total={partyPrice(seat, useValue(model.state))} />;
}
