import { expect, it } from 'vitest';
import { msOf } from '../../china-time.ts';
import { tripsOf } from './trips.ts';
import type { TripOrder } from './trip.ts';

let orders = 0;
const order = (from: string, to: string, times: [string, string], names: Partial<TripOrder>): TripOrder => ({
  type: 'airTicket',
  orderId: String((orders += 1)),
  status: 2,
  psgNames: [],
  flightList: [
    {
      triptype: 1,
      orgcityname: from,
      dstcityname: to,
      airline: 'CA',
      flightNo: `CA${orders}`,
      depTime: `2026-12-01 ${times[0]}:00`,
      arrTime: `2026-12-01 ${times[1]}:00`,
    },
  ],
  ...names,
});
const shown = (list: TripOrder[]) =>
  tripsOf(list, msOf('2026-11-20 12:00:00')).map(({ psgNames, steps }) => [
    psgNames.join(),
    ...steps.flatMap(({ notes }) => notes.map(({ kind }) => kind)),
  ]);
const there = (names: Partial<TripOrder>) => order('上海', '北京', ['08:00', '10:00'], names);
const abroad = (names: Partial<TripOrder>, from = '北京') => order(from, '东京', ['14:00', '18:00'], names);
const chinese = (psgNames: string[], latinNames: string[]) => ({ psgNames, latinNames });

it('a person in characters at home and in the letters of a passport abroad is one, on one trip', () => {
  const list = [there(chinese(['张伟'], ['ZHANG/WEI'])), abroad({ psgNames: ['ZHANG/WEI'] })];
  expect(shown(list)).toEqual([['张伟']]);
  // The way onward leaves from another city: one trip with a gap in place of two that nobody joins.
  expect(shown([list[0]!, abroad({ psgNames: ['ZHANG/WEI'] }, '广州')])).toEqual([['张伟', 'break']]);
});

it('two flights at once of a person with two spellings are a clash', () => {
  const clash = order('上海', '广州', ['09:00', '11:00'], { psgNames: ['ZHANG/WEI'] });
  expect(shown([there(chinese(['张伟'], ['ZHANG/WEI'])), clash])).toEqual([['张伟', 'clash']]);
});

it('letters that are the name of two people are neither of them', () => {
  const list = [there(chinese(['张伟', '章伟'], ['ZHANG/WEI', 'ZHANG/WEI'])), abroad({ psgNames: ['ZHANG/WEI'] })];
  expect(shown(list)).toEqual([['张伟,章伟'], ['ZHANG/WEI']]);
});

it('people of a part of an order are named alike', () => {
  const list = [there(chinese(['张伟', '李娜'], ['ZHANG/WEI', 'LI/NA']))];
  const other = abroad({ psgNames: ['ZHANG/WEI', 'LI/NA'], refundedNames: ['LI/NA'] });
  expect(shown([...list, other])).toEqual([['张伟,李娜']]);
});
