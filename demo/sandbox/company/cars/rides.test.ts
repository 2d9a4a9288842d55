import { afterAll, beforeAll, expect, it } from 'vitest';
import { reportFormSchemas } from '#contract/report-form.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { reportFormHandlers } from '../../app/handlers/report-form.ts';
import { eventFile } from '../reports/detail.ts';
import { sumDays } from '../reports/sum-days.ts';
import { readRide } from './read-ride.ts';
import { takeRide } from './take-ride.ts';
import type { RideReport } from './take-ride.ts';

let booking: Booking;
let company: Booker;
let yesterday = '';
beforeAll(async () => {
  booking = await openBooking();
  company = await booking.as('20250070');
  yesterday = addDays(dayAt(booking.now()), -1);
});
afterAll(() => booking.close());

const ride = (given: Partial<RideReport> = {}): RideReport => ({
  key: 'partner-1',
  memberId: '20250071',
  appId: 'default',
  at: msOf(`${yesterday} 22:30:00`),
  scene: 'overtime',
  carClass: 'comfort',
  city: 'BJS',
  from: '国贸',
  to: '昌平',
  amount: 86_00,
  ...given,
});
const take = (given: Partial<RideReport> = {}) =>
  booking.db.transaction().execute((tx) => takeRide(tx, ride(given), booking.now()));
const days = () => ({ from: addDays(yesterday, -30), to: dayAt(booking.now()) });

it('a ride that the partner reports twice is counted once, in overview, pivot, detail and file of the company and its employee', async () => {
  const first = good(await take());
  expect(good(await take()).rideNo).toBe(first.rideNo);
  good(
    await take({
      key: 'partner-2',
      memberId: '20250072',
      carClass: 'express',
      at: msOf(`${yesterday} 09:10:00`),
      amount: 40_00,
    }),
  );
  for (let round = 0; round < 2; round += 1) {
    const overview = good(
      await reportFormHandlers.query(
        reportFormSchemas.query.parse({ product: 'car', days: days() }),
        company.call('/report/query'),
      ),
    );
    expect([overview.figures.amount, overview.figures.orders, overview.figures.tickets]).toEqual(['126', 2, 2]);
    expect(overview.tops.route.map(({ name }) => name)).toEqual(['北京']);
    expect(overview.tops.cabin.map(({ name }) => name)).toEqual(['专车', '快车']);
    expect(overview.tops.airline.map(({ name }) => name)).toEqual(['加班']);
    expect(overview.tops.advance.map(({ name }) => name)).toEqual(['22–24 点', '9–18 点']);
    await sumDays(booking.db);
  }
  const detail = reportFormSchemas.detail.parse({ product: 'car', days: days(), words: '昌平 佳宁' });
  const { rows } = good(await reportFormHandlers.detail(detail, company.call('/report/detail')));
  expect(rows).toEqual([
    expect.objectContaining({
      orderId: first.rideNo,
      title: '国贸 → 昌平',
      people: '陈佳宁',
      cabin: '专车',
      amount: '86',
    }),
  ]);
  const employee = await booking.as('20250072');
  const own = good(
    await reportFormHandlers.detail(
      reportFormSchemas.detail.parse({ product: 'car', days: days() }),
      employee.call('/report/detail'),
    ),
  );
  expect(own.rows.map(({ amount }) => amount)).toEqual(['40']);
  const asked = reportFormSchemas.detailExport.parse({ product: 'car', days: days() });
  const { url } = good(await reportFormHandlers.detailExport(asked, company.call('/report/detailExport')));
  const text = await (await eventFile.send(booking, new URL(url).searchParams.get('key') ?? '')).text();
  expect(text).toContain('国贸 → 昌平');
  expect(text.split('\r\n')[0]).toContain('车型');
});

it('a member who is no employee takes no ride', async () => {
  expect(await take({ key: 'partner-9', memberId: '20250010' })).toMatchObject({ ret: 404 });
});

it('a report of a ride names the field that is wrong', () => {
  const now = booking.now();
  const whole = { memberId: '20250071', amount: '86', at: '2026-11-24 22:30:00' };
  expect(readRide(whole, now)).toMatchObject({ ride: { amount: 86_00, scene: 'city', city: 'BJS' } });
  for (const [field, value] of [
    ['memberId', 'x'],
    ['amount', '0'],
    ['amount', '1.234'],
    ['at', '2026-02-30 10:00:00'],
    ['scene', 'party'],
    ['carClass', 'boat'],
    ['city', 'XXXX'],
  ] as const)
    expect(readRide({ ...whole, [field]: value }, now)).toMatchObject({ field });
});
