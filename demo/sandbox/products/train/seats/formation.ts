import { berthTiers, seatLetters } from '#domain/rail/seat-classes.ts';
import type { SeatClass } from '#domain/rail/seat-classes.ts';
import { berthsOf } from '#domain/rail/seat-wish.ts';
import type { Berth } from '#domain/rail/seat-wish.ts';
import { chanceOf } from '../../../ground/chance.ts';
import type { TrainKind } from '../train-kinds.ts';

/** Seats of one class in a coach; a train numbers its seats through, beginning with this one. */
export interface SeatBlock {
  coach: number;
  seatClass: SeatClass;
  firstSeat: number;
  seats: number;
}

export interface Formation {
  blocks: readonly SeatBlock[];
  seats: number;
  classes: readonly SeatClass[];
}

type Plan = readonly (readonly [coach: number, seatClass: SeatClass, seats: number])[];

const coaches = (from: number, to: number, seatClass: SeatClass, seats: number): Plan =>
  Array.from({ length: to - from + 1 }, (_, at) => [from + at, seatClass, seats] as const);

const shortUnit: Plan = [
  [1, 'business', 5],
  [1, 'first', 28],
  ...coaches(2, 7, 'second', 85),
  [8, 'second', 40],
  [8, 'business', 5],
];
const plans = {
  short: shortUnit,
  /** Of the newest series: a better first class in the place of the second business part. */
  newest: [...shortUnit.slice(0, -1), [8, 'premium', 16]],
  /** Two short ones, coupled. */
  long: [...shortUnit, ...shortUnit.map(([coach, seatClass, seats]) => [coach + 8, seatClass, seats] as const)],
  plain: [[1, 'first', 56], ...coaches(2, 8, 'second', 85)],
  /** Berths by day and by night. */
  sleeping: [...coaches(1, 2, 'second', 85), ...coaches(3, 8, 'bulletSleeper', 40)],
  express: [
    [1, 'deluxeSleeper', 18],
    ...coaches(2, 4, 'softSleeper', 36),
    ...coaches(5, 12, 'hardSleeper', 66),
    ...coaches(13, 15, 'hardSeat', 118),
  ],
  ordinary: [[1, 'softSleeper', 36], ...coaches(2, 8, 'hardSleeper', 66), ...coaches(9, 14, 'hardSeat', 118)],
  seats: coaches(1, 6, 'hardSeat', 118),
} satisfies Record<string, Plan>;

/** Tickets without a seat, as a share of the seats of the class that they stand in. */
const standingShare = 0.08;

function withStanding(plan: Plan): Formation {
  let next = 0;
  const blocks = plan.map(([coach, seatClass, seats]) => {
    const firstSeat = next;
    next += seats;
    return { coach, seatClass, firstSeat, seats };
  });
  const sitting = plan.reduce(
    (sum, [, seatClass, seats]) => (/second|hardSeat/.test(seatClass) ? sum + seats : sum),
    0,
  );
  const standing = Math.floor(sitting * standingShare);
  blocks.push({ coach: 0, seatClass: 'standing', firstSeat: next, seats: standing });
  return { blocks, seats: next + standing, classes: [...new Set(blocks.map(({ seatClass }) => seatClass))] };
}

const formations = Object.fromEntries(
  Object.entries(plans).map(([name, plan]) => [name, withStanding(plan)]),
) as Record<keyof typeof plans, Formation>;

/** Share of the trains with G of the newest series. */
const newestShare = 0.08;
/** Share of the trains with D that have berths. */
const sleepingShare = 0.05;

/** The coaches of a train, the same on every day. */
export function formationOf(kind: TrainKind, number: string): Formation {
  if (kind === 'G' && chanceOf(`best coach ${number}`) < newestShare) return formations.newest;
  if (kind === 'G') return chanceOf(`coaches ${number}`) < 0.15 ? formations.long : formations.short;
  if (kind === 'D' && chanceOf(`berths ${number}`) < sleepingShare) return formations.sleeping;
  if (kind === 'D' || kind === 'C') return formations.plain;
  if (kind === 'Z' || kind === 'T') return formations.express;
  return kind === '' ? formations.seats : formations.ordinary;
}

/** The coach part that a seat is in; undefined: the train has no such seat. */
export const blockOf = ({ blocks }: Formation, seat: number): SeatBlock | undefined =>
  blocks.find(({ firstSeat, seats }) => seat >= firstSeat && seat < firstSeat + seats);

/** The tier of a berth; undefined for a seat. */
export function berthOf(formation: Formation, seat: number): Berth | undefined {
  const block = blockOf(formation, seat);
  if (!block) return undefined;
  const tiers = berthsOf(block.seatClass);
  return tiers[(seat - block.firstSeat) % tiers.length];
}

/** Where a seat is, as the ticket says: `06车 12F号`, `03车 05号下铺`, `无座`. */
export function seatName(formation: Formation, seat: number): string {
  const block = blockOf(formation, seat);
  if (!block) throw new RangeError(`no seat ${seat}`);
  const { seatClass, coach, firstSeat } = block;
  if (seatClass === 'standing') return '无座';
  const two = (n: number) => String(n).padStart(2, '0');
  const at = seat - firstSeat;
  const letters = seatLetters[seatClass]?.join('');
  if (letters) return `${two(coach)}车 ${two(Math.floor(at / letters.length) + 1)}${letters[at % letters.length]}号`;
  const tiers = berthTiers[seatClass];
  if (tiers) return `${two(coach)}车 ${two(Math.floor(at / tiers.length) + 1)}号${tiers[at % tiers.length]}`;
  return `${two(coach)}车 ${two(at + 1)}号`;
}
