import type { z } from 'zod';
import type { hotelSchemas } from '#contract/hotel.schema.ts';
import type { HotelList, HotelPayKind } from '#contract/hotel.ts';
import { flagKeys } from '#domain/hotel/hotel-search.ts';
import type { FlagKey } from '#domain/hotel/hotel-search.ts';
import { kmApart } from '../catalogue/city-layout.ts';
import type { Spot } from '../catalogue/city-facts.ts';
import type { Hotel } from '../catalogue/hotel.ts';
import { cheapest } from '../list/open-rates.ts';
import type { ListedRate } from '../list/open-rates.ts';

export type HotelFilters = z.output<typeof hotelSchemas.query>;

/** A hotel with the rates that it has for the stay, before any filter. */
interface Offer {
  hotel: Hotel;
  rates: readonly ListedRate[];
  km: number;
}

/** A hotel that the filters leave, with its cheapest rate of those that they leave; null: full. */
export interface Found extends Offer {
  lowest: ListedRate | null;
}

type RateFilters = Pick<
  HotelFilters,
  'minPrice' | 'maxPrice' | 'breakfast' | 'freeCancel' | 'payKinds' | 'agreement' | 'withinStandard'
>;

const isRateWanted = (filters: RateFilters): boolean =>
  filters.minPrice > 0 ||
  filters.maxPrice > 0 ||
  filters.breakfast ||
  filters.freeCancel ||
  filters.payKinds.length > 0 ||
  filters.agreement ||
  filters.withinStandard;

/** Properties of a rate, group by group: those that are asked for have to be there. */
const has: Readonly<Record<FlagKey, (rate: ListedRate) => boolean>> = {
  breakfast: ({ plan }) => plan.breakfasts > 0,
  freeCancel: ({ cancel }) => cancel === 'free',
  agreement: ({ plan }) => plan.agreement,
  withinStandard: ({ standard }) => !standard || standard.state === 'ok',
};

interface Fitting {
  /** Rates that all filters leave. */
  rates: ListedRate[];
  /** The cheapest whatever its price is. */
  whatever: ListedRate | null;
  /** Kinds of payment and flags that one of the rates would have, if they were asked for. */
  payKinds: HotelPayKind[];
  flags: FlagKey[];
}

/** The rates of a hotel against the filters, each looked at once. */
function fittingOf(rates: readonly ListedRate[], filters: RateFilters): Fitting {
  const found: Fitting = { rates: [], whatever: null, payKinds: [], flags: [] };
  const asked = flagKeys.filter((flag) => filters[flag]);
  for (const rate of rates) {
    const { plan, perNight, total } = rate;
    if (!asked.every((flag) => has[flag](rate))) continue;
    const isOfPrice =
      perNight >= filters.minPrice * 100 && (filters.maxPrice === 0 || perNight <= filters.maxPrice * 100);
    if (isOfPrice && !found.payKinds.includes(plan.payKind)) found.payKinds.push(plan.payKind);
    if (filters.payKinds.length && !filters.payKinds.includes(plan.payKind)) continue;
    if (!found.whatever || total < found.whatever.total) found.whatever = rate;
    if (!isOfPrice) continue;
    found.rates.push(rate);
    for (const flag of flagKeys) if (!found.flags.includes(flag) && has[flag](rate)) found.flags.push(flag);
  }
  return found;
}

type Group = 'stars' | 'districts' | 'areas' | 'brands' | 'facilities' | 'rest';

/** Does a hotel pass each group of filters, its rates aside. */
function passes({ hotel, km }: Offer, filters: HotelFilters): Record<Group, boolean> {
  const words = filters.words.toLowerCase();
  const [west, south, east, north] = filters.bounds ?? [-180, -90, 180, 90];
  return {
    stars: filters.stars.length === 0 || filters.stars.includes(hotel.star),
    districts: filters.districts.length === 0 || filters.districts.includes(hotel.district),
    areas: filters.areas.length === 0 || filters.areas.includes(hotel.area),
    brands: filters.brands.length === 0 || filters.brands.includes(hotel.brand),
    facilities: filters.facilities.every((id) => hotel.facilities.includes(id)),
    rest:
      (filters.withinKm === 0 || km <= filters.withinKm) &&
      (words === '' ||
        [hotel.name, hotel.area, hotel.district, hotel.address].some((text) => text.toLowerCase().includes(words))) &&
      hotel.lng >= west &&
      hotel.lng <= east &&
      hotel.lat >= south &&
      hotel.lat <= north,
  };
}

