import { computed, effect, signal } from '@preact/signals-core';
import { flight } from '#contract/flight.ts';
import type { IntlAirport } from '#contract/intl.ts';
import { knownCity } from '#domain/flight/cities/known-cities.ts';
import { domesticSearch } from '#domain/intl/search/domestic-search.ts';
import { checkIntlSearch, legsFor, readIntlSearch, writeIntlSearch } from '#domain/intl/search/intl-search.ts';
import { placeOf, writeLegs } from '#domain/intl/search/trip-codec.ts';
import type { IntlField, IntlSearch } from '#domain/intl/search/intl-search.ts';
import { noIntlFilters } from '#domain/intl/search/intl-choices.ts';
import type { FlightType } from '#domain/trip/legs.ts';
import { createPart } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { sayOf } from '#kit/say.ts';
import { steady } from '#kit/steady.ts';
import { textsOf } from '#kit/use-texts.ts';
import { createSearch, styledPart } from '#parts/search/create-search.ts';
import { createLegs } from './legs.ts';
import { createRefused, fieldOf } from './refused.ts';
import { fillStart } from './start.ts';
import { texts as ownTexts } from './texts.ts';

export type Field = IntlField;
export type End = 'from' | 'to';
const route = 'intl_flight_query_list';

/** The search of one widget: form, list of a slice and chosen trip are steps of one place. */
export function createIntlSearch(services: Services) {
  const now = () => services.clock.now();
  const today = () => services.clock.today();
  const texts = textsOf(services, 'intl-search', ownTexts);
  const { say } = sayOf(services);
  const pickers = styledPart(services, () => import('./form/pickers.ts'));
  /** Cities of the world come by a request: they are in no chunk. */
  const cities = createPart(async () => {
    const [{ indexOf }, answer] = await Promise.all([
      import('./form/city-part.ts'),
      services.api.send(flight.cities, {}, { quiet: 'all' }),
    ]);
    if (!answer.ok) throw new Error(answer.msg);
    return indexOf(answer.data.cities);
  });
  /** Airports of the list that is shown: a link needs no table of cities for its names. */
  const airports = signal<Readonly<Record<string, IntlAirport>>>({});
  const refused = createRefused();
  const pathType = () => services.place.value.params['queryType'];
  const search = createSearch<ReturnType<typeof readIntlSearch>, IntlSearch, Field>(
    services,
    {},
    {
      places: [route],
      read: (said, _props, isGuest) =>
        readIntlSearch({ queryType: pathType(), ...said, ...(isGuest && { step: 'form' }) }, now()),
      draftOf: (address) => address.search,
      check: (draft) => ({ ...checkIntlSearch(draft, now()), ...refused.errorsOf(draft) }),
      merge: () => ({}),
      isForm: (address, isGuest) => !isGuest && address.search.step === 'form',
      write: (draft) =>
        services.setQuery({ ...writeIntlSearch({ ...draft, step: 'form' }), isFirst: undefined }, { replace: true }),
      pickers,
      onOpen: (field) => field && /^(from|to)/.test(field) && cities.want(),
    },
  );
  const { isGuest, address, draft, edit, open, remember, travelTypeOf } = search;
  const stopFilling = fillStart(services, draft, isGuest);
  /** A link to a list that there cannot be: its form says at each field why. */
  const stopTrying = effect(() => {
    if (address.value.isRefused) search.tried.value = true;
  });
  /** A visitor sees flights where the application shows them without a login. */
  const mayQuery = computed(
    () => services.session.user.value !== null || services.config.value.publicQuery.includes('intl'),
  );
  const state = computed<IntlSearch>(() => {
    const { search: asked } = address.value;
    return mayQuery.value ? asked : { ...asked, step: 'form' };
  });

  /** The draft as the form shows it: choices among what was found do not draw it again. */
  const form = steady(
    () => draft.value,
    ({ flightType, legs, party, cabin, travelType }) => [flightType, legs, party, cabin, travelType],
  );

  /** A place in words: its city, and the airport where one is meant. */
  const nameOf = (code: string): { city: string; airport: string } => {
    const { city, airport = '' } = placeOf(code);
    const listed = airports.value[airport] ?? Object.values(airports.value).find((one) => one.city === city);
    return (
      cities.value.value?.nameOf(city, airport) ?? {
        city: listed?.cityName ?? say(knownCity(city) || city),
        airport: (airport && listed?.name) || airport,
      }
    );
  };

  /** The list stays while its slices are chosen: another path would be another page, which asks again. */
  const queryOf = (next: IntlSearch) => ({
    ...writeIntlSearch(next),
    isFirst: undefined,
    ...(pathType() === String(next.flightType) && { queryType: undefined }),
  });

  const wayOf = ({ legs: [first] }: IntlSearch) =>
    texts.way(nameOf(first?.from ?? '').city, nameOf(first?.to ?? '').city);

  /** A step of the search: another slice, the list again, the form. */
  async function show(next: IntlSearch, isReplaced = false): Promise<void> {
    if (!mayQuery.peek() && next.step === 'list' && !(await services.session.requireLogin(wayOf(next)))) return;
    const isStep = !isGuest && next.step === 'list' && state.peek().step === 'list';
    if (isStep) services.setQuery(queryOf(next), { replace: isReplaced });
    else services.navigate(route, writeIntlSearch(next), { replace: isReplaced });
  }

  return {
    ...search,
    ...createLegs({ draft, edit, open, today }),
    services,
    prefix: 'sf',
    texts,
    state,
    form,
    step: computed(() => state.value.step),
    pickers,
    cities,
    airports,
    nameOf,
    /** To a visitor who may not see the list that the address asks for; "" where it is shown. */
    hidden: computed(() => {
      const { search: asked } = address.value;
      return mayQuery.value || asked.step !== 'list' ? '' : texts.hidden(wayOf(asked), asked.legs[0]?.date ?? '');
    }),
    /** The domestic search of a trip that leads to no other country. */
    domestic: computed(() => {
      const table = cities.value.value;
      return table
        ? domesticSearch({ ...draft.value, travelType: travelTypeOf(draft.value) }, table.isMainland)
        : undefined;
    }),
    /** The address keeps what it asks for: it is shown after the login. */
    logIn: () => services.session.requireLogin(wayOf(address.peek().search)),
    list: styledPart(services, () => import('./list/part.ts')),
    popular: styledPart(services, () => import('./form/popular.ts')),
    travelType: computed(() => travelTypeOf(state.value)),
    draftTravelType: computed(() => travelTypeOf(draft.value)),
    problems: steady(() => address.value.problems),
    now,
    show,
    /** Of what is shown: the address follows, and no step is added. */
    choose: (change: Partial<IntlSearch>) =>
      services.setQuery(queryOf({ ...state.peek(), ...change }), { replace: true }),
    setType: (flightType: FlightType) => edit({ flightType, legs: legsFor(flightType, draft.peek().legs, today()) }),
    setTravelType(travelType: 'private' | 'business') {
      remember(travelType);
      edit({ travelType });
      if (state.peek().step === 'list') void show({ ...state.peek(), travelType, chosen: [], brand: '' }, true);
    },
    warm: () => pickers.want(),
    /** Places of an address have codes alone: their names come from the table of cities. */
    nameCities: () =>
      effect(() => {
        const { legs } = draft.value;
        const places = [...new Set(legs.flatMap(({ from, to }) => [from, to]).filter(Boolean))];
        if (state.value.step !== 'form' || places.every((place) => places.length < 2 && knownCity(place))) return;
        cities.want();
        const table = cities.value.value;
        const meant = legs.map(({ from, to, date }) => ({
          from: table?.meant(from) ?? from,
          to: table?.meant(to) ?? to,
          date,
        }));
        if (writeLegs(meant) !== writeLegs(legs)) edit({ legs: meant });
      }),
    submit(): Field | undefined {
      open(null);
      const first = search.firstWrong();
      if (first) return first;
      void show({ ...draft.peek(), filters: noIntlFilters, chosen: [], brand: '', step: 'list' });
      return undefined;
    },
    toForm: () => void show({ ...state.peek(), chosen: [], brand: '', step: 'form' }),
    /** The provider has no such trip: back to the form, which says so at the field; false where no field is named. */
    refuse(said: unknown, message: string): boolean {
      const field = fieldOf(said);
      if (!field) return false;
      const now = state.peek();
      refused.put(now, field, message);
      search.tried.value = true;
      void show({ ...now, chosen: [], brand: '', step: 'form' }, true);
      return true;
    },
    dispose() {
      stopTrying();
      stopFilling();
      search.dispose();
    },
    isGuest,
  };
}

export type IntlSearchModel = ReturnType<typeof createIntlSearch>;
