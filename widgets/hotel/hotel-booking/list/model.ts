import { batch, computed, effect, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { hotel } from '#contract/hotel.ts';
import type { HotelList } from '#contract/hotel.ts';
import { daysBetween } from '#domain/china-time.ts';
import { asHotelQuery, countHotelFilters, noHotelFilters, writeHotelSearch } from '#domain/hotel/hotel-search.ts';
import type { Bounds, HotelFilters, HotelSearch, HotelSort } from '#domain/hotel/hotel-search.ts';
import { choiceProblem } from '#domain/hotel/stay-choice.ts';
import { searchedFor } from '#parts/booking/company/searched-for.ts';
import { createResults } from '#parts/search/results.ts';
import type { HotelSearchModel } from '../model.ts';

const pageSize = 20;
/** Of one answer. */
const mostRows = 100;
const shownKey = 'hotel-list:shown';
const pauseMs = 250;

/** Another order of the same hotels leaves the map as it is: its parts stay the same objects, so that it is not drawn again. */
function withSameMap(next: HotelList, before: HotelList | null): HotelList {
  if (!before || writeJson([next.map, next.points]) !== writeJson([before.map, before.points])) return next;
  return { ...next, map: before.map, points: before.points };
}

/** The hotels of a search: asked for whenever the address changes; those of before stay in view until the answer. */
export function createHotelList(search: HotelSearchModel) {
  const { services, state, travelType } = search;
  const isAddingMore = signal(false);
  const active = signal<string | null>(null);
  const input = computed(() => ({
    ...asHotelQuery(state.value, travelType.value),
    ...searchedFor(services, 'hotel', travelType.value),
  }));
  const isReady = computed(() => {
    const { city, stay } = state.value;
    return city !== '' && !choiceProblem(stay, services.clock.now());
  });
  let stopWaiting: (() => void) | undefined;

  /** Back from a hotel the list is as long as it was. */
  const rowsOf = (asked: string): number => {
    const shown = services.drafts.get(shownKey, { key: '', rows: 0 });
    return shown?.key === asked ? Math.min(mostRows, Math.max(pageSize, shown.rows)) : pageSize;
  };

  const results = createResults({
    input,
    isReady,
    ask: (asked, signal) =>
      services.api.send(hotel.query, { ...asked, size: rowsOf(writeJson(asked)) }, { quiet: 'all', signal }),
    take: withSameMap,
  });
  const { data: list, failure, key, isBusy, load } = results;

  // An address that cannot be asked for leads to the form, which says what is missing.
  const stopLeaving = effect(() => {
    if (!isReady.value) services.navigate('hotel_index', writeHotelSearch(state.peek()), { replace: true });
  });

  const put = (change: Partial<HotelSearch>) => search.show({ ...state.peek(), ...change }, true);

  return {
    search,
    services,
    state,
    list,
    failure: computed(() => failure.value?.msg ?? null),
    /** Another try cannot help: the address asks for something that there is not. */
    isRefused: computed(() => failure.value?.ret === 400),
    isAddingMore,
    active,
    travelType,
    seen: search.past.seen,
    nights: computed(() => daysBetween(state.value.stay.checkIn, state.value.stay.checkOut)),
    isBusy,
    filterCount: computed(() => countHotelFilters(state.value.filters)),
    load,
    async more(): Promise<void> {
      const shown = list.peek();
      const asked = key.peek();
      if (!shown || isAddingMore.peek()) return;
      isAddingMore.value = true;
      const outcome = await services.api.send(hotel.query, {
        ...input.peek(),
        size: pageSize,
        skip: shown.rows.length,
      });
      batch(() => {
        isAddingMore.value = false;
        if (!outcome.ok || asked !== key.peek() || list.peek() !== shown) return;
        const known = new Set(shown.rows.map(({ hotelId }) => hotelId));
        const more = outcome.data.rows.filter(({ hotelId }) => !known.has(hotelId));
        list.value = { ...shown, rows: [...shown.rows, ...more], total: outcome.data.total };
        services.drafts.set(shownKey, { key: asked, rows: list.value.rows.length });
      });
    },
    setFilters: (filters: HotelFilters) => put({ filters }),
    clear: () => put({ filters: noHotelFilters, bounds: null }),
    sortBy: (sort: HotelSort) => put({ sort }),
    showMap: (isMap: boolean) => put({ isMap }),
    /** The part of the map that is in view; a drag or a wheel is many steps and one question. */
    searchPart(bounds: Bounds | null) {
      stopWaiting?.();
      if (!bounds) return put({ bounds: null });
      stopWaiting = services.timers.after(pauseMs, () => put({ bounds }));
      return undefined;
    },
    /** The page of a hotel goes on with the search, and leads back to it. */
    detailOf: (hotelId: string) => ({
      hotelId,
      ...writeHotelSearch({ ...state.value, bounds: null, isMap: false }),
    }),
    openDetail(hotelId: string) {
      services.navigate('hotel_details', this.detailOf(hotelId));
    },
    toForm: () => services.navigate('hotel_index', writeHotelSearch(state.peek())),
    back() {
      if (!services.back()) services.navigate('hotel_index', writeHotelSearch(state.peek()));
    },
    dispose() {
      results.dispose();
      stopLeaving();
      stopWaiting?.();
    },
  };
}

export type HotelListModel = ReturnType<typeof createHotelList>;
