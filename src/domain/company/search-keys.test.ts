import { expect, it } from 'vitest';
import { readSearch, searchKeys } from './search-keys.ts';

it('an employee has pinyin, initials, name and job number as search keys', () => {
  expect(searchKeys({ realName: '陈佳宁', syllables: ['chen', 'jia', 'ning'], jobNumber: 'YF0127' })).toBe(
    'chenjianing cjn 陈佳宁 yf0127',
  );
  expect(searchKeys({ realName: 'Anna Lee', syllables: ['', ''], jobNumber: 'YF1' })).toBe('annalee yf1');
});

it('a search has its words in small letters, and a phone end only of three digits or more', () => {
  expect(readSearch(' CJN  平台 ')).toEqual({ words: ['cjn', '平台'], phoneEnd: '' });
  expect(readSearch('２０７１')).toEqual({ words: ['2071'], phoneEnd: '2071' });
  expect(readSearch('71')).toEqual({ words: ['71'], phoneEnd: '' });
});
