import { expect, it } from 'vitest';
import type { TravellerVerdicts } from '#contract/my-standard.ts';
import { othersOf, placeFor } from './split.ts';

type One = TravellerVerdicts['each'][number];
const one = (name: string, standard: string, verdict: One['verdict'], given: Partial<One> = {}): One => ({
  employeeId: 1,
  passengerId: name,
  name,
  standard,
  verdict,
  overBy: '0',
  reason: '',
  ...given,
});
const names = (each: One[], together: TravellerVerdicts['together'] = 'lower') =>
  othersOf({ together, each }).map(({ name }) => name);

it('travellers above their standards are booked apart from those within theirs', () => {
  expect(names([one('a', 'X', 'over'), one('b', 'X', 'ok'), one('c', 'Y', 'forbidden')])).toEqual(['a', 'c']);
});

it('travellers of two standards who are both above go apart, and the smaller excess stays', () => {
  expect(
    names([one('a', 'X', 'over', { overBy: '300' }), one('b', 'Y', 'over', { overBy: '20' }), one('c', 'Y', 'over')]),
  ).toEqual(['a']);
});

it('nobody goes where all comply, all are judged by one standard alike, the highest counts, or only the booker differs', () => {
  expect(names([one('a', 'X', 'ok'), one('b', 'Y', 'ok')])).toEqual([]);
  expect(names([one('a', 'X', 'over'), one('b', 'X', 'over')])).toEqual([]);
  expect(names([one('a', 'X', 'over'), one('b', 'Y', 'ok')], 'higher')).toEqual([]);
  expect(names([one('a', 'X', 'over', { passengerId: '' }), one('b', 'Y', 'ok')])).toEqual([]);
});

it('the order that follows is of the same offer, for as many rooms or travellers as it has people', () => {
  const hotel = { route: 'hotel_order_info', query: { hotelId: 'H', rateId: 'R', rooms: '3', seen: '900' } };
  expect(placeFor(hotel, 1)).toEqual(['hotel_order_info', { hotelId: 'H', rateId: 'R' }]);
  expect(placeFor(hotel, 2)[1]).toMatchObject({ rooms: '2' });
  expect(placeFor({ route: 'air_order_info', query: { seats: 'S', adults: '3' } }, 1)).toEqual([
    'air_order_info',
    { seats: 'S', adults: '1' },
  ]);
});
