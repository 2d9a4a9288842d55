import type { StayConflict } from './conflict.ts';
import type { Texts } from '../texts.ts';

/** `09-22、09-23` */
const showDays = (days: readonly string[]): string => days.map((day) => day.slice(5)).join('、');

/** Title and sentence of a conflict. */
export function conflictWords(conflict: StayConflict, { conflict: t }: Texts): { title: string; text: string } {
  switch (conflict.kind) {
    case 'product':
      return { title: t.productTitle, text: t.productText };
    case 'inventory':
      return {
        title: conflict.roomsLeft > 0 ? t.fewTitle(conflict.roomsLeft) : t.fullTitle,
        text: t.fullDays(showDays(conflict.full)),
      };
    case 'rate':
      return { title: t.rateTitle, text: t.rateText };
    case 'expired':
      return { title: t.expiredTitle, text: t.expiredText };
  }
}
