import type { TrainBerth, TrainCall, TrainRide, TrainSale, TrainSeat } from '#contract/train.ts';
import { addDays, dayAt, dayOf, daysBetween, momentAt, msOf } from '#domain/china-time.ts';
import type { Day, Moment } from '#domain/china-time.ts';
import { yuanOf } from '#domain/money.ts';
import { cheapestTier } from '#domain/rail/berth-prices.ts';
import { fareOf } from '#domain/rail/fares.ts';
import type { Fare } from '#domain/rail/fares.ts';
import { seatClasses } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { berthsOf } from '#domain/rail/seat-wish.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import { saleState } from '#domain/rail/sale-times.ts';
import { ticketPrice } from '#domain/rail/ticket-types.ts';
import type { Database, Settings, Tx } from '../../../ground/call.ts';
import { chanceAt, hashOf } from '../../../ground/chance.ts';
import { inTurns } from '../../../ground/in-turns.ts';
import type { AppliedStandard } from '../../../orders/business/standard-for.ts';
import { saleHoursOf } from '../network/sale-hours.ts';
import { stations } from '../network/stations.ts';
import type { Station } from '../network/stations.ts';
import { daysOut, directRides, lasts, valueAt } from '../search/direct.ts';
import type { Ride } from '../search/direct.ts';
import { berthsLeft, seatsLeft, takenOfSeats, trainDay } from '../seats/free-seats.ts';
import type { TrainDay } from '../seats/free-seats.ts';
import { noChange, trainChanges } from '../seats/train-changes.ts';
import type { TrainChange } from '../seats/train-changes.ts';
import { takenSections } from '../seats/inventory.ts';
import { fewestChanges } from '../seats/seat-change.ts';
import { trainDayOf } from '../seats/train-day.ts';
import { tagsOf } from './tags.ts';
import type { Timetable } from '../timetable/timetable.ts';
import { factsOf, verdictIn } from '../train-standard.ts';
import type { ClassPrices } from '../train-standard.ts';

/** A ride on the day when its train leaves the first station. */
export interface DatedRide extends Ride {
  firstDay: Day;
}

/** `date` of the departure from where the ride begins. */
export const datedRide = (table: Timetable, ride: Ride, date: Day): DatedRide => ({
  train: ride.train,
  board: ride.board,
  alight: ride.alight,
  firstDay: addDays(date, -daysOut(table, ride)),
});

/** Trains from some stations to others that leave on this day. */
export const directOn = (
  table: Timetable,
  { from, to, date }: { from: readonly Station[]; to: readonly Station[]; date: Day },
): DatedRide[] => {
  const indexes = (places: readonly Station[]) => places.map(({ index }) => index);
  return directRides(table, indexes(from), indexes(to)).map((ride) => datedRide(table, ride, date));
};

export const momentOf = (firstDay: Day, minutes: number): Moment => momentAt(msOf(firstDay) + minutes * 60_000);

export const kmOf = (table: Timetable, { board, alight }: Pick<Ride, 'board' | 'alight'>): number =>
  valueAt(table.km, alight) - valueAt(table.km, board);

/** How wanted a train is on a day, 0 to 1: its floating prices follow it. */
const wantedOn = (number: string, day: Day): number =>
  0.25 + 0.5 * chanceAt(hashOf(number), 7) + 0.25 * chanceAt(hashOf(`${number} ${day}`), 8);

/** Without a tier, a class with berths has the fare of its dearest. */
export const rideFare = (table: Timetable, ride: DatedRide, seatClass: SeatClass, berth?: Berth): Fare | undefined => {
  const number = table.numbers[ride.train] ?? '';
  const kind = table.kinds[ride.train] ?? '';
  return fareOf(kind, seatClass, kmOf(table, ride), wantedOn(number, ride.firstDay), berth);
};

export function callOf(table: Timetable, firstDay: Day, stop: number, minutes: number): TrainCall {
  const station = stations[valueAt(table.station, stop)];
  return { station: station?.name ?? '', telecode: station?.telecode ?? '', at: momentOf(firstDay, minutes) };
}

function saleView({ station, at }: TrainCall, { nowMs, settings }: ViewTerms): TrainSale {
  const sale = saleState(at, nowMs, saleHoursOf(settings, station));
  if (sale.state === 'closed') return { state: sale.state, from: sale.until };
  return sale.state === 'notYet' ? { state: sale.state, from: sale.from } : { state: sale.state };
}

/** Where a ride begins and ends, with the railway's change of its train. */
export function callsOf(table: Timetable, { board, alight, firstDay }: DatedRide, { minutes }: TrainChange) {
  return {
    from: callOf(table, firstDay, board, valueAt(table.depart, board) + minutes),
    to: callOf(table, firstDay, alight, valueAt(table.arrive, alight) + minutes),
  };
}

/** The train is cancelled, or leaves on another day than it was asked for: it is not sold. */
export const isOff = (table: Timetable, ride: DatedRide, change: TrainChange): boolean =>
  change.kind === 'cancelled' ||
  dayOf(callsOf(table, ride, change).from.at) !== addDays(ride.firstDay, daysOut(table, ride));

