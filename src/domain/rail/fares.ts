import type { Fen } from '../money.ts';
import type { SeatClass } from './seat-classes.ts';
import type { Berth } from './seat-wish.ts';

/** Letter of a train number; '' numbers without one. */
export type TrainLetter = 'G' | 'D' | 'C' | 'Z' | 'T' | 'K' | 'L' | '';

export const isMultipleUnit = (letter: TrainLetter): boolean => letter === 'G' || letter === 'D' || letter === 'C';

/** Fen for a kilometre of second class. */
const perKm: Readonly<Partial<Record<TrainLetter, number>>> = { G: 46, D: 31, C: 36 };
/** A share for all places of a class, or one for each tier of its berths. */
type Share = number | Readonly<Partial<Record<Berth, number>>>;

/** Of the second class price. */
const ofSecond: Readonly<Partial<Record<SeatClass, Share>>> = {
  business: 3.1,
  premium: 1.9,
  first: 1.6,
  second: 1,
  softSleeper: { lower: 2, upper: 1.8 },
  bulletSleeper: { lower: 2.2, upper: 2 },
  standing: 1,
};

/** Longer ways cost less for a kilometre: share of the base rate up to so many kilometres. */
const zones: readonly (readonly [upTo: number, share: number])[] = [
  [200, 1],
  [500, 0.9],
  [1000, 0.8],
  [1500, 0.7],
  [2500, 0.6],
  [Infinity, 0.5],
];
/** Hard seat of an ordinary train: the base of every price of trains with locomotives. */
const basePerKm = 5.861;
/** New coaches with air conditioning. */
const newCoaches = 1.5;

function baseOf(km: number): number {
  let sum = 0;
  let from = 0;
  for (const [upTo, share] of zones) {
    if (km > from) sum += (Math.min(km, upTo) - from) * share;
    from = upTo;
  }
  return sum * basePerKm;
}

/** Additions to the base, as shares of it: quick trains, air conditioning, the berth. */
const quick: Readonly<Record<TrainLetter, number>> = { G: 0, D: 0, C: 0, Z: 0.4, T: 0.4, K: 0.4, L: 0.2, '': 0 };
const airConditioning = 0.25;
const ofBase: Readonly<Partial<Record<SeatClass, Share>>> = {
  standing: 1,
  hardSeat: 1,
  softSeat: 2,
  hardSleeper: { lower: 2.3, middle: 2.2, upper: 2.1 },
  softSleeper: { lower: 3.95, upper: 3.75 },
  deluxeSleeper: { lower: 6.2, upper: 5.8 },
};

/** Of a class with berths, without a tier: that of its lower ones, the dearest. */
const shareOf = (share: Share | undefined, berth: Berth = 'lower'): number | undefined =>
  typeof share === 'object' ? share[berth] : share;

/** Whole yuan for multiple units, half yuan for others, as fares are published. */
const toHalfYuan = (fen: number): Fen => Math.round(fen / 50) * 50;
const toYuan = (fen: number): Fen => Math.round(fen / 100) * 100;

/** Published price of a way for an adult; undefined where such a train has no such class, or no berth of this tier. */
export function publishedFare(letter: TrainLetter, seatClass: SeatClass, km: number, berth?: Berth): Fen | undefined {
  const rate = perKm[letter];
  if (rate !== undefined) {
    const share = shareOf(ofSecond[seatClass], berth);
    return share === undefined ? undefined : Math.max(500, toYuan(km * rate * share));
  }
  const share = shareOf(ofBase[seatClass], berth);
  if (share === undefined) return undefined;
  return Math.max(100, toHalfYuan(baseOf(km) * (share + quick[letter] + airConditioning) * newCoaches));
}

/**
 * Price that is asked for: multiple units have floating prices, from 60 to 120 % of the published one by how wanted
 * the train is (0 to 1, an ordinary one 0.5); all others cost what is published.
 */
export function executedFare(
  letter: TrainLetter,
  seatClass: SeatClass,
  km: number,
  wanted: number,
  berth?: Berth,
): Fen | undefined {
  const published = publishedFare(letter, seatClass, km, berth);
  if (published === undefined || !isMultipleUnit(letter)) return published;
  const factor = 0.6 + 0.6 * Math.min(1, Math.max(0, wanted));
  return Math.max(500, toYuan(published * factor));
}

/** A fare with the seat inside the price of a berth, of which alone children, students and soldiers have a part taken off. */
export interface Fare {
  published: Fen;
  executed: Fen;
  seatPart?: Fen | undefined;
}

/** Seat that a berth's price contains. */
const seatWithin: Readonly<Partial<Record<SeatClass, SeatClass>>> = {
  hardSleeper: 'hardSeat',
  softSleeper: 'softSeat',
  deluxeSleeper: 'softSeat',
};

/** Undefined where such a train has no such class. Without a tier, a class with berths has the fare of its dearest. */
export function fareOf(
  letter: TrainLetter,
  seatClass: SeatClass,
  km: number,
  wanted: number,
  berth?: Berth,
): Fare | undefined {
  const published = publishedFare(letter, seatClass, km, berth);
  const executed = executedFare(letter, seatClass, km, wanted, berth);
  if (published === undefined || executed === undefined) return undefined;
  const seat = seatWithin[seatClass];
  return { published, executed, seatPart: seat && publishedFare(letter, seat, km) };
}
