import { expect, it } from 'vitest';
import { readCities } from './read-cities.ts';

const cities = ['成都CTU', '杭州HGH', '福州FOC', '重庆CKG', '乌鲁木齐URC', '香港HKG'].map((each) => ({
  code: each.slice(-3),
  name: each.slice(0, -3),
}));
const read = (text: string) => {
  const { found, unknown } = readCities(text, cities);
  return [found.map(({ code }) => code).join(), ...unknown.map((one) => `${one.text}→${one.suggestion?.name ?? ''}`)];
};

it.each([
  ['成都、杭州，福州 重庆\n乌鲁木齐', ['CTU,HGH,FOC,CKG,URC']],
  ['成都市 香港特别行政区', ['CTU,HKG']],
  ['成都杭州市福州', ['CTU,HGH,FOC']],
  ['成都 成都', ['CTU']],
  ['福洲 乌鲁木其', ['', '福洲→福州', '乌鲁木其→乌鲁木齐']],
  ['成都火星', ['', '成都火星→']],
  ['汉州', ['', '汉州→']],
  ['', ['']],
])('a pasted text %j is read as %j', (text, found) => {
  expect(read(text)).toEqual(found);
});

it('a long text is read in one pass', () => {
  expect(readCities('成都'.repeat(50_000), cities).unknown).toHaveLength(0);
});
