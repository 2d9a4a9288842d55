import type { TrainStandard, TrainVerdict } from '#contract/train.ts';
import { rideVerdict, trainStandardInWords } from '#domain/corporate/train-standard.ts';
import type { TrainStandardRule } from '#domain/corporate/train-standard.ts';
import { yuanOf } from '#domain/money.ts';
import { controlWords } from '../../orders/business/buyer.ts';
import type { Buyer } from '../../orders/business/buyer.ts';

/** Highest classes of the seeded company's employees, as `custmerExtra.trainTravel` has them in words. */
export const trainLimits: Omit<TrainStandardRule, 'control'> = { fast: 'second', slow: 'hardSleeper' };

/** The standard of a buyer, for those that have one. */
export const standardIn = ({ control }: Buyer): { standard?: TrainStandard } =>
  control ? { standard: { control, summary: `${trainStandardInWords(trainLimits)}，${controlWords[control]}` } } : {};

/** The verdict of that standard on a class of a ride. */
export function verdictIn(
  control: Buyer['control'],
  ...ride: Parameters<typeof rideVerdict> extends [unknown, ...infer R] ? R : never
): { standard?: TrainVerdict } {
  if (!control) return {};
  const verdict = rideVerdict({ ...trainLimits, control }, ...ride);
  return { standard: { ...verdict, overBy: yuanOf(verdict.overBy) } };
}
