import type { Twin } from '#base/wording.ts';
import type { DutyTexts } from './duty-texts.ts';

export const dutyTexts: Twin<DutyTexts> = {
  away: (to, until) => `Deputy on duty: ${to} decides for you until ${until}`,
  stands: (name, until) => `Deputy on duty: you decide for ${name} until ${until}`,
  company: (count) => `Deputies on duty: ${count} of your approvers ${count === 1 ? 'is' : 'are'} away`,
  end: 'End now',
  giveBack: 'End this',
  see: 'See',
};
