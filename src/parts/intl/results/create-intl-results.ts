import { computed, effect, signal } from '@preact/signals-core';
import { intl } from '#contract/intl.ts';
import type { IntlList } from '#contract/intl.ts';
import { flightIdsOf, positionsOf } from '#domain/intl/flight-id.ts';
import { priceOf } from '#domain/intl/offers.ts';
import type { NextOffer } from '#domain/intl/offers.ts';
import { countIntlFilters, noIntlFilters } from '#domain/intl/search/intl-choices.ts';
import type { IntlFilters, IntlSort } from '#domain/intl/search/intl-choices.ts';
import { askedSlices } from '#domain/intl/search/trip-codec.ts';
import type { IntlSearch } from '#domain/intl/search/intl-search.ts';
import { filterGroups, optionsOf, sortGroups } from '#domain/intl/search/itineraries.ts';
import { factsIn, groupsAfter } from '#domain/intl/search/known-groups.ts';
import type { Day } from '#domain/china-time.ts';
import { sayOf } from '#kit/say.ts';
import type { Readable } from '#kit/readable.ts';
import type { Services } from '#kit/services.ts';
import { styledPart } from '#parts/search/create-search.ts';
import { searchedFor } from '#parts/booking/company/searched-for.ts';
import { createResults } from '#parts/search/results.ts';
import { steady } from '#kit/steady.ts';
import { createDayPrices } from './create-day-prices.ts';
import { judgedOf } from './judged.ts';

/** As many as a tall window shows: the next ones come before its end does. */
const pageSize = 6;

/** Between the brands whose following itineraries are worked out ahead: the page stays free for presses. */
const preparedEachMs = 50;

/** Flights of an itinerary as an address names them. */
const flightsOf = (list: IntlList, slice: number, itinerary: number): string[] =>
  flightIdsOf(list.segments, list.slices[slice]?.[itinerary]?.segments ?? []);

interface IntlResultsSpec {
  services: Services;
  state: Readable<IntlSearch>;
  travelType: Readable<'private' | 'business'>;
  /** Another step of the search. */
  show(next: IntlSearch, isReplaced?: boolean): void;
  /** Another look at what is shown. */
  choose(change: Partial<IntlSearch>): void;
  toForm(): void;
  /** Orders the trip that was put together, for the price that was shown. */
  book(seen: string): void;
}

