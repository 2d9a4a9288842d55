import type { Twin } from '#base/wording.ts';
import type { gpTexts as chinese } from './gp-texts.ts';

export const gpTexts: Twin<typeof chinese> = {
  title: 'Government ticket',
  sub: 'Government procurement, bought for a budget unit',
  toPrivate: 'Book privately',
  unit: 'Budget unit',
  unitHint: 'Full name, as on its official card',
  card: 'Bank card of the unit',
  cardHint: '16 or 19 digits, used to check the unit only',
  cardOdd: 'The check digit is wrong, please check the number',
  cardMissing: 'Enter the bank card of the unit',
  cardWrong: 'A bank card has 16 or 19 digits',
  ask: 'Travelling for a budget unit?',
  toGp: 'Book a government ticket',
};
