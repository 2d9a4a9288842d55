import { expect, it } from 'vitest';
import { studentFault, studentUntil } from './student.ts';

const proof = { school: '同济大学', entered: '2024', years: '4', from: '北京', to: '上海市' };
const journey = { from: '北京', to: '上海', day: '2026-12-01' };

it('a student travels between home and school, both ways, until the course ends', () => {
  expect(studentFault(proof, journey)).toBe('');
  expect(studentFault(proof, { ...journey, from: '上海', to: '北京' })).toBe('');
  expect(studentUntil(proof)).toBe('2028-09-30');
  expect(studentFault(proof, { ...journey, day: '2028-09-30' })).toBe('');
});

it.each([
  [
    'nothing at all',
    { school: '', entered: '', years: '', from: '', to: '' },
    {},
    /^请填写学校全称、入学年份、学制、优惠区间的两端城市$/,
  ],
  ['no school', { school: '' }, {}, /^请填写学校全称$/],
  ['no year', { entered: '24' }, {}, /入学年份/],
  ['no course', { years: '' }, {}, /学制/],
  ['no way', { to: ' ' }, {}, /两端城市/],
  ['one city', { to: '北京市' }, {}, /同一城市/],
  ['a course to come', { entered: '2027' }, {}, /早于入学/],
  ['a course that is over', {}, { day: '2028-10-01' }, /2024 年入学、4 年制，学生票可用至 2028-09-30/],
  ['another way', {}, { to: '南京' }, /限优惠区间 北京—上海市，本次行程 北京 → 南京/],
])('%s is refused in words', (_, changes, other, words) => {
  expect(studentFault({ ...proof, ...changes }, { ...journey, ...other })).toMatch(words);
});
