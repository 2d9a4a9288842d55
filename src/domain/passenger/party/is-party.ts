import { childrenEach, infantsEach, maxParty } from './party-size.ts';
import type { FareType } from '../psg-types.ts';

/** An order may have so many of each kind; party.ts says why it may not. */
export const isParty = ({ ADT, CHD, INF }: Readonly<Record<FareType, number>>): boolean =>
  ADT > 0 && ADT + CHD + INF <= maxParty && INF <= ADT * infantsEach && CHD <= ADT * childrenEach;
