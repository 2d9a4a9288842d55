import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { companySubstituteSchemas } from '#contract/company-substitute.schema.ts';
import { dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { ownTraveller } from '#tests/support/given/own-traveller.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { companySubstituteHandlers } from '../../app/handlers/company-settings.ts';
import { hotelHandlers } from '../../app/handlers/hotel.ts';

const business = { travelType: 'business' } as const;
const why = { overReason: '客户或会议指定' };
let booking: Booking;
/** The company's account: it has no standard of its own, so that nothing is above it. */
let admin: Booker;
let usual: { passengerId: string; name: string };
beforeAll(async () => {
  booking = await openBooking({ settings: { railHours: { opens: '00:00', closes: '24:00' } } as never });
  admin = await booking.as('20250070');
  usual = await ownTraveller(booking.db, '20250073');
});
afterAll(() => booking.close());
/** Book for the colleague from today on. */
const substitute = async (bookerEmployeeId: number) =>
  good(
    await companySubstituteHandlers.save(
      companySubstituteSchemas.save.parse({
        requestId: randomUUID(),
        bookerEmployeeId,
        subjects: [{ kind: 'employee', id: 710_073 }],
        bookedProducts: ['hotel'],
        from: dayAt(booking.now()),
        standardOf: 'traveller',
        approverOf: 'traveller',
        costCenterOf: 'traveller',
        notice: 'both',
      }),
      admin.call('/travel/replace/save'),
    ),
  );
const travellers = () => [{ passengerId: usual.passengerId }];
const elsewhere = { ret: 409, msg: expect.stringMatching(/^出行人与核价时不同/) };

it('a stay for a colleague is split by their standard in form and order alike, and never by the booker’s', async () => {
  const choose = ({ nights, payKind }: stays.Rate) =>
    payKind === 'prepaid' && nights.every(({ price }) => fenOf(price) > 600_00 && fenOf(price) < 950_00);
  const verified = await stays.verify(admin, { ...business, choose, travellers: travellers() });
  const above = verified.rate.nights.reduce((sum, { price }) => sum + fenOf(price) - 500_00, 0);
  expect(fenOf(verified.split?.personal ?? '0')).toBe(above);
  expect(verified.standard).toMatchObject({ whose: usual.name, limit: '500' });
  // An order of the company's account is decided by nobody, whatever the level of the traveller says.
  expect(verified.standard?.approval).toBeUndefined();
  expect(verified.standard?.summary).toMatch(/超标须填写原因$/);
  const { rooms } = good(
    await hotelHandlers.rates(
      hotelSchemas.rates.parse({
        hotelId: verified.hotel.hotelId,
        checkIn: verified.checkIn,
        checkOut: verified.checkOut,
        ...business,
        forWhom: [710_073],
      }),
      admin.call('/hotel/rates'),
    ),
  );
  const listed = rooms.flatMap(({ rates }) => rates).find(({ rateId }) => rateId === verified.rate.rateId);
  expect(listed?.standard).toEqual(verified.rate.standard);
  const guests = [[{ ...usual, pinyin: '' }]];
  const { orderNo } = good(await stays.create(admin, verified, { ...why, guests }));
  expect((await stays.detail(admin, orderNo)).split).toEqual(verified.split);
  const own = await stays.verify(admin, { ...business, choose });
  expect(own.split?.personal).toBe('0');
  expect(await stays.create(admin, own, { ...why, guests })).toMatchObject(elsewhere);
});

it('a flight for a colleague has the company’s limit of their standard', async () => {
  const choose = ({ discount, standard }: { discount: number; standard?: { verdict: string } }) =>
    discount > 9 && standard?.verdict !== 'forbidden';
  const own = await admin.verify({ ...business, choose });
  expect(own.companyLimit).toBeUndefined();
  const verified = await admin.verify({ ...business, choose, travellers: travellers() });
  expect(verified.companyLimit).toBeDefined();
  expect(verified.segments[0]?.seat.standard).toMatchObject({ verdict: 'over' });
  const input = (of: typeof own) =>
    admin.inputOf(of, [{ ...person('1990-03-07', { name: usual.name }), ...usual }], { ...business, ...why });
  expect(await admin.create(input(own))).toMatchObject(elsewhere);
  const { orderId } = good(await admin.create(input(verified)));
  const { split } = await booking.db
    .selectFrom('air_orders')
    .where('order_id', '=', orderId)
    .select('split')
    .executeTakeFirstOrThrow();
  expect(split).toMatchObject({ company: fenOf(verified.companyLimit?.perPassenger ?? '0') });
});

it('a train and a trip abroad for a colleague are split by their standard as well', async () => {
  const wish = { ...business, passengers: 1 };
  const rides = [rails.rideOf(admin, { seatClass: 'business' })];
  const rail = await rails.verify(admin, rides, { ...wish, travellers: travellers() });
  expect(fenOf(rail.split?.personal ?? '0')).toBeGreaterThan(0);
  const order = { ...why, passengers: [{ ...rails.rider(), ...usual }] };
  const refused = await rails.create(admin, await rails.verify(admin, rides, wish), order);
  expect(refused).toMatchObject(elsewhere);
  const { orderNo } = good(await rails.create(admin, rail, order));
  expect((await rails.detail(admin, orderNo)).split).toEqual(rail.split);
  const trip = { ...business, cabin: 'C' } as const;
  const abroad = good((await trips.askVerify(admin, trip, { travellers: travellers() })).answer);
  const own = good((await trips.askVerify(admin, trip)).answer);
  expect([abroad.verdict?.verdict, own.verdict]).toEqual(['over', undefined]);
  expect(abroad.standard?.whose).toBe(usual.name);
});

it('of two travellers the lower standard splits, as it judges', async () => {
  const choose = ({ payKind, nights }: stays.Rate) =>
    payKind === 'prepaid' && nights.every(({ price }) => fenOf(price) > 900_00);
  const other = await ownTraveller(booking.db, '20250071');
  const both = [...travellers(), { passengerId: other.passengerId }];
  const of = async (asked: { passengerId: string }[]) =>
    fenOf((await stays.verify(admin, { ...business, choose, travellers: asked })).split?.personal ?? '0');
  const each = [await of(both.slice(0, 1)), await of(both.slice(1))];
  expect(await of(both)).toBe(Math.max(...each));
});

it('the approval of an offer is foretold by the standard that judges the order, not by that of who books', async () => {
  await substitute(710_074);
  const booker = await booking.as('20250074');
  const choose = ({ payKind, perNight }: stays.Rate) => payKind === 'prepaid' && fenOf(perNight) > 600_00;
  const own = await stays.verify(booker, { ...business, choose });
  const theirs = await stays.verify(booker, { ...business, choose, travellers: travellers() });
  expect([own.booking?.approval, theirs.booking?.approval?.over]).toEqual([undefined, true]);
  const guests = [[{ ...usual, pinyin: '' }]];
  const { orderNo } = good(await stays.create(booker, theirs, { ...why, guests }));
  expect((await stays.detail(booker, orderNo)).status).toBe(12);
});
