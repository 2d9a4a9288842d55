import { describe, expect, it } from 'vitest';
import { askedTrip, outsideOf, outsideOfTrip } from './scope.ts';
import type { TripScope } from './scope.ts';

const leg = {
  product: 'train',
  from: 'BJS',
  to: 'SHA',
  fromName: '北京',
  toName: '上海',
  day: '2026-12-17',
  toDay: '',
};
const stay = { ...leg, product: 'hotel', from: '', fromName: '', toDay: '2026-12-19', remaining: 2 } as const;
const scope: TripScope = {
  content: { mode: 'legs', cities: [], from: '2026-12-17', to: '2026-12-19' },
  cityNames: {},
  legs: [
    { ...leg, remaining: 1 } as const,
    { ...leg, day: '2026-12-25', remaining: 0 } as const,
    stay,
    { ...leg, product: 'flight', remaining: 1 } as const,
    { ...leg, product: 'flight', from: 'SHA', to: 'BJS', day: '2026-12-20', remaining: 1 } as const,
    { ...leg, product: 'intl', from: 'SHA', to: 'TYO', remaining: 1 } as const,
  ],
  daysAround: 1,
};
const telecodes: Record<string, string> = { VNP: '北京', AOH: '上海', GZQ: '广州' };
const cityOf = (place: string) => (/^[A-Z]{3}$/.test(place) ? (telecodes[place] ?? '') : place);
const judged = (product: 'train' | 'flight' | 'hotel' | 'intl', query: Record<string, string>, of = scope) =>
  outsideOfTrip(of, product, askedTrip(product, query, cityOf));

describe('a search from a trip application', () => {
  it.each([
    [{ from: '北京', to: '上海', date: '2026-12-17' }, ''],
    [{ from: 'VNP', to: 'AOH', date: '2026-12-18' }, ''],
    [{ from: '北京', to: '上海', date: '2026-12-19' }, 'days'],
    [{ from: '北京', to: '上海', date: '2026-12-24' }, 'booked'],
    [{ from: '北京', to: '广州', date: '2026-12-17' }, 'cities'],
    [{ from: 'VNP', to: 'GZQ', date: '2026-12-17' }, 'cities'],
    // A station that is not known yet says nothing.
    [{ from: 'VNP', to: 'XXX', date: '2026-12-17' }, ''],
  ])('of trains %j is outside by %j', (query, outside) => {
    expect(judged('train', query)).toBe(outside);
  });

  it('is judged for both ways of a return flight, the whole stay and every slice abroad', () => {
    const way = { from: 'BJS', to: 'SHA', date: '2026-12-17' };
    expect(judged('flight', { ...way, returnDate: '2026-12-20' })).toBe('');
    expect(judged('flight', { ...way, returnDate: '2026-12-24' })).toBe('days');
    expect(judged('flight', { ...way, returnDate: 'open' })).toBe('');
    expect(judged('hotel', { city: 'SHA', checkIn: '2026-12-16', checkOut: '2026-12-20' })).toBe('');
    expect(judged('hotel', { city: 'SHA', checkIn: '2026-12-17', checkOut: '2026-12-21' })).toBe('days');
    expect(judged('hotel', { city: 'CAN', checkIn: '2026-12-17', checkOut: '2026-12-18' })).toBe('cities');
    expect(judged('intl', { legs: 'SHA-PVG.TYO.2026-12-17' })).toBe('');
    expect(judged('intl', { legs: 'SHA.TYO.2026-12-17_TYO.SHA.2026-12-18' })).toBe('cities');
  });

  it('of a trip over cities may lead to any of them on any of its days', () => {
    const cities = {
      ...scope,
      content: { ...scope.content, mode: 'cities', cities: ['BJS', 'SHA'] },
      cityNames: { BJS: '北京', SHA: '上海' },
    };
    expect(judged('train', { from: '上海', to: '北京', date: '2026-12-20' }, cities)).toBe('');
    expect(judged('train', { from: '上海', to: '北京', date: '2026-12-21' }, cities)).toBe('days');
    expect(judged('train', { from: '上海', to: '广州', date: '2026-12-18' }, cities)).toBe('cities');
    expect(judged('hotel', { city: 'SHA', checkIn: '2026-12-18', checkOut: '2026-12-19' }, cities)).toBe('');
  });

  it('names the way whose days are shown', () => {
    const trip = askedTrip(
      'flight',
      { from: 'BJS', to: 'SHA', date: '2026-12-17', returnDate: '2026-12-20', step: 'return' },
      cityOf,
    );
    const shown = trip.ways[trip.shown];
    expect(shown && outsideOf(scope, 'flight', { ...shown, day: '2026-12-21' })).toBe('');
    expect(shown && outsideOf(scope, 'flight', { ...shown, day: '2026-12-22' })).toBe('days');
  });
});
