import { batch, computed, effect, signal } from '@preact/signals-core';
import { daysBetween } from '#domain/china-time.ts';
import { knownCity } from '#domain/flight/cities/known-cities.ts';
import { checkSearch } from '#domain/flight/search/search-check.ts';
import type { SearchErrors, SearchField } from '#domain/flight/search/search-check.ts';
import { readSearch, readState, writeSearch, writeState } from '#domain/flight/search/search-codec.ts';
import { withPast } from '#domain/flight/search/search-history.ts';
import { draftOf, stateOf, swapped, usualRoute, withDate, withRound } from '#domain/flight/search/search-state.ts';
import type { Search, SearchState, TravelType } from '#domain/flight/search/search-state.ts';
import { createPart } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { createSearch, styledPart } from '#parts/search/create-search.ts';
import type { Query } from '#parts/search/create-search.ts';
import { sayOf } from '#kit/say.ts';
import { textsOf } from '#kit/use-texts.ts';
import { createCityTyping } from './city-typing.ts';
import type { CityOption } from './city-part.ts';
import { createPast } from './past.ts';
import { createPrices } from './prices.ts';
import { texts } from './texts.ts';

export type Picker = SearchField | null;
export type End = 'from' | 'to';

/** The search of one widget: the form and the flights of each way are steps of one place. */
export function createFlightSearch(services: Services, given: Query) {
  const today = services.clock.today;
  const own = textsOf(services, 'flight-search', texts);
  const lang = sayOf(services);
  const cities = createPart(() => import('./city-part.ts'));
  const pickers = styledPart(services, () => import('./form/pickers.ts'));
  /** The form is being used: from then on the provider may be asked for prices. */
  const touched = signal(false);
  const search = createSearch(services, given, {
    places: ['DomesticAirTicketQuery'],
    read(said, { search: auto, ...fields }, isGuest) {
      const query = isGuest ? { ...said, step: 'form' } : said;
      const found = readState(
        query['date'] === undefined ? { step: auto ? '' : 'form', ...fields, ...query } : query,
        today(),
      );
      const table = cities.value.value;
      return table ? table.settlePlaces(found, table.cityOfPlace) : found;
    },
    draftOf: (address) => draftOf(address.state),
    check: (draft): SearchErrors => checkSearch(draft, today()),
    merge: (draft, changed) => readSearch({ ...writeSearch(draft), ...changed }, today()).search,
    isForm: (address) => address.state.step === 'form',
    write: (draft) => go(stateOf(draft, 'form'), { replace: true }),
    pickers,
    onOpen(next) {
      typing.stop();
      if (next === 'from' || next === 'to') cities.want();
    },
  });
  const { isGuest, props, address, draft, picker, edit, open, remember, travelTypeOf } = search;
  const state = computed(() => address.value.state);
  const end = computed<End | null>(() => (picker.value === 'from' || picker.value === 'to' ? picker.value : null));
  const typing = createCityTyping(
    computed(() => {
      const table = cities.value.value;
      const taken = draft.value[end.value === 'from' ? 'to' : 'from'];
      return table ? (text: string) => table.suggest(text, taken) : undefined;
    }),
  );
  const prices = createPrices(services, draft, travelTypeOf);
  const past = createPast(services);
  const [last] = past.searches.peek();
  const places = computed(() => {
    const { from, to, fromAirport, toAirport } = draft.value;
    const table = cities.value.value;
    // Until the table is loaded: the partner's name of the city, else its name if it is searched much, else the code.
    const said = (end: End, code: string) =>
      code === props.value[end]?.toUpperCase() ? props.value[`${end}Name`] : code === last?.[end] && last[`${end}Name`];
    const words = (end: End, code: string, airport: string) =>
      table?.wordsOfPlace(code, airport, table.cityOfPlace, lang.say, own.airport) ?? {
        name: lang.say(said(end, code) || knownCity(code) || code),
        sub: code,
      };
    return { from: words('from', from, fromAirport), to: words('to', to, toAirport) };
  });

  // Without values from page and address, the form is that of the last search, as long as it is this member's.
  // The provider's own page offers a first visitor a route, as its home page does.
  const isBlank = !draft.peek().from && !draft.peek().to;
  const blank = isBlank && !isGuest && !services.isEmbedded ? { ...draft.peek(), ...usualRoute } : draft.peek();
  draft.value = isBlank && last ? withPast(blank, last, today()) : blank;
  const filled = draft.peek();
  const stopForgetting = effect(() => {
    if (!past.searches.value.length && draft.peek() === filled) draft.value = blank;
  });

  function go(next: SearchState, options: { replace: boolean }) {
    if (isGuest && next.step !== 'form') services.navigate('DomesticAirTicketQuery', writeState(next));
    else services.setQuery(writeState(next), options);
  }

  const chooseOption = (option: CityOption | undefined) => option && chooseCity(option.city, option.airport?.code);

  /** Typing counts however a field loses focus: the city that it means is taken, as with Tab. */
  const takeTyped = () =>
    batch(() => {
      const at = end.peek();
      // Without the table the meant city is unknown: the table is requested again, and no other city is searched.
      if (cities.value.peek()) chooseOption(typing.options.peek()[typing.active.peek()]);
      else if (at && typing.typed.peek()) edit({ [at]: '' });
      open(null);
    });

  function chooseCity(city: { code: string; name: string }, airport = '') {
    const at = end.peek();
    if (!at) return;
    const now = draft.peek();
    const other = at === 'from' ? 'to' : 'from';
    // The city of the other end swaps both.
    const swap = city.code === now[other] && swapped(now);
    edit({ ...swap, [at]: city.code, [`${at}Airport`]: airport });
    past.addCity({ code: city.code, name: city.name });
    open((swap || at === 'from') && !draft.peek()[other] ? other : null);
  }

  /** Announces a search and shows it; a partner that cancels `travel:search` takes it over. */
  function show(next: SearchState, replace = false): boolean {
    const { from, to, date, returnDate, adults, children, infants } = next;
    if (!services.emit('search', { from, to, date, ...(returnDate && { returnDate }), adults, children, infants }))
      return false;
    go(next, { replace });
    return true;
  }

  /** Remembers a search, with the price that was seen. */
  function keep({ from, to, date, returnDate, adults, children, infants, cabin }: Search, price?: string) {
    const { from: start, to: end } = places.peek();
    past.addSearch({
      from,
      to,
      fromName: knownCity(from) || cities.value.peek()?.cityOfPlace(from)?.name || start.name,
      toName: knownCity(to) || cities.value.peek()?.cityOfPlace(to)?.name || end.name,
      date,
      returnDate,
      adults,
      children,
      infants,
      cabin,
      ...(price && { price }),
    });
  }

  return {
    ...search,
    services,
    prefix: 'fs',
    texts: own,
    state,
    typing,
    places,
    prices,
    past,
    draftTravelType: computed(() => travelTypeOf(draft.value)),
    cities,
    pickers,
    /** A part brings its own style sheets. */
    results: styledPart(services, () => import('./results/part.ts')),
    footLine: styledPart(services, () => import('./form/foot-line.ts')),
    popular: styledPart(services, () => import('./form/popular/popular.ts')),
    touched,
    /** Unusable parts of the link; removed by the next change. */
    problems: computed(() => address.value.problems),
    chooseCity,
    show,
    go,
    chooseOption,
    takeTyped,
    setRound(round: boolean) {
      edit(withRound(draft.peek(), round));
    },
    /** Shown results are asked for again at once: prices and verdicts differ. */
    setTravelType(travelType: TravelType) {
      remember(travelType);
      edit({ travelType });
      const now = state.peek();
      if (now.step !== 'form')
        show({ ...now, travelType, filters: { ...now.filters, compliant: false }, open: '' }, true);
    },
    /** A day of the calendar: the departure first, then the return. It closes when nothing is missing; a sheet of a return trip stays (`stay`). */
    chooseDay(day: string, stay = false) {
      const now = draft.peek();
      const isBack = picker.peek() === 'returnDate' && now.round;
      if (isBack && day >= now.date) {
        edit({ returnDate: day });
        return stay ? undefined : open(null);
      }
      edit(
        now.round && now.returnDate && !isBack
          ? withDate(now, day, Math.max(0, daysBetween(now.date, now.returnDate)))
          : { date: day, ...(isBack && { returnDate: '' }) },
      );
      open(now.round ? 'returnDate' : null);
    },
    /** Loads the lazy parts of the form at its first touch. */
    warm() {
      touched.value = true;
      pickers.want();
      const { from, to, date, returnDate } = draft.peek();
      prices.want(from, to, date, returnDate || date);
    },
    /** The first field that keeps it from being searched; undefined when the search went out. */
    submit(): SearchField | undefined {
      takeTyped();
      const first = search.firstWrong();
      if (first) return first;
      const now = draft.peek();
      keep(now);
      show(stateOf(now, 'outbound'));
      return undefined;
    },
    keep,
    /** Asks for the table of cities for the flights, and where it alone has a name; answers what ends that. */
    nameCities: () =>
      effect(() => {
        const { from, to } = draft.value;
        if (state.value.step !== 'form' || [from, to].some((code) => code && !knownCity(code))) cities.want();
      }),
    dispose() {
      search.dispose();
      stopForgetting();
      past.dispose();
    },
  };
}

export type FlightSearchModel = ReturnType<typeof createFlightSearch>;
