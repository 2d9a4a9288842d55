import type { Twin } from '#base/wording.ts';
import type { conflictTexts as chinese } from './conflict-texts.ts';

export const conflictTexts: Twin<typeof chinese> = {
  accept: 'Accept the new price',
  totalFrom: 'Total before',
  totalTo: 'New total',
  up: 'Up',
  down: 'Down',
  again: 'Choose again',
  renew: 'Check again',
  expiredTitle: 'The price is no longer held',
  expiredText: 'Check it again to go on. What you typed is kept.',
  askingTitle: 'Checking your order',
  askingText:
    'The network is slow: we ask for the result of your order. Keep this page open; nothing is ordered twice.',
  unknownTitle: 'Result unknown',
  unknownText: 'No answer has come, the order may exist. Check again once you are online; nothing is ordered twice.',
  askAgain: 'Check again',
  unknownCall: (telephone) => `Still no answer? Call ${telephone}`,
};
