import { expect, it } from 'vitest';
import type { IntlFlight } from '#contract/intl-order.ts';
import { msOf } from '#domain/china-time.ts';
import { rulesOf } from './documents.ts';

const place = (country: string, countryName: string) => ({
  country,
  countryName,
  cityName: '',
  name: '',
  cityCode: '',
});
const airports = {
  PVG: place('CN', '中国'),
  SIN: place('SG', '新加坡'),
  LHR: place('GB', '英国'),
  CDG: place('FR', '法国'),
} as never;
const flight = (orgAirport: string, dstAirport: string, day: string) =>
  ({ orgAirport, dstAirport, depTime: `${day} 10:00`, arrTime: `${day} 18:00` }) as IntlFlight;
const slice = (triptype: 1 | 2 | 3, one: IntlFlight) => ({ triptype, stops: [], flights: [one] });

it('a country that the traveller reaches over land, because the next flight leaves from there, is entered too', () => {
  const slices = [
    slice(1, flight('PVG', 'SIN', '2026-12-10')),
    slice(2, flight('SIN', 'LHR', '2026-12-14')),
    slice(3, flight('CDG', 'PVG', '2026-12-20')),
  ];
  const entered = (some: typeof slices) =>
    rulesOf({ slices: some, airports }, { nationalities: ['CN'], hasMinors: false }, msOf('2026-11-28 10:00:00'))
      .filter(({ kind }) => kind === 'entry')
      .map(({ country }) => country);
  expect(entered(slices)).toEqual(['SG', 'GB', 'FR']);
  expect(entered(slices.slice(0, 2))).toEqual(['SG', 'GB']);
});
