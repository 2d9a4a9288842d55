import { expect, it } from 'vitest';
import { contentOf, rule } from '#tests/support/policy/sample.ts';
import { lintOf, lintRule } from './lint.ts';
import type { Condition } from './schema.ts';

const tiers = [
  { name: '一线', cities: ['BJS', 'SHA'] },
  { name: '二线', cities: ['CTU'] },
];
const bands = [{ name: '暑期', from: '2026-07-10', to: '2026-08-25' }];
const content = contentOf([], { tiers, bands });
const hotel = (...when: Condition[]) => rule('hotel', { kind: 'nightPrice', fen: 100_00 }, when);

it.each([
  ['a level once', hotel({ field: 'level', op: 'in', value: ['5'] }), []],
  ['no level', hotel({ field: 'level', op: 'in', value: [] }), ['r.when.0.value 请选择差旅等级']],
  [
    'a field of another product',
    hotel({ field: 'trainKind', op: 'in', value: ['G'] }),
    ['r.when.0.value 这类产品没有“车次类型”条件'],
  ],
  ['a limit of another product', rule('car', { kind: 'seat', seat: 'first' }), ['r.limit 这类产品没有这种限制']],
  ['a negative price', rule('hotel', { kind: 'nightPrice', fen: -1 }), ['r.limit 金额不能为负，最多两位小数']],
  ['a discount above ten', rule('flight', { kind: 'discount', percent: 101 }), ['r.limit 折扣应在 0.1 到 10 折之间']],
  [
    'six stars',
    hotel({ field: 'stars', op: 'atLeast', value: 6 }),
    ['r.when.0.value 星级不会达到这个数，条件永远不成立'],
  ],
  [
    'at least five and below four stars',
    hotel({ field: 'stars', op: 'atLeast', value: 5 }, { field: 'stars', op: 'below', value: 4 }),
    ['r.when.1.value 这个条件与其他条件不能同时成立'],
  ],
  [
    'one level and not this one',
    hotel({ field: 'level', op: 'in', value: ['5'] }, { field: 'level', op: 'notIn', value: ['5'] }),
    ['r.when.1.value 这个条件与其他条件不能同时成立'],
  ],
  [
    'no weekday at all',
    hotel({ field: 'weekday', op: 'notIn', value: ['1', '2', '3', '4', '5', '6', '7'] }),
    ['r.when.0.value 这个条件与其他条件不能同时成立'],
  ],
  [
    'a city of another tier',
    hotel({ field: 'city', op: 'in', value: ['CTU'] }, { field: 'tier', op: 'in', value: ['一线'] }),
    ['r.when.0.value 这个条件与其他条件不能同时成立'],
  ],
  [
    'a season that is gone',
    hotel({ field: 'band', op: 'in', value: ['国庆'] }),
    ['r.when.0.value 季节与活动“国庆”已不存在，请重新选择'],
  ],
  [
    'hours of no length',
    rule('car', { kind: 'closed' }, [{ field: 'time', op: 'in', value: [{ from: 60, to: 60 }] }]),
    ['r.when.0.value 时段的起止时间不能相同，且应在 00:00 到 24:00 之间'],
  ],
])('a rule with %s', (_, one, faults) => {
  expect(lintRule(one, content, 'r').map(({ path, message }) => `${path} ${message}`)).toEqual(faults);
});

it('a city in two tiers, two tiers of a name and seasons of the past are named with their fields', () => {
  const wrong = contentOf([], {
    tiers: [...tiers, { name: '二线', cities: ['SHA'] }],
    bands: [...bands, { name: '倒置', from: '2026-10-02', to: '2026-10-01' }],
  });
  expect(lintOf(wrong, '2026-09-01')).toEqual([
    { path: 'tiers.2.cities.0', message: '这座城市已在“一线”中，只能属于一级' },
    { path: 'tiers.2.name', message: '城市分级“二线”重名' },
    { path: 'bands.0.to', message: '这个时段已经结束' },
    { path: 'bands.1.to', message: '结束日期早于开始日期' },
  ]);
  expect(lintOf(content, '2026-08-25')).toEqual([]);
});
