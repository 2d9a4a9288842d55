import type { Twin } from '#base/wording.ts';
import type { LateTexts } from './texts.ts';

export const lateTexts: Twin<LateTexts> = {
  limit: 'Time limit',
  hours: 'Undecided after',
  hoursOf: (step) => `Step ${step}: undecided after`,
  hoursAfter: 'hours',
  work: 'Working hours only',
  workHint: '09:00 to 18:00 on working days; weekends and public holidays do not count, working weekends do',
  late: 'Then',
  lateOf: (step) => `Step ${step}: then`,
  add: 'Add a step',
  remove: (step) => `Remove step ${step}`,
  chainHint:
    'All steps count from when the approver is asked. After handing up, the next one has the steps that are left; if handing up is the last, all of them again.',
  noLimit: 'No limit',
  lateHint:
    'Where the usual times end behind a hold or a deadline, applicants and approvers can hand the request up on its page, or ask the next one up as well where one approval is enough.',
};
