import { expect, it } from 'vitest';
import { latinNameOf } from './latin-name.ts';

it.each([
  ['林知夏', 'lin zhi xia', 'LIN/ZHIXIA'],
  ['吕书言', 'lv shu yan', 'LYU/SHUYAN'],
  ['吕略', 'lü lüe', 'LYU/LYUE'],
  ['徐君', 'xu jun', 'XU/JUN'],
  ['欧阳景行', 'ou yang jing xing', 'OUYANG/JINGXING'],
  ['尉迟恭', 'yu chi gong', 'YUCHI/GONG'],
  ['单于明月', 'chan yu ming yue', 'CHANYU/MINGYUE'],
  // Two characters are a surname and a given name.
  ['东方', 'dong fang', 'DONG/FANG'],
  ['艾力·买买提', 'ai li · mai mai ti', ''],
  ['林', 'lin', ''],
  ['𠮷野', '𠮷 ye', ''],
  ['MILLER', 'm i l l e r', ''],
])('%s (%s) is %s on a passport', (name, syllables, latin) => {
  expect(latinNameOf(name, syllables.split(' '))).toBe(latin);
});
