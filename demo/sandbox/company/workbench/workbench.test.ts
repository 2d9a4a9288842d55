import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import * as rails from '#tests/support/given/rails.ts';
import { create, isPrepaid, verify } from '#tests/support/given/stays.ts';
import { clientOf, memorySandbox } from '#tests/support/sandbox.ts';
import { workbench } from '#contract/workbench.ts';
import type { Sandbox } from '../../sandbox.ts';
import { settle } from '../../money/payments/settle.ts';
import { employeesAtStart } from '../../app/seed/people/seed-employees.ts';
import { workbenchHandlers } from '../../app/handlers/workbench.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
});
afterAll(async () => booking.close());

const within = {
  travelType: 'business',
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;
const toPayOf = async (who: Booker) =>
  good(await workbenchHandlers.counters({}, who.call('/workbench/counters'))).toPay.airTicket;
const summaryOf = async (who: Booker) => good(await workbenchHandlers.summary({}, who.call('/workbench/summary')));
const ordersOf = async (who: Booker, limit = 20) =>
  good(await workbenchHandlers.orders({ limit }, who.call('/workbench/orders'))).orders;
const accountsOf = async (who: Booker) => good(await workbenchHandlers.accounts({}, who.call('/workbench/accounts')));
/** Paid by a code and ticketed. */
async function ticketed(who: Booker, wish: Parameters<Booker['book']>[0], people = [person()]) {
  const order = await who.book(wish, people);
  await settle(booking.db, (await who.code(order.orderId)).outTradeNo, booking.now());
  await putStatus(order.orderId, 2);
  return order;
}

/** A status that no code leads to yet, in the order and in the lists. */
async function putStatus(orderId: string, status: number) {
  await booking.db.updateTable('air_orders').set({ status, step_at: null }).where('order_id', '=', orderId).execute();
  await booking.db.updateTable('orders').set({ status }).where('order_id', '=', orderId).execute();
}

describe('figures of the workbench', () => {
  it('of a member without orders are nothing, not an error', async () => {
    const fresh = await booking.as('20250030');
    expect(await summaryOf(fresh)).toMatchObject({
      company: null,
      toPay: { nextDeadlineMs: null },
      inProgress: { ticketing: 0, afterSale: 0 },
      upcoming: { departToday: 0 },
      nextTrip: null,
      deadlines: [],
    });
    expect(await ordersOf(fresh)).toEqual([]);
  });

  it('have the nearest deadline of an unpaid order, until it has passed', async () => {
    const member = await booking.as('20250010');
    const { orderId } = await member.book({ days: 30 });
    const order = await member.show(orderId);
    expect(await summaryOf(member)).toMatchObject({
      toPay: { nextDeadlineMs: order.payDeadlineMs },
      deadlines: [{ kind: 'pay', atMs: order.payDeadlineMs, orderId, stay: '', isPayable: true }],
    });
    const late = await booking.as('20250010', { aheadMs: order.payDeadlineMs - booking.now() + 1000 });
    expect((await summaryOf(late)).toPay.nextDeadlineMs).toBeNull();
    expect((await ordersOf(late))[0]).toMatchObject({ orderId, status: 5 });
  });

  it('name the stay that waits for its payment, and the day of its check-in', async () => {
    const member = await booking.as('20250073');
    const verified = await verify(member, { choose: isPrepaid });
    const { orderNo } = good(await create(member, verified));
    expect((await summaryOf(member)).deadlines).toContainEqual(
      expect.objectContaining({
        kind: 'pay',
        orderId: orderNo,
        isPayable: true,
        stay: `${verified.hotel.name} ${verified.checkIn.slice(5)}`,
      }),
    );
  });

  it('show the nearest ticketed flight, and by when something is lost', async () => {
    const member = await booking.as('20250040');
    const far = await ticketed(member, { days: 40 });
    const near = await ticketed(member, { days: 12 }, [person(), person()]);
    const summary = await summaryOf(member);
    const shown = await member.show(near.orderId);
    expect(summary.upcoming.departToday).toBe(0);
    expect(summary.nextTrip).toMatchObject({
      orderId: near.orderId,
      flightNo: shown.flightList[0]?.flightNo,
      orgcityname: '北京',
      dstcityname: '上海',
    });
    expect(summary.nextTrip?.passengers).toHaveLength(2);
    expect(summary.nextTrip?.advice).toContain('值机');
    const times = summary.deadlines.map(({ atMs }) => atMs);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    const departs = msOf(shown.flightList[0]?.depTime ?? '');
    expect(summary.deadlines).toContainEqual(
      expect.objectContaining({ kind: 'checkIn', orderId: near.orderId, atMs: departs - 45 * 60_000 }),
    );
    expect(summary.deadlines.every(({ orderId }) => [near.orderId, far.orderId].includes(orderId))).toBe(true);
  });

  it('show the next departure of any product: a train before a later flight', async () => {
    const member = await booking.as('20250050');
    const flight = await ticketed(member, { days: 12 });
    const verified = await rails.verify(member, [rails.rideOf(member, { days: 3 })]);
    const { orderNo } = good(await rails.create(member, verified, { passengers: [rails.rider()] }));
    expect((await summaryOf(member)).nextTrip).toMatchObject({ orderId: flight.orderId, type: 'airTicket' });
    await rails.pay(member, orderNo);
    await booking.advance(60);
    const [ride] = (await rails.detail(member, orderNo)).rides;
    expect((await summaryOf(member)).nextTrip).toMatchObject({
      type: 'train',
      orderId: orderNo,
      flightNo: ride?.trainNumber,
      orgcityname: ride?.from.station,
      depTime: ride?.from.at,
      airline: '',
      advice: expect.stringContaining('停止检票'),
    });
    const onBoard = await booking.as('20250050', { aheadMs: msOf(ride?.from.at ?? '') + 60_000 - booking.now() });
    expect((await summaryOf(onBoard)).nextTrip).toMatchObject({ orderId: orderNo, advice: '列车已开出，祝您旅途愉快' });
    const landed = await booking.as('20250050', { aheadMs: msOf(ride?.to.at ?? '') + 60_000 - booking.now() });
    expect((await summaryOf(landed)).nextTrip).toMatchObject({ orderId: flight.orderId });
  });

  it('count people who depart today in China, and what is being ticketed or refunded', async () => {
    const member = await booking.as('20250041');
    const today = await ticketed(member, { days: 9 }, [person(), person()]);
    const day = dayAt(booking.now());
    await booking.db
      .updateTable('air_order_flights')
      .set({ dep_at: msOf(`${day} 23:30`), arr_at: msOf(`${addDays(day, 1)} 01:30`) })
      .where('order_id', '=', today.orderId)
      .execute();
    for (const [status, days] of [
      [7, 10],
      [10, 11],
    ] as const) {
      const order = await ticketed(member, { days });
      await putStatus(order.orderId, status);
    }
    expect(await summaryOf(member)).toMatchObject({
      upcoming: { departToday: 2 },
      inProgress: { ticketing: 1, afterSale: 1 },
    });
  });
});

describe('orders of the workbench', () => {
  it('the company’s account sees its employees’ business orders, employees see only their own, strangers none', async () => {
    const [company, employee, colleague, stranger] = await Promise.all(
      ['20250070', '20250071', '20250072', '20250010'].map((id) => booking.as(id)),
    );
    if (!company || !employee || !colleague || !stranger) throw new Error('no booker');
    const business = await employee.book({ ...within, days: 25 });
    const own = await employee.book({ days: 26 });
    const idsOf = async (who: Booker) => (await ordersOf(who)).map(({ orderId }) => orderId);
    expect((await idsOf(employee)).toSorted()).toEqual([own.orderId, business.orderId].toSorted());
    expect(await idsOf(company)).toEqual([business.orderId]);
    expect(await idsOf(colleague)).toEqual([]);
    expect(await idsOf(stranger)).not.toContain(business.orderId);
    expect((await ordersOf(company))[0]).toMatchObject({
      booker: '陈佳宁',
      travelType: 'business',
      status: 0,
      route: '北京 → 上海',
    });
    expect((await ordersOf(employee))[0]).toMatchObject({ booker: '' });
    expect(await toPayOf(company)).toBe(1);
    expect(await toPayOf(employee)).toBe(2);
    expect(await toPayOf(colleague)).toBe(0);
  });

  it('an order belongs to its application', async () => {
    const member = await booking.as('20250020');
    await member.book({ days: 27 });
    const elsewhere = await booking.as('20250020', { appId: 'skyline' });
    expect((await ordersOf(member)).length).toBe(1);
    expect(await ordersOf(elsewhere)).toEqual([]);
    expect(await toPayOf(elsewhere)).toBe(0);
  });

  it('the list is as short as it was asked for, the newest first', async () => {
    const member = await booking.as('20250050');
    await member.book({ days: 30 });
    const last = await (await booking.as('20250050', { aheadMs: 60_000 })).book({ days: 31 });
    expect((await ordersOf(member, 1)).map(({ orderId }) => orderId)).toEqual([last.orderId]);
  });

  it('are those of all products, each with its state in words and its first day', async () => {
    const member = await booking.as('20250050', { aheadMs: 120_000 });
    const stay = good(await create(member, await verify(member)));
    const ride = good(await rails.create(member, await rails.verify(member)));
    const shown = await ordersOf(member, 2);
    const hotel = shown.find(({ type }) => type === 'hotel');
    const train = shown.find(({ type }) => type === 'train');
    expect([hotel?.orderId, train?.orderId]).toEqual([stay.orderNo, ride.orderNo]);
    expect(train).toMatchObject({ look: { label: '待支付' }, note: expect.stringMatching(/^[A-Z]\d+$/) });
    expect(hotel).toMatchObject({
      note: expect.stringContaining('房'),
      travelAt: expect.stringMatching(/^[\d-]{10}$/),
    });
  });

  it('the company card names the company, the own department and the number of employees', async () => {
    expect((await summaryOf(await booking.as('20250070'))).company).toEqual({
      name: '云帆科技有限公司',
      deptName: '',
      employees: employeesAtStart(),
    });
    expect((await summaryOf(await booking.as('20250073'))).company).toEqual({
      name: '云帆科技有限公司',
      deptName: '销售部',
      employees: employeesAtStart(),
    });
  });
});

describe('accounts', () => {
  it('of a company: the credit line adds up, from the ledger', async () => {
    const employee = await booking.as('20250073');
    const before = await accountsOf(await booking.as('20250070'));
    expect(before.wallet).toEqual({ available: '0', frozen: '0', total: '0' });
    expect(before.credit).toEqual({ limit: '300000', used: '113580', frozen: '0', available: '186420' });
    const order = await employee.book({ ...within, days: 33 });
    const { outTradeNo, amount } = good(await employee.info(order.orderId));
    good(await employee.credit(outTradeNo));
    const after = await accountsOf(await booking.as('20250070'));
    const fen = (yuan: string | undefined) => fenOf(yuan ?? '0');
    expect(fen(before.credit?.available) - fen(after.credit?.available)).toBe(fenOf(amount));
    expect(fen(after.credit?.used) + fen(after.credit?.frozen) + fen(after.credit?.available)).toBe(
      fen(after.credit?.limit),
    );
  });

  it.each([
    [
      'a personal member sees the wallet and no credit line',
      '20250010',
      { wallet: { available: '5312.60', frozen: '0', total: '5312.60' }, credit: null, payPassword: 'set' },
    ],
    [
      'an employee sees the own wallet, not the company’s line',
      '20250071',
      { wallet: { available: '312.60', frozen: '0', total: '312.60' }, credit: null, payPassword: 'set' },
    ],
    [
      'who has set no pay password is told',
      '20250020',
      { wallet: { available: '1280', frozen: '0', total: '1280' }, credit: null, payPassword: 'unset' },
    ],
    [
      'a child member sees the wallet of the family',
      '20250021',
      { wallet: { available: '1280', frozen: '0', total: '1280' }, credit: null, payPassword: 'unset' },
    ],
  ])('%s', async (_what, memberId, expected) => {
    expect(await accountsOf(await booking.as(memberId))).toEqual(expected);
  });

  it('say nothing of pay passwords where the application hides them', async () => {
    expect((await accountsOf(await booking.as('20250020', { appId: 'meadow' }))).payPassword).toBe('none');
  });
});

describe('over the wire', () => {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await memorySandbox();
  });
  afterAll(async () => sandbox.close());

  it('a caller without a login reads no workbench, and staff is for the company’s account', async () => {
    const client = clientOf(sandbox);
    for (const row of Object.values(workbench))
      expect(await client.send(row as typeof workbench.summary, {})).toMatchObject({ ret: 401 });
    const { token: employee } = good(await client.logIn('13800000071'));
    expect(await client.send(workbench.staff, {}, { token: employee })).toMatchObject({ ret: 403 });
    const { token } = good(await client.logIn('13800000070'));
    const { staff } = good(await client.send(workbench.staff, {}, { token }));
    expect(
      staff
        .slice(0, 4)
        .map(({ realName, creditEmployee }) => [
          realName,
          creditEmployee.tripLevel.approveFlag,
          creditEmployee.canAudit,
        ]),
    ).toEqual([
      ['陈佳宁', '1', 0],
      ['许曼', '0', 1],
      ['王思远', '0', 0],
      ['赵一鸣', '0', 0],
    ]);
    expect(await client.send(workbench.orders, { limit: 21 }, { token })).toMatchObject({
      ret: 400,
      data: { field: 'limit' },
    });
  });
});

