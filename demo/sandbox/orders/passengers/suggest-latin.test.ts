import { expect, it } from 'vitest';
import { suggestLatin } from './suggest-latin.ts';

it.each([
  ['欧阳景行', 'OUYANG/JINGXING'],
  [' 吕 书言', 'LYU/SHUYAN'],
  ['单雄信', 'SHAN/XIONGXIN'],
  ['林单', 'LIN/DAN'],
  ['万俟咏', 'MOQI/YONG'],
  ['尉迟恭', 'YUCHI/GONG'],
  ['仇略女', 'QIU/LYUENYU'],
  ['曾国藩', 'ZENG/GUOFAN'],
  ['MILLER/ANNA', ''],
  ['林A', ''],
  ['艾力·买买提', ''],
  ['𠮷野', ''],
])('the Latin name suggested for %s is "%s"', async (name, englishName) => {
  expect((await suggestLatin({ name })).data).toEqual({ englishName });
});
