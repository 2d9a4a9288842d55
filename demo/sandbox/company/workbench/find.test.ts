import { afterAll, beforeAll, expect, it } from 'vitest';
import { workbench } from '#contract/workbench.ts';
import type { FindKind, FoundRow } from '#contract/workbench.ts';
import { approvedApplication } from '#tests/support/given/applications.ts';
import { givenCase } from '#tests/support/given/cases.ts';
import { showOrderNo } from '#domain/order/order-number.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { workbenchHandlers } from '../../app/handlers/workbench.ts';
import { isBillOf } from './find.ts';

let booking: Booking;
let admin: Booker;
let employee: Booker;
let orderId: string;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
  employee = await booking.as('20250072');
  ({ orderId } = await employee.book({ travelType: 'business' }));
});
afterAll(() => booking.close());

const find = async (keyword: string, who: Booker): Promise<Partial<Record<FindKind, FoundRow[]>>> => {
  const { groups } = good(await workbenchHandlers.find({ keyword }, who.call(workbench.find.path)));
  return Object.fromEntries(groups.map(({ kind, rows }) => [kind, rows]));
};

it('the search is for companies and their employees', () => {
  expect(workbench.find.members).toEqual(['70', '7_0']);
});

it('an order is found by its number, by the company and by the employee who booked it, and by no colleague', async () => {
  expect((await find(orderId, admin)).order).toMatchObject([{ id: orderId, type: 'airTicket' }]);
  expect((await find(orderId, admin)).order?.[0]?.note).toContain(showOrderNo(orderId));
  expect((await find(orderId, employee)).order).toMatchObject([{ id: orderId }]);
  expect(await find(orderId, await booking.as('20250073'))).toEqual({});
});

it('an application is found once, though its case has the same words', async () => {
  const reason = '华北渠道复盘';
  const applicationId = await approvedApplication(booking, { employeeId: 710_071, reason });
  await booking.db
    .updateTable('applications')
    .set({ search: reason })
    .where('id', '=', Number(applicationId))
    .execute();
  await givenCase(booking, { kind: 'trip', subjectId: applicationId, title: `${reason} · 北京` });
  await givenCase(booking, { kind: 'trip', title: `${reason} · 另一件` });
  const found = await find(reason, admin);
  expect(found.application?.map(({ id }) => id)).toEqual([applicationId]);
  expect(found.approval?.map(({ title }) => title)).toEqual([`${reason} · 另一件`]);
});

it('the approved application of the seed is found by its number', async () => {
  const { no } = await booking.db
    .selectFrom('applications')
    .select('no')
    .where('no', 'like', 'SQ______0000')
    .executeTakeFirstOrThrow();
  expect((await find(no, admin)).application).toHaveLength(1);
});

it('employees are found by the account alone, by name, initials or phone, five at most', async () => {
  const found = (await find('陈佳宁', admin)).employee;
  expect(found?.[0]).toMatchObject({ title: '陈佳宁' });
  expect((await find('cjn', admin)).employee?.map(({ title }) => title)).toContain('陈佳宁');
  expect((await find('RD-01 佳宁', admin)).employee?.map(({ title }) => title)).toEqual(['陈佳宁']);
  expect((await find('陈佳宁', employee)).employee).toBeUndefined();
  const { groups } = good(await workbenchHandlers.find({ keyword: '0' }, admin.call(workbench.find.path)));
  for (const { rows } of groups) expect(rows.length).toBeLessThanOrEqual(5);
});

it('a word for a kind leaves the others out', async () => {
  expect(Object.keys(await find(`${orderId} 订单`, admin))).toEqual(['order']);
  expect(await find(`${orderId} 员工`, admin)).toEqual({});
});

it.each([
  ['10月', true],
  ['9 月份', false],
  ['2026-10', true],
  ['zd261', true],
  ['', true],
  ['1', true],
  ['1月', false],
  ['2026 年 10 月', true],
  ['2026年10月', true],
  ['2025 年 10 月', false],
  ['2026 年', true],
  ['2025年', false],
])('a bill of October is found by %j: %s', (keyword, isFound) => {
  expect(isBillOf(keyword, { no: 'ZD261001', from: '2026-10-01', to: '2026-10-31' })).toBe(isFound);
});

it('another company finds nothing of this one, and signs of a pattern are plain signs', async () => {
  const call = admin.call(workbench.find.path);
  const stranger = { ...call, member: { ...call.member!, memberId: '1', creditMemberId: 700_999 } };
  for (const keyword of [orderId, '陈佳宁', 'SQ', 'ZD', '0'])
    expect(good(await workbenchHandlers.find({ keyword }, stranger)).groups).toEqual([]);
  expect(await find('%_%', admin)).toEqual({});
});
