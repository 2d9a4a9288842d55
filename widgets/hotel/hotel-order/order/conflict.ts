import type { HotelConflict } from '#contract/hotel-order.ts';
import { conflictReader } from '#parts/booking/conflict/read-conflict.ts';

/** Conflicts before an order: those of a cancellation belong to the page of the order. */
export type StayConflict = Extract<HotelConflict, { kind: 'product' | 'inventory' | 'rate' | 'expired' }>;

const read = conflictReader<StayConflict>({ product: [], inventory: [], rate: ['verified'], expired: [] });

export const conflictOf = ({ ret, data }: { ret: number; data?: unknown }): StayConflict | undefined =>
  ret === 409 ? read(data) : undefined;
