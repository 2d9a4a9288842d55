import { expect, it } from 'vitest';
import { openTimes } from './open-times.ts';

const moved = { kind: 'moved', depTime: '2026-12-03 10:30:00' } as const;
const flight = (schedule: { kind: 'moved' | 'cancelled'; depTime: string; acceptedAt?: string } | null) => ({
  flightNo: 'CA1501',
  depTime: '2026-12-03 12:00:00',
  schedule,
});

it('new times of every product are open, but not of flights as sold, as accepted, or that do not fly', () => {
  const text = 'CA1501 原定 12-03 10:30 起飞，现改为 12:00';
  const flightList = [
    flight(moved),
    flight(null),
    flight({ ...moved, acceptedAt: '2026-12-01 10:00:00' }),
    flight({ ...moved, kind: 'cancelled' }),
  ];
  expect(openTimes({ flightList })).toEqual([{ depTime: '2026-12-03 12:00:00', text }]);
  expect(openTimes({ slices: [{ flights: flightList }] }).map((one) => one.text)).toEqual([`${text}（当地时间）`]);
  const ride = { trainNumber: 'G1', from: { at: '2026-12-03 11:00:00' }, schedule: moved };
  expect(openTimes({ rides: [ride] })).toEqual([
    { depTime: ride.from.at, text: 'G1 次 原定 12-03 10:30 开车，现改为 11:00' },
  ]);
});
