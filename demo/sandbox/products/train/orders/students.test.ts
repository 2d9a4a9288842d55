import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StudentProof } from '#domain/rail/student.ts';
import { exportOwnData } from '../../../app/own-account/own-export.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import * as rails from '#tests/support/given/rails.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  member = await booking.as('20250010');
});
afterAll(() => booking.close());

const proof: StudentProof = { school: '同济大学', entered: '2025', years: '4', from: '北京', to: '上海' };
const student = (over: object = {}) => rails.rider({ ticketType: 'student', student: proof, ...over });
const buy = async (passenger: ReturnType<typeof student>, wish: rails.RideWish = {}) =>
  await rails.create(member, await rails.verify(member, [rails.rideOf(member, wish)]), { passengers: [passenger] });

it('a student ticket asks for the school and its way, and is sold for that way alone', async () => {
  expect(await buy(student({ student: undefined }))).toMatchObject({
    ret: 400,
    data: { field: 'passengers.0.student' },
  });
  const elsewhere = await buy(student({ student: { ...proof, to: '南京' } }));
  expect(elsewhere).toMatchObject({ ret: 400, data: { field: 'passengers.0.student' } });
  expect(elsewhere.msg).toMatch(/限优惠区间 北京—南京，本次行程 北京 → 上海/);
  expect((await buy(student({ student: { ...proof, entered: '2019' } }))).msg).toMatch(/学生票可用至 2023-09-30/);
  expect((await buy(student())).ret).toBe(0);
});

it('four journeys a school year are sold, a refund gives one back, and a fifth is refused in words', async () => {
  const one = student();
  const orders: string[] = [];
  for (const days of [3, 5, 7, 9]) orders.push(good(await buy(one, { days })).orderNo);
  expect(await buy(one, { days: 11 })).toMatchObject({
    ret: 400,
    msg: '第 1 位乘车人本学年的 4 次学生优惠已用完，请改为成人票',
    data: { field: 'passengers.0.ticketType' },
  });
  const [first = '', second = ''] = orders;
  // Paid and ticketed, its money comes back.
  await rails.pay(member, second);
  await booking.advance(60);
  await railSalesOf(member).refund(second);
  await booking.advance(60);
  expect((await rails.detail(member, second)).status).toBe(6);
  expect((await buy(one, { days: 11 })).ret).toBe(0);
  expect((await buy(one, { days: 13 })).ret).toBe(400);
  // One that was never paid gives its journey back, too.
  good(await rails.cancel(member, first));
  expect((await buy(one, { days: 13 })).ret).toBe(0);
});

it('trains that connect are one journey of their order', async () => {
  const one = student();
  const connecting = async (days: number) => {
    const rides = [
      rails.rideOf(member, { days, trainNumber: 'G1', toStation: 'NKH' }),
      rails.rideOf(member, { days: days + 1, trainNumber: 'G3', fromStation: 'NKH' }),
    ];
    return await rails.create(member, await rails.verify(member, rides), { passengers: [one] });
  };
  for (const days of [2, 5, 8, 11]) good(await connecting(days));
  expect(await buy(one, { days: 13 })).toMatchObject({ ret: 400, data: { field: 'passengers.0.ticketType' } });
});

it('the proof stays with a frequent passenger, with the journeys that are left', async () => {
  const { id, name } = await booking.db
    .selectFrom('passengers')
    .where('member_id', '=', '20250010')
    .where('app_id', '=', 'default')
    .where('born_date', '<', '2010-01-01')
    .select(['id', 'name'])
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const { students } = await rails.verify(member);
  expect(students).toEqual([]);
  good(
    await buy(
      { passengerId: id, name, certType: '1', certNo: '', ticketType: 'student', student: proof },
      { days: 10 },
    ),
  );
  const [known] = (await rails.verify(member)).students;
  expect(known).toEqual({ passengerId: id, ...proof, left: 3 });
  expect((await rails.verify(await booking.as('20250020'))).students).toEqual([]);
  expect(good(await exportOwnData({}, member.call('/account/export'))).content).toContain(proof.school);
});
