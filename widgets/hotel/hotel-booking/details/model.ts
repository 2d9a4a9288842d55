import { computed, effect, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { hotel } from '#contract/hotel.ts';
import type { HotelDetail, HotelRate, HotelRates } from '#contract/hotel.ts';
import { daysBetween } from '#domain/china-time.ts';
import { noHotelFilters, writeHotelSearch } from '#domain/hotel/hotel-search.ts';
import type { HotelSearch } from '#domain/hotel/hotel-search.ts';
import { asInput, choiceProblem, movedTo, writeStay } from '#domain/hotel/stay-choice.ts';
import { bestRate, groupRates } from '#domain/hotel/rate-groups.ts';
import type { Outcome } from '#kit/services.ts';
import { searchedFor } from '#parts/booking/company/searched-for.ts';
import { createResults } from '#parts/search/results.ts';
import type { HotelSearchModel } from '../model.ts';

export type QuickFilter = 'breakfast' | 'freeCancel' | 'special' | 'within';
const modeKey = 'hotel-booking:price';

const passes: Record<QuickFilter, (rate: HotelRate) => boolean> = {
  breakfast: ({ breakfasts }) => breakfasts > 0,
  freeCancel: ({ cancel }) => cancel.kind === 'free',
  special: ({ specialInvoice }) => specialInvoice,
  within: ({ standard }) => !standard || standard.verdict === 'ok',
};

/** One hotel: read once, its rates again for every other stay. */
export function createHotelDetails(search: HotelSearchModel) {
  const { services, state, travelType } = search;
  const hotelId = services.place.peek().query['hotelId'] ?? '';
  const detail = signal<HotelDetail | null>(null);
  const { filters } = state.peek();
  const quick = signal<ReadonlySet<QuickFilter>>(
    new Set(
      (
        [
          filters.breakfast && 'breakfast',
          filters.freeCancel && 'freeCancel',
          filters.withinStandard && 'within',
        ] as const
      ).filter((name) => name !== false),
    ),
  );
  const isTotal = signal(services.preferences.get<string>(modeKey, '') === 'total');
  const opened = signal<ReadonlySet<string>>(new Set());
  const input = computed(() => ({
    hotelId,
    ...asInput(state.value.stay, travelType.value),
    ...searchedFor(services, 'hotel', travelType.value),
  }));
  const results = createResults({
    input,
    isReady: computed(() => hotelId !== '' && !choiceProblem(state.value.stay, services.clock.now())),
    ask(asked, signal): Promise<Outcome<HotelRates>> {
      const options = { quiet: 'all', signal } as const;
      return detail.peek()
        ? services.api.send(hotel.rates, asked, options)
        : services.api.send(hotel.detail, asked, options);
    },
    take(answer) {
      if ('hotel' in answer) detail.value = answer as HotelDetail;
      search.past.see(hotelId);
      return answer;
    },
  });
  const { data: rates, isBusy, load } = results;
  // The days and people of the bar count as soon as their panel is closed.
  const stopTaking = effect(() => {
    if (search.picker.value) return;
    const { stay } = search.draft.value;
    if (writeJson(stay) === writeJson(state.peek().stay) || choiceProblem(stay, services.clock.now())) return;
    services.setQuery(writeStay(stay), { replace: true });
  });

  const rooms = computed(() =>
    (rates.value?.rooms ?? []).map(({ rates: all, ...room }) => ({ ...room, all, rates: all.filter(isWanted) })),
  );
  const isWanted = (rate: HotelRate): boolean => [...quick.value].every((name) => passes[name](rate));
  const listOf = (change: Partial<HotelSearch>) =>
    writeHotelSearch({
      ...state.peek(),
      // Another part of the city is another search.
      ...(Object.keys(change).length > 0 && { filters: noHotelFilters }),
      bounds: null,
      isMap: false,
      ...change,
    });

  return {
    search,
    services,
    hotelId,
    detail,
    rates,
    failure: computed(() => {
      if (!hotelId) return { text: '', isMissing: true };
      const failed = results.failure.value;
      return failed && { text: failed.msg, isMissing: failed.ret === 404 };
    }),
    quick,
    isTotal,
    opened,
    state,
    travelType,
    isBusy,
    nights: computed(() => daysBetween(state.value.stay.checkIn, state.value.stay.checkOut)),
    rooms,
    /** The one rate with a solid button, of those that are shown. */
    best: computed(() => bestRate(rooms.value.flatMap((room) => groupRates(room.rates).shown))),
    /** The cheapest that is shown, as the filters ask for; null while there is none. */
    lowest: computed(() => {
      const wanted = rooms.value.flatMap((each) => each.rates);
      return wanted.reduce<HotelRate | null>(
        (least, rate) => (!least || Number(rate.total) < Number(least.total) ? rate : least),
        null,
      );
    }),
    load,
    toggleQuick(name: QuickFilter) {
      const next = new Set(quick.peek());
      if (!next.delete(name)) next.add(name);
      quick.value = next;
    },
    clearQuick: () => void (quick.value = new Set()),
    toggleRule(rateId: string) {
      const next = new Set(opened.peek());
      if (!next.delete(rateId)) next.add(rateId);
      opened.value = next;
    },
    setTotal(total: boolean) {
      isTotal.value = total;
      services.preferences.set(modeKey, total ? 'total' : 'night');
    },
    moveTo: (checkIn: string) => services.setQuery(writeStay(movedTo(state.peek().stay, checkIn))),
    async book(rate: HotelRate) {
      if (!services.session.user.peek()) {
        if (!(await services.session.requireLogin(detail.peek()?.hotel.name))) return;
      }
      const stay = { ...state.peek().stay, travelType: travelType.peek() };
      services.navigate('hotel_order_info', { hotelId, rateId: rate.rateId, ...writeStay(stay), seen: rate.total });
    },
    listOf,
    toList: (change: Partial<HotelSearch> = {}) =>
      state.peek().city || change.city
        ? services.navigate('hotel_list', listOf(change))
        : services.navigate('hotel_index'),
    dispose() {
      results.dispose();
      stopTaking();
    },
  };
}

export type HotelDetailsModel = ReturnType<typeof createHotelDetails>;
