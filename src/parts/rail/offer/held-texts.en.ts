import type { Twin } from '#base/wording.ts';
import type { heldTexts as chinese } from './held-texts.ts';

export const heldTexts: Twin<typeof chinese> = {
  held: (times, names) =>
    `You have an order to pay: ${times}, passengers ${names}. It overlaps with this train: the same passenger cannot take both`,
  separator: ', ',
  pay: 'Pay',
  cancel: 'Cancel that order',
};
