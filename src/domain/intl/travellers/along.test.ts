import { expect, it } from 'vitest';
import type { PsgType } from '../../passenger/psg-types.ts';
import { alongOf } from './along.ts';

const types: PsgType[] = ['ADT', 'ADT', 'CHD', 'SD'];
const names = ['adult', 'other', 'child', 'student'];
const orderOf = (studentBorn: string) => ({
  slices: [0, 1].map((sliceNo) => ({ sliceNo, flights: [{ depTime: `2027-03-0${sliceNo + 1} 10:00:00` }] })),
  passengers: types.map((psgType, passengerNo) => ({
    passengerNo,
    psgType,
    name: names[passengerNo] ?? '',
    bornDate: psgType === 'CHD' ? '2018-05-06' : psgType === 'SD' ? studentBorn : '1990-05-06',
  })),
  tickets: [0, 1].flatMap((sliceNo) =>
    types.map((_, passengerNo) => ({
      ticketId: `${sliceNo}-${passengerNo}`,
      sliceNo,
      passengerNo,
      state: 'open' as const,
    })),
  ),
});
const young = alongOf(orderOf('2010-05-06'));
const grown = alongOf(orderOf('2003-05-06'));

it('a child is not changed with a student who is not of age', () => {
  expect(young.isParted(['0-2', '0-3'])).toBe(true);
  expect(young.isParted(['0-2'])).toBe(true);
  expect(young.isParted(['0-0', '0-2'])).toBe(false);
  expect(grown.isParted(['0-2', '0-3'])).toBe(false);
});

it('tells that a child has nobody with an adult ticket any more', () => {
  const alone = [{ children: ['child'], others: ['student'] }];
  expect(grown.together(['0-2', '0-3'])).toEqual(alone);
  expect(grown.together(['0-0', '0-1', '1-0', '1-1'], true)).toEqual(alone);
  expect(grown.together(['0-0', '0-1', '0-2', '0-3'], true)).toEqual([]);
  expect(young.together(['0-0', '0-1'], true)).toEqual([]);
});

it('takes its slice along with a child alone', () => {
  expect([young.partyOf('1-2'), young.partyOf('1-3')]).toEqual([['1-0', '1-1', '1-2', '1-3'], ['1-3']]);
});
