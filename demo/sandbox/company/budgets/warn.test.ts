import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { quarterOf } from '#domain/report/quarter.ts';
import { approvedApplication } from '#tests/support/given/applications.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';
import { warnBudgets } from './warn.ts';

/** 研发中心 (7101) of the company 700070 (member 20250070); 陈佳宁 (71) works there. */
let booking: Booking;
let companyId: number;
beforeAll(async () => {
  booking = await openBooking();
  await booking.db.deleteFrom('applications').execute();
  await booking.db.deleteFrom('department_budgets').execute();
  const { company_id } = await booking.db
    .selectFrom('departments')
    .where('id', '=', 7101)
    .select('company_id')
    .executeTakeFirstOrThrow();
  companyId = company_id;
  await booking.db.deleteFrom('report_events').where('company_id', '=', String(companyId)).execute();
  const values = { department_id: 7101, company_id: companyId, amount: 1_000_00, changed_at: 0 };
  await booking.db.insertInto('department_budgets').values(values).execute();
});
afterAll(() => booking.close());

const promise = (fen: number) => {
  const { to } = quarterOf(dayAt(booking.now()));
  return approvedApplication(booking, {
    employeeId: 710_071,
    mode: 'legs',
    budgets: { flight: fen },
    from: to,
    to: addDays(to, 1),
    legs: [],
  });
};
let at = 0;
/** Later than the last look. Three processes at once. */
const look = async () => {
  at = Math.max(at + 60_000, booking.now());
  await Promise.all([1, 2, 3].map(() => warnBudgets(booking.db, at)));
};
const told = async () =>
  (
    await booking.db
      .selectFrom('messages')
      .where('kind', '=', 'budget')
      .orderBy('id')
      .select(['member_id', 'title', 'body'])
      .execute()
  ).map(({ member_id, title, body }) => [member_id, title, body]);

it('a company is told of each level that a budget reaches, once in a quarter', async () => {
  const quarter = quarterOf(dayAt(booking.now())).name;
  const title = (level: string) => `研发中心 · ${quarter} 差旅预算已达到${level}`;
  await promise(799_99);
  await look();
  expect(await told()).toEqual([]);
  await promise(1);
  const first = ['20250070', title('提醒线 80%'), '预算 ¥1,000.00，已用与预占 ¥800.00，剩余 ¥200.00'];
  // Looked at already within the minute.
  await warnBudgets(booking.db, at + 59_999);
  expect(await told()).toEqual([]);
  await look();
  expect(await told()).toEqual([first]);
  await promise(50_00);
  await look();
  expect(await told()).toEqual([first]);
  await promise(250_00);
  await look();
  const second = ['20250070', title('警戒线 100%'), '预算 ¥1,000.00，已用与预占 ¥1,100.00，超出 ¥100.00'];
  expect(await told()).toEqual([first, second]);
  // Below it and above it again in the same quarter: nothing new.
  await booking.db.deleteFrom('applications').execute();
  await look();
  await promise(2_000_00);
  await look();
  expect(await told()).toEqual([first, second]);
});

it('of a budget that passes both levels at once only the second is told, and other companies hear nothing', async () => {
  await booking.db.deleteFrom('budget_alarms').execute();
  await booking.db.deleteFrom('messages').where('kind', '=', 'budget').execute();
  at += 60_000;
  await warnBudgets(booking.db, at, { companyId: companyId + 1 });
  expect(await told()).toEqual([]);
  await look();
  const messages = await told();
  expect(messages.map(([member]) => member)).toEqual(['20250070']);
  expect(messages[0]?.[1]).toContain('警戒线 100%');
});
