import { afterAll, beforeAll, expect, it } from 'vitest';
import { applicationForm } from '#contract/application-form.ts';
import { applicationFormSchemas } from '#contract/application-form.schema.ts';
import { approval } from '#contract/approval.ts';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { legOf } from '#tests/support/given/applications.ts';
import { byPerson, givenProcess } from '#tests/support/given/cases.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationFormHandlers } from '../../app/handlers/application-form.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';

/** 陈佳宁 (71) of 研发中心 (7101) applies, 许曼 (72) decides. */
const [own, xu] = [710_071, 710_072];
const heard: string[] = [];
let booking: Booking;
let chen: Booker;
let company: Booker;
beforeAll(async () => {
  booking = await openBooking({ onQuery: (text) => heard.push(text) });
  [chen, company] = [await booking.as('20250071'), await booking.as('20250070')];
});
afterAll(() => booking.close());

const form = askOf(
  { schemas: applicationFormSchemas, handlers: applicationFormHandlers, rows: applicationForm },
  () => chen,
);
const cases = askOf({ schemas: approvalSchemas, handlers: approvalHandlers, rows: approval }, () => company);
const path = async (flight = '900') => {
  const from = addDays(dayAt(booking.now()), 10);
  const typed = {
    reason: '供应商复审',
    tripType: 'supplier' as const,
    from,
    to: addDays(from, 1),
    legs: [legOf({ legId: 'a', product: 'flight' as const, from: 'BJS', to: 'CTU', day: from })],
    travellers: [{ kind: 'employee' as const, employeeId: own }],
    budgets: { flight },
  };
  return good(await form('path', typed));
};

it('a forecast reads the budget of the department once, for its facts and its bar', async () => {
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [xu]));
  good(await cases('saveBudget', { departmentId: 7101, amount: '1000' }));
  heard.length = 0;
  const { budget } = await path();
  expect(budget).toMatchObject({ total: '1000', asked: '900' });
  expect(heard.filter((text) => text.includes('department_budgets'))).toHaveLength(1);
});

it('a forecast that a limit ends says so, with step, person and moment; one that everybody agrees to does not', async () => {
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [xu], { limit: { hours: 1, onLate: 'refuse' } }));
  const told = await path();
  expect(told.refused).toEqual({
    step: '直属主管',
    names: ['许曼'],
    why: ['预计许曼 1 小时内未处理，届时自动驳回'],
  });
  expect(told.endsMs).toBe(booking.now() + 3_600_000);
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [xu], { limit: { hours: 240, onLate: 'refuse' } }));
  expect(await path()).not.toHaveProperty('refused');
});
