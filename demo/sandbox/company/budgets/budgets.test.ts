import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { application } from '#contract/application.ts';
import { applicationSchemas } from '#contract/application.schema.ts';
import { applicationForm } from '#contract/application-form.ts';
import { applicationFormSchemas } from '#contract/application-form.schema.ts';
import { approval } from '#contract/approval.ts';
import { approvalSchemas } from '#contract/approval.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { byPerson, givenCase, givenProcess } from '#tests/support/given/cases.ts';
import { approvedApplication, legOf } from '#tests/support/given/applications.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { bookersOf, good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { applicationFormHandlers } from '../../app/handlers/application-form.ts';
import { applicationHandlers } from '../../app/handlers/application.ts';
import { approvalHandlers } from '../../app/handlers/approval.ts';
import { settle } from '../../money/payments/settle.ts';

/** 陈佳宁 (71) of 研发中心 (7101) applies, 许曼 (72) decides. */
let booking: Booking;
let company: Booker;
let chen: Booker;
let xu: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [company, chen, xu] = await bookersOf(booking, '20250070', '20250071', '20250072');
  await booking.db.deleteFrom('application_versions').execute();
  await booking.db.deleteFrom('applications').execute();
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [710_072]));
});
afterAll(() => booking.close());

const cases = askOf({ schemas: approvalSchemas, handlers: approvalHandlers, rows: approval }, () => xu);
const trips = askOf({ schemas: applicationSchemas, handlers: applicationHandlers, rows: application }, () => chen);
const form = askOf(
  { schemas: applicationFormSchemas, handlers: applicationFormHandlers, rows: applicationForm },
  () => chen,
);
const budgetOf = async (departmentId: number) =>
  good(await cases('budgets', {}, company)).rows.find((row) => row.departmentId === departmentId);
const wish = (days: number, flight: string) => {
  const from = addDays(dayAt(booking.now()), days);
  return {
    reason: '供应商复审',
    tripType: 'supplier' as const,
    from,
    to: addDays(from, 1),
    legs: [legOf({ legId: 'a', product: 'flight', from: 'BJS', to: 'CTU', day: from })],
    travellers: [{ kind: 'employee' as const, employeeId: 710_071 }],
    budgets: { flight },
  };
};

it('a department’s budget is set by the company alone, and holds for all below it', async () => {
  expect((await cases('saveBudget', { departmentId: 1, amount: '9' }, company)).ret).toBe(400);
  expect(
    approvalSchemas.saveBudget.safeParse({ departmentId: 7101, amount: '-1', requestId: 'one-request' }).success,
  ).toBe(false);
  good(await cases('saveBudget', { departmentId: 7101, amount: '10000' }, company));
  good(await cases('saveBudget', { departmentId: 7102, amount: '' }, company));
  expect(await budgetOf(7101)).toMatchObject({ amount: '10000', used: '0', reserved: '0', depth: 0 });
  expect(await budgetOf(7112)).toMatchObject({ amount: '', used: '', countsIn: '研发中心', depth: 1 });
  expect(await budgetOf(7102)).toMatchObject({ amount: '', countsIn: '' });
});

it('a company sets its two warning levels, which its cases and its reports have; others cannot', async () => {
  expect(good(await cases('budgets', {}, company))).toMatchObject({ warnings: { first: 80, second: 100 } });
  expect((await cases('saveBudgetWarnings', { first: 90, second: 90 }, company)).ret).toBe(400);
  const saved = good(await cases('saveBudgetWarnings', { first: 70, second: 95 }, company));
  expect(saved.warnings).toEqual({ first: 70, second: 95 });
  expect([saved.from <= saved.today, saved.today <= saved.to]).toEqual([true, true]);
  expect(good(await cases('budgets', {}, company)).warnings).toEqual({ first: 70, second: 95 });
});

it('an approver sees it before and after, with what approved applications have promised; above it the list says so', async () => {
  await approvedApplication(booking, {
    employeeId: 710_071,
    mode: 'legs',
    budgets: { flight: 300_000 },
    from: addDays(dayAt(booking.now()), 1),
    to: addDays(dayAt(booking.now()), 2),
    legs: [],
  });
  expect(await budgetOf(7101)).toMatchObject({ used: '3000', reserved: '3000' });
  const [small, large] = [
    (await givenCase(booking, { facts: { total: 200_000 } })).no,
    (await givenCase(booking, { facts: { total: 800_000 } })).no,
  ];
  const { departmentBudget } = good(await cases('detail', { caseNo: small }));
  expect(departmentBudget).toMatchObject({
    total: '10000',
    used: '3000',
    reserved: '3000',
    asked: '2000',
    warnPercent: 70,
  });
  expect(departmentBudget?.name).toMatch(/^研发中心 · \d{4} Q[1-4] 差旅$/);
  const { rows } = good(await cases('list', { box: 'todo' }));
  const shown = (no: string) => rows.find((row) => row.no === no)?.budget;
  expect([shown(small), shown(large)]).toMatchObject([
    { after: 50, isOver: false },
    { after: 110, isOver: true },
  ]);
  good(await cases('decide', { caseNo: small, agree: true }));
  expect(good(await cases('detail', { caseNo: small })).departmentBudget).toBeNull();
});

