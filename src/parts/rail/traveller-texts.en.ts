import type { Twin } from '#base/wording.ts';
import { mostTickets } from '#domain/rail/most-tickets.ts';
import { travellerTexts } from '#parts/traveller/words/texts.en.ts';
import type { railTravellerTexts as chinese } from './traveller-texts.ts';

export const railTravellerTexts: Twin<typeof chinese> = {
  ...travellerTexts,
  passengers: 'Passengers',
  passengersSub:
    'A child under 6 without a seat goes free with each adult: add it too. From 14 on an adult ticket is needed',
  chosenOf: (chosen) => `${chosen} selected, ${mostTickets} at most; one ticket a train and stretch for each document`,
  frequentFull: `At most ${mostTickets} passengers in an order`,
  addPassenger: 'Add a passenger',
  nobody: 'Choose from your travellers, or add a passenger',
  nobodyListed: 'Add a passenger',
  nth: (at) => `Passenger ${at}`,
  phoneHint: 'For notices of the railway',
};
