import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { approvedApplication, legOf } from '#tests/support/given/applications.ts';
import * as intls from '#tests/support/given/intl-trips.ts';
import * as rails from '#tests/support/given/rails.ts';
import * as stays from '#tests/support/given/stays.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';

let booking: Booking;
let booker: Booker;
let employeeId = 0;
let memberId = '';
let today = '';
beforeAll(async () => {
  booking = await openBooking({ settings: { railHours: { opens: '00:00', closes: '24:00' } } as never });
  // 71's level asks for an application; the seeded one that covers much goes away.
  await booking.db.deleteFrom('applications').execute();
  [memberId, employeeId] = ['20250071', 710_071];
  booker = await booking.as(memberId);
  today = dayAt(booking.now());
});
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});
beforeEach(async () => {
  await booking.db.deleteFrom('application_uses').execute();
  await booking.db.deleteFrom('applications').execute();
});

const business = { travelType: 'business' as const };
const order = async (given: Parameters<Booker['inputOf']>[2] = {}, days = 20, people = [person()]) => {
  const verified = await booker.verify({ ...business, days, adults: people.length });
  return await booker.create(booker.inputOf(verified, people, { ...business, overReason: '客户临时调整', ...given }));
};
const usesOf = (applicationId: string) =>
  booking.db
    .selectFrom('application_uses')
    .where('application_id', '=', Number(applicationId))
    .orderBy('order_id')
    .orderBy('segment')
    .selectAll()
    .execute();
const stateOf = async (applicationId: string) =>
  (
    await booking.db
      .selectFrom('applications')
      .where('id', '=', Number(applicationId))
      .select('state')
      .executeTakeFirstOrThrow()
  ).state;
const flightLeg = (more: object = {}) =>
  legOf({ product: 'flight', from: 'BJS', to: 'SHA', day: addDays(today, 20), ...more });

describe('a business order of an employee whose level asks for an application', () => {
  it('is refused without one, with values for a new application', async () => {
    expect(await order()).toMatchObject({
      ret: 403,
      msg: expect.stringContaining('请先提交行程申请'),
      data: {
        kind: 'needsApplication',
        why: 'none',
        nearest: null,
        prefill: { legs: [{ product: 'flight', from: 'BJS', to: 'SHA', day: addDays(today, 20) }] },
      },
    });
  });

  it('names the nearest application and what it lacks', async () => {
    await approvedApplication(booking, { employeeId, cities: ['BJS', 'CAN'] });
    await approvedApplication(booking, { employeeId, mode: 'legs', legs: [flightLeg({ day: addDays(today, 30) })] });
    expect(await order()).toMatchObject({
      ret: 403,
      data: { why: 'days', nearest: { no: expect.stringMatching(/^SQ/) } },
    });
  });

  it('is booked from the only one that covers it, counted, and told by the price check', async () => {
    const id = await approvedApplication(booking, { employeeId });
    const verified = await booker.verify(business);
    expect(verified.applications).toMatchObject({ isNeeded: true, covering: [{ applicationId: id }], prefill: null });
    const { orderId, payprice } = good(await order());
    const [use, ...more] = await usesOf(id);
    expect(more).toEqual([]);
    expect(use).toMatchObject({ order_id: orderId, product: 'flight', people: 1 });
    expect(use?.amount).toBeGreaterThan(0);
    expect(use?.amount).toBeLessThanOrEqual(fenOf(payprice));
  });

  it('is asked for the one to use where several cover it, and books from the one that is named', async () => {
    const ids = [
      await approvedApplication(booking, { employeeId }),
      await approvedApplication(booking, { employeeId }),
    ];
    expect(await order()).toMatchObject({ ret: 409, data: { kind: 'chooseApplication', covering: [{}, {}] } });
    good(await order({ applicationId: ids[1] }));
    expect((await usesOf(ids[1]!)).length).toBe(1);
    expect(await order({ applicationId: '999999' })).toMatchObject({ ret: 400, data: { field: 'applicationId' } });
  });

  it('of another applicant, of another company or one that is not approved is none', async () => {
    await approvedApplication(booking, { employeeId: 710_072 });
    const other = await approvedApplication(booking, { employeeId });
    await booking.db.updateTable('applications').set({ company_id: 1 }).where('id', '=', Number(other)).execute();
    const closed = await approvedApplication(booking, { employeeId });
    await booking.db.updateTable('applications').set({ state: 7 }).where('id', '=', Number(closed)).execute();
    expect(await order()).toMatchObject({ ret: 403, data: { kind: 'needsApplication', why: 'none' } });
  });

  it('is free for those whose level asks for none, for private travel, and where applications are switched off', async () => {
    const free = await booking.as('20250073');
    good(
      await free.create(
        free.inputOf(await free.verify(business), [person()], { ...business, overReason: '客户临时调整' }),
      ),
    );
    good(await booker.create(booker.inputOf(await booker.verify(), [person()])));
    const call = booker.call('');
    const app = { ...call.app, switches: { ...call.app.switches, applyForForm: false } };
    const { flightHandlers } = await import('../../app/handlers/flight.ts');
    const verified = await booker.verify(business);
    const input = booker.inputOf(verified, [person()], { ...business, overReason: '客户临时调整' });
    good(await flightHandlers.createOrder(input, { ...booker.call('/airTicket/createOrder'), app }));
  });

  it('of a train, of seats to wait for, of a stay and of flights abroad needs one as well', async () => {
    const train = await rails.verify(booker, [rails.rideOf(booker)], business);
    expect(await rails.create(booker, train)).toMatchObject({ ret: 403, data: { kind: 'needsApplication' } });
    const stay = await stays.verify(booker, business);
    expect(await stays.create(booker, stay)).toMatchObject({ ret: 403, data: { kind: 'needsApplication' } });
    const abroad = await intls.verify(booker, business);
    expect(await intls.create(booker, abroad)).toMatchObject({ ret: 403, data: { kind: 'needsApplication' } });
    const id = await approvedApplication(booking, { employeeId });
    good(await rails.create(booker, train));
    good(await stays.create(booker, stay));
    expect((await usesOf(id)).map(({ product }) => product).toSorted()).toEqual(['hotel', 'train']);
  });
});

