import { clockOf } from '../../china-time.ts';
import type { Moment } from '../../china-time.ts';
import { fenOf } from '../../money.ts';
import type { Fen } from '../../money.ts';
import { plentyOfSeats, seatClasses } from '../seat-classes.ts';
import type { SeatClass } from '../seat-classes.ts';
import { filteredTags } from '../train-tags.ts';
import { bandOfHour } from '../../trip/day-bands.ts';
import type { TimeBand } from '../../trip/day-bands.ts';
import type { TrainTag } from '../train-tags.ts';
import { rideFilterLists, rideFilterToggles, trainKinds } from './ride-choices.ts';
import type { RideFilterList, RideFilters, RideSort, RideSortKey, TrainKind } from './ride-choices.ts';

/** A seat class of a train, as lists know it. */
export interface ListSeat {
  seatClass: SeatClass;
  left: number;
  price: string;
  studentPrice: string;
  /** Of business travel under a standard. */
  standard?: { verdict: 'ok' | 'over' | 'forbidden' };
}

interface ListCall {
  station: string;
  telecode: string;
  at: Moment;
}

/** A train of a list. */
export interface ListRide {
  trainNumber: string;
  letter: string;
  tags: readonly TrainTag[];
  from: ListCall;
  to: ListCall;
  minutes: number;
  nights: number;
  sale: { state: string };
  seats: readonly ListSeat[];
}

export const kindOf = ({ letter }: Pick<ListRide, 'letter'>): TrainKind => {
  if (letter === 'G' || letter === 'C') return 'GC';
  return trainKinds.find((kind) => kind === letter) ?? 'other';
};

/** A student pays the reduced price where the class has one. */
export const priceOfSeat = ({ price, studentPrice }: ListSeat, isStudent = false): string =>
  (isStudent && studentPrice) || price;

/** Mark of a class in the grid: `none` is a class that the train does not have. */
type SeatMark = 'plenty' | 'few' | 'full' | 'none';
export const markOfSeat = (seat: ListSeat | undefined): SeatMark =>
  !seat ? 'none' : seat.left === 0 ? 'full' : seat.left < plentyOfSeats ? 'few' : 'plenty';

/** The seats of a train stay free while the provider rests. */
export const hasFreeSeat = ({ sale, seats }: Pick<ListRide, 'sale' | 'seats'>): boolean =>
  (sale.state === 'open' || sale.state === 'closed') && seats.some(({ left }) => left > 0);

const isCompliant = ({ standard }: ListSeat): boolean => !standard || standard.verdict === 'ok';

/** The company lets nobody travel in this class. */
export const isForbidden = ({ standard }: ListSeat): boolean => standard?.verdict === 'forbidden';

/** The cheapest class with a seat left that the standard allows, where there is one; a ticket without a seat comes last of them, then what is above the standard, and what is forbidden. */
export function bestSeat<S extends ListSeat>(seats: readonly S[], isStudent = false): S | undefined {
  const rankOf = (seat: S) =>
    (seat.left === 0 ? 32e9 : 0) +
    (isForbidden(seat) ? 16e9 : isCompliant(seat) ? 0 : 4e9) +
    (seat.seatClass === 'standing' ? 1e9 : 0) +
    fenOf(priceOfSeat(seat, isStudent));
  let best: S | undefined;
  for (const seat of seats) if (!best || rankOf(seat) < rankOf(best)) best = seat;
  return best;
}

/** Price that a train is sorted by: of its cheapest free seat, and dearer than all where there is none. */
function sortPrice({ seats }: Pick<ListRide, 'seats'>, isStudent: boolean): Fen {
  const best = bestSeat(seats, isStudent);
  return best && best.left > 0 ? fenOf(priceOfSeat(best, isStudent)) : Infinity;
}

const isIn = <T>(list: readonly T[], value: T): boolean => list.length === 0 || list.includes(value);
const bandOf = (at: Moment): TimeBand => bandOfHour(Number(clockOf(at).slice(0, 2)));