/** One answer for all slices: each is chosen after the other from what is there, without a further request. */
export function createIntlResults({ services, state, travelType, show, choose, toForm, book }: IntlResultsSpec) {
  const asked = computed(() => {
    const { flightType, legs, party, cabin } = state.value;
    return {
      flightType,
      slices: askedSlices(legs),
      party,
      cabin,
      travelType: travelType.value,
      ...searchedFor(services, 'intl', travelType.value),
    };
  });
  const results = createResults({
    input: asked,
    isReady: computed(() => state.value.step === 'list'),
    ask: (input, ending) => services.api.send(intl.query, input, { quiet: 'all', signal: ending }),
  });
  const { said } = sayOf(services);
  const list = computed(() => said(results.data.value));
  const shown = signal(pageSize);
  /** Itinerary whose brands are shown; -1: none. */
  const open = signal(-1);
  // A filter or an order changes the state: what is below these stays as it was.
  const [party, filters, legs] = [
    steady(() => state.value.party),
    steady(() => state.value.filters),
    steady(() => state.value.legs),
  ];
  const chosen = steady(() => (list.value ? positionsOf(list.value, state.value.chosen) : []));
  const slice = computed(() => chosen.value.length);
  const isWhole = computed(() => chosen.value.length === state.value.legs.length);
  const brand = computed(() => list.value?.brands.findIndex(({ brandId }) => brandId === state.value.brand) ?? -1);

  const facts = computed(() => (list.value ? factsIn(list.value, slice.value) : []));
  const groups = computed(() => {
    if (!list.value || isWhole.value) return [];
    const only = brand.value < 0 ? undefined : brand.value;
    return groupsAfter(list.value, chosen.value, party.value, only);
  });
  /** Brands within the travel standard, where the filter asks for them. */
  const within = computed(() => {
    const there = list.value;
    if (!there?.standard || !filters.value.compliant) return groups.value;
    return groups.value.flatMap(({ itinerary, offers }) => {
      const own = offers.filter((offer) => judgedOf(there, offer, slice.value)?.verdict === 'ok');
      return own.length ? [{ itinerary, offers: own }] : [];
    });
  });
  const left = computed(() =>
    list.value ? filterGroups(list.value, slice.value, within.value, filters.value, facts.value) : [],
  );
  const sort = computed(() => state.value.sort);
  /** The airport that the slice before leads to. */
  const reached = computed(() => {
    const before = slice.value - 1;
    const { segments } = list.value?.slices[before]?.[chosen.value[before] ?? -1] ?? { segments: [] };
    return list.value?.segments[segments[segments.length - 1] ?? -1]?.dstAirport ?? '';
  });
  const sorted = computed(() => sortGroups(left.value, sort.value, facts.value, reached.value));
  const stopPaging = effect(() => {
    void sorted.value;
    shown.value = pageSize;
    open.value = -1;
  });

  let stopPreparing = (): void => undefined;
  /** While the brands of an itinerary are read: what follows it under each of them. */
  function prepare(itinerary: number): void {
    stopPreparing();
    const there = list.peek();
    const [before, brands] = [
      chosen.peek(),
      groups.peek().find((group) => group.itinerary === itinerary)?.offers ?? [],
    ];
    if (!there || before.length + 1 >= state.peek().legs.length) return;
    const left = brands.map((offer) => offer.brand);
    const one = (): void => {
      const brandOf = left.shift();
      if (brandOf === undefined) return;
      groupsAfter(there, [...before, itinerary], party.peek(), brandOf);
      factsIn(there, before.length + 1);
      stopPreparing = services.timers.after(preparedEachMs, one);
    };
    stopPreparing = services.timers.after(preparedEachMs, one);
  }

  /** The trip that all choices have led to; undefined while a part is missing or not sold. */
  const trip = computed(() => {
    const there = list.value;
    if (!there || !isWhole.value || brand.value < 0) return undefined;
    const offer = { itineraries: chosen.value, brand: brand.value };
    const price = priceOf(there, offer, party.value);
    return price && { offer, price };
  });

  /** The next slice, and the brand of the whole trip. */
  function take(offer: NextOffer): void {
    const there = list.peek();
    if (!there) return;
    const now = state.peek();
    const done = now.chosen.slice(0, slice.peek());
    const flights = flightsOf(there, slice.peek(), offer.itinerary);
    const brandId = there.brands[offer.brand]?.brandId ?? '';
    show({ ...now, chosen: [...done, flights], brand: brandId, filters: noIntlFilters });
  }

  return {
    services,
    state,
    toForm,
    list,
    chosen,
    slice,
    isWhole,
    brand,
    isBusiness: computed(() => travelType.value === 'business'),
    trip,
    groups,
    left,
    facts,
    days: createDayPrices(services, asked, slice, () => ({
      chosen: state.value.chosen.slice(0, slice.value).map((flights) => [...flights]),
      brandId: list.value?.brands[brand.value]?.brandId ?? '',
    })),
    calendar: styledPart(services, () => import('./CalendarDays.tsx')),
    failure: computed(() => results.failure.value?.msg ?? null),
    isRefused: computed(() => results.failure.value?.ret === 400),
    /** The provider has no such trip: the field of the question, and the reason. */
    refusal: computed(() => {
      const failed = results.failure.value;
      return failed?.ret === 400
        ? { field: (failed.data as { field?: unknown } | null)?.field, msg: failed.msg }
        : null;
    }),
    isBusy: results.isBusy,
    /** The address names flights that the answer does not have. */
    isLost: computed(() => list.value !== null && chosen.value.length < state.value.chosen.length),
    load: results.load,
    /** The slice is the last one: its brand is that of the whole trip. */
    isLast: () => slice.peek() === state.peek().legs.length - 1,
    legs,
    filters,
    sort,
    options: computed(() => optionsOf(facts.value)),
    sorted,
    filterCount: computed(() => countIntlFilters(filters.value)),
    shown,
    open,
    showMore: () => void (shown.value += pageSize),
    toggle(itinerary: number) {
      open.value = open.peek() === itinerary ? -1 : itinerary;
      if (open.peek() === itinerary) prepare(itinerary);
    },
    setFilters: (filters: IntlFilters) => choose({ filters }),
    clear: () => choose({ filters: noIntlFilters }),
    sortBy: (sort: IntlSort) => choose({ sort }),
    take,
    /** The same trip in the cabin that any standard grants. */
    inEconomy: () => show({ ...state.peek(), cabin: 'Y', chosen: [], brand: '', filters: noIntlFilters }),
    allBrands: () => choose({ brand: '' }),
    /** Back to a slice that was chosen: later ones are chosen again. */
    again: (at: number) =>
      show({
        ...state.peek(),
        chosen: state.peek().chosen.slice(0, at),
        brand: '',
        filters: noIntlFilters,
      }),
    changeBrand: () => show({ ...state.peek(), chosen: state.peek().chosen.slice(0, -1), brand: '' }),
    /** The brand stays, as the prices beside the days say; where that day has none of it, all are shown. */
    chooseDay(date: Day) {
      const { legs } = state.peek();
      const at = slice.peek();
      show({ ...state.peek(), legs: legs.map((leg, no) => (no === at ? { ...leg, date } : leg)) }, true);
    },
    back: () => void (services.back() || toForm()),
    book() {
      const found = trip.peek();
      if (found) book(String(found.price.total));
    },
    dispose() {
      stopPreparing();
      stopPaging();
      results.dispose();
    },
  };
}

export type IntlResults = ReturnType<typeof createIntlResults>;
