import { fareTypeOf, psgTypeLabel, psgTypes } from '../../passenger/psg-types.ts';
import type { PsgType } from '../../passenger/psg-types.ts';
import type { IntlParty } from '../offers.ts';

const types = Object.keys(psgTypes) as PsgType[];

/** These people by type. */
export function partyOfTypes(people: readonly PsgType[]): IntlParty {
  const party: Partial<Record<PsgType, number>> = {};
  for (const type of people) party[type] = (party[type] ?? 0) + 1;
  return party;
}

/** Types of the searched people who are not among the chosen. Another type takes a place of its fare, else the first one. */
export function missingTypes(chosen: readonly PsgType[], searched: IntlParty): PsgType[] {
  const open = types.flatMap((type) => Array<PsgType>(searched[type] ?? 0).fill(type));
  const others = chosen.filter((type) => {
    const at = open.indexOf(type);
    if (at >= 0) open.splice(at, 1);
    return at < 0;
  });
  for (const type of others) {
    const at = open.findIndex((one) => fareTypeOf(one) === fareTypeOf(type));
    open.splice(Math.max(0, at), 1);
  }
  return open;
}

/** `1 位成人、2 位留学生` */
export function sayTypes(people: readonly PsgType[]): string {
  const party = partyOfTypes(people);
  return types.flatMap((type) => (party[type] ? `${party[type]} 位${psgTypeLabel(type)}` : [])).join('、');
}
