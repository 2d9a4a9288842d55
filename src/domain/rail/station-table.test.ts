import { expect, it } from 'vitest';
import { madeCode, readStations, spelled, writeStations } from './station-table.ts';

const stations = [
  ['重庆', 'CQW', 'ChongQing', '重庆', '重庆'],
  ['重庆北', 'CUW', 'ChongQingBei', '重庆', '重庆'],
  ['长春', 'CCT', 'ChangChun', '长春', '吉林'],
  ['重安', 'ZAA', 'ZhongAn', '长春', '吉林'],
  ['重安西', 'ZAX', 'ZhongAnXi', '长春', '吉林'],
  ['重河', 'ZHH', 'ZhongHe', '长春', '吉林'],
  ['重安南', 'ZAN', 'ZhongAnNan', '长春', '吉林'],
  ['重安口', 'ZAK', 'ZhongAnKou', '吉林', '吉林'],
  ['阿安口', 'AAK', 'AAnKou', '吉林', '吉林'],
] as const;
const rows = stations.map(([name, code, letters, city, province]) => spelled(name, code, letters, city, province));
const plain = rows.map(({ name, telecode, pinyin, initials, city, province }) => ({
  name,
  telecode,
  pinyin,
  initials,
  city,
  province,
}));

it('stations are read as they were written, also those whose characters sound otherwise elsewhere', () => {
  expect(readStations(writeStations(rows))).toEqual(plain);
});

it('a code that the rule makes costs a dot, and is right also where a station before it was left out', () => {
  const [, , codes = ''] = writeStations(rows).split('\n');
  expect(codes).toBe('CCC......');
  const fewer = rows.filter(({ name }) => name !== '重安');
  expect(readStations(writeStations(fewer))).toEqual(plain.filter(({ name }) => name !== '重安'));
});

it('a made code is the initials where no other has them, else the next letters', () => {
  const taken = new Set(['ZAN', 'ZAO']);
  expect(madeCode('zan', (code) => taken.has(code))).toBe('ZAP');
  expect(madeCode('za', () => false)).toBe('ZAA');
  let asked = 0;
  expect(madeCode('zz', () => (asked += 1) <= 26)).toBe('ZAZ');
});
