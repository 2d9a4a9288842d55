import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let employee: Booker;
beforeAll(async () => {
  booking = await openBooking();
  employee = await booking.as('20250071');
  await booking.db
    .updateTable('standard_versions')
    .set({
      content: sql`jsonb_set(content::jsonb, '{reasons}', ${JSON.stringify([
        { text: '陪同客户出行' },
        { text: '距办事地点更近', products: ['hotel'] },
        { text: '其他', products: ['flight'], minLength: 6 },
      ])}::jsonb)`,
    })
    .execute();
});
afterAll(() => booking.close());

const above = () =>
  employee.verify({ travelType: 'business', choose: (seat) => seat.standard?.verdict === 'over', days: 24 });

it('the answer of a price check has the reasons of the standard for its product', async () => {
  const { standard } = await above();
  expect(standard?.reasons).toEqual([{ text: '陪同客户出行' }, { text: '其他', minLength: 6 }]);
});

it('a reason that says less than the standard asks for is refused at its field; one that says enough makes the order', async () => {
  const verified = await above();
  const ask = (overReason: string) =>
    employee.create(employee.inputOf(verified, [person()], { travelType: 'business', overReason }));
  expect(await ask('其他')).toMatchObject({
    ret: 400,
    msg: '请在“其他”后补充说明，至少 6 个字',
    data: { field: 'overReason' },
  });
  expect(await ask('急事')).toMatchObject({ ret: 400, msg: '自行填写的超标原因至少 6 个字' });
  const { orderId } = good(await ask('陪同客户出行'));
  expect(await employee.show(orderId)).toMatchObject({ overStandard: true, overReason: '陪同客户出行' });
});
