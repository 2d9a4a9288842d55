import type { IntlList } from '#contract/intl.ts';
import type { NextOffer } from '#domain/intl/offers.ts';
import { useTexts } from '#kit/use-texts.ts';
import type { IntlResults } from './create-intl-results.ts';
import { legNameOf } from './leg-name.ts';
import { listTexts } from './words/texts.ts';

interface PairedWithProps {
  model: IntlResults;
  list: IntlList;
  offer: NextOffer;
  /** Slice that is chosen now. */
  at: number;
}

/** In line with the price above it. */
const atEnd = { textAlign: 'end' } as const;

/** `配 AF719 经昆明返程`: the slice that a price counts with while it is not chosen. */
export function PairedWith({ model, list, offer, at }: PairedWithProps) {
  const texts = useTexts('intl-results', listTexts);
  const next = pairedWith(list, offer, at);
  return (
    next && (
      <span className="t-s12 t-3" style={atEnd}>
        {texts.paired(next.flights, next.hubs, legNameOf(model, at + 1))}
      </span>
    )
  );
}

/** The following slice that the price of an offer counts with: it is not chosen yet, and another one may cost more. */
function pairedWith({ slices, stops, segments, airports }: IntlList, { offer }: NextOffer, slice: number) {
  const next = slices[slice + 1]?.[offer.itineraries[slice + 1] ?? -1];
  if (!next) return undefined;
  const hubs = next.stops.flatMap((at) => airports[stops[at]?.airport ?? '']?.cityName ?? []);
  return { flights: next.segments.flatMap((at) => segments[at]?.flightNo ?? []).join('+'), hubs: hubs.join('、') };
}
