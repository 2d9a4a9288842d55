import type { OrderIntlSlice } from '#contract/intl-order.ts';

/** The airline's change of a slice, that of its worst flight; null where all fly as sold. */
export function movedOf({ flights }: Pick<OrderIntlSlice, 'flights'>): 'moved' | 'cancelled' | null {
  const kinds = flights.flatMap(({ schedule }) => schedule?.kind ?? []);
  return kinds.includes('cancelled') ? 'cancelled' : (kinds[0] ?? null);
}
