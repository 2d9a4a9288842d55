import { expect, it } from 'vitest';
import { changeLines } from './change-lines.ts';

const sums = {
  changeSpread: '300.00',
  changeFuelTaxSpread: '-20.00',
  charge: '0.00',
  changeServiceFee: '30.00',
  discountChangeServiceFee: '10.00',
};
const shown = (changes: Partial<typeof sums>, showServiceFee: boolean) =>
  changeLines({ ...sums, ...changes }, { showServiceFee }).map(({ label, fen }) => `${label} ${fen}`);

it('a change has a line for each part that is not zero, a discount below nothing', () => {
  expect(shown({}, true)).toEqual(['票价差额 30000', '税费差额 -2000', '改签服务费 3000', '服务费优惠 -1000']);
  expect(shown({ charge: '5.50' }, true)).toContain('改签费 550');
});

it('an application that hides service fees has one line of another name, with the same sum', () => {
  expect(shown({}, false)).toEqual(['票价差额 30000', '税费差额 -2000', '其他费用 2000']);
  expect(shown({ discountChangeServiceFee: '30.00' }, false)).toEqual(['票价差额 30000', '税费差额 -2000']);
});
