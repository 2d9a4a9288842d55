import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './pay-password-texts.ts';

export const texts: Twin<typeof chinese> = {
  forgotten: 'Forgot your payment PIN?',
  locked: 'Too many wrong attempts. Unlocks in ',
};
