import { expect, it } from 'vitest';
import { areaOf } from '#domain/intl/border.ts';
import { placeText } from './slices.ts';
import { intlTexts } from './texts.ts';

it.each([
  ['CN', '中国', 'DI', '国内转国际'],
  ['CH', '瑞士', 'DI', '申根区内转国际'],
  ['CH', '瑞士', 'DD', '申根区内转申根区内'],
  ['JP', '日本', 'ID', '国际转日本国内'],
  ['CH', '瑞士', 'II', '国际转国际'],
] as const)('a stop in %s (%s) of kind %s is named by where it is: %s', (country, name, kind, said) => {
  expect(intlTexts.kind(kind, areaOf(country), name)).toBe(said);
});

it('a transfer is named by its city and its airport, by one name where both are the same', () => {
  const airport = (cityName: string, name: string) => ({
    name,
    cityName,
    city: 'XXX',
    country: 'US',
    countryName: '美国',
    zone: 'UTC',
  });
  const airports = { DTW: airport('底特律', '韦恩'), FRA: airport('法兰克福', '法兰克福') };
  expect(['DTW', 'FRA', 'ZZZ'].map((code) => placeText({ airports }, code))).toEqual([
    '底特律 韦恩',
    '法兰克福',
    'ZZZ',
  ]);
});
