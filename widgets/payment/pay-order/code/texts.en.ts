import type { Twin } from '#base/wording.ts';
import type { codeTexts as chinese } from './texts.ts';

export const codeTexts: Twin<typeof chinese> = {
  title: 'Pay with a payment code',
  lead: 'The account of its owner pays, without a PIN',
  code: 'Payment code',
  hint: '12 letters and digits 2–9, without 0, 1, I and O; capital or small',
  wrong: 'Enter the 12 characters of the code; none is 0, 1, I or O',
  pay: 'Pay',
  back: 'Another method',
};
