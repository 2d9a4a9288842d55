import type { HotelList } from '#contract/hotel.ts';
import { yuanOf } from '#domain/money.ts';
import { badInput } from '../../../ground/call.ts';
import type { Handler } from '../../../ground/call.ts';
import { bounded } from '../../../ground/bounded.ts';
import { written } from '../../../ground/wire/reply.ts';
import { layoutOf } from '../catalogue/city-layout.ts';
import { hotelsOfCity, readyHotels } from '../catalogue/hotels-of-city.ts';
import { countsOf } from '../inventory/room-nights.ts';
import { askedStay, standardIn } from '../rates/asked-stay.ts';
import type { AskedStay } from '../rates/asked-stay.ts';
import { filterHotels, offerOf, sortHotels } from './filter-hotels.ts';
import type { Found, HotelFilters } from './filter-hotels.ts';
import { offersKey, offersOf } from '../list/offers.ts';
import type { HotelOffer } from '../list/offers.ts';
import { pointOf, readyPlaces } from './places.ts';
import { cardView } from './views.ts';

/** Hotels on one map. */
const mostPoints = 500;

/** Answers as they are sent, up to the time of the server: about 60 kB each. */
const texts = bounded<Promise<string>>(500);

/** Hotels of a city for a stay, with the map and what each filter would leave. */
export const answerHotelQuery: Handler<HotelFilters, HotelList> = async (input, call) => {
  await readyHotels(input.city);
  const hotels = hotelsOfCity(input.city);
  if (!hotels.length) return badInput('city', '该城市暂无可预订的酒店，请选择其他城市');
  const read = await askedStay(input, call);
  if (!read.ok) return read.refusal;
  const { asked } = read;
  const counts = await countsOf(call.db, input.city, asked.stay.checkIn, asked.stay.checkOut);
  const key = offersKey(input.city, asked, counts);
  if (input.placeId) await readyPlaces(input.city);
  const text = await texts(JSON.stringify([key, input]), async () =>
    JSON.stringify(listOf(input, asked, await offersOf(key, input.city, asked, counts))),
  );
  return written(`${text.slice(0, -1)},"serverTimeMs":${asked.nowMs}}`);
};

function listOf(input: HotelFilters, asked: AskedStay, offers: readonly HotelOffer[]): Omit<HotelList, 'serverTimeMs'> {
  const { stay, nights, buyer } = asked;
  const from = pointOf(input.city, input.placeId);
  const { found, ...facets } = filterHotels(
    offers.map(({ hotel, rates }) => offerOf(hotel, rates, from)),
    input,
  );
  const sorted = sortHotels(found, input.sort);
  const layout = layoutOf(input.city);
  return {
    cityName: layout.name,
    rows: sorted
      .slice(input.skip, input.skip + input.size)
      .map(({ hotel, lowest }) => cardView(hotel, from, buyer.companyId, lowest, { rooms: stay.rooms, nights })),
    total: sorted.length,
    available: offers.filter(({ rates }) => rates.length > 0).length,
    // Another order of the same hotels is the same map.
    points: sorted.slice(0, mostPoints).map(pointView).toSorted(byId),
    map: layout.map,
    ...facets,
    ...standardIn(asked, input.city),
  };
}

const byId = (a: HotelList['points'][number], b: HotelList['points'][number]): number =>
  a.hotelId < b.hotelId ? -1 : 1;

const pointView = ({ hotel: { hotelId, name, lat, lng }, lowest }: Found): HotelList['points'][number] => ({
  hotelId,
  name,
  lat,
  lng,
  price: lowest ? yuanOf(lowest.perNight) : '',
  over: lowest?.standard ? lowest.standard.state !== 'ok' : false,
});
