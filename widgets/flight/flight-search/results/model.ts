import { computed, effect, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import type { Flight, Seat } from '#contract/flight.ts';
import { noFilters } from '#domain/flight/list/list-choices.ts';
import type { CabinGroup, Filters, SortKey } from '#domain/flight/list/list-choices.ts';
import { momentAt } from '#domain/china-time.ts';
import { readChosenSeats, writeChosenSeats } from '#domain/flight/chosen-seats.ts';
import { facetsOf } from '#domain/flight/list/list-facets.ts';
import { filtersToDrop, whyNothing } from '#domain/flight/list/list-empty.ts';
import { countFilters, filterOffers, filtersForReturn } from '#domain/flight/list/list-filter.ts';
import { leavingAfter, lowestReturn, notLeft } from '#domain/flight/list/list-flight.ts';
import type { Offer } from '#domain/flight/list/list-flight.ts';
import { shownPrice } from '#domain/flight/seat-prices.ts';
import type { Basis, PricedSeat } from '#domain/flight/seat-prices.ts';
import { nextSort, sortOffers } from '#domain/flight/list/list-sort.ts';
import { writeFilters, writeSearch, writeSort } from '#domain/flight/search/search-codec.ts';
import { withDate } from '#domain/flight/search/search-state.ts';
import type { SearchState } from '#domain/flight/search/search-state.ts';
import type { FlightSearchModel } from '../model.ts';
import { createBooking } from './booking.ts';
import { createLists } from './lists.ts';
import type { ListQuery } from './lists.ts';
import { steady } from '#kit/steady.ts';
import { searchedFor } from '#parts/booking/company/searched-for.ts';
import type { Texts } from '#parts/flight/list/texts.ts';

const pageSize = 12;
const partyOf = ({ adults, children, infants }: SearchState) => ({ adults, children, infants });
const basisKey = 'flight-search:basis';

/** The list of flights under the address of the search: its query, its filtered rows, their order. */
export function createResults(search: FlightSearchModel, texts: Texts) {
  const { services, state, cities } = search;
  const lists = createLists(services);
  const travelType = computed(() => search.travelTypeOf(state.value));
  const isReturn = computed(() => state.value.step === 'return');
  const people = computed(() => state.value.adults + state.value.children);
  const party = steady(() => partyOf(state.value));
  const heads = computed(() => people.value + state.value.infants);
  /** Departure and arrival of the leg that is shown. */
  const ends = computed(() => {
    const { from, to } = search.places.value;
    return isReturn.value ? ([to, from] as const) : ([from, to] as const);
  });
  /** 含税价 or 票面价, stored on this device. */
  const basis = signal<Basis>(services.preferences.get<string>(basisKey, '') === 'ticket' ? 'ticket' : 'total');
  const priceOf = (seat: PricedSeat) => shownPrice(seat, basis.value, party.value);
  const shown = signal(pageSize);
  /** The row that an address opened: the list reaches down to it until it is sorted or narrowed. */
  const revealed = signal(state.peek().open);
  const lookAt = signal('');
  const isStale = signal(false);

  const queryFor = (leg: 'outbound' | 'return'): ListQuery => {
    const { from, to, date, returnDate, adults, children, infants } = state.value;
    const way =
      leg === 'outbound' ? { orgCity: from, dstCity: to, date } : { orgCity: to, dstCity: from, date: returnDate };
    const kind = travelType.value;
    return { ...way, adults, children, infants, travelType: kind, ...searchedFor(services, 'flight', kind) };
  };
  /** Prices and verdicts belong to a member: after a login the list is asked for again. */
  const keyOf = (query: ListQuery) => writeJson([query, services.session.user.value?.memberId ?? '']);
  const legOf = (leg: 'outbound' | 'return') => steady(() => ({ query: queryFor(leg), key: keyOf(queryFor(leg)) }));
  const outboundLeg = legOf('outbound');
  const returnLeg = legOf('return');
  const leg = computed(() => (isReturn.value ? returnLeg.value : outboundLeg.value));
  const entry = computed(() => lists.entries.value[leg.value.key]);
  const list = computed(() => entry.value?.list);
  // Codes of a link may be airports: the table says which city they mean.
  const isSettled = computed(() => Boolean(cities.value.value) || cities.failed.value);

  const chosenText = computed(() => state.value.outbound);
  /** The seat of the outbound flight, as the list has it now; undefined while it loads and when it is gone. */
  const outbound = computed(() => {
    const [chosen] = readChosenSeats(chosenText.value) ?? [];
    const flight = lists.entries.value[outboundLeg.value.key]?.list?.flights.find(
      (one) => one.flightId === chosen?.flightId,
    );
    const seat = flight?.seats.find((one) => one.cabinCode === chosen?.cabinCode);
    return flight && seat && seat.seatNum >= people.value ? { flight, seat } : undefined;
  });

  const current = computed<Flight[]>(() => notLeft(list.value?.flights ?? [], momentAt(services.clock.now())));
  const flights = computed<Flight[]>(() =>
    isReturn.value && outbound.value ? leavingAfter(current.value, outbound.value.flight.arrTime) : current.value,
  );
  const wanted = steady(() => ({
    cabin: state.value.cabin,
    people: people.value,
    basis: basis.value,
    party: party.value,
  }));
  const wish = computed(() => ({ ...wanted.value, rules: list.value?.rules ?? {} }));
  const filters = steady(() => state.value.filters);
  const sort = steady(() => state.value.sort);
  const all = computed(() => filterOffers(flights.value, noFilters, wish.value));
  const left = computed(() => filterOffers(flights.value, filters.value, wish.value));
  const offers = computed<Offer<Flight>[]>(() => sortOffers(left.value, sort.value));
  /** Of a return trip: lowest price of the other flight beside this one; undefined while it is not known. */
  const otherWay = computed(() => {
    if (!state.value.round) return undefined;
    if (isReturn.value) {
      const seat = outbound.value?.seat;
      return () => seat && priceOf(seat);
    }
    const found = lists.entries.value[returnLeg.value.key]?.list?.flights ?? [];
    const returns = sortOffers(filterOffers(notLeft(found, momentAt(services.clock.now())), noFilters, wanted.value), {
      by: 'price',
      down: false,
    });
    return ({ arrTime }: Flight) => lowestReturn(returns, arrTime);
  });

  const stops = [
    effect(() => {
      if (!isSettled.value || state.value.step === 'form') return;
      const now = leg.value;
      lists.load(now.key, now.query);
      if (isReturn.value) lists.load(outboundLeg.value.key, outboundLeg.value.query);
      else if (state.value.round) lists.load(returnLeg.value.key, returnLeg.value.query);
    }),
    effect(() => {
      const known = lists.entries.value[outboundLeg.value.key];
      if (!isReturn.value || !known?.list || known.busy || outbound.value) return;
      services.say.toast(texts.outboundGone, 'warn');
      search.go({ ...state.peek(), step: 'outbound', outbound: '', open: '' }, { replace: true });
    }),
    effect(() => {
      const until = list.value?.validUntilMs;
      if (until === undefined) return undefined;
      const left = until - services.clock.now();
      isStale.value = left <= 0;
      return left > 0 ? services.timers.after(left, () => (isStale.value = true)) : undefined;
    }),
  ];

  stops.push(
    effect(() => {
      const now = state.value;
      const { found, key } = search.prices;
      const price = found.value[key(now.from, now.to, now)]?.[now.date];
      if (now.step === 'outbound' && list.value) search.keep(now, price);
    }),
  );

  const startOver = () => {
    shown.value = pageSize;
    revealed.value = '';
  };
  const put = (query: Record<string, string | undefined>) => services.setQuery(query, { replace: true });
  const change = (part: Partial<SearchState>) => search.show({ ...state.peek(), open: '', ...part });

  const model = {
    search,
    services,
    state,
    travelType,
    isReturn,
    ends,
    leg,
    entry,
    list,
    outbound,
    all,
    offers,
    shown: computed(() =>
      Math.max(
        shown.value,
        revealed.value ? offers.value.findIndex((one) => one.flight.flightId === revealed.value) + 1 : 0,
      ),
    ),
    isStale,
    people,
    heads,
    wish,
    basis,
    priceOf,
    otherWay,
    setBasis(next: Basis) {
      basis.value = next;
      services.preferences.set(basisKey, next);
    },
    facets: computed(() => facetsOf(flights.value, filters.value, wish.value)),
    filterCount: computed(() => countFilters(state.value.filters)),
    lowestFen: computed(() => Math.min(...all.value.map((one) => one.fen))),
    /** Of one adult, as days and other routes say it. */
    lowestAdultFen: computed(() => Math.min(...all.value.map((one) => one.adultFen))),
    /** Returns that leave before the outbound flight has landed. */
    hiddenReturns: computed(() => current.value.length - flights.value.length),
    /** Reason of an empty list. */
    nothing: computed(() => whyNothing(current.value, flights.value, filters.value, wish.value)),
    /** The rows of an empty list without one of its filters. */
    toDrop: computed(() => filtersToDrop(flights.value, filters.value, wish.value)),
    showMore: () => (shown.value += pageSize),
    setFilters(filters: Filters) {
      startOver();
      // With the places as they were settled: an airport that a link named as its place is a filter now.
      put({ ...writeSearch(state.peek()), ...writeFilters(filters) });
    },
    setCabin(cabin: CabinGroup | '') {
      startOver();
      put(writeSearch({ ...state.peek(), cabin }));
    },
    clearFilters() {
      startOver();
      // With the places as they were settled, as above.
      put({ ...writeSearch(state.peek()), ...writeFilters(noFilters) });
    },
    sortBy(by: SortKey) {
      startOver();
      put({ sort: writeSort(nextSort(state.peek().sort, by)) });
    },
    toggle(flightId: string) {
      put({ open: state.peek().open === flightId ? undefined : flightId });
    },
    /** The row that takes the focus as soon as it is open. */
    lookAt,
    /** Opens a row at any position, and scrolls it into view. */
    look(flightId: string) {
      revealed.value = flightId;
      lookAt.value = flightId;
      put({ open: flightId });
    },
    chooseDay(day: string, unfiltered = false) {
      const now = state.peek();
      startOver();
      change({
        ...(now.step === 'return' ? { returnDate: day } : withDate(now, day, 4)),
        ...(unfiltered && { filters: noFilters }),
      });
    },
    /** The same trip from or to a city nearby, with the wishes that are not tied to one route. */
    chooseRoute({ from, to, date }: { from: string; to: string; date?: string }) {
      const now = state.peek();
      const {
        filters: { stops, compliant, hideShare, baggage },
      } = now;
      startOver();
      change({
        ...(date && withDate(now, date, 4)),
        from,
        to,
        step: 'outbound',
        outbound: '',
        filters: { ...noFilters, stops, compliant, hideShare, baggage },
      });
    },
    refresh: () => lists.load(leg.peek().key, leg.peek().query, true),
    /** Out of the list: the place before it where there is one, else the form. */
    leave() {
      if (!services.back()) model.toForm();
    },
    toForm: () => search.go({ ...state.peek(), step: 'form', outbound: '', open: '' }, { replace: false }),
    rechoose() {
      const now = state.peek();
      startOver();
      revealed.value = readChosenSeats(now.outbound)?.[0]?.flightId ?? '';
      search.go(
        { ...now, step: 'outbound', outbound: '', open: revealed.value, filters: filtersForReturn(now.filters) },
        { replace: false },
      );
    },
    takeOutbound(flight: Flight, seat: Seat) {
      const now = state.peek();
      startOver();
      const chosen = writeChosenSeats([
        { flightId: flight.flightId, cabinCode: seat.cabinCode, parPrice: seat.parPrice },
      ]);
      search.go(
        { ...now, step: 'return', outbound: chosen, open: '', filters: filtersForReturn(now.filters) },
        { replace: false },
      );
    },
    dispose: () => stops.forEach((stop) => stop()),
  };
  return { ...model, booking: createBooking(model) };
}

export type ResultsModel = ReturnType<typeof createResults>;
