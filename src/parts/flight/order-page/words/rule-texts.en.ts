import type { Twin } from '#base/wording.ts';
import type { ruleTexts as chinese } from './rule-texts.ts';

export const ruleTexts: Twin<typeof chinese> = {
  cabinBaggage: 'Hand luggage',
  ruleTime: 'Time',
  refundFee: 'Refund fee',
  changeFee: 'Change fee',
  notPossible: 'Not possible',
  ruleNow: 'Now',
  ruleNote: 'Times are Beijing time; fees are those of one adult ticket',
  endorsable: 'Endorsable',
  notEndorsable: 'Not endorsable',
  freeChanges: (count) => `${count} free ${count === 1 ? 'change' : 'changes'}`,
  fee: (sum, percent) => `¥${sum} (${percent}%)`,
};
