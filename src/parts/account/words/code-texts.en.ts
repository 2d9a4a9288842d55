import type { Twin } from '#base/wording.ts';
import type { texts as chinese } from './code-texts.ts';

export const texts: Twin<typeof chinese> = {
  code: 'SMS code',
  send: 'Send code',
  sending: 'Sending',
  seconds: (left) => `Again in ${left} s`,
  minutes: (left) => (left > 60 ? `Again in ${Math.ceil(left / 60)} h` : `Again in ${left} min`),
  sentTo: (phone) => `Code sent to ${phone}, valid for 5 minutes`,
  sentWithout: (sent, error) => `${sent}. ${error}`,
  recent: 'A code was sent to this number just now. Ask for another one after the countdown',
  quota: (minutes) =>
    minutes <= 60
      ? `Too many codes for this number. Try again in ${minutes} min`
      : `No more codes for this number today. Try again in ${Math.ceil(minutes / 60)} h`,
  needsCode: 'Enter the SMS code',
};
