import { batch, computed, effect, signal } from '@preact/signals-core';
import { writeJson } from '#base/json.ts';
import { hotel } from '#contract/hotel.ts';
import type { HotelDetail, HotelRate, HotelRates } from '#contract/hotel.ts';
import { daysBetween } from '#domain/china-time.ts';
import { noHotelFilters, writeHotelSearch } from '#domain/hotel/hotel-search.ts';
import type { HotelSearch } from '#domain/hotel/hotel-search.ts';
import { asInput, choiceProblem, movedTo, writeStay } from '#domain/hotel/stay-choice.ts';
import { bestRate, groupRates } from '#domain/hotel/rate-groups.ts';
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
  const rates = signal<HotelRates | null>(null);
  const answered = signal('');
  const failure = signal<{ text: string; isMissing: boolean } | null>(hotelId ? null : { text: '', isMissing: true });
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
  const input = computed(() => ({ hotelId, ...asInput(state.value.stay, travelType.value) }));
  const key = computed(() => writeJson(input.value));
  let ending: AbortController | null = null;

  async function load(): Promise<void> {
    if (!hotelId) return;
    ending?.abort();
    const mine = new AbortController();
    ending = mine;
    const asked = key.peek();
    const options = { quiet: 'all', signal: mine.signal } as const;
    const outcome = detail.peek()
      ? await services.api.send(hotel.rates, input.peek(), options)
      : await services.api.send(hotel.detail, input.peek(), options);
    if (mine.signal.aborted) return;
    batch(() => {
      answered.value = asked;
      failure.value = outcome.ok ? null : { text: outcome.msg, isMissing: outcome.ret === 404 };
      if (!outcome.ok) return;
      rates.value = outcome.data;
      if ('hotel' in outcome.data) detail.value = outcome.data as HotelDetail;
    });
    if (detail.peek()) search.past.see(hotelId);
  }

  const stopLoading = effect(() => {
    void key.value;
    if (!choiceProblem(state.value.stay, services.clock.now())) void load();
  });
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
    failure,
    quick,
    isTotal,
    opened,
    state,
    travelType,
    isBusy: computed(() => answered.value !== key.value),
    nights: computed(() => daysBetween(state.value.stay.checkIn, state.value.stay.checkOut)),
    rooms,
    /** The one rate with a solid button, of those that are shown. */
    best: computed(() => bestRate(rooms.value.flatMap((room) => groupRates(room.rates).shown))),
    /** The cheapest of all rooms; null while there is none. */
    lowest: computed(() => {
      const all = (rates.value?.rooms ?? []).flatMap((each) => each.rates);
      return all.reduce<HotelRate | null>(
        (least, rate) => (!least || Number(rate.total) < Number(least.total) ? rate : least),
        null,
      );
    }),
    load: () => void load(),
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
        const reason = `预订 ${detail.peek()?.hotel.name ?? ''}`;
        if (!(await services.session.requireLogin(reason))) return;
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
      stopLoading();
      stopTaking();
      ending?.abort();
    },
  };
}

export type HotelDetailsModel = ReturnType<typeof createHotelDetails>;
