import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trainSchemas } from '#contract/train.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { trainHandlers } from '../../../app/handlers/train.ts';
import { diceOf } from '../../../ground/chance.ts';
import type { TrainDay } from '../seats/free-seats.ts';
import { sectionsBetween } from '../seats/section-mask.ts';
import { seatUntil } from './part-ways.ts';

let booking: Booking;
let member: Booker;
let tomorrow: string;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  tomorrow = addDays(dayAt(booking.now()), 1);
});
afterAll(() => booking.close());

const way = (fromStation: string, toStation: string) => ({ fromStation, toStation, date: tomorrow });
const others = async (from: string, to: string) =>
  good(await trainHandlers.otherWays(trainSchemas.otherWays.parse(way(from, to)), member.call('/train/otherWays')));
const rides = async (from: string, to: string) =>
  good(await trainHandlers.query(trainSchemas.query.parse(way(from, to)), member.call('/train/query'))).rides;
const isFull = ({ seats }: { seats: readonly { seatClass: string; left: number }[] }) =>
  seats.every(({ seatClass, left }) => seatClass === 'standing' || left === 0);

it('a seat reaches as far as brute force finds one, and a ticket for a longer way never helps', () => {
  const dice = diceOf('part ways');
  for (let n = 0; n < 2000; n += 1) {
    const sections = 3 + Math.floor(dice() * 8);
    const taken = Int32Array.from({ length: 6 }, () => Math.floor(dice() * 2 ** sections));
    const formation = { seats: 6, blocks: [{ seatClass: 'second', firstSeat: 0, seats: 6 }] };
    const day = { key: 0, sections, formation, taken } as unknown as TrainDay;
    const isFree = (from: number, to: number) => taken.some((mask) => (mask & sectionsBetween(from, to)) === 0);
    const [from, to] = [1, sections - 1];
    let until = from;
    while (until < to && isFree(from, until + 1)) until += 1;
    expect(seatUntil(day, from, to)).toBe(until);
    if (until < to) expect(isFree(0, to) || isFree(from, sections)).toBe(false);
  }
});

describe('ways beside the trains with seats', () => {
  it('on a full train a ticket goes to where a seat is free, more than half of the way', async () => {
    let found = 0;
    for (const to of ['上海', '南京', '武汉', '广州', '西安']) {
      const [{ partWays }, list] = [await others('北京', to), await rides('北京', to)];
      for (const { ride, to: end, rest } of partWays) {
        const whole = list.find(({ trainNumber }) => trainNumber === ride.trainNumber);
        expect(whole && isFull(whole)).toBe(true);
        expect(isFull(ride)).toBe(false);
        expect(msOf(ride.to.at)).toBeLessThan(msOf(end.at));
        expect(ride.km * 2).toBeGreaterThanOrEqual(whole?.km ?? 0);
        expect(Number(rest)).toBeGreaterThan(0);
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('a class to wait for is the cheapest of its train and sold out', async () => {
    let found = 0;
    for (const to of ['上海', '南京', '武汉', '广州', '西安']) {
      const [{ waits }, list] = [await others('北京', to), await rides('北京', to)];
      for (const { trainNumber, seatClass, ahead } of waits) {
        const seats = list.find((ride) => ride.trainNumber === trainNumber)?.seats ?? [];
        const seat = seats.find((one) => one.seatClass === seatClass);
        expect([seat?.left, ahead]).toEqual([0, 0]);
        const real = seats.filter((one) => one.seatClass !== 'standing').map(({ price }) => Number(price));
        expect(Number(seat?.price)).toBe(Math.min(...real));
        found += 1;
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  it('a flight costs what its search says; a city without an airport has a train that is in time', async () => {
    const { flights } = await others('北京', '上海');
    expect(flights.find(({ before, after }) => !before && !after)?.from.cityCode).toBe('BJS');
    const { flights: fed } = await others('苏州', '成都');
    expect(fed.length).toBeGreaterThan(0);
    for (const { before, from, to, price } of fed) {
      expect(Number(price)).toBeGreaterThan(100);
      expect(before?.from.telecode).toMatch(/^[A-Z]{3}$/);
      expect(msOf(from.at) - msOf(before?.to.at ?? '')).toBeGreaterThanOrEqual(120 * 60_000);
      expect(msOf(to.at)).toBeGreaterThan(msOf(from.at));
    }
  });

  it('a flight that ends at the airport of a city is no way to a small station of it', async () => {
    expect((await others('上海', '北京南')).flights.some(({ after }) => !after)).toBe(true);
    expect((await others('上海', '沙河')).flights.filter(({ after }) => !after)).toEqual([]);
  });
});
