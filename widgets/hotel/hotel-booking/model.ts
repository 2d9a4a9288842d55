import { batch, computed, effect, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { mayTravelForCompany } from '#domain/account/level.ts';
import { knownCity } from '#domain/flight/cities/known-cities.ts';
import { hotelCities } from '#domain/hotel/hotel-cities.ts';
import { radiusOf, readHotelSearch, writeHotelSearch } from '#domain/hotel/hotel-search.ts';
import type { HotelSearch } from '#domain/hotel/hotel-search.ts';
import { choiceProblem, movedTo } from '#domain/hotel/stay-choice.ts';
import type { StayChoice } from '#domain/hotel/stay-choice.ts';
import { createPart } from '#kit/part.ts';
import type { Services } from '#kit/services.ts';
import { createTravelType } from '#parts/search/travel-type.ts';
import { textsOf } from '#kit/use-texts.ts';
import { createPast } from './past.ts';
import { texts } from './texts.ts';

export type Field = 'city' | 'words' | 'dates' | 'people';
type Query = Readonly<Record<string, string | undefined>>;
const ownPlaces = new Set(['hotel_index', 'hotel_list', 'hotel_details']);

/** The search of one widget. The address is the truth; `draft` is what the form shows and may be ahead of it. */
export function createHotelSearch(services: Services, given: Query) {
  const ownName = services.place.peek().name;
  /** In a page composed of widgets (a home page) only the form is shown; the list is a place of its own. */
  const isGuest = !ownPlaces.has(ownName);
  const props = signal(given);
  const now = () => services.clock.now();
  const styled = async <T extends { styles: readonly string[] }>(load: Promise<T>): Promise<T> => {
    const part = await load;
    services.addStyles(part.styles);
    return part;
  };
  const pickers = createPart(() => styled(import('./form/pickers.ts')));
  const popular = createPart(() => styled(import('./form/popular.ts')));
  const list = createPart(() => styled(import('./list/part.ts')));
  const details = createPart(() => styled(import('./details/part.ts')));

  let query: Query = {};
  const address = computed(() => {
    const place = services.place.value;
    // While another place is being loaded this one is still shown: its state must not change under it.
    if (isGuest) query = {};
    else if (ownPlaces.has(place.name)) query = place.query;
    return readHotelSearch(query['city'] ? query : { ...props.value, ...query }, now());
  });
  const state = computed(() => address.value.search);
  const draft = signal<HotelSearch>(state.peek());
  const picker = signal<Field | null>(null);
  // A link that names a child without its age is shown with what is missing.
  const tried = signal(draft.peek().stay.childAges.includes(null));
  const errors = computed<Partial<Record<Field, string>>>(() => {
    if (!tried.value) return {};
    const problem = choiceProblem(draft.value.stay, now());
    return {
      ...(!draft.value.city && { city: texts.noCity }),
      ...(problem && { [problem.field === 'people' ? 'people' : 'dates']: problem.message }),
    };
  });
  const canBusiness = computed(() => mayTravelForCompany(services.session.user.value));
  const { travelTypeOf, remember } = createTravelType(services, canBusiness);
  const past = createPast(services);

  let known = writeJson(draft.peek());
  const stopFollowing = effect(() => {
    const text = writeJson(state.value);
    if (text === known) return;
    known = text;
    draft.value = state.value;
  });
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

  function edit(change: Partial<HotelSearch>) {
    draft.value = { ...draft.peek(), ...change };
    if (isGuest || services.place.peek().name !== 'hotel_index') return;
    known = writeJson(draft.peek());
    services.setQuery(writeHotelSearch(draft.peek()), { replace: true });
  }
  const editStay = (change: Partial<StayChoice>) => edit({ stay: { ...draft.peek().stay, ...change } });

  return {
    services,
    texts: textsOf(services, 'hotel-booking', texts),
    isGuest,
    state,
    draft,
    errors,
    picker,
    pickers,
    popular,
    list,
    details,
    past,
    canBusiness,
    travelType: computed(() => travelTypeOf(state.value.stay)),
    draftTravelType: computed(() => travelTypeOf(draft.value.stay)),
    problems: computed(() => address.value.problems),
    cityName: computed(() => knownCity(draft.value.city) || draft.value.cityName || draft.value.city),
    edit,
    editStay,
    show,
    now,
    open(next: Field | null) {
      picker.value = next;
      if (next) pickers.want();
    },
    press(field: Field) {
      this.open(picker.peek() === field && pickers.value.peek() ? null : field);
    },
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
      batch(() => {
        picker.value = null;
        tried.value = true;
      });
      const [first] = Object.keys(errors.value) as Field[];
      if (first) return first;
      tried.value = false;
      past.add(draft.peek());
      show({ ...draft.peek(), bounds: null });
      return undefined;
    },
    /** Changed attributes of the element replace those fields and leave the others as they were. */
    update(next: Query) {
      const before = props.peek();
      const changed = Object.entries(next).filter(([key, value]) => value !== before[key]);
      if (!changed.length) return;
      props.value = next;
      edit(readHotelSearch({ ...writeHotelSearch(draft.peek()), ...Object.fromEntries(changed) }, now()).search);
    },
    dispose() {
      stopFollowing();
      stopFilling();
      past.dispose();
    },
  };
}

export type HotelSearchModel = ReturnType<typeof createHotelSearch>;
