import { describe, expect, it } from 'vitest';
import { partyProblem } from './party.ts';
import type { RailPassenger } from './party.ts';

const adult: RailPassenger = { certKey: 'a', birthday: '1990-01-01', ticketType: 'adult' };
const child: RailPassenger = { certKey: 'c', birthday: '2018-01-01', ticketType: 'child' };
const baby = (n: number): RailPassenger => ({
  certKey: `b${n}`,
  birthday: '2020-12-11',
  ticketType: 'child',
  isFree: true,
});
const keyed = (n: number): RailPassenger => ({ ...adult, certKey: `k${n}` });

describe('a party on a train', () => {
  it.each<[string, RailPassenger[], string | undefined, string]>([
    ['an adult with a child', [adult, child], undefined, ''],
    ['five adults', [0, 1, 2, 3, 4].map(keyed), undefined, ''],
    ['a child on an adult ticket', [{ ...child, ticketType: 'adult' }], undefined, ''],
    ['nobody', [], 'passengers', '请至少选择一位乘车人'],
    ['six people', [0, 1, 2, 3, 4, 5].map(keyed), 'passengers', '每单最多购买 5 张车票'],
    ['one document twice', [adult, { ...adult }], 'passengers.1.certNo', '同一证件同车次同区间限购 1 张'],
    ['a child alone', [child], 'passengers.0.ticketType', '儿童票须与同行成人的车票一起购买'],
    ['a free child with each adult', [adult, keyed(1), baby(1), baby(2)], undefined, ''],
    ['a free child beside five adults', [...[0, 1, 2, 3, 4].map(keyed), baby(5)], undefined, ''],
    [
      'two free children with one adult, and a child with a ticket',
      [adult, child, baby(1), baby(2)],
      'passengers.3.ticketType',
      '每位成人可免费携带 1 名未满 6 周岁的儿童，超出的须购儿童票',
    ],
    [
      'a free child from 6 on',
      [adult, { ...baby(1), birthday: '2020-12-10' }],
      'passengers.1.ticketType',
      '乘车当日已满 6 周岁，须购买儿童票',
    ],
    [
      'an adult who would go free',
      [adult, { ...keyed(1), isFree: true }],
      'passengers.1.ticketType',
      '乘车当日已满 6 周岁，须购买儿童票',
    ],
    [
      'a free child with the document of another one',
      [adult, keyed(1), baby(1), baby(1)],
      'passengers.3.certNo',
      '同一证件同车次同区间限购 1 张',
    ],
    [
      'a free child alone',
      [baby(1)],
      'passengers.0.ticketType',
      '每位成人可免费携带 1 名未满 6 周岁的儿童，超出的须购儿童票',
    ],
    [
      'a child ticket from 14 on',
      [adult, { ...child, birthday: '2012-12-10' }],
      'passengers.1.ticketType',
      '乘车当日已满 14 周岁，须购买成人票',
    ],
    ['a child ticket the day before', [adult, { ...child, birthday: '2012-12-11' }], undefined, ''],
    [
      'one who is not born',
      [{ ...adult, birthday: '2026-12-11' }],
      'passengers.0.birthday',
      '出生日期晚于乘车日期，请核对',
    ],
  ])('%s', (_, passengers, field, message) => {
    expect(partyProblem(passengers, '2026-12-10')).toEqual(field && { field, message });
  });
});
