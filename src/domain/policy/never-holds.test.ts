import { expect, it } from 'vitest';
import { contentOf, rule } from '#tests/support/policy/sample.ts';
import { neverHolds } from './never-holds.ts';
import type { Condition } from './schema.ts';

const tiers = [
  { name: '一线', cities: ['BJS', 'SHA'] },
  { name: '二线', cities: ['CTU'] },
];
const bands = [{ name: '暑期', from: '2026-07-10', to: '2026-08-25' }];
const content = contentOf([], { tiers, bands });
const hotel = (...when: Condition[]) => rule('hotel', { kind: 'nightPrice', fen: 100_00 }, when);

it.each([
  ['a level once', hotel({ field: 'level', op: 'in', value: ['5'] }), undefined],
  ['a sleeper that is none', rule('train', { kind: 'sleeper', seat: 'second' }), 'limit 请选择一种卧铺'],
  ['nights of none', rule('hotel', { kind: 'nights', nights: 0 }), 'limit 连住至少 1 晚'],
  ['six stars', hotel({ field: 'stars', op: 'atLeast', value: 6 }), 'when.0.value 星级不会达到这个数，条件永远不成立'],
  [
    'at least five and below four stars',
    hotel({ field: 'stars', op: 'atLeast', value: 5 }, { field: 'stars', op: 'below', value: 4 }),
    'when.1.value 这个条件与其他条件不能同时成立',
  ],
  [
    'one level and not this one',
    hotel({ field: 'level', op: 'in', value: ['5'] }, { field: 'level', op: 'notIn', value: ['5'] }),
    'when.1.value 这个条件与其他条件不能同时成立',
  ],
  [
    'no weekday at all',
    hotel({ field: 'weekday', op: 'notIn', value: ['1', '2', '3', '4', '5', '6', '7'] }),
    'when.0.value 这个条件与其他条件不能同时成立',
  ],
  [
    'a city of another tier',
    hotel({ field: 'city', op: 'in', value: ['CTU'] }, { field: 'tier', op: 'in', value: ['一线'] }),
    'when.0.value 这个条件与其他条件不能同时成立',
  ],
  [
    'hours of no length',
    rule('car', { kind: 'closed' }, [{ field: 'time', op: 'in', value: [{ from: 60, to: 60 }] }]),
    'when.0.value 时段的起止时间不能相同',
  ],
])('a rule with %s', (_, one, found) => {
  const never = neverHolds(one, content);
  expect(never && `${never.path} ${never.message}`).toBe(found);
});
