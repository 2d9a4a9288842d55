import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { intlOrderSchemas } from '#contract/intl-order.schema.ts';
import * as trips from '#tests/support/given/intl-trips.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { intlOrderHandlers } from '../../../app/handlers/intl.ts';

let booking: Booking;
let member: Booker;
let asked: Awaited<ReturnType<typeof trips.askVerify>>;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
  asked = await trips.askVerify(member);
});
afterAll(() => booking.close());

type Input = z.input<typeof intlOrderSchemas.verify>;
const verify = async (over: Partial<Input>) =>
  await intlOrderHandlers.verify(
    intlOrderSchemas.verify.parse({ ...asked.input, ...over }),
    member.call('/intl/verify'),
  );

/** All that an order or a payment would leave behind. */
async function traces(): Promise<number[]> {
  const tables = ['ledger_movements', 'payments', 'intl_orders', 'intl_tickets', 'flight_seats'] as const;
  const counts = await Promise.all(
    tables.map((table) =>
      booking.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.map(({ count }) => Number(count));
}

it.each<[string, (input: Input) => Partial<Input>, string]>([
  ['ten people', () => ({ party: { ADT: 8, CHD: 2 } }), 'party.ADT'],
  ['an infant without an adult', () => ({ party: { INF: 1 } }), 'party.ADT'],
  ['an infant with a youth', () => ({ party: { ZZ: 1, INF: 1 } }), 'party.ADT'],
  ['two infants of one adult', () => ({ party: { ADT: 1, INF: 2 } }), 'party.INF'],
  [
    'an airport that nobody serves',
    ({ slices: [out] }) => ({ flightType: 1, slices: out ? [{ ...out, dstCity: 'ZZZ' }] : [] }),
    'slices.0.dstCity',
  ],
  [
    'a way back before the way out',
    ({ slices: [out, back] }) => ({
      slices:
        out && back
          ? [
              { ...out, date: back.date },
              { ...back, date: out.date },
            ]
          : [],
    }),
    'slices.1.date',
  ],
  [
    'a day that is over',
    ({ slices }) => ({ slices: slices.map((one) => ({ ...one, date: '2020-01-01' })) }),
    'slices.0.date',
  ],
])('a trip of %s is refused at its field, and nothing of it is left', async (_, change, field) => {
  const before = await traces();
  expect(await verify(change(asked.input))).toMatchObject({ ret: 400, data: { field } });
  expect(await traces()).toEqual(before);
});

it('a price whose time is over, a foreign one and a passport that ends too early make no order', async () => {
  const stranger = await booking.as('20250030');
  const verified = good(asked.answer);
  const before = await traces();
  expect(await trips.create(stranger, verified)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
  const passengers = [trips.traveller('ADT', { certValidDate: verified.slices.length ? '2026-11-05' : '' })];
  expect(await trips.create(member, verified, { passengers })).toMatchObject({
    ret: 400,
    data: { field: 'passengers.0.certValidDate' },
  });
  const family = await trips.verify(member, { party: { ADT: 1, CHD: 1 } });
  const alone = [trips.traveller('ADT', { bornDate: '2010-03-07' }), trips.traveller('CHD')];
  expect(await trips.create(member, family, { passengers: alone })).toMatchObject({
    ret: 400,
    msg: expect.stringContaining('须年满 18 周岁'),
    data: { field: 'passengers' },
  });
  await booking.advance(16 * 60);
  expect(await trips.create(member, verified)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
  expect(await traces()).toEqual(before);
});