it('an order that its traveller paid takes nothing from it', async () => {
  const choose = (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok';
  const before = (await budgetOf(7101))?.used;
  const { orderId } = await xu.book({ days: 3, travelType: 'business', choose });
  await settle(booking.db, (await xu.code(orderId)).outTradeNo, booking.now());
  await booking.advance(600);
  const sale = await booking.db
    .selectFrom('report_events')
    .where('order_id', '=', orderId)
    .select(['payer'])
    .executeTakeFirst();
  expect(sale).toEqual({ payer: 'personal' });
  expect((await budgetOf(7101))?.used).toBe(before);
});

it('an application above it takes the way of those above the budget, and its form shows the bar', async () => {
  const branch = (value: string) => ({
    kind: 'branch' as const,
    id: 'b',
    arms: [
      {
        id: 'x',
        name: '超预算',
        when: [{ field: 'overBudget' as const, op: 'in' as const, value: [value] }],
        nodes: [byPerson('财务', [710_072])],
      },
    ],
    otherwise: { id: 'r', name: '其他情况', nodes: [] },
  });
  await givenProcess(booking.db, 'trip', branch('1'));
  const stateOf = async (flight: string, days: number): Promise<number> => {
    const saved = good(await trips('save', wish(days, flight)));
    return good(await trips('submit', saved)).state;
  };
  expect([await stateOf('6900', 3), await stateOf('200', 3)]).toEqual([2, 1]);
  const { mode = 'legs', legs, travellers, ...rest } = { mode: 'legs' as const, ...wish(3, '500') };
  const { budget } = good(
    await form('path', {
      ...rest,
      mode,
      legs,
      travellers,
      cities: [],
      tripProducts: [],
      judged: [],
      costCenter: '',
      overReason: '',
      chosen: [],
    }),
  );
  expect(budget).toMatchObject({ total: '10000', used: '9900', asked: '500' });
  // A trip of a later quarter is of its budget.
  expect(await stateOf('9000', 150)).toBe(2);
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [710_072]));
});

it('applicant and approver talk on a case: each is told, and a submission that was refused can still be spoken about', async () => {
  const { no } = await givenCase(booking);
  const told = async (who: string) =>
    (
      await booking.db
        .selectFrom('messages')
        .where('case_no', '=', no)
        .where('member_id', '=', who)
        .where('title', 'like', '%新留言')
        .select(['kind', 'body'])
        .execute()
    ).map(({ kind, body }) => [kind, body.split('。').at(-1)]);
  good(await cases('comment', { caseNo: no, comment: '请说明住宿' }));
  expect(await told('20250071')).toEqual([['apply', '请说明住宿']]);
  good(await cases('comment', { caseNo: no, comment: '住客户园区' }, chen));
  expect(await told('20250072')).toEqual([['approve', '陈佳宁的行程审批：住客户园区']]);
  const shown = good(await cases('detail', { caseNo: no }, chen));
  expect(shown.timeline.filter(({ isSaid }) => isSaid).map(({ comment }) => comment)).toEqual([
    '请说明住宿',
    '住客户园区',
  ]);
  expect(shown.mayComment).toBe(true);
  good(await cases('decide', { caseNo: no, agree: false, comment: '改期' }));
  expect(good(await cases('detail', { caseNo: no }, chen)).mayComment).toBe(true);
  good(await cases('comment', { caseNo: no, comment: '已改期' }, chen));
  expect((await told('20250072')).at(-1)?.[1]).toBe('陈佳宁的行程审批：已改期');
});

