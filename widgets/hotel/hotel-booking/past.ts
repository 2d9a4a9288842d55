import { effect, signal } from '@preact/signals-core';
import type { Destination } from '#domain/hotel/hotel-search.ts';
import type { Services } from '#kit/services.ts';

const keys = { searches: 'own:hotel-booking:searches', seen: 'own:hotel-booking:seen' };
const like: Destination[] = [{ city: '', cityName: '', placeId: '', placeName: '', words: '' }];
const mostSearches = 4;
const mostSeen = 60;

const same = (a: Destination, b: Destination) => a.city === b.city && a.placeId === b.placeId && a.words === b.words;

/** Destinations searched before and hotels looked at, on this device for the present member. */
export function createPast({ preferences, session }: Services) {
  const searches = signal<readonly Destination[]>([]);
  const seen = signal<ReadonlySet<string>>(new Set());
  const dispose = effect(() => {
    void session.user.value;
    searches.value = (preferences.get(keys.searches, like) ?? []).filter(({ city, cityName }) => city && cityName);
    seen.value = new Set(preferences.get(keys.seen, ['']) ?? []);
  });
  return {
    searches,
    seen,
    add({ city, cityName, placeId, placeName, words }: Destination) {
      const now = { city, cityName, placeId, placeName, words };
      searches.value = [now, ...searches.peek().filter((one) => !same(one, now))].slice(0, mostSearches);
      preferences.set(keys.searches, searches.peek());
    },
    see(hotelId: string) {
      if (seen.peek().has(hotelId)) return;
      seen.value = new Set([hotelId, ...seen.peek()].slice(0, mostSeen));
      preferences.set(keys.seen, [...seen.peek()]);
    },
    dispose,
  };
}
