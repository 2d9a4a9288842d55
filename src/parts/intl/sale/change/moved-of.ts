import type { OrderIntlSlice } from '#contract/intl-order.ts';

/** What the airline has done to a slice, the worst of its flights; null where all fly as sold. */
export function movedOf({ flights }: Pick<OrderIntlSlice, 'flights'>): 'moved' | 'cancelled' | null {
  const kinds = flights.flatMap(({ schedule }) => schedule?.kind ?? []);
  return kinds.includes('cancelled') ? 'cancelled' : (kinds[0] ?? null);
}
