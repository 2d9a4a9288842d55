import { expect, it } from 'vitest';
import { readSearch, searchKeys } from './search-keys.ts';

it('an employee has pinyin, initials, both mixed, name and job number as search keys', () => {
  expect(searchKeys({ realName: '陈佳宁', syllables: ['chen', 'jia', 'ning'], jobNumber: 'YF0127' })).toBe(
    'chenjianing cjn 陈佳宁 yf0127 chenjian chenjning chenjn cjianing cjian cjning',
  );
  const [li, long] = [
    { realName: '李晓明', syllables: ['li', 'xiao', 'ming'], jobNumber: 'YF1' },
    { realName: '阿依古丽买买提', syllables: ['a', 'yi', 'gu', 'li', 'mai', 'mai', 'ti'], jobNumber: 'YF2' },
  ].map(searchKeys);
  for (const typed of ['lixiaoming', 'lxm', 'lixm', 'lixiaom', 'lxiaom', 'lxming', 'lixming', 'lxiaoming'])
    expect(li?.split(' ')).toContain(typed);
  expect(long).toBe('ayigulimaimaiti ayglmmt 阿依古丽买买提 yf2');
  expect(searchKeys({ realName: 'Anna Lee', syllables: ['', ''], jobNumber: 'YF1' })).toBe('annalee yf1');
});

it('a search has its words in small letters, and a phone end only of three digits or more', () => {
  expect(readSearch(' CJN  平台 ')).toEqual({ words: ['cjn', '平台'], phoneEnd: '' });
  expect(readSearch('２０７１')).toEqual({ words: ['2071'], phoneEnd: '2071' });
  expect(readSearch('71')).toEqual({ words: ['71'], phoneEnd: '' });
});
