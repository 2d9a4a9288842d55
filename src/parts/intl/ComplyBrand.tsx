import type { IntlList } from '#contract/intl.ts';
import { msOf } from '#domain/china-time.ts';
import type { NextOffer } from '#domain/intl/offers.ts';
import { fenOf } from '#domain/money.ts';
import { HowToComply } from '#parts/policy/HowToComply.tsx';
import { firstOf, lastOf, sliceOf } from './slices.ts';
import type { IntlResults } from './results/create-intl-results.ts';
import { judgedOf } from './results/judged.ts';

const texts = {
  words: { class: '本航班其他品牌运价', place: '换机场' },
  none: '前后 1 小时和同城其他机场都没有合规的航班与运价。',
  economy: '改查经济舱',
  clear: '改查其他日期或舱位',
};

/** Below a brand above the standard: the nearest flights and brands that comply, else a search in economy. */
export function ComplyBrand({ model, list, offer }: { model: IntlResults; list: IntlList; offer: NextOffer }) {
  const at = model.slice.peek();
  const offerOf = (one: NextOffer) => {
    const itinerary = list.slices[at]?.[one.itinerary];
    const slice = itinerary && sliceOf(list, itinerary);
    const [first, last] = slice ? [firstOf(slice), lastOf(slice)] : [];
    return {
      service: String(one.itinerary),
      // Clocks of one city: their difference is that of the moments.
      depMs: first ? msOf(first.depTime) : 0,
      from: first?.orgAirport ?? '',
      to: last?.dstAirport ?? '',
      price: fenOf(String(one.price.adult)),
      one,
      name: `${slice?.segments.map(({ flightNo }) => flightNo).join(' ') ?? ''} ${first?.depTime.slice(11, 16) ?? ''} ${list.brands[one.brand]?.name ?? ''}`,
    };
  };
  const isEconomy = model.state.peek().cabin === 'Y';
  return (
    <HowToComply
      chosen={offerOf(offer)}
      offers={() => model.groups.peek().flatMap(({ offers }) => offers.map(offerOf))}
      complies={({ one }) => judgedOf(list, one, at)?.verdict === 'ok'}
      words={texts.words}
      nameOf={({ name }) => name}
      onTake={({ one }) => model.take(one)}
      otherwise={{
        text: texts.none,
        label: isEconomy ? texts.clear : texts.economy,
        go: () => (isEconomy ? model.toForm() : model.inEconomy()),
      }}
    />
  );
}
