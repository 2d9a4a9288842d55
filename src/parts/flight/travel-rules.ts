import { ageBandOn } from '#domain/passenger/age-band.ts';
import { maxParty } from '#domain/passenger/party/party-size.ts';
import { fareTypeOf, psgTypeLabel } from '#domain/passenger/psg-types.ts';
import type { TravelRules } from '#parts/traveller/travel-rules.ts';

const notes = { ADT: '', CHD: '（儿童）', INF: '（婴儿）' } as const;

/** Passengers of flights: kinds by age on the last day of travel. */
export const flightTravel: TravelRules = {
  product: 'flight',
  most: maxParty,
  chipNote: ({ bornDate, psgType }, travelDays) =>
    notes[bornDate ? ageBandOn(bornDate, travelDays[travelDays.length - 1] ?? bornDate) : fareTypeOf(psgType)],
  tagOf: ({ input, fare, age }) => `${psgTypeLabel(input.psgType)}${fare !== 'ADT' && age ? ` ${age.age} 岁` : ''}`,
};
