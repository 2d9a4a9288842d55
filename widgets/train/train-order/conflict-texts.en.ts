import type { Twin } from '#base/wording.ts';
import { conflictTexts as shared } from '#parts/booking/conflict/conflict-texts.en.ts';
import type { conflictTexts as chinese } from './conflict-texts.ts';

export const conflictTexts: Twin<typeof chinese> = {
  ...shared,
  again: 'Choose another train',
  expiredTitle: 'The fare is to be checked again',
  wait: 'Wait for this train',
  berths: 'Choose other berths',
  rateTitle: 'The fare has changed',
  rateText: 'The railway has changed it. What you typed is kept.',
  keep: 'Keep what I typed',
  changePeople: 'Other passengers',
  changeTrain: 'Another train',
  see: 'See that order',
  pay: 'Pay',
};