it('each submission of an application can be read as it was, with its difference to the one before', async () => {
  const saved = good(await trips('save', wish(60, '900')));
  const first = good(await trips('submit', saved));
  good(await cases('decide', { caseNo: first.no, agree: false, comment: '太贵' }));
  const { lock } = good(await trips('detail', { applicationId: first.applicationId }));
  const again = good(await trips('save', { ...wish(60, '700'), applicationId: first.applicationId, lock }));
  good(await trips('submit', again));
  const { versions } = good(await trips('detail', { applicationId: first.applicationId }));
  expect(versions.map(({ round, no, state }) => [round, no, state])).toEqual([
    [2, `${first.no}-2`, 'approving'],
    [1, first.no, 'refused'],
  ]);
  expect(versions[0]?.differences).toMatchObject([{ before: '¥900.00', after: '¥700.00' }]);
  expect(versions[1]?.differences).toEqual([]);
  const former = good(await cases('detail', { caseNo: first.no }));
  expect([former.state, former.total, former.rounds.length, former.mayComment]).toEqual(['refused', '900', 2, false]);
  // A colleague who decides neither sees neither.
  expect((await cases('detail', { caseNo: first.no }, await booking.as('20250073'))).ret).toBe(404);
});

it('an approved application is changed by its first save, and a list of the company begins with those that are late', async () => {
  const made = good(await trips('save', wish(80, '100')));
  await givenProcess(booking.db, 'trip');
  const approved = good(await trips('submit', made));
  expect(approved.state).toBe(2);
  const changed = good(
    await trips('save', { ...wish(80, '90'), applicationId: approved.applicationId, lock: approved.lock }),
  );
  expect(good(await trips('detail', { applicationId: changed.applicationId })).change?.state).toBe('draft');
  await givenProcess(booking.db, 'trip', byPerson('直属主管', [710_072], { limit: { hours: 1, onLate: 'remind' } }));
  const late = (await givenCase(booking)).no;
  await booking.advance(7_200);
  const newest = (await givenCase(booking)).no;
  const numbers = good(await cases('list', { box: 'mine', sort: 'due' }, company)).rows.map(({ no }) => no);
  expect(numbers.indexOf(late)).toBeLessThan(numbers.indexOf(newest));
  const states = good(await cases('list', { box: 'mine', sort: 'due', size: 100 }, company)).rows.map(
    ({ state }) => state,
  );
  expect(states.lastIndexOf('running')).toBeLessThan(states.findIndex((state) => state !== 'running'));
});

it('a traveller’s own part of an order takes nothing from it', async () => {
  const choose = (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok';
  const { orderId } = await xu.book({ days: 4, travelType: 'business', choose });
  await setWallet(booking, '20250072', 9_000_000);
  const before = Number((await budgetOf(7101))?.used);
  const { outTradeNo, due } = good(await xu.info(orderId));
  const personalAmount = String(Number(due) - 60);
  good(await xu.mixed(outTradeNo, { companyAmount: '60', personalAmount, personalMethod: 'tianHangPay' }));
  await booking.advance(600);
  expect(Number((await budgetOf(7101))?.used)).toBe(before + 60);
});

it('the sum that an application promises follows its content, whatever version of the server writes it', async () => {
  const id = Number(
    await approvedApplication(booking, {
      employeeId: 710_072,
      mode: 'legs',
      budgets: { flight: 300_000, hotel: 5_000 },
      from: addDays(dayAt(booking.now()), 1),
      to: addDays(dayAt(booking.now()), 2),
      legs: [],
    }),
  );
  const stored = () =>
    booking.db.selectFrom('applications').where('id', '=', id).select('budget').executeTakeFirstOrThrow();
  expect((await stored()).budget).toBe(305_000);
  await sql`update applications set content = jsonb_set(content, '{budgets}', '{"train": 700}') where id = ${id}`.execute(
    booking.db,
  );
  expect((await stored()).budget).toBe(700);
});

it('what an order has of an application stays promised until the order is among the payments', async () => {
  const [from, to] = [1, 2].map((days) => addDays(dayAt(booking.now()), days)) as [string, string];
  const given = { employeeId: 710_071, budgets: { flight: 100_000 }, from, to };
  const id = Number(await approvedApplication(booking, given));
  const before = (await budgetOf(7101))?.reserved;
  const { orderId } = await xu.book({ days: 5 });
  const counted = { booked: 40_000, amount: 40_000, people: 1, room_nights: 0, employees: [710_071], names: '[]' };
  const used = { application_id: id, company_id: 700_070, order_id: orderId, product: 'flight' as const, leg_id: '' };
  await booking.db
    .insertInto('application_uses')
    .values({ ...used, ...counted, created_at: booking.now() })
    .execute();
  expect((await budgetOf(7101))?.reserved).toBe(before);
  await settle(booking.db, (await xu.code(orderId)).outTradeNo, booking.now());
  await booking.advance(600);
  expect(Number(before) - Number((await budgetOf(7101))?.reserved)).toBe(400);
});
