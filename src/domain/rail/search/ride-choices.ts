import { timeBands } from '../../trip/day-bands.ts';
import type { TimeBand } from '../../trip/day-bands.ts';
import type { SeatClass } from '../seat-classes.ts';
import type { TrainTag } from '../train-tags.ts';

/** Kinds of trains as travellers ask for them: high-speed and intercity ones are one. */
export const trainKinds = ['GC', 'D', 'Z', 'T', 'K', 'other'] as const;
export type TrainKind = (typeof trainKinds)[number];

export { timeBands };
export type { TimeBand };

export interface RideFilters {
  kinds: readonly TrainKind[];
  /** A train has one of them. */
  tags: readonly TrainTag[];
  /** Telecodes. */
  fromStations: readonly string[];
  toStations: readonly string[];
  seatClasses: readonly SeatClass[];
  /** Of the departure. */
  times: readonly TimeBand[];
  /** Only trains with a seat that may be bought now. */
  onlyFree: boolean;
  /** Only trains with a seat left that the company's standard grants. */
  compliant: boolean;
}

export const noRideFilters: RideFilters = {
  kinds: [],
  tags: [],
  fromStations: [],
  toStations: [],
  seatClasses: [],
  times: [],
  onlyFree: false,
  compliant: false,
};
export const rideFilterToggles = ['onlyFree', 'compliant'] as const;
export type RideFilterList = Exclude<keyof RideFilters, (typeof rideFilterToggles)[number]>;
export const rideFilterLists: readonly RideFilterList[] = [
  'kinds',
  'tags',
  'fromStations',
  'toStations',
  'seatClasses',
  'times',
];

export const rideSorts = ['departure', 'arrival', 'minutes', 'price'] as const;
export type RideSortKey = (typeof rideSorts)[number];
export interface RideSort {
  by: RideSortKey;
  down: boolean;
}
export const byDeparture: RideSort = { by: 'departure', down: false };
