import { useEffect, useState } from 'react';
import { hotel } from '#contract/hotel.ts';
import type { HotelCard } from '#contract/hotel.ts';
import { hotelCities } from '#domain/hotel/hotel-cities.ts';
import { asHotelQuery, noHotelFilters, writeHotelSearch } from '#domain/hotel/hotel-search.ts';
import type { HotelSearch } from '#domain/hotel/hotel-search.ts';
import { choiceProblem } from '#domain/hotel/stay-choice.ts';
import { writeJson } from '#base/json.ts';
import { RouteLink } from '#screens/RouteLink.tsx';
import { useValues } from '#kit/readable.ts';
import { useSay } from '#kit/say.ts';
import { useTexts } from '#kit/use-texts.ts';
import { Scene } from '#parts/hotel/pictures/Scene.tsx';
import { Popular } from '#parts/search/places/Popular.tsx';
import { Price } from '#ui/display/Price.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import type { HotelSearchModel } from '../model.ts';
import { Stars } from '../list/Stars.tsx';
import { pickerTexts } from './picker-texts.ts';

const shown = 8;

/** On the provider's own search page: hotels of a large city on the days of the form, with their prices. */
export function PopularHotels({ model }: { model: HotelSearchModel }) {
  const { services } = model;
  const texts = useTexts('hotel-booking', pickerTexts);
  const { say } = useSay();
  const [draft, travelType] = useValues(model.draft, model.draftTravelType);
  const cities = hotelCities.slice(0, 6);
  const home = cities.find(({ code }) => code === draft.city) ?? cities[0];
  const [picked, pick] = useState('');
  const city = picked || home?.code || '';
  const search: HotelSearch = {
    ...draft,
    city,
    cityName: cities.find(({ code }) => code === city)?.name ?? '',
    placeId: '',
    placeName: '',
    words: '',
    filters: noHotelFilters,
    sort: 'recommended',
    bounds: null,
    isMap: false,
  };
  const [rows, setRows] = useState<readonly HotelCard[] | null>(null);
  const isReady = !choiceProblem(search.stay, model.now());
  const input = { ...asHotelQuery(search, travelType), size: shown };
  useEffect(() => {
    if (!isReady) return undefined;
    const ending = new AbortController();
    services.api.send(hotel.query, input, { quiet: 'all', signal: ending.signal }).then((outcome) => {
      if (!ending.signal.aborted) setRows(outcome.ok ? outcome.data.rows.filter(({ lowest }) => lowest) : []);
    });
    return () => ending.abort();
  }, [writeJson(input), isReady]);
  if (rows?.length === 0) return null;
  return (
    <Popular
      title={texts.popular}
      label={texts.popularCity}
      cities={cities.map(({ code, name }) => ({ value: code, label: say(name) }))}
      chosen={city}
      onChoose={pick}
      end={
        <RouteLink to="hotel_list" params={writeHotelSearch(search)} className="t-end t-link">
          {texts.popularAll(say(search.cityName))}
        </RouteLink>
      }
    >
      <ul className="hb-pop" aria-busy={!rows}>
        {rows
          ? rows.map((card) => <Tile key={card.hotelId} card={card} search={search} texts={texts} />)
          : Array.from({ length: shown }, (_, n) => <Skeleton key={n} height={212} />)}
      </ul>
    </Popular>
  );
}

function Tile({ card, search, texts }: { card: HotelCard; search: HotelSearch; texts: typeof pickerTexts }) {
  const { say, langOf } = useSay();
  return (
    <li className="t-card">
      <div>
        <Scene seed={card.scene} kind="building" label="" />
      </div>
      <p className="t-ellip">
        <RouteLink to="hotel_details" params={{ hotelId: card.hotelId, ...writeHotelSearch(search) }}>
          <span lang={langOf(card.name)}>{card.name}</span>
        </RouteLink>
      </p>
      <p className="t-s12 t-3 t-ellip">
        <Stars star={card.star} /> {say(card.area)}
      </p>
      <p className="t-s12 t-3 t-ellip">
        <b className="t-brand">{card.score.toFixed(1)}</b> {say(card.scoreWord)} · {texts.reviewsOf(card.reviews)}
      </p>
      {card.lowest && <Price yuan={card.lowest.perNight} suffix={texts.fromNight} />}
    </li>
  );
}
