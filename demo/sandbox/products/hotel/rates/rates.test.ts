import { describe, expect, it } from 'vitest';
import { addDays, msOf } from '#domain/china-time.ts';
import type { Hotel, RoomKind } from '../catalogue/hotel.ts';
import { hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import { nightFactor, nightPrice } from './night-price.ts';
import { hasAgreement, plansOfRoom } from './plans.ts';
import { fits, ratesOfRoom } from './stay-rates.ts';
import type { Stay } from './stay-rates.ts';

const now = msOf('2026-11-20 14:30');
const hotels = hotelsOfCity('SHA');
const [hotel] = hotels as [Hotel];
const stay = (more: Partial<Stay> = {}): Stay => ({
  checkIn: '2026-12-08',
  checkOut: '2026-12-10',
  rooms: 1,
  adults: 2,
  childAges: [],
  ...more,
});
const allRates = (one: Stay, companyId: string | null = null, at = now) =>
  hotels.flatMap((each) => each.rooms.flatMap((room) => ratesOfRoom(each, room, one, companyId, at)));

describe('the price of a night', () => {
  it('is whole yuan, about the base on an average night, and dearer on a holiday', () => {
    expect(nightPrice(hotel, 1, '2026-12-08') % 100).toBe(0);
    const year = Array.from({ length: 365 }, (_, n) => nightFactor(hotel, addDays('2026-01-01', n)));
    expect(year.reduce((sum, factor) => sum + factor, 0) / year.length).toBeCloseTo(1, 1);
    expect(nightFactor(hotel, '2026-10-02')).toBeGreaterThan(nightFactor(hotel, '2026-10-14') * 1.1);
  });
});

describe('rates of a stay', () => {
  it('add up: nights times rooms are the total', () => {
    for (const rate of allRates(stay({ rooms: 3 }))) {
      expect(rate.nights.map(({ date }) => date)).toEqual(['2026-12-08', '2026-12-09']);
      expect(rate.total).toBe(rate.nights.reduce((sum, { price }) => sum + price, 0) * 3);
      expect(rate.before).toBeGreaterThanOrEqual(rate.total);
      expect(rate.due).toBe(
        { prepaid: rate.total, guarantee: (rate.nights[0]?.price ?? 0) * 3, atHotel: 0 }[rate.plan.payKind],
      );
      // A cancellation never keeps more than was paid.
      expect(Math.max(...rate.steps.map(({ penalty }) => penalty))).toBe(rate.due);
    }
  });

  it('ask for nights and days ahead as their plans do', () => {
    const plansOf = (one: Stay, at = now) => new Set(allRates(one, null, at).map(({ plan }) => plan.planId));
    expect(plansOf(stay()).has('P7')).toBe(false);
    expect(plansOf(stay({ checkOut: '2026-12-11' })).has('P7')).toBe(true);
    expect(plansOf(stay()).has('P6')).toBe(true);
    expect(plansOf(stay(), msOf('2026-12-02 10:00')).has('P6')).toBe(false);
  });

  it('of the last night are sold until the morning', () => {
    const night = stay({ checkIn: '2026-11-20', checkOut: '2026-11-21' });
    const planned = (at: string) => allRates(night, null, msOf(at)).map(({ plan }) => plan.planId);
    expect(planned('2026-11-21 02:00')).toEqual(planned('2026-11-20 22:00'));
    expect(planned('2026-11-21 02:00').length).toBeGreaterThan(0);
  });

  it('have those of a company for its members alone', () => {
    expect(allRates(stay()).some(({ plan }) => plan.agreement)).toBe(false);
    const own = hotels.filter((each) => hasAgreement('7100', each));
    expect(own.length / hotels.length).toBeGreaterThan(0.05);
    const [one] = own as [Hotel];
    const rates = one.rooms.flatMap((room) => ratesOfRoom(one, room, stay(), '7100', now));
    expect(rates.filter(({ plan }) => plan.agreement).every(({ total, before }) => total < before)).toBe(true);
    expect(rates.some(({ plan }) => plan.agreement)).toBe(true);
  });

  it('are sold to every party by the standard price, if the room takes it', () => {
    const room = (maxGuests: number) => ({ ...(hotel.rooms[0] as RoomKind), maxGuests });
    expect(fits(room(2), stay({ adults: 2, childAges: [3] }))).toBe(true);
    expect(fits(room(2), stay({ adults: 2, childAges: [7] }))).toBe(false);
    expect(fits(room(2), stay({ adults: 2, childAges: [3, 4] }))).toBe(false);
    expect(fits(room(2), stay({ adults: 3 }))).toBe(false);
    expect(ratesOfRoom(hotel, room(1), stay(), null, now)).toEqual([]);
    for (const each of hotels)
      for (const one of each.rooms) expect(plansOfRoom(each, one, null).map(({ planId }) => planId)).toContain('P1');
  });
});
