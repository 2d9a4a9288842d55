import { useEffect, useState } from 'react';
import { computed, signal } from '@preact/signals-core';
import { addDays } from '#domain/china-time.ts';
import { intlDaysAhead } from '#domain/intl/days-ahead.ts';
import { noIntlFilters } from '#domain/intl/search/intl-choices.ts';
import { popularTrips } from '#domain/intl/search/popular-trips.ts';
import type { NamedCity } from '#domain/intl/search/popular-trips.ts';
import { askedSlices } from '#domain/intl/search/trip-codec.ts';
import type { IntlSearch } from '#domain/intl/search/intl-search.ts';
import { useValue, useValues } from '#kit/readable.ts';
import type { Readable } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import type { Services } from '#kit/services.ts';
import { useTexts } from '#kit/use-texts.ts';
import { useModel } from '#kit/widget.ts';
import { searchedFor } from '#parts/booking/company/searched-for.ts';
import { createDayPrices } from '../results/create-day-prices.ts';
import { Popular } from '#parts/search/places/Popular.tsx';
import { Card } from '#ui/display/Card.tsx';
import { formatYuan } from '#ui/display/Price.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { popularTexts } from './popular-texts.ts';

/** The search whose form stands above. */
interface PopularSearch {
  services: Services;
  draft: Readable<IntlSearch>;
  draftTravelType: Readable<'private' | 'business'>;
  show(next: IntlSearch): Promise<void>;
}

const way = (from: NamedCity, to: NamedCity): string => `${from.name} → ${to.name}`;

/** A one-way trip on the day of the form. */
const tripOn = ({ draft, services }: PopularSearch, from: string, to: string) => {
  const { legs, party, cabin } = draft.value;
  const date = legs[0]?.date || addDays(services.clock.today(), 14);
  return { flightType: 1 as const, legs: [{ from, to, date }], party, cabin };
};

/** The day's lowest price is what the list begins at; one day, since a month of them is much work for the provider. */
const createPrice = (model: PopularSearch, from: string, to: string) =>
  createDayPrices(
    model.services,
    computed(() => {
      const { legs, ...rest } = tripOn(model, from, to);
      const travelType = model.draftTravelType.value;
      return { ...rest, slices: askedSlices(legs), travelType, ...searchedFor(model.services, 'intl', travelType) };
    }),
    signal(0),
    () => ({ chosen: [], brandId: '' }),
  );

function Trip({ model, from, to }: { model: PopularSearch; from: NamedCity; to: NamedCity }) {
  const texts = useTexts('intl-popular', popularTexts);
  const { showDay } = useSay();
  const prices = useModel(() => createPrice(model, from.code, to.code));
  useValue(model.draft);
  const [known, key] = useValues(prices.known, prices.key);
  const trip = tripOn(model, from.code, to.code);
  const date = trip.legs[0]?.date ?? '';
  useEffect(() => prices.want(date, date), [prices, key, date]);
  const price = known[date];
  const said = Number(price) ? `¥${formatYuan(Number(price))}` : '';
  const day = showDay(date, model.services.clock.today());
  const note = price === 'none' ? texts.none : price === 'lost' ? texts.lost : day;
  return (
    <button
      type="button"
      className="t-card"
      aria-label={texts.name(way(from, to), note, said)}
      onClick={() =>
        void model.show({
          ...model.draft.peek(),
          ...trip,
          filters: noIntlFilters,
          chosen: [],
          brand: '',
          step: 'list',
        })
      }
    >
      <span>
        <b>{way(from, to)}</b>
        <small className="t-3">{note}</small>
      </span>
      {said ? <b className="t-pricec">{said}</b> : price === undefined && <Skeleton width={48} height={20} />}
    </button>
  );
}

/** On the provider's own search page: trips abroad from one of the large cities, and what there is to know before. */
export function PopularTrips({ model }: { model: PopularSearch }) {
  const texts = useTexts('intl-popular', popularTexts);
  const start = useValue(model.draft).legs[0]?.from.slice(0, 3);
  const [picked, pick] = useState('');
  const from =
    popularTrips.find(({ code }) => code === picked) ??
    popularTrips.find(({ code }) => code === start) ??
    popularTrips[0];
  if (!from) return null;
  return (
    <Popular
      title={texts.popular}
      label={texts.popularFrom}
      cities={popularTrips.map(({ code, name }) => ({ value: code, label: name }))}
      chosen={from.code}
      onChoose={pick}
      end={<span className="t-s12 t-3">{texts.popularNote}</span>}
    >
      <div className="ps-pop__in">
        {from.to.map((to) => (
          <Trip key={`${from.code}${to.code}`} model={model} from={from} to={to} />
        ))}
      </div>
      <br />
      <Card title={texts.saleTitle}>
        <ul className="t-col t-s13 t-2">
          <li>{texts.saleDays(addDays(model.services.clock.today(), intlDaysAhead))}</li>
          <li>{texts.bags}</li>
          <li>{texts.documents}</li>
        </ul>
      </Card>
    </Popular>
  );
}
