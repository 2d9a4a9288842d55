import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { applicationSchemas } from '#contract/application.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { approvedApplication, legOf } from '#tests/support/given/applications.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';

let booking: Booking;
let applicant: Booker;
beforeAll(async () => {
  booking = await openBooking();
  await booking.db.deleteFrom('applications').execute();
  applicant = await booking.as('20250071');
});
afterAll(() => booking.close());

const ask = askOf({ schemas: applicationSchemas, handlers: applicationHandlers, rows: application }, () => applicant);

it('somebody from outside has a place of the leg, open until they are booked; the search is for the travellers who are left', async () => {
  const from = addDays(dayAt(booking.now()), 10);
  const { applicationId, lock } = good(
    await ask('save', {
      reason: '客户参观工厂',
      tripType: 'client',
      from,
      to: from,
      legs: [legOf({ legId: 'a', product: 'flight', from: 'BJS', to: 'SHA', day: from, travellers: 2 })],
      travellers: [
        { kind: 'employee', employeeId: 710_071 },
        { kind: 'external', name: '方启明', mobilePhone: '13900000001' },
      ],
      budgets: { flight: '6000' },
    }),
  );
  good(await ask('submit', { applicationId, lock }));
  await booking.db.updateTable('applications').set({ state: 2 }).execute();
  const leg = async () => good(await ask('detail', { applicationId })).legs[0];
  expect(await leg()).toMatchObject({ remaining: 2, open: ['陈佳宁', '方启明'], book: { query: { adults: '2' } } });

  const verified = await applicant.verify({ travelType: 'business', days: 10 });
  const guest = person('1990-03-07', { name: '方启明' });
  const given = { travelType: 'business', overReason: '客户临时调整', applicationId } as const;
  good(await applicant.create(applicant.inputOf(verified, [guest], given)));
  expect(await leg()).toMatchObject({ remaining: 1, open: ['陈佳宁'], book: { query: { adults: '1' } } });
});

it('a colleague who travels on an approved application books from it, and does nothing else with it', async () => {
  const day = addDays(dayAt(booking.now()), 12);
  const id = await approvedApplication(booking, {
    employeeId: 710_071,
    mode: 'legs',
    legs: [legOf({ legId: 'a', product: 'flight', from: 'BJS', to: 'SHA', day, travellers: 2 })],
    travellers: [710_071, 710_073].map((employeeId) => ({ kind: 'employee', employeeId })),
  });
  const traveller = await booking.as('20250073');
  const known = good(await ask('detail', { applicationId: id }, traveller));
  expect(known).toMatchObject({ isOwn: false, acts: ['book'] });
  expect(known.legs[0]?.book?.query).toMatchObject({ from: 'BJS', to: 'SHA', applicationId: id });
  const { rows } = good(await ask('list', {}, traveller));
  expect(rows.find(({ applicationId }) => applicationId === id)?.acts).toEqual(['book']);
  // The order of the traveller counts against it.
  const verified = await traveller.verify({ travelType: 'business', days: 12 });
  const given = { travelType: 'business', overReason: '客户临时调整', applicationId: id } as const;
  good(await traveller.create(traveller.inputOf(verified, [person('1990-03-07', { name: '王思远' })], given)));
  expect(good(await ask('detail', { applicationId: id }, traveller)).orders).toHaveLength(1);
  expect(good(await ask('detail', { applicationId: id }, await booking.as('20250070'))).acts).toEqual([]);
});

it('a booking is told the applications that cover it', async () => {
  const id = await approvedApplication(booking, { employeeId: 710_071, cities: ['KMG', 'XIY'] });
  const asked = {
    bookedProduct: 'flight' as const,
    segments: [{ from: 'KMG', to: 'XIY', day: addDays(dayAt(booking.now()), 3) }],
    employeeIds: [710_071],
    amount: '100',
  };
  expect(good(await ask('covering', asked))).toMatchObject({ isNeeded: true, covering: [{ applicationId: id }] });
  expect(good(await ask('covering', asked, await booking.as('20250074')))).toMatchObject({ covering: [] });
});
