import { expect, it } from 'vitest';
import { guestProblem, tidyGuest } from './guest.ts';

it.each([
  ['林知远', '', false, undefined],
  ['迪丽热巴·迪力木拉提', '', false, undefined],
  ['SMITH/JOHN', '', true, undefined],
  ['林知远', 'LIN/ZHIYUAN', true, undefined],
  ['王𫰠', '', false, undefined],
  ['李𬭳', '', false, undefined],
  ['李〇', '', false, undefined],
  ['王jie', '', false, undefined],
  ['阿卜杜拉•买买提', '', false, undefined],
  ['O’BRIEN/MARY', '', true, undefined],
  ['MÜLLER/JÖRG', '', true, undefined],
  ['阿'.repeat(21), '', false, undefined],
  ['林 知远', '', false, undefined],
  ['林知远', '', true, 'pinyin'],
  ['林知远', 'LINZHIYUAN', true, 'pinyin'],
  ['', '', false, 'name'],
  ['\u200b', '', false, 'name'],
  ['林', '', false, 'name'],
  ['JOHN', '', false, 'name'],
  ['林1远', '', false, 'name'],
])('guest %j with pinyin %j, asked for it: %s', (name, pinyin, needsPinyin, field) => {
  expect(guestProblem({ name, pinyin }, needsPinyin)?.field).toBe(field);
});

it('a guest is kept by the same name as a passenger', () => {
  expect(tidyGuest({ name: ' ⾼⼤⼭\u200b', pinyin: 'gao / dashan' })).toEqual({
    name: '高大山',
    pinyin: 'GAO/DASHAN',
  });
});