const fits = (ride: ListRide, filters: RideFilters): boolean =>
  isIn(filters.kinds, kindOf(ride)) &&
  (filters.tags.length === 0 || filters.tags.some((tag) => ride.tags.includes(tag))) &&
  isIn(filters.fromStations, ride.from.telecode) &&
  isIn(filters.toStations, ride.to.telecode) &&
  isIn(filters.times, bandOf(ride.from.at)) &&
  (filters.seatClasses.length === 0 || ride.seats.some(({ seatClass }) => filters.seatClasses.includes(seatClass))) &&
  (!filters.onlyFree || hasFreeSeat(ride)) &&
  (!filters.compliant || ride.seats.some((seat) => seat.left > 0 && isCompliant(seat)));

export const filterRides = <R extends ListRide>(rides: readonly R[], filters: RideFilters): R[] =>
  rides.filter((ride) => fits(ride, filters));

/** In the asked order; equal ones by their departure, then by their number. */
export function sortRides<R extends ListRide>(rides: readonly R[], { by, down }: RideSort, isStudent = false): R[] {
  const keyOf = (ride: R): number | string => {
    if (by === 'arrival') return ride.to.at;
    if (by === 'minutes') return ride.minutes;
    return by === 'price' ? sortPrice(ride, isStudent) : ride.from.at;
  };
  const order = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0);
  return rides
    .map((ride) => ({ ride, key: keyOf(ride) }))
    .sort((a, b) => {
      // A train without a seat has no price: it is last both ways.
      const isLast = Number(a.key === Infinity) - Number(b.key === Infinity);
      return (
        isLast ||
        (down ? order(b.key, a.key) : order(a.key, b.key)) ||
        order(a.ride.from.at, b.ride.from.at) ||
        order(a.ride.trainNumber, b.ride.trainNumber)
      );
    })
    .map(({ ride }) => ride);
}

/** A press on the order that is on turns it round. */
export const nextRideSort = (now: RideSort, by: RideSortKey): RideSort => ({
  by,
  down: now.by === by && !now.down,
});

interface RideOptions {
  kinds: readonly TrainKind[];
  tags: readonly TrainTag[];
  fromStations: readonly { value: string; label: string }[];
  toStations: readonly { value: string; label: string }[];
  seatClasses: readonly SeatClass[];
}

/** Seat classes that some of these trains has, in the order of the table's columns. */
export function classesOfRides(rides: readonly Pick<ListRide, 'seats'>[]): SeatClass[] {
  const classes = new Set(rides.flatMap(({ seats }) => seats.map(({ seatClass }) => seatClass)));
  return seatClasses.filter((one) => classes.has(one));
}

/** The options that some train of the list has, in their fixed order; stations by the trains that stop there. */
export function optionsOfRides(rides: readonly ListRide[]): RideOptions {
  const kinds = new Set(rides.map(kindOf));
  return {
    kinds: trainKinds.filter((kind) => kinds.has(kind)),
    tags: filteredTags.filter((tag) => rides.some(({ tags }) => tags.includes(tag))),
    fromStations: stationsOf(rides.map(({ from }) => from)),
    toStations: stationsOf(rides.map(({ to }) => to)),
    seatClasses: classesOfRides(rides),
  };
}

function stationsOf(calls: readonly ListCall[]): { value: string; label: string }[] {
  const found = new Map<string, { label: string; trains: number }>();
  for (const { telecode, station } of calls)
    found.set(telecode, { label: station, trains: (found.get(telecode)?.trains ?? 0) + 1 });
  return [...found].sort(([, a], [, b]) => b.trains - a.trains).map(([value, { label }]) => ({ value, label }));
}

export const countRideFilters = (filters: RideFilters): number =>
  rideFilterLists.reduce((sum, key) => sum + filters[key].length, 0) +
  rideFilterToggles.filter((key) => filters[key]).length;

/** The filters with one value of a list added or taken away. */
export function toggleRideFilter(filters: RideFilters, key: RideFilterList, value: string): RideFilters {
  const list: readonly string[] = filters[key];
  return { ...filters, [key]: list.includes(value) ? list.filter((one) => one !== value) : [...list, value] };
}
