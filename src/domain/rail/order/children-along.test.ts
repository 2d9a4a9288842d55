import { expect, it } from 'vitest';
import { besideAdults, childrenOf } from './children-along.ts';

const ticket = (ticketId: string, rideNo: number, passengerNo: number) => ({
  ticketId,
  rideNo,
  passengerNo,
  state: 'open' as const,
});
const passengers = [
  { passengerNo: 0, ticketType: 'adult' as const },
  { passengerNo: 1, ticketType: 'child' as const },
  { passengerNo: 2, ticketType: 'student' as const },
];
const pair = childrenOf({ passengers, tickets: [ticket('a', 0, 0), ticket('c', 0, 1)] });
const three = childrenOf({ passengers, tickets: [ticket('a', 0, 0), ticket('c', 0, 1), ticket('s', 0, 2)] });

it('a child goes with the last who travels with it, and its own button takes all', () => {
  expect([pair.follow(['a']), three.follow(['a']), three.follow(['a', 's'])]).toEqual([['c'], [], ['c']]);
  expect([pair.partyOf('a'), pair.partyOf('c'), three.partyOf('s')]).toEqual([['a', 'c'], ['a', 'c'], ['s']]);
  expect(pair.together([], ['a', 'c'])).toEqual([]);
  expect(pair.together(['c'], ['a', 'c'])).toEqual([]);
  expect(three.together(['a', 'c'], ['a'])).toEqual(['a', 'c']);
});

it('a child alone is one whose companions stay', () => {
  expect([pair.isAlone(['c']), pair.isAlone(['a', 'c']), three.isAlone(['c', 's'])]).toEqual([true, false, false]);
  const left = childrenOf({ passengers, tickets: [ticket('c', 0, 1)] });
  expect(left.isAlone(['c'])).toBe(false);
});

it('each free child goes with the next adult, not with a child that has a ticket', () => {
  const [mother, child, father, baby, toddler] = [
    { ticketType: 'adult' as const },
    { ticketType: 'child' as const },
    { ticketType: 'student' as const },
    { ticketType: 'child' as const, isFree: true },
    { ticketType: 'child' as const, isFree: true },
  ];
  expect(besideAdults([baby, mother, child, father, toddler])).toEqual([
    { person: mother, child: baby },
    { person: child, child: undefined },
    { person: father, child: toddler },
  ]);
});
