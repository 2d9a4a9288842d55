import { judgeAge } from '#domain/passenger/age-bands.ts';
import { maxParty } from '#domain/passenger/party/party-size.ts';
import { fareTypeOf, psgTypeLabel } from '#domain/passenger/psg-types.ts';
import type { TravelRules } from '#parts/traveller/travel-rules.ts';

const notes = { ADT: '', CHD: '（儿童）', INF: '（婴儿）' } as const;

/** Passengers of flights: kinds by age on the last day of travel. */
export const flightTravel: TravelRules = {
  most: maxParty,
  chipNote: ({ bornDate, psgType }, travelDays) =>
    notes[bornDate ? judgeAge(bornDate, travelDays).fare : fareTypeOf(psgType)],
  tagOf: ({ input, fare, age }) => `${psgTypeLabel(input.psgType)}${fare !== 'ADT' && age ? ` ${age.age} 岁` : ''}`,
};
