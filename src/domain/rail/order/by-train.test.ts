import { expect, it } from 'vitest';
import { byTrain, changeBetween, wholeWay } from './by-train.ts';

const ride = (trainNumber: string, from: string, leaves: string, to: string, arrives: string) => ({
  trainNumber,
  from: { telecode: from, at: `2026-12-01 ${leaves}:00` },
  to: { telecode: to, at: `2026-12-01 ${arrives}:00` },
});

it('parts of one train are one way, two trains are two', () => {
  const parts = [ride('G1', 'AAA', '08:00', 'BBB', '10:00'), ride('G1', 'BBB', '10:02', 'CCC', '12:30')];
  const next = ride('G3', 'CCC', '13:00', 'DDD', '14:00');
  expect(byTrain([...parts, next]).map(({ length }) => length)).toEqual([2, 1]);
  expect(wholeWay(parts)).toMatchObject({ from: parts[0]!.from, to: parts[1]!.to, minutes: 270, nights: 0 });
  expect(changeBetween(parts[1]!, next)).toEqual({ kind: 'same', waits: 30 });
});

it('the same train elsewhere, or later, is another way', () => {
  const first = ride('G1', 'AAA', '08:00', 'BBB', '10:00');
  expect(byTrain([first, ride('G1', 'CCC', '10:02', 'DDD', '12:30')])).toHaveLength(2);
  expect(byTrain([first, ride('G1', 'BBB', '19:02', 'DDD', '22:30')])).toHaveLength(2);
  expect(changeBetween(first, ride('G3', 'CCC', '12:00', 'DDD', '14:00'))).toEqual({ kind: 'other', waits: 120 });
});
