import { expect, it } from 'vitest';
import { railSearchAgain } from './search-again.ts';

const ride = (from: string, to: string, changedFrom: number | null = null) => ({
  changedFrom,
  from: { telecode: from, at: '2026-12-03 09:00' },
  to: { telecode: to },
});

it('searches the way of an order as it was booked, on its day while that is ahead', () => {
  const rides = [ride('BJP', 'JNK'), ride('JNK', 'AOH'), ride('JNK', 'HGH', 1)];
  expect(railSearchAgain(rides, '2026-12-01')).toEqual({ from: 'BJP', to: 'AOH', date: '2026-12-03' });
  expect(railSearchAgain(rides, '2026-12-04')).toEqual({ from: 'BJP', to: 'AOH' });
});
