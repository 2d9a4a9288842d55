import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { hotelOrderSchemas } from '#contract/hotel-order.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { hotelHandlers, hotelOrderHandlers } from '../../../app/handlers/hotel.ts';
import { create, verify } from '#tests/support/given/stays.ts';
import { layoutOf } from '../catalogue/city-layout.ts';
import { hotelsOfCity } from '../catalogue/hotels-of-city.ts';
import { placesOf } from './places.ts';

type Query = z.input<typeof hotelSchemas.query>;

let booking: Booking;
let member: Booker;
let today: string;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  today = dayAt(booking.now());
});
afterAll(() => booking.close());

const answer = (input: Partial<Query> = {}, who = member) =>
  hotelHandlers.query(
    hotelSchemas.query.parse({
      city: 'SHA',
      checkIn: addDays(today, 3),
      checkOut: addDays(today, 5),
      size: 100,
      ...input,
    }),
    who.call('/hotel/query'),
  );
const query = async (input: Partial<Query> = {}, who = member) => good(await answer(input, who));
const suggest = async (words: string, city = '') =>
  good(await hotelHandlers.suggest({ words, city }, member.call('/hotel/suggest'))).places;

describe('the list of hotels', () => {
  it('has every hotel of the city: those with room by worth, full ones last, and the map with all of them', async () => {
    const first = await query();
    const second = await query({ skip: 100 });
    const all = [...first.rows, ...second.rows, ...(await query({ skip: 200 })).rows];
    expect(new Set(all.map(({ hotelId }) => hotelId)).size).toBe(hotelsOfCity('SHA').length);
    expect(first.total).toBe(all.length);
    expect(first.points).toHaveLength(all.length);
    const withRoom = all.map(({ lowest }) => lowest !== null);
    expect(withRoom.lastIndexOf(true)).toBe(first.available - 1);
    expect(first.available).toBeLessThan(all.length);
    expect(first.cityName).toBe('上海');
  });

  it.each<[Query['sort'], (row: { lowest: { total: string } | null; score: number; distanceKm: number }) => number]>([
    ['price', ({ lowest }) => Number(lowest?.total)],
    ['-price', ({ lowest }) => -Number(lowest?.total)],
    ['score', ({ score }) => -score],
    ['distance', ({ distanceKm }) => distanceKm],
  ])('is sorted by %s', async (sort, of) => {
    const values = (await query({ sort })).rows.filter(({ lowest }) => lowest).map(of);
    expect(values).toEqual(values.toSorted((a, b) => a - b));
  });

  it.each<[string, Partial<Query>, (row: Awaited<ReturnType<typeof query>>['rows'][number]) => boolean]>([
    ['stars', { stars: [4, 5] }, ({ star }) => star >= 4],
    [
      'price',
      { minPrice: 300, maxPrice: 500 },
      ({ lowest }) => Number(lowest?.perNight) >= 300 && Number(lowest?.perNight) <= 500,
    ],
    ['area', { areas: ['人民广场'] }, ({ area }) => area === '人民广场'],
    ['brand', { brands: ['云栈'] }, ({ brand }) => brand === '云栈'],
    [
      'facilities',
      { facilities: ['pool', 'gym'] },
      ({ facilities }) => facilities.includes('pool') && facilities.includes('gym'),
    ],
    ['breakfast', { breakfast: true }, ({ lowest }) => (lowest?.breakfasts ?? 0) > 0],
    ['free cancellation', { freeCancel: true }, ({ lowest }) => lowest?.cancel === 'free'],
    ['way to pay', { payKinds: ['atHotel'] }, ({ lowest }) => lowest?.payKind === 'atHotel'],
    ['words', { words: '陆家嘴' }, ({ name, area, address }) => `${name}${area}${address}`.includes('陆家嘴')],
    [
      'distance',
      { placeId: 'area:SHA:3', withinKm: 3 },
      ({ distanceKm, distanceTo }) => distanceKm <= 3 && distanceTo === '陆家嘴',
    ],
  ])('is filtered by %s', async (_name, input, holds) => {
    const { rows, total } = await query(input);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThanOrEqual(hotelsOfCity('SHA').length);
    expect(rows.filter((row) => !holds(row))).toEqual([]);
  });

  it('says how many hotels each value of a filter would leave', async () => {
    const { counts, histogram } = await query({ stars: [3], breakfast: true });
    for (const star of [2, 3, 4, 5])
      expect((await query({ stars: [star], breakfast: true })).total).toBe(counts.stars[star] ?? 0);
    expect((await query({ stars: [3], breakfast: true, freeCancel: true })).total).toBe(counts.flags['freeCancel']);
    expect((await query({ stars: [3], breakfast: true, facilities: ['gym'] })).total).toBe(
      counts.facilities['gym'] ?? 0,
    );
    expect((await query({ stars: [3], breakfast: true, payKinds: ['prepaid'] })).total).toBe(
      counts.payKinds['prepaid'],
    );
    expect(histogram.reduce((sum, { hotels }) => sum + hotels, 0)).toBe(
      (await query({ stars: [3], breakfast: true })).total,
    );
  });

  it('shows the verdict of the standard and the company’s contract to its people alone', async () => {
    const employee = await booking.as('20250071');
    const own = await query({ travelType: 'business' }, employee);
    expect(own.standard).toMatchObject({ limit: '500', control: 'reason' });
    expect(own.standard?.approval).toBeUndefined();
    const { standard } = await query({ travelType: 'business' }, await booking.as('20250073'));
    expect(standard).toMatchObject({ control: 'reason', approval: 'all' });
    expect(own.rows.some(({ lowest }) => lowest?.standard?.verdict === 'over')).toBe(true);
    const within = await query({ travelType: 'business', withinStandard: true }, employee);
    expect(within.rows.every(({ lowest }) => lowest?.standard?.verdict === 'ok')).toBe(true);
    const contract = await query({ travelType: 'business', agreement: true }, employee);
    expect(contract.total).toBeGreaterThan(0);
    expect(contract.rows.every(({ lowest }) => lowest?.agreement)).toBe(true);
    expect((await query({ agreement: true })).total).toBe(0);
    expect((await query()).standard).toBeUndefined();
  });

  it('is not there in an application that sells no hotels, nor is anything of an order', async () => {
    const closed = await booking.as('20250010', { appId: 'meadow' });
    const call = closed.call('/hotel/query');
    const stay = { checkIn: addDays(today, 3), checkOut: addDays(today, 5) };
    const answers = [
      await answer({}, closed),
      await hotelHandlers.suggest({ words: '上海', city: '' }, call),
      await hotelHandlers.detail(hotelSchemas.detail.parse({ hotelId: 'SHA0001', ...stay }), call),
      await hotelHandlers.rates(hotelSchemas.rates.parse({ hotelId: 'SHA0001', ...stay }), call),
      await hotelOrderHandlers.verify(
        hotelOrderSchemas.verify.parse({ hotelId: 'SHA0001', rateId: 'R1-P1', ...stay }),
        call,
      ),
      await create(closed, await verify(member)),
    ];
    for (const each of answers) expect(each).toMatchObject({ ret: 403, data: { kind: 'notOffered' } });
  });

  it.each<[Partial<Query>, string]>([
    [{ city: 'HKG' }, 'city'],
    [{ checkIn: '2020-01-01', checkOut: '2020-01-02' }, 'checkIn'],
  ])('of %j is refused at %s', async (input, field) => {
    expect(await answer(input)).toMatchObject({ ret: 400, data: { field } });
  });

  it.each<[object, string]>([
    [{ rooms: 20 }, '每单最多 9 间房'],
    [{ rooms: 0 }, '请至少选择 1 间'],
    [{ adults: 0 }, '每间至少 1 位成人'],
    [{ childAges: [18] }, '儿童年龄为 0 至 17 岁'],
    [{ childAges: [null] }, '请选择儿童年龄'],
    [{ city: '' }, '请选择目的地城市'],
  ])('asked for with %j is refused in words: %s', (input, message) => {
    const parsed = hotelSchemas.query.safeParse({
      city: 'SHA',
      checkIn: '2026-12-01',
      checkOut: '2026-12-02',
      ...input,
    });
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });

  it('of the last night can be asked for until six in the morning', async () => {
    const night = await booking.as('20250010', {
      aheadMs: 16 * 3_600_000 - ((booking.now() + 8 * 3_600_000) % 86_400_000) + 86_400_000 - 14 * 3_600_000,
    });
    const day = dayAt(night.call('').now());
    const last = { checkIn: addDays(day, -1), checkOut: day };
    expect((await answer(last, night)).ret).toBe(0);
  });
});

