import { fareTypeOf, psgTypes } from '../psg-types.ts';
import type { PsgType } from '../psg-types.ts';
import { checkParty, mayAccompany } from './party.ts';
import type { PartyMember, PartyProblem } from './party.ts';

/** People by type, before anybody has a name. */
export const membersOf = (party: Readonly<Partial<Record<PsgType, number>>>): PartyMember[] =>
  (Object.keys(psgTypes) as PsgType[]).flatMap((type) =>
    Array.from({ length: party[type] ?? 0 }, () => ({ fare: fareTypeOf(type), type })),
  );

/** As `checkParty`; where an adult of the party may take nobody along, the message says why. */
export function checkMembers(party: readonly PartyMember[]): PartyProblem | undefined {
  const problem = checkParty(party);
  const isYoung = party.some((one) => one.fare === 'ADT' && !mayAccompany(one));
  if (!problem || !isYoung || problem.code === 'tooMany') return problem;
  return { ...problem, message: `${problem.message}（陪同的成人须年满 18 周岁，青年票除外）` };
}
