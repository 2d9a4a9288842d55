import { expect, it } from 'vitest';
import { readRideChoice, writeRideChoice } from './ride-query.ts';
import type { RideChoice } from './ride-query.ts';

const ride = {
  trainNumber: 'G1',
  date: '2026-12-01',
  fromStation: 'VNP',
  toStation: 'AOH',
  seatClass: 'second',
} as const;

it.each<RideChoice>([
  { rides: [ride], travelType: '', isStudent: false },
  { rides: [{ ...ride, seatNo: 412 }], travelType: '', isStudent: false },
  {
    rides: [ride, { ...ride, trainNumber: '1461', fromStation: 'AOH', toStation: 'HGH', seatClass: 'hardSeat' }],
    travelType: 'business',
    isStudent: true,
    seen: '662.50',
  },
])('a choice comes back from its address as it went in: $rides.length', (choice) => {
  expect(readRideChoice(writeRideChoice(choice))).toEqual(choice);
});

it('is one readable text in the address', () => {
  expect(writeRideChoice({ rides: [ride], travelType: '', isStudent: false })).toEqual({
    rides: 'G1.2026-12-01.VNP.AOH.second',
  });
});

it.each([
  undefined,
  '',
  'G1',
  'G1.2026-02-30.VNP.AOH.second',
  'G1.2026-12-01.VNP.VNP.second',
  'G1.2026-12-01.VNP.AOH.throne',
  'X1.2026-12-01.VNP.AOH.second',
  'G1.2026-12-01.VNP.AOH.second_G2',
  Array(7).fill('G1.2026-12-01.VNP.AOH.second').join('_'),
])('%s is no choice, not a part of one', (rides) => {
  expect(readRideChoice({ rides }).rides).toEqual([]);
});
