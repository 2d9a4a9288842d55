import type { PartyMember } from '#domain/passenger/party/party.ts';
import type { Judged } from '../judge.ts';

/** The travellers of a form as the rules of a party know them. */
export const partyMembers = (people: readonly Judged[]): PartyMember[] =>
  people.map(({ fare, input, age }) => ({ fare, type: input.psgType, age: age?.age }));
