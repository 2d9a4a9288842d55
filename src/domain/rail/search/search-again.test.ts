import { expect, it } from 'vitest';
import { asBooked, railSearchAgain } from './search-again.ts';

const ride = (from: string, to: string, changedFrom: number | null = null) => ({
  changedFrom,
  from: { telecode: from, city: `${from}市`, at: '2026-12-03 09:00' },
  to: { telecode: to, city: `${to}市` },
});
const travelType = 'private';

it('searches the cities of an order as it was booked, on its day while that is ahead', () => {
  const rides = asBooked([ride('BJP', 'JNK'), ride('JNK', 'AOH'), ride('JNK', 'HGH', 1)]);
  const cities = { from: 'BJP市', to: 'AOH市', travelType };
  expect(railSearchAgain({ rides, travelType }, '2026-12-01')).toEqual({ ...cities, date: '2026-12-03' });
  expect(railSearchAgain({ rides, travelType }, '2026-12-04')).toEqual(cities);
});

it('searches the stations of a way inside one city, and those of an order that knows no cities', () => {
  const { from, to } = ride('BJP', 'VNP');
  const inside = [{ from: { ...from, city: '北京' }, to: { ...to, city: '北京' } }];
  const unknown = [{ from: { telecode: 'BJP', at: from.at }, to: { telecode: 'VNP' } }];
  for (const rides of [inside, unknown])
    expect(railSearchAgain({ rides, travelType }, '2026-12-04')).toEqual({ from: 'BJP', to: 'VNP', travelType });
});
