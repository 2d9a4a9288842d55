import { expect, test } from 'vitest';
import { legInTheWay } from './leg-order.ts';

const flight = (triptype: 1 | 2 | 3, orgcityname: string, dstcityname: string, day: string, arrDay = day) => ({
  triptype,
  orgcityname,
  dstcityname,
  depTime: `${day} 08:00:00`,
  arrTime: `${arrDay} 10:00:00`,
});
const out = flight(1, '北京', '上海', '2026-12-01');
const back = flight(2, '上海', '北京', '2026-12-05', '2026-12-06');

test.each([
  ['the way out to the day of the way back', [out, back], 1, '2026-12-05', undefined],
  ['the way out to a later day', [out, back], 1, '2026-12-06', ['返程', true, '2026-12-05']],
  ['the way back to the day of the way out', [out, back], 2, '2026-12-01', undefined],
  ['the way back to an earlier day', [out, back], 2, '2026-11-30', ['去程', false, '2026-12-01']],
  ['a single leg', [out], 1, '2027-01-01', undefined],
  [
    'the first of three: the nearest one counts',
    [out, flight(2, '上海', '广州', '2026-12-05'), flight(3, '广州', '北京', '2026-12-09')],
    1,
    '2026-12-20',
    ['第 2 程', true, '2026-12-05'],
  ],
] as const)('%s', (_what, flights, triptype, day, expected) => {
  const found = legInTheWay([...flights], { triptype }, day);
  expect(found && [found.leg.name, found.isLater, found.day]).toEqual(expected);
});