/** Stops of a train, counted from its first. */
export const stopsOfRide = (table: Timetable, { train, board, alight }: Ride): [from: number, to: number] => {
  const first = valueAt(table.first, train);
  return [board - first, alight - first];
};

/** A train on its day as the railway has it now. */
interface ShownTrain extends TrainDay {
  change: TrainChange;
}

/** The trains of some rides on their days, with all that is sold of them by now. */
export async function trainDays(
  db: Database | Tx,
  table: Timetable,
  rides: readonly DatedRide[],
  nowMs: number,
): Promise<(ride: DatedRide) => ShownTrain> {
  const keyOf = ({ train, firstDay }: DatedRide) => trainDayOf(table.numbers[train] ?? '', firstDay);
  const keys = [...new Set(rides.map(keyOf))];
  const own = await takenSections(db, keys);
  const changes = await trainChanges(db, keys);
  const known = new Map<number, ShownTrain>();
  return (ride) => {
    const key = keyOf(ride);
    const day = known.get(key) ?? {
      ...trainDay(table, ride.train, ride.firstDay, own.get(key), nowMs),
      change: changes.get(key) ?? noChange,
    };
    known.set(key, day);
    return day;
  };
}

/** For whom rides are shown. */
export interface ViewTerms {
  nowMs: number;
  settings: Settings;
  student: boolean;
  /** Of the buyer; absent: no seat is judged. */
  standard?: AppliedStandard | null;
}

/** Adult prices of all classes, sold or not: the granted one is among them. */
const adultPricesOf = (table: Timetable, ride: DatedRide): ClassPrices =>
  Object.fromEntries(
    seatClasses.flatMap((seatClass) => {
      const fare = rideFare(table, ride, seatClass);
      return fare ? [[seatClass, { adult: fare.executed }] as const] : [];
    }),
  );

function rideView(table: Timetable, ride: DatedRide, day: ShownTrain, terms: ViewTerms): TrainRide {
  const { student, standard = null, nowMs } = terms;
  const { train, board, alight } = ride;
  const kind = table.kinds[train] ?? '';
  const [from, to] = stopsOfRide(table, ride);
  const isGone = isOff(table, ride, day.change);
  const left = isGone ? {} : seatsLeft(day, from, to);
  const free = isGone ? {} : berthsLeft(day, from, to);
  const { from: begin, to: end } = callsOf(table, ride, day.change);
  const way = { letter: kind, from: begin, to: end, minutes: lasts(table, ride) };
  const adults: ClassPrices = standard ? adultPricesOf(table, ride) : {};
  const today = dayAt(nowMs);
  const seats = seatClasses.flatMap((seatClass) => {
    if (left[seatClass] === undefined) return [];
    const pricesOn = (berth?: Berth): Pick<TrainSeat, 'price' | 'studentPrice'> | undefined => {
      const fare = rideFare(table, ride, seatClass, berth);
      const price = student && fare ? ticketPrice('student', kind, seatClass, fare) : undefined;
      return fare && { price: yuanOf(fare.executed), studentPrice: price === undefined ? '' : yuanOf(price) };
    };
    const tiers = berthsOf(seatClass).flatMap((berth): TrainBerth[] => {
      const prices = pricesOn(berth);
      return prices ? [{ berth, left: free[seatClass]?.[berth] ?? 0, ...prices }] : [];
    });
    const { price, studentPrice } = cheapestTier(tiers) ?? pricesOn() ?? {};
    if (price === undefined || studentPrice === undefined) return [];
    return [
      {
        seatClass,
        left: left[seatClass] ?? 0,
        price,
        studentPrice,
        ...(tiers.length && { berths: tiers }),
        ...verdictIn(standard, factsOf(way, seatClass, adults, today)),
      },
    ];
  });
  return {
    trainNumber: table.numbers[train] ?? '',
    letter: kind,
    tags: tagsOf(kind, table.numbers[train] ?? ''),
    from: begin,
    to: end,
    beginsHere: board === valueAt(table.first, train),
    endsHere: alight === valueAt(table.first, train + 1) - 1,
    minutes: lasts(table, ride),
    nights: daysBetween(dayOf(begin.at), dayOf(end.at)),
    km: kmOf(table, ride),
    sale: isGone ? { state: 'off' } : saleView(begin, terms),
    seats,
    bySeatChange:
      !isGone &&
      seats.every((seat) => seat.seatClass === 'standing' || seat.left === 0) &&
      fewestChanges(takenOfSeats(day), from, to) !== undefined,
  };
}

/** Rides worked on before others are let in: some milliseconds, where nobody has asked for their trains in this hour. */
const ridesPerTurn = 20;

/** Rides as a list shows them, with their seats and prices, in turns with the calls of others. */
export async function rideViews(
  db: Database | Tx,
  table: Timetable,
  rides: readonly DatedRide[],
  terms: ViewTerms,
): Promise<TrainRide[]> {
  const dayOfRide = await trainDays(db, table, rides, terms.nowMs);
  const views: TrainRide[] = [];
  await inTurns(rides, ridesPerTurn, (ride) => void views.push(rideView(table, ride, dayOfRide(ride), terms)));
  return views;
}
