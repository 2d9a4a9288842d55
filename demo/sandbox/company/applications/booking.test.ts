import { describe, expect, it } from 'vitest';
import { emptyContent } from '#domain/application/schema.ts';
import type { TripContent, TripProduct } from '#domain/application/schema.ts';
import { msOf } from '#domain/china-time.ts';
import { legOf } from '#tests/support/given/applications.ts';
import { bookingOf, closedOf, onSaleOf, searchesOf } from './booking.ts';

const today = '2026-12-01';
const [first, last] = ['2026-12-10', '2026-12-12'];
const business = { travelType: 'business', applicationId: '7' };

describe('the booking of a leg has its places and days in the words of its search', () => {
  it.each<[TripProduct, object, object]>([
    ['flight', { travellers: 2 }, { from: 'BJS', to: 'SHA', date: first, adults: '2' }],
    ['train', {}, { from: '北京', to: '上海', date: first }],
    ['intl', { to: 'TYO', travellers: 3 }, { queryType: '1', legs: `BJS.TYO.${first}`, party: 'ADT3' }],
    ['hotel', { toDay: last, units: 2 }, { city: 'SHA', checkIn: first, checkOut: last, rooms: '2' }],
  ])('of %s', (product, given, query) => {
    const leg = legOf({ product, from: 'BJS', to: 'SHA', day: first, ...given });
    expect(bookingOf(leg, 7, today)?.query).toEqual({ ...query, ...business });
    expect(bookingOf(leg, 7, '2026-12-11')).toBeNull();
  });
});

it('a leg by train comes on sale with the presale, at the time of the provider; a flight is on sale', () => {
  const call = {
    now: () => msOf(`${today} 12:00:00`),
    settings: { railHours: { onSaleFrom: '07:30', stations: {} } } as never,
  };
  const onSale = (product: TripProduct, day: string) => onSaleOf({ product, day }, call);
  expect(onSale('train', '2026-12-15')).toBe('');
  expect(onSale('train', '2026-12-20')).toBe('2026-12-06 07:30:00');
  expect(onSale('flight', '2026-12-20')).toBe('');
});

it('a leg that cannot be booked says why: this application does not sell it, or its day is past', () => {
  const why = (product: TripProduct, day: string) => closedOf({ product, day }, ['flight', 'train', 'car'], today);
  expect([why('hotel', first), why('car', first)]).toEqual(['unsold', 'unsold']);
  expect([why('train', '2026-11-30'), why('flight', first)]).toEqual(['past', '']);
});

describe('a trip over cities opens the form of each product', () => {
  const all: TripProduct[] = ['flight', 'train', 'intl', 'hotel', 'car'];
  const over = (given: Partial<TripContent> = {}): TripContent => ({
    ...emptyContent,
    mode: 'cities',
    from: first,
    to: last,
    cities: ['BJS', '苏州', 'SHA', 'TYO'],
    products: all,
    travellers: [1, 2].map((employeeId) => ({ kind: 'employee', employeeId })),
    ...given,
  });
  const form = { step: 'form', ...business };

  it('with its first city, the next one that the product leads to, and its first day', () => {
    expect(searchesOf(over(), 7, all, today)).toEqual({
      flight: {
        route: 'DomesticAirTicketQuery',
        query: { from: 'BJS', to: 'SHA', date: first, adults: '2', ...form },
      },
      train: { route: 'train_query_list', query: { from: '北京', to: '苏州', date: first, ...form } },
      intl: {
        route: 'intl_flight_query_list',
        query: { queryType: '1', legs: `BJS.TYO.${first}`, party: 'ADT2', ...form },
      },
      hotel: { route: 'hotel_index', query: { city: 'SHA', checkIn: first, checkOut: last, rooms: '2', ...form } },
    });
  });

  it('of those that are sold, and of none for a trip with legs', () => {
    expect(Object.keys(searchesOf(over(), 7, ['train'], today))).toEqual(['train']);
    expect(searchesOf(over({ mode: 'legs' }), 7, all, today)).toEqual({});
  });

  it('today where it has begun, for one night where it is longer than a stay', () => {
    const { flight, hotel } = searchesOf(over({ from: '2026-11-01', to: '2027-04-01' }), 7, all, today);
    expect(flight?.query).toMatchObject({ date: today });
    expect(hotel?.query).toMatchObject({ checkIn: today, checkOut: '2026-12-02' });
  });

  it('that leads to its one city, from anywhere', () => {
    const { train, hotel } = searchesOf(over({ cities: ['SHA'] }), 7, all, today);
    expect(train?.query).toMatchObject({ from: '', to: '上海' });
    expect(hotel?.query).toMatchObject({ city: 'SHA' });
  });
});
