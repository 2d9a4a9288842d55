import { computed, effect } from '@preact/signals-core';
import {
  checkTrainSearch,
  isTelecode,
  readTrainSearch,
  swappedTrip,
  writeTrainSearch,
} from '#domain/rail/search/train-search.ts';
import type { TrainSearch, TrainSearchField } from '#domain/rail/search/train-search.ts';
import { saleTimes } from '#domain/rail/sale-times.ts';
import type { Services } from '#kit/services.ts';
import { sayOf } from '#kit/say.ts';
import { textsOf } from '#kit/use-texts.ts';
import { steady } from '#kit/steady.ts';
import { createSearch, styledPart } from '#parts/search/create-search.ts';
import type { Query } from '#parts/search/create-search.ts';
import { createStations } from '#parts/rail/stations/create-stations.ts';
import { createPast } from '#parts/rail/stations/past.ts';
import type { PastTrip } from '#parts/rail/stations/past.ts';
import { texts as ownTexts } from './texts.ts';

export type Field = TrainSearchField;
type End = 'from' | 'to';

/** Properties of the widget as an address has them. */
const fieldsOf = ({ fromStation, toStation, ...others }: Query): Query => ({
  ...others,
  ...(fromStation && { from: fromStation }),
  ...(toStation && { to: toStation }),
});

/** The search of one widget: the form and the trains are steps of one place, transfer plans are a place of their own. */
export function createTrainSearch(services: Services, given: Query) {
  const now = () => services.clock.now();
  const texts = textsOf(services, 'train-booking', ownTexts);
  const { say } = sayOf(services);
  const pickers = styledPart(services, () => import('./form/pickers.ts'));
  const stations = createStations(services);
  /** Of the provider, once it has told them. */
  const times = computed(() => stations.value.value?.times ?? saleTimes);
  const search = createSearch(services, given, {
    places: ['train_query_list', 'train_transfer'],
    read: (said, { search: auto, ...props }, isGuest) => {
      const query: Query = isGuest ? { ...said, step: 'form' } : said;
      const isOwn = query['from'] !== undefined || query['to'] !== undefined;
      return readTrainSearch(
        isOwn ? query : { ...(!auto && { step: 'form' }), ...fieldsOf(props), ...query },
        now(),
        times.value,
      );
    },
    draftOf: (address) => address.search,
    check: (draft) => checkTrainSearch(draft, now(), times.value),
    merge: (draft, changed) =>
      readTrainSearch({ ...writeTrainSearch(draft), ...fieldsOf(changed) }, now(), times.peek()).search,
    isForm: (address, isGuest) =>
      !isGuest && address.search.step === 'form' && services.place.peek().name === 'train_query_list',
    write: (draft) => services.setQuery(writeTrainSearch({ ...draft, step: 'form' }), { replace: true }),
    pickers,
    onOpen: (field) => field && stations.want(),
  });
  const { isGuest, address, draft, edit, open, remember, travelTypeOf } = search;
  const past = createPast(services);
  /** A visitor sees trains where the application shows them without a login. */
  const mayQuery = computed(
    () => services.session.user.value !== null || services.config.value.publicQuery.includes('train'),
  );
  const state = computed<TrainSearch>(() => {
    const { search: asked } = address.value;
    return mayQuery.value ? asked : { ...asked, step: 'form' };
  });

  /** A visitor who may not see the trains that the address asks for. */
  const isHidden = computed(() => !mayQuery.value && address.value.search.step === 'list');

  // Without a trip from page and address, the form is that of the last search.
  const blank = draft.peek();
  let filled = blank;
  const stopFilling = effect(() => {
    const [last] = past.trips.value;
    if (blank.from || blank.to || draft.peek() !== filled) return;
    filled = { ...blank, ...last };
    draft.value = filled;
  });

  /** The draft as the form shows it: choices among the trains that were found do not draw it again. */
  const form = steady(
    () => draft.value,
    (one) => [one.from, one.fromName, one.to, one.toName, one.date, one.isStudent, one.isFast, one.travelType],
  );

  const names = computed(() => {
    const table = stations.value.value;
    const nameOf = (place: string, name: string) => {
      if (!isTelecode(place)) return say(place);
      const known = table?.nameOf(place) ?? name;
      return known ? texts.station(say(known), table?.cityOf(place) === known) : place;
    };
    const { from, fromName, to, toName } = form.value;
    return { from: nameOf(from, fromName), to: nameOf(to, toName) };
  });

  /** The trains of a search: this place with another address, or the place of trains. */
  async function show(next: TrainSearch, isReplaced = false): Promise<void> {
    if (!mayQuery.peek()) {
      const { from, to } = names.peek();
      if (!(await services.session.requireLogin(texts.way(from, to)))) return;
    }
    const query = writeTrainSearch(next);
    if (!isGuest && services.place.peek().name === 'train_query_list')
      services.setQuery(query, { replace: isReplaced });
    else services.navigate('train_query_list', query);
  }

  /** The first field that keeps it from being searched; undefined when the search went out. */
  function submit(): Field | undefined {
    open(null);
    const first = search.firstWrong();
    if (first) return first;
    const trip = draft.peek();
    past.addTrip(trip);
    const isSame = trip.from === state.peek().from && trip.to === state.peek().to;
    // Stations and classes of another way are no filters of this one.
    const filters = isSame ? trip.filters : { ...trip.filters, fromStations: [], toStations: [], seatClasses: [] };
    void show({ ...trip, filters, step: 'list' });
    return undefined;
  }

  return {
    ...search,
    services,
    prefix: 'sf',
    texts,
    state,
    form,
    date: computed(() => state.value.date),
    step: computed(() => state.value.step),
    pickers,
    stations,
    times,
    names,
    past,
    isHidden,
    list: styledPart(services, () => import('./list/part.ts')),
    popular: styledPart(services, () => import('./form/popular.ts')),
    transfer: styledPart(services, () => import('./transfer/part.ts')),
    travelType: computed(() => travelTypeOf(state.value)),
    draftTravelType: computed(() => travelTypeOf(draft.value)),
    problems: steady(() => address.value.problems),
    now,
    show,
    choosePlace(end: End, place: string, name: string) {
      const other = end === 'from' ? 'to' : 'from';
      const before = draft.peek();
      // The place of the other end changes places with this one.
      if (place === before[other]) edit(swappedTrip(before));
      else edit({ [end]: place, [`${end}Name`]: isTelecode(place) ? name : '' });
      past.addPlace({ place, name });
      open(draft.peek()[other] ? null : other);
    },
    swap: () => edit(swappedTrip(draft.peek())),
    takeTrip: (trip: PastTrip) => edit(trip),
    /** The trains of a way on the day of the form, at once. */
    showWay(from: string, to: string) {
      edit({ from, fromName: '', to, toName: '' });
      submit();
    },
    /** Shown trains are asked for again at once: verdicts differ. */
    setTravelType(travelType: 'private' | 'business') {
      remember(travelType);
      edit({ travelType });
      if (state.peek().step !== 'list') return;
      const { filters, ...now } = state.peek();
      void show({ ...now, travelType, filters: { ...filters, compliant: false } }, true);
    },
    warm: () => pickers.want(),
    /** A station that a link names by its code alone gets its name from the table. */
    nameStations: () =>
      effect(() => {
        const { from, fromName, to, toName } = draft.value;
        if ((isTelecode(from) && !fromName) || (isTelecode(to) && !toName)) stations.want();
      }),
    submit,
    dispose() {
      search.dispose();
      stopFilling();
      past.dispose();
    },
  };
}

export type TrainSearchModel = ReturnType<typeof createTrainSearch>;
