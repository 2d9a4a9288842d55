import { computed, effect } from '@preact/signals-core';
import { knownCity } from '#domain/flight/cities/known-cities.ts';
import { hotelCities } from '#domain/hotel/hotel-cities.ts';
import { radiusOf, readHotelSearch, writeHotelSearch } from '#domain/hotel/hotel-search.ts';
import type { HotelSearch } from '#domain/hotel/hotel-search.ts';
import { choiceProblem, movedTo } from '#domain/hotel/stay-choice.ts';
import type { StayChoice } from '#domain/hotel/stay-choice.ts';
import type { Services } from '#kit/services.ts';
import { createSearch, styledPart } from '#parts/search/create-search.ts';
import type { Query } from '#parts/search/create-search.ts';
import { textsOf } from '#kit/use-texts.ts';
import { createPast } from './past.ts';
import { texts as ownTexts } from './texts.ts';

export type Field = 'city' | 'words' | 'dates' | 'people';

/** The search of one widget: the form, the list and the page of one hotel are places of their own. */
export function createHotelSearch(services: Services, given: Query) {
  const now = () => services.clock.now();
  const texts = textsOf(services, 'hotel-booking', ownTexts);
  const pickers = styledPart(services, () => import('./form/pickers.ts'));
  const search = createSearch(services, given, {
    places: ['hotel_index', 'hotel_list', 'hotel_details'],
    read: (query, props, isGuest) =>
      readHotelSearch(!isGuest && query['city'] ? query : { ...props, ...(!isGuest && query) }, now()),
    draftOf: (address) => address.search,
    check(draft): Partial<Record<Field, string>> {
      const problem = choiceProblem(draft.stay, now());
      return {
        ...(!draft.city && { city: texts.noCity }),
        ...(problem && { [problem.field === 'people' ? 'people' : 'dates']: problem.message }),
      };
    },
    merge: (draft, changed) => readHotelSearch({ ...writeHotelSearch(draft), ...changed }, now()).search,
    isForm: (_, isGuest) => !isGuest && services.place.peek().name === 'hotel_index',
    write: (draft) => services.setQuery(writeHotelSearch(draft), { replace: true }),
    pickers,
  });
  const { address, draft, edit, remember, travelTypeOf } = search;
  const state = computed(() => address.value.search);
  // A link that names a child without its age is shown with what is missing.
  search.tried.value = draft.peek().stay.childAges.includes(null);
  const past = createPast(services);

  // Without a city from page and address, the form is that of the last search; the provider's own page, whose hotels
  // below are those of a city, begins with it.
  const blank = draft.peek();
  const [first] = hotelCities;
  const usual = first && !services.isEmbedded ? { city: first.code, cityName: first.name } : {};
  let filled = blank;
  const stopFilling = effect(() => {
    const [last] = past.searches.value;
    if (blank.city || draft.peek() !== filled) return;
    filled = last
      ? { ...blank, ...last, filters: { ...blank.filters, withinKm: radiusOf(last.placeId) } }
      : { ...blank, ...usual };
    draft.value = filled;
  });

  /** The list of a search: a place of its own, or this place with another address. */
  const show = (next: HotelSearch, isReplaced = false) =>
    services.place.peek().name === 'hotel_list'
      ? services.setQuery(writeHotelSearch(next), { replace: isReplaced })
      : services.navigate('hotel_list', writeHotelSearch(next));

  const editStay = (change: Partial<StayChoice>) => edit({ stay: { ...draft.peek().stay, ...change } });

  return {
    ...search,
    services,
    prefix: 'sf',
    texts: textsOf(services, 'hotel-booking', texts),
    state,
    pickers,
    popular: styledPart(services, () => import('./form/popular.ts')),
    list: styledPart(services, () => import('./list/part.ts')),
    details: styledPart(services, () => import('./details/part.ts')),
    past,
    travelType: computed(() => travelTypeOf(state.value.stay)),
    draftTravelType: computed(() => travelTypeOf(draft.value.stay)),
    problems: computed(() => address.value.problems),
    cityName: computed(() => knownCity(draft.value.city) || draft.value.cityName || draft.value.city),
    editStay,
    show,
    now,
    moveTo: (checkIn: string) => edit({ stay: movedTo(draft.peek().stay, checkIn) }),
    /** A place asks for hotels near it. Another city leaves behind all that is of the one before: place, words and the filters by district and area. */
    goTo(place: Pick<HotelSearch, 'city' | 'cityName'> & Partial<HotelSearch>) {
      const { filters, city } = draft.peek();
      const isOther = place.city !== city;
      edit({
        placeId: '',
        placeName: '',
        ...(isOther && { words: '' }),
        filters: {
          ...filters,
          ...(isOther && { districts: [], areas: [] }),
          withinKm: radiusOf(place.placeId ?? ''),
        },
        bounds: null,
        ...place,
      });
    },
    /** Shown results are asked for again at once: prices and verdicts differ. */
    setTravelType(travelType: 'private' | 'business') {
      remember(travelType);
      editStay({ travelType });
      if (services.place.peek().name === 'hotel_list')
        show({ ...state.peek(), stay: { ...state.peek().stay, travelType } }, true);
    },
    warm: () => pickers.want(),
    /** The first field that keeps it from being searched; undefined when the search went out. */
    submit(): Field | undefined {
      search.open(null);
      const first = search.firstWrong();
      if (first) return first;
      past.add(draft.peek());
      show({ ...draft.peek(), bounds: null });
      return undefined;
    },
    dispose() {
      search.dispose();
      stopFilling();
      past.dispose();
    },
  };
}

export type HotelSearchModel = ReturnType<typeof createHotelSearch>;
