import { expect, it } from 'vitest';
import { countryName, countryRecords, isCountry, searchedCountries } from './countries.ts';

it('has the 249 countries and regions of ISO 3166-1, each once by code and name', () => {
  expect(countryRecords).toHaveLength(249);
  expect(new Set(countryRecords.map(({ code }) => code)).size).toBe(249);
  expect(new Set(countryRecords.map(({ Name }) => Name)).size).toBe(249);
});

it('a country has the fields of the provider', () => {
  expect(countryRecords.find(({ code }) => code === 'RS')).toEqual({
    Name: '塞尔维亚',
    ShotPY: 'SEWY',
    code: 'RS',
    pingyin: 'saierweiya',
  });
});

it('every code is a region that the platform knows', () => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  expect(countryRecords.filter(({ code }) => !names.of(code))).toEqual([]);
});

it('every country has a code, a name and pinyin to be found by', () => {
  expect(new Set(searchedCountries.map(({ value }) => value)).size).toBe(searchedCountries.length);
  for (const { value, label, find } of searchedCountries) {
    expect(value).toMatch(/^[A-Z]{2}$/);
    expect(label).toMatch(/^\p{Script=Han}+$/u);
    expect(find.join(' ')).toMatch(/^[a-z]+ [a-z]+ [a-z]{2}$/);
    expect(find[1]).toHaveLength(label.length);
  }
  expect(searchedCountries.find(({ value }) => value === 'KP')?.find).toEqual(['chaoxian', 'cx', 'kp']);
});

it.each([
  ['GB', '英国', true],
  ['VU', '瓦努阿图', true],
  ['XX', 'XX', false],
])('code %s is %s', (code, name, isKnown) => {
  expect([countryName(code), isCountry(code)]).toEqual([name, isKnown]);
});
