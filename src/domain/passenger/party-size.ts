import type { FareType } from './psg-types.ts';

export const maxParty = 9;
/** Children and infants that an adult takes along at most (domain.md; mock 04). */
export const childrenEach = 2;
export const infantsEach = 1;

/** An order may have so many of each kind; party.ts says why it may not. */
export const isParty = ({ ADT, CHD, INF }: Readonly<Record<FareType, number>>): boolean =>
  ADT > 0 && ADT + CHD + INF <= maxParty && INF <= ADT * infantsEach && CHD <= ADT * childrenEach;
