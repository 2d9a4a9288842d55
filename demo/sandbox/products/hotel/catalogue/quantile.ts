/** The value below which a share of a normal distribution lies (Abramowitz and Stegun 26.2.23; within 0.00045). */
export function normalAt(share: number): number {
  const p = Math.min(Math.max(share, 1e-6), 1 - 1e-6);
  const t = Math.sqrt(-2 * Math.log(p < 0.5 ? p : 1 - p));
  const z =
    t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3);
  return p < 0.5 ? -z : z;
}

const z90 = 1.2816;

/** A price from its normal score: logarithmic on both sides of the median, so that a tenth lies below p10 and above p90. */
export function priceAt({ p10, median, p90 }: { p10: number; median: number; p90: number }, z: number): number {
  const side = z < 0 ? Math.log(median / p10) : Math.log(p90 / median);
  return median * Math.exp((z * side) / z90);
}
