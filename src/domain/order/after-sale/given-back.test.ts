import { expect, it } from 'vitest';
import { withoutChanges } from './given-back.ts';

const paid = (method: string, returned: string) => ({ payer: 'personal', method, returned });
const share = (method: string, amount: string) => ({ payer: 'personal', method, amount });

it('what a cheaper change gave back is no refund, shared among payments of one way', () => {
  const sumsOf = (...given: Parameters<typeof withoutChanges>) =>
    withoutChanges(...given).map(({ byChange, byRefund }) => [byChange, byRefund]);
  expect(sumsOf([paid('alipay', '10')], [share('alipay', '10')])).toEqual([[1000, 0]]);
  expect(sumsOf([paid('alipay', '30'), paid('alipay', '25')], [share('alipay', '40')])).toEqual([
    [3000, 0],
    [1000, 1500],
  ]);
  // Two changes, and a payment that is smaller than both.
  expect(sumsOf([paid('alipay', '40')], [share('alipay', '30'), share('alipay', '30')])).toEqual([[4000, 0]]);
  expect(sumsOf([paid('alipay', '30'), paid('creditPay', '5')], [share('creditPay', '5')])).toEqual([
    [0, 3000],
    [500, 0],
  ]);
});
