import { afterAll, beforeAll, expect, it } from 'vitest';
import { travelStandardSchemas as schemas } from '#contract/travel-standard.schema.ts';
import { travelStandard as rows } from '#contract/travel-standard.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { travelStandardHandlers as handlers } from '../../app/handlers/travel-standard.ts';

let booking: Booking;
let admin: Booker;
let tomorrow: string;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
  tomorrow = addDays(dayAt(booking.now()), 1);
});
afterAll(() => booking.close());
const ask = askOf({ schemas, handlers, rows }, () => admin);
const listed = async (keyword: string) => good(await ask('list', { keyword })).rows[0]!;

it('counts the employees whom subjects that are not saved yet would bring, and names them', async () => {
  const one = good(await ask('reach', { from: tomorrow, assigned: [{ kind: 'employee', id: 710_071 }] }));
  expect(one).toEqual({
    people: 1,
    elsewhere: 0,
    without: 0,
    former: [
      { standardId: (await listed('通用')).standardId, name: '通用差旅标准', version: expect.any(Number), people: 1 },
    ],
    next: [],
    subjects: [{ kind: 'employee', id: 710_071, name: expect.any(String), people: 1 }],
  });
  // The own standards of levels and employees are nearer than the whole company.
  const all = good(await ask('reach', { from: tomorrow, assigned: [{ kind: 'company' }] }));
  expect(all.people).toBe((await listed('通用')).people);
  expect(await ask('reach', { from: tomorrow, assigned: [{ kind: 'employee', id: 1 }] })).toMatchObject({ ret: 400 });
});

it('tells those who go to another standard from those who are left with none', async () => {
  const [general, single] = [await listed('通用'), await listed('市场专员')];
  const ended = good(await ask('reach', { standardId: general.standardId, from: tomorrow, assigned: [] }));
  expect([ended.people, ended.elsewhere, ended.without]).toEqual([0, 0, general.people]);
  const other = good(await ask('reach', { standardId: single.standardId, from: tomorrow, assigned: [] }));
  expect([other.people, other.elsewhere, other.without]).toEqual([0, single.people, 0]);
  expect(other.next).toMatchObject([{ standardId: general.standardId, people: single.people }]);
});
