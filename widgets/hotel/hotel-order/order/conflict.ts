import type { HotelConflict } from '#contract/hotel-order.ts';
import type { Choice } from '#parts/booking/conflict/ConflictAsk.tsx';
import { conflictReader } from '#parts/booking/conflict/read-conflict.ts';
import type { OrderModel } from '../model.ts';
import type { Texts } from '../texts.ts';

/** Conflicts before an order: those of a cancellation belong to the page of the order. */
export type StayConflict = Extract<HotelConflict, { kind: 'product' | 'inventory' | 'rate' | 'expired' }>;

const read = conflictReader<StayConflict>({ product: [], inventory: [], rate: ['verified'], expired: [] });

export const conflictOf = ({ ret, data }: { ret: number; data?: unknown }): StayConflict | undefined =>
  ret === 409 ? read(data) : undefined;

/** Title and sentence of a rate or of rooms that are gone. */
export const conflictWords = (conflict: StayConflict | null, { conflict: t }: Texts): { title: string; text: string } =>
  conflict?.kind === 'inventory'
    ? {
        title: conflict.roomsLeft > 0 ? t.fewTitle(conflict.roomsLeft) : t.fullTitle,
        // 09-22、09-23
        text: t.fullDays(conflict.full.map((day) => day.slice(5)).join('、')),
      }
    : { title: t.productTitle, text: t.productText };

/** The way on with the rooms that are left; undefined where none is. */
export const fewerOf = (model: OrderModel, conflict: StayConflict | null): Choice | undefined => {
  const left = conflict?.kind === 'inventory' ? conflict.roomsLeft : 0;
  return left > 0
    ? { label: model.words.conflict.takeFewer(left), run: () => model.changeTo({ rooms: left }) }
    : undefined;
};
