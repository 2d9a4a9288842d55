import type { Twin } from '#base/wording.ts';
import type { nothingTexts as chinese } from './nothing-texts.ts';

export const nothingTexts: Twin<typeof chinese> = {
  underWay: () => 'A change of this order is to be paid',
  underWayText: 'The new seats are held. Pay the difference in the order, or withdraw it first',
  nothing: () => 'No ticket of this order can be changed',
  nothingText: 'They are changed or refunded already, or it is too late. The order shows the state of each',
};
