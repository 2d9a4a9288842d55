import type { Twin } from '#base/wording.ts';
import type { DutyTexts } from './duty-texts.ts';

export const dutyTexts: Twin<DutyTexts> = {
  away: (to) => `Deputy on duty: ${to} decides for you`,
  stands: (name) => `Deputy on duty: you decide for ${name}`,
  until: (at) => `until ${at}`,
  company: (count) => `Deputies on duty: ${count} of your approvers ${count === 1 ? 'is' : 'are'} away`,
  end: 'End now',
  giveBack: 'End this',
  see: 'See',
};
