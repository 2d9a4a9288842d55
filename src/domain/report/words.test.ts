import { expect, it } from 'vitest';
import { inWordsOf, textsInWordsOf } from './words.ts';

it('a report of stays counts nights and names cities; one of flights keeps its words', () => {
  const say = inWordsOf('hotel');
  expect(say('净消费额 ¥685，1 单 2 张票，出票金额的变化主要来自航线结构变化。')).toBe(
    '净消费额 ¥685，1 单 2 间夜，房费金额的变化主要来自城市结构变化。',
  );
  expect(say('超标 3 张，平均票价')).toBe('超标 3 间夜，平均房价');
  expect(say('查看国内机票报表')).toBe('查看国内机票报表');
  expect(inWordsOf('air')('3 张票')).toBe('3 张票');
});

it('texts keep their shape: those in records, and those that functions make', () => {
  const texts = { dimensions: { route: '航线' }, left: (count: number) => `${count} 张票`, width: 3 };
  const told = textsInWordsOf('hotel', texts);
  expect([told.dimensions.route, told.left(4), told.width]).toEqual(['城市', '4 间夜', 3]);
  expect(textsInWordsOf('air', texts)).toBe(texts);
});

it('a report of trains names kinds of trains and classes of seats', () => {
  const say = inWordsOf('train');
  expect(say('订单号 / 乘机人 / 航班')).toBe('订单号 / 乘车人 / 车次');
  expect(say('机票出票、改签和退票后')).toBe('火车票出票、改签和退票后');
  expect(say('航司与舱位，票面价')).toBe('车型与席别，票价');
  expect(['国内机票报表', '国际机票报表', '火车票报表'].map(say)).toEqual([
    '国内机票报表',
    '国际机票报表',
    '火车票报表',
  ]);
  expect(say('查看国内机票报表')).toBe('查看国内机票报表');
});

it('a report of rides counts rides, and names scenes and classes of cars', () => {
  const say = inWordsOf('car');
  expect(say('净消费额 ¥685，1 单 2 张票，出票金额的变化主要来自航线结构变化。')).toBe(
    '净消费额 ¥685，1 单 2 次，用车金额的变化主要来自城市结构变化。',
  );
  expect(say('超标 3 张，平均票价')).toBe('超标 3 次，平均车费');
  expect(say('提前天数与平均票价')).toBe('用车时段与平均车费');
  expect(say('订单号 / 乘机人 / 航班')).toBe('用车单号 / 乘车人 / 地点');
});