describe('counters of the menu', () => {
  it('are those of the list of orders by product, to pay and to travel; a company counts its employees’ orders', async () => {
    const counters = async (who: Booker) => {
      const { toPay, toTravel } = good(await workbenchHandlers.counters({}, who.call('/workbench/counters')));
      expect([toPay.hotel, toPay.train, toTravel.hotel, toTravel.train]).toEqual([0, 0, 0, 0]);
      return [toPay.airTicket, toTravel.airTicket] as const;
    };
    const [employee, company] = [await booking.as('20250074'), await booking.as('20250070')];
    const [own, all] = [await counters(employee), await counters(company)];
    const unpaid = await employee.book({ ...within, days: 31 });
    const paid = await ticketed(employee, { ...within, days: 33 });
    expect(await counters(employee)).toEqual([own[0] + 1, own[1] + 1]);
    expect(await counters(company)).toEqual([all[0] + 1, all[1] + 1]);
    await putStatus(unpaid.orderId, 5);
    await putStatus(paid.orderId, 6);
    expect(await counters(employee)).toEqual(own);
  });
});

it('a deadline names the employee who has to pay an order that the company sees', async () => {
  const employee = await booking.as('20250072');
  const { orderId } = await employee.book({ ...within, days: 29 });
  const of = async (who: Booker) => (await summaryOf(who)).deadlines.find((one) => one.orderId === orderId);
  expect(await of(employee)).toMatchObject({ kind: 'pay', isPayable: true, payer: '' });
  expect(await of(await booking.as('20250070'))).toMatchObject({ kind: 'pay', isPayable: false, payer: '许曼' });
});
