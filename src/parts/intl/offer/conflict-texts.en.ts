import type { Twin } from '#base/wording.ts';
import { conflictTexts as shared } from '#parts/booking/conflict/conflict-texts.en.ts';
import type { conflictTexts as chinese } from './conflict-texts.ts';

export const conflictTexts: Twin<typeof chinese> = {
  ...shared,
  again: 'Choose other flights',
  rateTitle: 'The price has changed',
  rateText: 'The airline has changed it. What you typed is kept.',
  keep: 'Keep what I typed',
  changePeople: 'Other passengers',
  see: 'See that order',
  backToSafety: 'Choose again',
  missedAccept: 'Order anyway',
  pay: 'Pay',
  riskAccept: 'I understand, go on',
  documentKeep: 'Use another document',
  documentAccept: 'I have checked it, go on',
};
