import { expect, it } from 'vitest';
import { insuranceLook } from './insurance-status.ts';

it.each([
  [0, 2, '未投保', ''],
  [0, 1, '出票后生效', 'warn'],
  [0, 7, '出票后生效', 'warn'],
  [1, 2, '已投保', 'ok'],
  [2, 5, '已取消', ''],
  [3, 2, '投保失败', 'bad'],
  [4, 6, '已退保', ''],
  [5, 9, '退保中', 'warn'],
  [6, 2, '状态 6', ''],
] as const)('insurance %i of an order in status %i is %s', (code, orderStatus, label, dot) => {
  expect(insuranceLook(code, orderStatus)).toEqual({ label, dot });
});
