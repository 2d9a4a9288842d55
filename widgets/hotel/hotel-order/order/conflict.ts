import type { HotelConflict } from '#contract/hotel-order.ts';
import type { Texts } from '../texts.ts';

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

/** `09-22、09-23` */
const showDays = (days: readonly string[]): string => days.map((day) => day.slice(5)).join('、');

/** Title and sentence of a rate or of rooms that are gone. */
export const conflictWords = (conflict: StayConflict | null, { conflict: t }: Texts): { title: string; text: string } =>
  conflict?.kind === 'inventory'
    ? {
        title: conflict.roomsLeft > 0 ? t.fewTitle(conflict.roomsLeft) : t.fullTitle,
        text: t.fullDays(showDays(conflict.full)),
      }
    : { title: t.productTitle, text: t.productText };
