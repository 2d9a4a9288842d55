import type { HotelConflict } from '#contract/hotel-order.ts';

/** Conflicts before an order: those of a cancellation belong to the page of the order. */
export type StayConflict = Extract<HotelConflict, { kind: 'product' | 'inventory' | 'rate' | 'expired' }>;

const kinds: ReadonlySet<unknown> = new Set(['product', 'inventory', 'rate', 'expired']);

/** The conflict of a 409; undefined when this page does not know its kind. */
export function conflictOf({ ret, data }: { ret: number; data?: unknown }): StayConflict | undefined {
  if (ret !== 409) return undefined;
  const conflict = data as { kind?: unknown; verified?: unknown } | null | undefined;
  if (conflict?.kind === 'rate' && !conflict.verified) return undefined;
  return kinds.has(conflict?.kind) ? (data as StayConflict) : undefined;
}
