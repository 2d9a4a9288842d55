import type { Twin } from '#base/wording.ts';
import type { ruleTexts as chinese } from './fare-texts.ts';

export const ruleTexts: Twin<typeof chinese> = {
  title: 'Fare rules and baggage',
  when: 'Time',
  refund: 'Refund fee',
  change: 'Change fee',
  now: 'Now',
  noRefund: 'Not possible',
  noChange: 'Not possible',
  freeChanges: (times) => `${times} free ${times === 1 ? 'change' : 'changes'}`,
  baggage: (checked, cabin) =>
    `${checked ? `${checked} kg checked baggage` : 'no checked baggage'}, ${cabin} kg hand luggage`,
  endorsable: 'endorsable to other airlines',
  notEndorsable: 'not endorsable',
  foot: 'Times are Beijing time, fees are those of one adult ticket. Cancelled or delayed flights are refunded and changed by the rules for free.',
};
