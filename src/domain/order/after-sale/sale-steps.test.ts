import { expect, it } from 'vitest';
import { sumOfRefund } from './sale-steps.ts';

const ticket = { back: 41_500, charge: 22_000, servFeeKept: 0, insuranceKept: 0 };

it('names what is kept of a refund, each kind once, and the amount alone where nothing is', () => {
  expect(sumOfRefund([ticket, ticket])).toBe('¥1,270.00 − 退票费 ¥440.00 ＝ ¥830.00');
  expect(sumOfRefund([{ ...ticket, servFeeKept: 1000, insuranceKept: 3000 }])).toBe(
    '¥675.00 − 退票费 ¥220.00 − 不退费用 ¥40.00 ＝ ¥415.00',
  );
  expect(sumOfRefund([{ ...ticket, charge: 0 }])).toBe('¥415.00');
});
