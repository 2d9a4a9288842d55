import { effect, signal } from '@preact/signals-core';
import type { Services } from '#kit/services.ts';

/** Both ends of a search made before, with the names that were on screen. */
export interface PastTrip {
  from: string;
  fromName: string;
  to: string;
  toName: string;
}
interface PastPlace {
  place: string;
  name: string;
}

const keys = { trips: 'own:train-booking:trips', places: 'own:train-booking:places' };
const tripLike: PastTrip[] = [{ from: '', fromName: '', to: '', toName: '' }];
const placeLike: PastPlace[] = [{ place: '', name: '' }];
const most = { trips: 4, places: 6 };

/** Searches and places of before, on this device for the present member. */
export function createPast({ preferences, session }: Services) {
  const trips = signal<readonly PastTrip[]>([]);
  const places = signal<readonly PastPlace[]>([]);
  const dispose = effect(() => {
    void session.user.value;
    trips.value = (preferences.get(keys.trips, tripLike) ?? []).filter(({ from, to }) => from && to);
    places.value = (preferences.get(keys.places, placeLike) ?? []).filter(({ place, name }) => place && name);
  });
  const setPlaces = (next: readonly PastPlace[]) => preferences.set(keys.places, (places.value = next));
  return {
    trips,
    places,
    addTrip({ from, fromName, to, toName }: PastTrip) {
      const others = trips.peek().filter((one) => one.from !== from || one.to !== to);
      trips.value = [{ from, fromName, to, toName }, ...others].slice(0, most.trips);
      preferences.set(keys.trips, trips.peek());
    },
    addPlace: (now: PastPlace) =>
      setPlaces([now, ...places.peek().filter(({ place }) => place !== now.place)].slice(0, most.places)),
    clearPlaces: () => setPlaces([]),
    dispose,
  };
}

export type Past = ReturnType<typeof createPast>;
