import { showFen } from '../money.ts';
import type { Fen } from '../money.ts';
import { isMultipleUnit } from '../rail/fares.ts';
import type { TrainLetter } from '../rail/fares.ts';
import { seatClassNames } from '../rail/seat-classes.ts';
import type { SeatClass } from '../rail/seat-classes.ts';
import type { FlightStandardRule } from './flight-standard.ts';

/** Highest classes that an employee may take: on trains with G, D or C, and on all others. */
export interface TrainStandardRule {
  fast: SeatClass;
  slow: SeatClass;
  control: FlightStandardRule['control'];
}

/** From the lowest to the highest; a class that the trains of a letter do not have is of no matter to them. */
const height: readonly SeatClass[] = [
  'standing',
  'hardSeat',
  'softSeat',
  'second',
  'hardSleeper',
  'first',
  'softSleeper',
  'business',
  'deluxeSleeper',
];

export const grantedClass = ({ fast, slow }: Omit<TrainStandardRule, 'control'>, letter: TrainLetter): SeatClass =>
  isMultipleUnit(letter) ? fast : slow;

/** `高铁 / 动车二等座，普速硬卧` */
export const trainStandardInWords = ({ fast, slow }: Omit<TrainStandardRule, 'control'>): string =>
  `高铁 / 动车${seatClassNames[fast]}，普速${seatClassNames[slow]}`;

export interface RideVerdict {
  verdict: 'ok' | 'over' | 'forbidden';
  /** Of one ticket. */
  overBy: Fen;
  reason: string;
}

/** `limit`: the price of the granted class on the same way. */
export function rideVerdict(
  rule: TrainStandardRule,
  letter: TrainLetter,
  seatClass: SeatClass,
  { price, limit }: { price: Fen; limit: Fen },
): RideVerdict {
  const granted = grantedClass(rule, letter);
  if (height.indexOf(seatClass) <= height.indexOf(granted)) return { verdict: 'ok', overBy: 0, reason: '' };
  const overBy = Math.max(0, price - limit);
  return {
    verdict: rule.control === 'forbid' ? 'forbidden' : 'over',
    overBy,
    reason: `高于差标${seatClassNames[granted]}，每张超出 ¥${showFen(overBy)}`,
  };
}