describe('a place that is typed', () => {
  it.each([
    ['上海', 'city', '上海'],
    ['shanghai', 'city', '上海'],
    ['陆家嘴', 'area', '陆家嘴'],
    ['ljz', 'area', '陆家嘴'],
    ['东方明珠', 'landmark', '东方明珠'],
    ['北京 国贸', 'area', '国贸'],
    ['北京国贸', 'area', '国贸'],
    ['beijing wangfujing', 'area', '王府井'],
    ['浦东机场', 'airport', '浦东机场'],
    ['虹桥火车站', 'area', '虹桥枢纽'],
    ['人民广场地铁', 'area', '人民广场'],
    ['上海2号线', 'metro', '*'],
    ['地铁 2 号线', 'metro', '*'],
  ])('%s is found first as %s %s', async (words, kind, name) => {
    const [first] = await suggest(words);
    expect(first).toMatchObject(name === '*' ? { kind } : { kind, name });
  });

  it('of a line is on it, and none is without a hotel', async () => {
    for (const { note } of await suggest('2号线', 'SHA')) expect(note).toMatch(/地铁 (?:\d+\/)*2(?:\/\d+)* 号线/);
    for (const words of ['北京', '路', '站', 'b'])
      expect((await suggest(words)).filter(({ hotels }) => !hotels)).toEqual([]);
  });

  it('has the district that it is in', () => {
    const of = (city: string) => new Map(layoutOf(city).areas.map(({ name, district }) => [name, district]));
    expect([of('SHA').get('陆家嘴'), of('SHA').get('虹桥枢纽'), of('BJS').get('国贸')]).toEqual([
      '浦东新区',
      '闵行区',
      '朝阳区',
    ]);
  });

  it('has its letters, whatever name it was given', () => {
    for (const city of ['SHA', 'CGO', 'LYG', 'KRL'])
      expect(placesOf(city).filter(({ kind, pinyin }) => kind !== 'hotel' && !/^[a-z]+$/.test(pinyin))).toEqual([]);
  });

  it('of a city is one of its areas, stations, brands and hotels', async () => {
    const kinds = new Set((await suggest('云栈', 'SHA')).map(({ kind }) => kind));
    expect([...kinds]).toEqual(['brand', 'hotel']);
    expect((await suggest('', 'SHA')).map(({ kind }) => kind)).toContain('landmark');
    expect(await suggest('没有这个地方')).toEqual([]);
  });
});

