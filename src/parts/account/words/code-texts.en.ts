import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './code-texts.ts';

export const texts: Twin<typeof chinese> = {
  code: 'SMS code',
  send: 'Send code',
  sending: 'Sending',
  seconds: (left) => `Again in ${left} s`,
  minutes: (left) => `Again in ${left} min`,
  sentTo: (phone) => `Code sent to ${phone}, valid for 5 minutes`,
  sentWithout: (sent, error) => `${sent}. ${error}`,
  recent: 'A code was sent to this number just now. Ask for another one after the countdown',
  needsCode: 'Enter the SMS code',
};
