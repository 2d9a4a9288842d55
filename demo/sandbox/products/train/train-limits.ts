import type { TrainStandardRule } from '#domain/corporate/train-standard.ts';

/** Highest classes of the seeded company's employees, as `custmerExtra.trainTravel` has them in words. */
export const trainLimits: Omit<TrainStandardRule, 'control'> = { fast: 'second', slow: 'hardSleeper' };
