import { expect, it } from 'vitest';
import { isOpened } from './opened.ts';

it.each([
  ['report_form_air', true],
  ['report_form_hotel', true],
  ['bill_airSumBill', true],
  ['bill_hotelSumBill', true],
  ['report_form_train', true],
  ['bill_trainSumBill', true],
  ['report_form_intl_air', true],
  // Rides are sold elsewhere and counted here.
  ['report_form_car', true],
  ['no_such_route', false],
])('a link to %s is offered: %s', (name, open) => {
  expect(isOpened(name)).toBe(open);
});
