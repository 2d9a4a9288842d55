import type { CarClass } from './classes.ts';

/** Hundredths of an express ride's price for the same way: an estimate of ours, to name a cheaper choice. */
export const carClassRates: Readonly<Record<CarClass, number>> = {
  taxi: 108,
  express: 100,
  comfort: 148,
  business: 185,
  luxury: 260,
};
