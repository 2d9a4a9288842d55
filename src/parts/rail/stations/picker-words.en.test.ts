import { expect, it } from 'vitest';
import { lettersIn, otherwise } from './picker-words.en.ts';

const names = new Map([
  ['哈尔滨西', 'Harbinxi'],
  ['哈尔滨', 'Harbin'],
  ['北京南', 'Beijingnan'],
  ['乌鲁木齐', 'Urumqi'],
  ['武汉', 'Wuhan'],
  ['香港西九龙', 'Hong Kong West Kowloon'],
]);

it('English names and sides lead to the Chinese name of the table', () => {
  const said = ['harbin', 'Harbin West', 'beijing south', 'hong kong', 'urum', 'zzz', ''].map(otherwise(names));
  expect(said).toEqual(['哈尔滨', '哈尔滨西', '北京南', '香港西九龙', '乌鲁木齐', '', '']);
});

it('cities are below the letter of their English name, in its order', () => {
  const letters = lettersIn((name) => names.get(name) ?? name)([
    { letter: 'H', cities: ['哈尔滨'] },
    { letter: 'W', cities: ['乌鲁木齐', '武汉'] },
  ]);
  expect(letters).toEqual([
    { letter: 'H', cities: ['哈尔滨'] },
    { letter: 'U', cities: ['乌鲁木齐'] },
    { letter: 'W', cities: ['武汉'] },
  ]);
});