export const offerOf = (hotel: Hotel, rates: readonly ListedRate[], from: Spot): Offer => ({
  hotel,
  rates,
  km: kmApart(from, hotel),
});

const steps = [0, 150, 250, 350, 450, 550, 700, 900, 1200, 1600];

/** Hotels that the filters leave; how many each value would leave with the other filters as they are; the prices. */
export function filterHotels(
  offers: readonly Offer[],
  filters: HotelFilters,
): Pick<HotelList, 'counts' | 'histogram'> & { found: Found[] } {
  const wantsRate = isRateWanted(filters);
  const counts: HotelList['counts'] = {
    stars: {},
    districts: {},
    areas: {},
    brands: {},
    facilities: {},
    payKinds: {},
    flags: {},
  };
  const add = (group: keyof typeof counts, value: string | number): void => {
    counts[group][value] = (counts[group][value] ?? 0) + 1;
  };
  const prices: number[] = [];
  const found: Found[] = [];
  for (const offer of offers) {
    const { hotel, rates } = offer;
    const passed = passes(offer, filters);
    const failed = (Object.keys(passed) as Group[]).filter((group) => !passed[group]);
    if (failed.length > 1 || failed[0] === 'rest') continue;
    const fitting = fittingOf(rates, filters);
    const isIn = fitting.rates.length > 0 || !wantsRate;
    const only = failed[0];
    if (isIn) {
      if (!only || only === 'stars') add('stars', hotel.star);
      if (!only || only === 'districts') add('districts', hotel.district);
      if (!only || only === 'areas') add('areas', hotel.area);
      if (!only || only === 'brands') add('brands', hotel.brand);
      if (!only) for (const id of hotel.facilities) add('facilities', id);
    }
    // One more facility has to be there as well as those already asked for.
    if (only) continue;
    for (const kind of fitting.payKinds) add('payKinds', kind);
    for (const flag of fitting.flags) add('flags', flag);
    if (fitting.whatever) prices.push(fitting.whatever.perNight / 100);
    if (isIn) found.push({ ...offer, lowest: cheapest(fitting.rates) });
  }
  return {
    found,
    counts,
    histogram: steps.map((from, at) => {
      const to = steps[at + 1] ?? 0;
      return { from, to, hotels: prices.filter((price) => price >= from && (to === 0 || price < to)).length };
    }),
  };
}

type Ranked = Found & { worth: number };

/** Well rated, known, not dear, near; hotels of the company's contract first where it counts. */
const worth = ({ hotel, km, lowest }: Found): number =>
  hotel.score * 12 +
  Math.log(hotel.reviews) * 1.6 -
  Math.log(Math.max(1, lowest?.perNight ?? 1)) * 5 -
  km * 0.9 +
  (lowest?.plan.agreement ? 8 : 0) -
  (lowest?.standard && lowest.standard.state !== 'ok' ? 12 : 0);

const compare: Readonly<Record<HotelFilters['sort'], (a: Ranked, b: Ranked) => number>> = {
  recommended: (a, b) => b.worth - a.worth,
  price: (a, b) => (a.lowest?.total ?? 0) - (b.lowest?.total ?? 0),
  '-price': (a, b) => (b.lowest?.total ?? 0) - (a.lowest?.total ?? 0),
  distance: (a, b) => a.km - b.km,
  score: (a, b) => b.hotel.score - a.hotel.score || b.hotel.reviews - a.hotel.reviews,
};

/** In the asked order, full hotels last. */
export const sortHotels = (found: readonly Found[], sort: HotelFilters['sort']): Found[] =>
  found
    .map((each): Ranked => ({ ...each, worth: sort === 'recommended' ? worth(each) : 0 }))
    .sort(
      (a, b) =>
        Number(a.lowest === null) - Number(b.lowest === null) ||
        compare[sort](a, b) ||
        (a.hotel.hotelId < b.hotel.hotelId ? -1 : 1),
    );