describe('a hotel in full', () => {
  const stay = () => ({ checkIn: addDays(today, 3), checkOut: addDays(today, 5) });
  const detail = (hotelId: string, more: object = {}) =>
    hotelHandlers.detail(hotelSchemas.detail.parse({ hotelId, ...stay(), ...more }), member.call('/hotel/detail'));

  it('has its rooms with their rates, and the same cheapest price as the list', async () => {
    const { rows } = await query({ size: 3 });
    for (const row of rows) {
      const { hotel, rooms } = good(await detail(row.hotelId));
      expect(hotel.lowest).toEqual(row.lowest);
      const totals = rooms.flatMap(({ rates }) => rates.map(({ total }) => Number(total)));
      expect(Math.min(...totals)).toBe(Number(row.lowest?.total));
      expect(hotel.comments.map(({ day }) => day)).toEqual(
        hotel.comments
          .map(({ day }) => day)
          .toSorted()
          .toReversed(),
      );
    }
  });

  it('has reviews that keep their days and words', async () => {
    const later = await booking.as('20250010', { aheadMs: 86_400_000 });
    const of = async (who: Booker) => {
      const input = hotelSchemas.detail.parse({ hotelId: 'SHA0001', ...stay() });
      return good(await hotelHandlers.detail(input, who.call('/hotel/detail'))).hotel.comments;
    };
    const [now, next] = [await of(member), await of(later)];
    expect(new Set(now.map(({ text }) => text)).size).toBeGreaterThan(6);
    expect(
      next.filter(({ day, text }) => now.some((one) => one.day === day && one.text === text)).length,
    ).toBeGreaterThan(10 - 1);
  });

  it('has lower marks among its reviews, whose mean is about its score', async () => {
    const { rows } = await query({ size: 20 });
    const all = [];
    for (const { hotelId, score } of rows) {
      const marks = good(await detail(hotelId)).hotel.comments.map((comment) => comment.score);
      expect(Math.abs(marks.reduce((sum, mark) => sum + mark, 0) / marks.length - score)).toBeLessThan(0.7);
      all.push(...marks);
    }
    expect(all.filter((mark) => mark < 4).length).toBeGreaterThan(all.length / 50);
    expect(all.filter((mark) => mark === 5).length).toBeLessThan(all.length * 0.8);
  });

  it('that has fewer rooms left than asked for says how many', async () => {
    const left = async (rooms: number) => {
      const all = [];
      for (const { hotelId } of (await query({ size: 10 })).rows)
        all.push(...good(await detail(hotelId, { rooms })).rooms);
      return all.map(({ fullNote }) => fullNote);
    };
    const notes = await left(9);
    const short = notes.filter((note) => /^仅剩 [1-8] 间，不足 9 间，请减少房间数$/.test(note));
    expect(short.length).toBeGreaterThan(0);
    expect(notes.filter((note) => note && !short.includes(note) && !/无房|报价/.test(note))).toEqual([]);
  });

  it('that is full says from when there is room, and names hotels like it', async () => {
    const full = (await query({ skip: 200 })).rows.find(({ lowest }) => !lowest);
    const { rooms, similar } = good(await detail(full?.hotelId ?? ''));
    expect(rooms.every(({ rates, fullNote }) => rates.length === 0 && fullNote !== '')).toBe(true);
    expect(rooms.some(({ nextCheckIn }) => nextCheckIn > stay().checkIn)).toBe(true);
    expect(similar).toHaveLength(4);
    expect(similar.every(({ lowest }) => lowest !== null)).toBe(true);
  });

  it('says which rooms a party does not fit into', async () => {
    const { rooms } = good(await detail('SHA0001', { adults: 6 }));
    expect(rooms.every(({ fullNote }) => /^每间最多入住 \d 人，请增加房间或减少每间人数$/.test(fullNote))).toBe(true);
  });

  it('that does not exist is not found', async () => {
    expect(await detail('SHA9999')).toMatchObject({ ret: 404 });
  });
});
