import { bagOfType } from '#domain/intl/travellers/bags.ts';
import type { Offer, OfferPrice } from '#domain/intl/offers.ts';
import { headsOf } from '#domain/intl/search/trip-codec.ts';
import type { FlightType } from '#domain/trip/legs.ts';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { BagTable } from '../BagTable.tsx';
import { OtherAirport } from '../OtherAirport.tsx';
import { StopCard } from '../Stops.tsx';
import { TwoClocks } from '../TwoClocks.tsx';
import { firstOf, sliceOf, wayText } from '../slices.ts';
import type { Names, ShownSlice } from '../slices.ts';
import { intlTexts } from '../texts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/display/Card.tsx';
import { Price } from '#ui/display/Price.tsx';
import { listTexts } from './words/texts.ts';
import { legNameOf } from './leg-name.ts';
import type { IntlResults } from './create-intl-results.ts';

interface TripPageProps {
  model: IntlResults;
  offer: Offer;
  price: OfferPrice;
}

/** The whole trip before it is booked: both clocks, each stop in minutes, baggage of each segment and passenger. */
export function TripPage({ model, offer, price }: TripPageProps) {
  const texts = useTexts('intl-results', listTexts);
  const { showDay } = useSay();
  const t = useTexts('intl-search', intlTexts);
  const [list, { party, flightType }] = useValues(model.list, model.state);
  const brand = list?.brands[offer.brand];
  if (!list || !brand) return null;
  const slices = offer.itineraries.flatMap((at, no) => {
    const itinerary = list.slices[no]?.[at];
    return itinerary ? [{ itinerary, slice: sliceOf(list, itinerary) }] : [];
  });
  const rows = slices.flatMap(({ itinerary, slice }) =>
    slice.segments.map((segment, at) => {
      const rule = itinerary.bagRule[at] ?? segment.airline;
      const bag = brand.bags[rule];
      return {
        segment,
        rule,
        bags: Object.fromEntries(price.types.map(({ psgType }) => [psgType, bag && bagOfType(psgType, bag)])),
        hand: list.cabinBags[segment.carrier ?? segment.airline],
      };
    }),
  );
  return (
    <>
      <section className="t-card il-trip" aria-label={texts.tripTitle}>
        <div className="t-grow">
          <h2 className="t-h2">{wayOfTrip(list, flightType, slices, texts.comma)}</h2>
          <p className="t-s13 t-2">
            {brand.name} · {t.cabins[brand.cabin]} · {texts.tickets[brand.tickets]}
          </p>
        </div>
        <div className="il-price">
          <Price yuan={price.total} size="xl" />
          <span className="t-s12 t-3">{texts.heads(headsOf(party))}</span>
        </div>
        <div className="t-row">
          <Button onClick={model.changeBrand}>{texts.changeBrand}</Button>
          <Button kind="action" onClick={model.book}>
            {texts.fill}
          </Button>
        </div>
      </section>
      {slices.map(({ slice }, at) => (
        <Card
          key={at}
          title={`${legNameOf(model, at)} ${wayText(list, slice)}`.trim()}
          sub={`${showDay(firstOf(slice)?.depTime.slice(0, 10) ?? '')} · ${t.total(slice.minutes)}`}
          end={
            <Button kind="text" size="sm" onClick={() => model.again(at)}>
              {texts.again(legNameOf(model, at))}
            </Button>
          }
        >
          <OtherAirport names={list} before={slices[at - 1]?.slice} slice={slice} />
          <TwoClocks names={list} slice={slice} />
          {slice.stops.map((_, no) => (
            <StopCard key={no} names={list} slice={slice} at={no} />
          ))}
        </Card>
      ))}
      <BagTable names={list} rows={rows} types={price.types} />
    </>
  );
}

/** 上海 ⇄ 巴黎, or each way of several. */
const wayOfTrip = (
  names: Names,
  flightType: FlightType,
  slices: readonly { slice: ShownSlice }[],
  comma: string,
): string =>
  flightType === 2 && slices[0]
    ? wayText(names, slices[0].slice).replace('→', '⇄')
    : slices.map(({ slice }) => wayText(names, slice)).join(comma);
