import type { Verified } from '#contract/flight.ts';
import { fenOf, showFen } from '#domain/money.ts';
import type { Verdict } from '#parts/booking/standard.ts';
import type { texts } from '../texts.ts';

type Segment = Verified['segments'][number];

/** Verdicts of the company's standard on the chosen flights. */
export const verdictsOf = (segments: readonly Segment[], words: Pick<typeof texts, 'over'>): Verdict[] =>
  segments.flatMap(({ flight, seat: { standard } }) =>
    standard ? [{ ...standard, name: flight.flightNo, over: words.over(showFen(fenOf(standard.overBy))) }] : [],
  );
