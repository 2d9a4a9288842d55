import { expect, it } from 'vitest';
import { isCancellable, stayStatus } from './stay-status.ts';

it('a hotel order moves along the pairs of the table alone', () => {
  const pairs = stayStatus.codes.flatMap((from) =>
    stayStatus.codes.filter((to) => stayStatus.mayBecome(from, to)).map((to) => `${from}${to}`),
  );
  expect(pairs.join(' ')).toBe('01 05 12 15 16 17 23 25 27 34 67 78 120 121 125');
  expect(stayStatus.mayBecome(99, 0)).toBe(false);
});

it('every state has a name, and an unknown code stays visible', () => {
  expect(stayStatus.codes.map((code) => stayStatus.look(code).label)).toEqual([
    '待支付',
    '待确认',
    '已确认',
    '已入住',
    '已完成',
    '已取消',
    '已拒单',
    '退款中',
    '已退款',
    '待审批',
  ]);
  expect(stayStatus.look(21)).toEqual({ label: '状态 21', dot: '' });
  expect(stayStatus.codes.filter(isCancellable)).toEqual([0, 1, 2, 12]);
});
