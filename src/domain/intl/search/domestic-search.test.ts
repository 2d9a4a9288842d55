import { describe, expect, it } from 'vitest';
import { domesticSearch } from './domestic-search.ts';

const isMainland = (city: string): boolean => ['SHA', 'BJS', 'CAN'].includes(city);
const trip = (legs: string, more: Partial<Parameters<typeof domesticSearch>[0]> = {}) =>
  domesticSearch(
    {
      flightType: 1,
      legs: legs.split(' ').map((leg) => {
        const [from = '', to = '', date = ''] = leg.split('.');
        return { from, to, date };
      }),
      party: { ADT: 1 },
      travelType: '',
      ...more,
    },
    isMainland,
  );

describe('a trip within the mainland', () => {
  it('is a domestic search with its days, people and travel type', () => {
    expect(
      trip('SHA-PVG.BJS.2030-01-02 BJS.SHA-PVG.2030-01-05', {
        flightType: 2,
        party: { ADT: 1, SD: 1, CHD: 1 },
        travelType: 'business',
      }),
    ).toEqual({
      from: 'SHA',
      to: 'BJS',
      date: '2030-01-02',
      returnDate: '2030-01-05',
      adults: '2',
      children: '1',
      travelType: 'business',
    });
  });

  it('is its first way alone where it has several cities', () => {
    expect(trip('SHA.BJS.2030-01-02 BJS.CAN.2030-01-05', { flightType: 3 })).toEqual({
      from: 'SHA',
      to: 'BJS',
      date: '2030-01-02',
    });
  });

  it.each([
    ['one end is abroad', 'SHA.PAR.2030-01-02'],
    ['one of its ways is abroad', 'SHA.BJS.2030-01-02 BJS.PAR.2030-01-05'],
    ['an end is not chosen', 'SHA..2030-01-02'],
    ['nothing is chosen', '..'],
  ])('is none where %s', (_, legs) => {
    expect(trip(legs)).toBeUndefined();
  });
});
