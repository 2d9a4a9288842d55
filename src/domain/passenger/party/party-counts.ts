import type { FareType } from '../psg-types.ts';

/** How many passengers of each kind. */
export type Counts = Readonly<Record<FareType, number>>;

export const fareTypes: readonly FareType[] = ['ADT', 'CHD', 'INF'];
export const noOne: Counts = { ADT: 0, CHD: 0, INF: 0 };
export const countsOf = (people: readonly { fare: FareType }[]): Counts =>
  people.reduce<Counts>((counts, { fare }) => ({ ...counts, [fare]: counts[fare] + 1 }), noOne);
export const headCount = (counts: Counts): number => counts.ADT + counts.CHD + counts.INF;