describe('the budget of an application', () => {
  it('is never below nothing, whatever is booked at once', async () => {
    const { payprice } = good(
      await (async () => {
        await approvedApplication(booking, { employeeId });
        return await order();
      })(),
    );
    await booking.db.deleteFrom('application_uses').execute();
    await booking.db.deleteFrom('applications').execute();
    // Enough for about three of twenty.
    const id = await approvedApplication(booking, {
      employeeId,
      budgets: { flight: Math.round(fenOf(payprice) * 3.5) },
    });
    const verified = await Promise.all(Array.from({ length: 20 }, () => booker.verify(business)));
    const answers = await Promise.all(
      verified.map((one) =>
        booker.create(booker.inputOf(one, [person()], { ...business, overReason: '客户临时调整' })),
      ),
    );
    const refused = answers.find(({ ret }) => ret !== 0);
    expect(refused).toMatchObject({
      msg: expect.stringMatching(/^申请 SQ\d+ 的预算不足（还差 ¥[\d,.]+），请变更申请$/),
      data: { nearest: { applicationId: id }, short: expect.stringMatching(/^\d/) },
    });
    const made = answers.filter(({ ret }) => ret === 0).length;
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThan(20);
    expect(
      answers.filter(({ ret }) => ret !== 0).every(({ data }) => (data as never as { why: string }).why === 'budget'),
    ).toBe(true);
    const uses = await usesOf(id);
    expect(uses.length).toBe(made);
    expect(uses.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(Math.round(fenOf(payprice) * 3.5));
  });

  it('has the order’s part back when it is cancelled, and the leg its place', async () => {
    const id = await approvedApplication(booking, { employeeId, mode: 'legs', legs: [flightLeg()] });
    const { orderId } = good(await order());
    expect(await stateOf(id)).toBe(6);
    expect(await order()).toMatchObject({ ret: 403, data: { why: 'booked' } });
    good(await booker.cancel(orderId));
    expect(await usesOf(id)).toMatchObject([{ amount: 0, people: 0 }]);
    expect(await stateOf(id)).toBe(2);
    good(await order());
  });

  it('has it back when the time to pay is over', async () => {
    const id = await approvedApplication(booking, { employeeId });
    good(await order());
    await booking.advance(3600);
    expect(await usesOf(id)).toMatchObject([{ amount: 0, people: 0 }]);
  });

  it('has back what a refund returns; its fee stays counted', async () => {
    const id = await approvedApplication(booking, { employeeId, mode: 'legs', legs: [flightLeg({ travellers: 2 })] });
    const { orderId } = good(await order({}, 20, [person(), person()]));
    good(await booker.credit(good(await booker.info(orderId)).outTradeNo));
    await booking.advance(600);
    const [before] = await usesOf(id);
    const { psgList } = await booker.show(orderId);
    const sales = afterSalesOf(booking, booker);
    await sales.refund(orderId, [psgList[0]!.id]);
    const [after] = await usesOf(id);
    expect(after?.people).toBe(1);
    expect(after!.amount).toBeLessThan(before!.amount);
    expect(after!.amount).toBeGreaterThanOrEqual(Math.floor(before!.amount / 2) - 1);
  });
});
