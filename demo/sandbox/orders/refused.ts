/** Passenger of the seeded orders that the airline refuses. */
export const refusedName = '简书朔';

/**
 * The airline refuses orders with a passenger whose surname is 拒 (Latin: REJECT/…): demos and tests see 出票失败 and the
 * money that comes back.
 */
export const isRefused = (names: readonly string[]): boolean =>
  names.some((name) => name.startsWith('拒') || name.startsWith('REJECT/') || name === refusedName);
