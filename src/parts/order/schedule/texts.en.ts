import type { Twin } from '#base/wording.ts';
import type { acceptTexts as chinese } from './texts.ts';

export const acceptTexts: Twin<typeof chinese> = {
  accept: 'Accept the new time',
  question: (times, missed) => ({
    title: 'Accept the new time',
    text: `${times}. ${missed ? `It does not connect with ${missed}, which you miss all the same` : 'You travel at the new time'}; refund and change stay free until the departure.`,
    yes: 'Accept',
    no: 'Not now',
  }),
  accepted: 'The new time is accepted',
};
