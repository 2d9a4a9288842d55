import type { Twin } from '#base/wording.ts';
import type { changeName as chineseName } from '#domain/rail/change-rules.ts';
import type { questionTexts as chinese } from './question-texts.ts';

export const changeName: Twin<typeof chineseName> = (isOther) => (isOther ? 'Other destination' : 'Change');

export const questionTexts: Twin<typeof chinese> = {
  title: (isOther, tickets) => `${changeName(isOther)}: ${tickets} ${tickets === 1 ? 'ticket' : 'tickets'}?`,
  text: (old, fresh, back) =>
    `${old} becomes ${fresh}. ${back ? `¥${back} comes back` : 'Nothing comes back'}. It holds at once and cannot be taken back; every ticket is changed only once.`,
  yes: () => 'Confirm',
  no: 'Not now',
};
