import type { Choice } from '#parts/booking/conflict/ConflictAsk.tsx';
import type { OrderModel } from '../model.ts';
import type { Texts } from '../texts.ts';
import type { StayConflict } from './conflict.ts';

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
