import type { Twin } from '#base/wording.ts';
import type { travellerTexts as chinese } from './texts.ts';
import { rosterTexts } from './roster-texts.en.ts';

export const travellerTexts: Twin<typeof chinese> = {
  ...rosterTexts,
  passengers: 'Passengers',
  passengersSub: 'Children fly with an adult: at most 2 with each',
  chosenOf: (chosen, searched) => (chosen > searched ? `${chosen} selected` : `${chosen} of ${searched} selected`),
  stillMissing: (who) => `, ${who} missing`,
  manage: 'Manage travellers',
  frequentFull: 'At most 9 passengers in an order',
  noPaper: ' · no document',
  external: 'Guest',
  addPassenger: 'Add a passenger',
  nobody: 'Choose from your travellers, or add a passenger',
  nobodyListed: 'Add a passenger',
  paste: 'Paste details',
  pasteMissing: '. Complete or correct what is marked',
  callService: 'Call',
};
