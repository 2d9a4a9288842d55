import { expect, it } from 'vitest';
import { guestProblem } from './guest.ts';

it.each([
  ['林知远', '', false, undefined],
  ['迪丽热巴·迪力木拉提', '', false, undefined],
  ['SMITH/JOHN', '', true, undefined],
  ['林知远', 'LIN/ZHIYUAN', true, undefined],
  ['林知远', '', true, 'pinyin'],
  ['林知远', 'LINZHIYUAN', true, 'pinyin'],
  ['', '', false, 'name'],
  ['林', '', false, 'name'],
  ['JOHN', '', false, 'name'],
  ['林 知远', '', false, 'name'],
  ['林1远', '', false, 'name'],
])('guest %j with pinyin %j, asked for it: %s', (name, pinyin, needsPinyin, field) => {
  expect(guestProblem({ name, pinyin }, needsPinyin)?.field).toBe(field);
});
