import { expect, it } from 'vitest';
import { grantedClass, rideVerdict, trainStandardInWords } from './train-standard.ts';

const rule = { fast: 'second', slow: 'hardSleeper', control: 'reason' } as const;

it('grants a class by the kind of the train, in words', () => {
  expect([grantedClass(rule, 'G'), grantedClass(rule, 'K'), grantedClass(rule, '')]).toEqual([
    'second',
    'hardSleeper',
    'hardSleeper',
  ]);
  expect(trainStandardInWords(rule)).toBe('高铁 / 动车二等座，普速硬卧');
});

it.each([
  ['G', 'second', 'ok'],
  ['G', 'standing', 'ok'],
  ['G', 'first', 'over'],
  ['D', 'business', 'over'],
  ['K', 'hardSleeper', 'ok'],
  ['T', 'hardSeat', 'ok'],
  ['Z', 'softSleeper', 'over'],
  ['Z', 'deluxeSleeper', 'over'],
] as const)('on a train with %s the class %s is %s', (letter, seatClass, verdict) => {
  expect(rideVerdict(rule, letter, seatClass, { price: 900_00, limit: 553_00 }).verdict).toBe(verdict);
});

it('says how much a ticket is above it, and is refused where the company refuses', () => {
  const prices = { price: 930_00, limit: 553_00 };
  expect(rideVerdict(rule, 'G', 'first', prices)).toEqual({
    verdict: 'over',
    overBy: 377_00,
    reason: '高于差标二等座，每张超出 ¥377',
  });
  expect(rideVerdict({ ...rule, control: 'forbid' }, 'G', 'first', prices).verdict).toBe('forbidden');
});
