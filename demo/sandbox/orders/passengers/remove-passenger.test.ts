import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { externalHandlers } from '../../app/handlers/external.ts';
import { passengerHandlers } from '../../app/handlers/passenger.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
});
afterAll(() => booking.close());

const rosters = { frequent: passengerHandlers, external: externalHandlers };
type Kind = keyof typeof rosters;

async function find(kind: Kind, booker: Booker, name: string): Promise<string> {
  const { rows } = good(await rosters[kind].list({ keyword: name, size: 20, skip: 0 }, booker.call('list')));
  const id = rows.find((one) => one.name === name)?.id;
  if (!id) throw new Error(`no ${name}`);
  return id;
}
const remove = (kind: Kind, booker: Booker, id: string) =>
  rosters[kind].remove({ id, requestId: randomUUID() }, booker.call('delete'));
const named = (passengerId: string, name: string) => ({
  passengerId,
  name,
  psgType: 'ADT' as const,
  certType: '1' as const,
  certNo: '',
});

it('a frequent passenger who still flies is kept until the order is cancelled', async () => {
  const member = await booking.as('20250010');
  const id = await find('frequent', member, '林知夏');
  const { orderId } = await member.book({}, [named(id, '林知夏')]);
  expect(await remove('frequent', member, id)).toMatchObject({ ret: 409, data: { kind: 'travels', orderId } });
  good(await member.cancel(orderId));
  expect((await remove('frequent', member, id)).ret).toBe(0);
});

it('an external traveller is kept for the order of any employee, which is named to those who may open it', async () => {
  const [employee, adder, boss] = [
    await booking.as('20250073'),
    await booking.as('20250071'),
    await booking.as('20250070'),
  ];
  const id = await find('external', adder, '闻人清和');
  const { orderId } = await employee.book({ travelType: 'business' }, [named(id, '闻人清和')]);
  expect(await remove('external', employee, id)).toMatchObject({ ret: 403 });
  expect(await remove('external', adder, id)).toMatchObject({ ret: 409, data: { kind: 'travels', orderId: '' } });
  expect(await remove('external', boss, id)).toMatchObject({ ret: 409, data: { kind: 'travels', orderId } });
  good(await employee.cancel(orderId));
  expect((await remove('external', adder, id)).ret).toBe(0);
});
