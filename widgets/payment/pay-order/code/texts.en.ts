import type { Twin } from '#base/wording.ts';
import type { codeTexts as chinese } from './texts.ts';

export const codeTexts: Twin<typeof chinese> = {
  title: 'Pay with a payment code',
  lead: 'The account of its owner pays, without a PIN',
  code: 'Payment code',
  hint: '12 characters, capital or small',
  wrong: 'Enter the 12 characters of the code',
  pay: 'Pay',
  back: 'Another method',
};
