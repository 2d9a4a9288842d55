import type { noteWords as chinese } from './list-note.ts';

/** `7 days 16 h`, `16 h`, `25 min` */
function showLeft(ms: number): string {
  const hours = Math.floor(ms / 3_600_000);
  const days = Math.floor(hours / 24);
  if (days) return `${days} ${days === 1 ? 'day' : 'days'}${hours % 24 ? ` ${hours % 24} h` : ''}`;
  return hours ? `${hours} h` : `${Math.max(1, Math.floor(ms / 60_000))} min`;
}

export const noteWords: typeof chinese = {
  paidBy: (payer) => `${payer} pays, or it lapses`,
  leaves: (ms) => `Departs in ${showLeft(ms)}`,
};
