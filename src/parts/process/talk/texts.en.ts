import type { Twin } from '#base/wording.ts';
import type { TalkTexts } from './texts.ts';

export const talkTexts: Twin<TalkTexts> = {
  title: 'Messages',
  none: 'No messages yet.',
  label: { applicant: 'Message to the approvers', others: 'Message to the applicant' },
  hint: 'The applicant, the approvers asked and everybody who wrote here are told',
  needed: 'Enter a message',
  send: 'Send',
  sent: 'Sent. The others are told',
  me: (name) => `${name} (you)`,
};
