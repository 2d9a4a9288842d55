import { describe, expect, it } from 'vitest';
import { addDays, msOf } from '#domain/china-time.ts';
import { cabinsOf } from '../schedule/cabins.ts';
import { demandOf } from '../seats/demand.ts';
import { daysFrom, flightsOfDay } from '../schedule/flights-of-day.ts';
import { fullFareOf } from '../schedule/full-fare.ts';
import { allPairs } from '../schedule/network.ts';
import { offersOf, shownOffers } from './offers.ts';
import type { SeatCounts } from './offers.ts';
import { marketOf } from '../seats/outside-sales.ts';
import { discountOf, fareOf } from './prices.ts';

const now = msOf('2026-11-20 14:30');
const none: SeatCounts = new Map();
const anybody = { seats: 1, hasMinors: false, hasContract: false };
const lowest = (org: string, dst: string, day: string, at = now): number =>
  Math.min(...flightsOfDay(org, dst, day).map((flight) => offersOf(flight, at, none, anybody)[0]?.fare ?? Infinity)) /
  100;
const average = (numbers: number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe('Full fares', () => {
  it.each([
    ['BJS', 'SHA', 1960, 1960],
    ['BJS', 'CAN', 2800, 3400],
    ['SHA', 'SZX', 1900, 2500],
    ['HRB', 'KMG', 3000, 4000],
    ['URC', 'KHG', 1200, 1800],
    ['LYI', 'KMG', 1900, 2700],
  ])('%s to %s lies between %i and %i', (a, b, low, high) => {
    expect(fullFareOf(a, b) / 100).toBeGreaterThanOrEqual(low);
    expect(fullFareOf(a, b) / 100).toBeLessThanOrEqual(high);
    expect(fullFareOf(b, a)).toBe(fullFareOf(a, b));
  });

  it('are whole tens of yuan for every pair of the country', () => {
    for (const key of allPairs()) {
      const [a = '', b = ''] = key.split('-');
      expect(fullFareOf(a, b) % 1000).toBe(0);
      expect(fullFareOf(a, b)).toBeGreaterThan(30_000);
    }
  });
});

describe('Classes of a flight', () => {
  const flights = ['BJS-SHA', 'CTU-LXA', 'URC-KHG', 'HRB-SYX', 'KMG-JHG'].flatMap((key) =>
    flightsOfDay(key.slice(0, 3), key.slice(4), '2026-12-09'),
  );

  it('cost whole tens of yuan, the dearer letter never less, and only Y the full fare', () => {
    for (const flight of flights) {
      const { pull } = marketOf(flight, now);
      for (const left of [1, 3, 5, 40]) {
        const economy = flight.service.cabins.filter((cabin) => cabin.cabinClass === 'Y' && !cabin.isContract);
        const fares = economy.map((cabin) => fareOf(cabin, flight.service.fullFare, pull, left));
        expect(fares.every((fare) => fare % 1000 === 0 && fare > 0)).toBe(true);
        expect(fares).toEqual([...fares].sort((a, b) => b - a));
        expect(fares[0]).toBe(flight.service.fullFare);
        expect(fares.filter((fare) => fare >= flight.service.fullFare)).toHaveLength(1);
      }
    }
  });

  it('are not turned round by scarcity: the last seat of a class is cheaper than the next class', () => {
    for (const flight of flights) {
      const economy = flight.service.cabins.filter((cabin) => cabin.cabinClass === 'Y' && !cabin.isContract);
      economy.slice(1).forEach((cabin, n) => {
        const dearer = economy[n];
        if (dearer)
          expect(fareOf(cabin, flight.service.fullFare, 1, 1)).toBeLessThan(
            fareOf(dearer, flight.service.fullFare, 1, 50),
          );
      });
    }
  });

  it('offer several products, front cabins where the aircraft has them', () => {
    const products = new Set(
      flights.flatMap((flight) =>
        shownOffers(offersOf(flight, now, none, anybody)).map((offer) => offer.cabin.product),
      ),
    );
    for (const product of ['特惠经济舱', '超值经济舱', '优享经济舱', '标准经济舱', '超级经济舱', '公务舱'])
      expect(products).toContain(product);
    for (const flight of flights) {
      const shown = shownOffers(offersOf(flight, now, none, anybody));
      expect(shown.length).toBeGreaterThanOrEqual(1);
      expect(shown.length).toBeLessThanOrEqual(13);
      expect(shown[0]).toEqual(offersOf(flight, now, none, anybody)[0]);
    }
    expect(cabinsOf('CA', '77W', 1).map((cabin) => cabin.cabinClass)).toContain('W');
    expect(cabinsOf('9C', '320', 1).every((cabin) => cabin.cabinClass === 'Y')).toBe(true);
  });

  it('show the discount in tenths with one decimal', () => {
    expect(discountOf(93_000, 196_000)).toBe(4.7);
    expect(discountOf(196_000, 196_000)).toBe(10);
  });

  it('sell the cheapest class of a low-cost airline to adults only, contract fares to companies only', () => {
    const spring = flightsOfDay('SHA', 'SJW', '2027-03-17')
      .concat(flightsOfDay('BJS', 'SHA', '2027-03-17'))
      .filter((flight) => flight.service.airline === '9C');
    const steps = (hasMinors: boolean): number =>
      Math.min(
        ...spring.flatMap((flight) =>
          offersOf(flight, now, none, { ...anybody, hasMinors }).map((offer) => offer.cabin.step),
        ),
      );
    expect(steps(false)).toBeLessThan(steps(true));
    const flight = flights.find((each) => each.service.airline === 'CA');
    expect(offersOf(flight!, now, none, anybody).some((offer) => offer.cabin.isContract)).toBe(false);
    expect(
      offersOf(flight!, now, none, { ...anybody, hasContract: true }).some((offer) => offer.cabin.isContract),
    ).toBe(true);
  });
});

describe('Prices move', () => {
  it('rise as the day comes near', () => {
    const days = daysFrom('2027-03-08', '2027-03-14');
    const at = (daysBefore: number): number =>
      average(days.map((day) => lowest('BJS', 'SHA', day, msOf(addDays(day, -daysBefore)))));
    expect(at(1)).toBeGreaterThan(at(7));
    expect(at(7)).toBeGreaterThan(at(30));
    expect(at(30)).toBeGreaterThanOrEqual(at(60));
  });

  it.each([
    ['National Day, out of the capital', 'BJS', 'SYX', '2026-10-01', '2026-10-14'],
    ['the end of National Day, back', 'SYX', 'BJS', '2026-10-07', '2026-10-21'],
    ['before Spring Festival, away from the large city', 'SZX', 'CKG', '2027-02-03', '2027-03-10'],
    ['after Spring Festival, back to it', 'CKG', 'SZX', '2027-02-13', '2027-03-17'],
    ['Labour Day', 'SHA', 'CTU', '2026-05-01', '2026-05-15'],
  ])('are higher at %s', (_, org, dst, holiday, ordinary) => {
    const before = (day: string): number => lowest(org, dst, day, msOf(addDays(day, -20)));
    expect(before(holiday)).toBeGreaterThan(before(ordinary) * 1.25);
  });

  it('are higher on Fridays and Sundays than on Tuesdays', () => {
    const demand = (weekday: number): number =>
      average(
        Array.from({ length: 12 }, (_, week) => demandOf('BJS', 'SHA', addDays('2027-03-08', week * 7 + weekday))),
      );
    expect(demand(4)).toBeGreaterThan(demand(1) + 0.05);
    expect(demand(6)).toBeGreaterThan(demand(1) + 0.05);
  });

  it('are believable for the busiest pair over two months', () => {
    const prices = daysFrom('2026-11-21', '2027-01-18').map((day) => lowest('BJS', 'SHA', day));
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(400);
    expect(Math.max(...prices)).toBeLessThanOrEqual(1300);
    expect(new Set(prices).size).toBeGreaterThan(12);
  });

  it('rise when the last seats of a class go', () => {
    const [flight] = flightsOfDay('BJS', 'SHA', '2027-03-10');
    const cabin = flight!.service.cabins.find((each) => each.code === 'T')!;
    const fares = [20, 7, 4, 2].map((left) => fareOf(cabin, flight!.service.fullFare, 1, left));
    expect(fares).toEqual([...fares].sort((a, b) => a - b));
    expect(new Set(fares).size).toBe(4);
  });
});

describe('Seats', () => {
  it('are only ever fewer as time goes by, and never below none', () => {
    for (const flight of flightsOfDay('BJS', 'SHA', '2026-12-09').slice(0, 12)) {
      for (const cabin of flight.service.cabins) {
        let last = 0;
        for (let day = -60; day <= 0; day += 1) {
          const sold = marketOf(flight, flight.depMs + day * 86_400_000 - 3_600_000).soldOutside(cabin);
          expect(sold).toBeLessThanOrEqual(cabin.capacity);
          if (cabin.cabinClass !== 'Y' || cabin.isContract) expect(sold).toBeGreaterThanOrEqual(last);
          last = sold;
        }
      }
    }
  });

  it('of the cheapest class are the last five in few flights only', () => {
    const few = (day: string): number => {
      const cheapest = ['BJS-SHA', 'SHA-CTU', 'SZX-XIY']
        .flatMap((pair) => flightsOfDay(pair.slice(0, 3), pair.slice(4), day))
        .flatMap((flight) => offersOf(flight, now, none, anybody).slice(0, 1));
      return cheapest.filter(({ seatsLeft }) => seatsLeft <= 5).length / cheapest.length;
    };
    expect(average(daysFrom('2026-11-23', '2026-12-20').map(few))).toBeLessThan(0.2);
  });

  it('stay the same between two looks within minutes for nearly all flights', () => {
    const flights = flightsOfDay('BJS', 'SHA', '2026-12-09');
    const same = flights.filter(
      (flight) =>
        JSON.stringify(offersOf(flight, now, none, anybody)) ===
        JSON.stringify(offersOf(flight, now + 120_000, none, anybody)),
    );
    expect(same.length).toBe(flights.length);
  });
});
