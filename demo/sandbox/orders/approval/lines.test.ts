import { expect, it } from 'vitest';
import type { OrderHead } from '../../ground/database/tables/tables-order.ts';
import { sumsOf } from './lines.ts';

const head = { amount: 1_000_00, card: { taxes: 50_00, insurance: 30_00, serviceFee: 20_00 } } as OrderHead;

it.each([
  [true, '票价 ¥900，税费 ¥50，服务费 ¥20，保险 ¥30'],
  [false, '票价 ¥900，税费 ¥50，其他费用 ¥20，保险 ¥30'],
])(
  'the sums of an order have the fee by the name of its application (service fees shown: %s)',
  (showServFee, words) => {
    expect(sumsOf(head, showServFee)).toBe(words);
  },
);
