import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { orderGroups } from '#contract/order-list.ts';
import { orderTypes } from '#domain/product/names.ts';
import type { OrderRow } from '#contract/order-list.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { airStatus } from '#domain/product/air-status.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { fillHeads } from '../../ground/database/migrations/014-order-heads.ts';
import { fillCities } from '../../ground/database/migrations/020-orders-by-city.ts';
import { orderListHandlers } from '../../app/handlers/order.ts';
import { settle } from '../../money/payments/settle.ts';
import { tick } from '../../products/flight/lifecycle/tick.ts';
import { rowsRead } from '#tests/support/rows-read.ts';
import { lockOrder, moveOrder } from '#tests/support/orders/status.ts';
import { latinNameFor } from '../passengers/suggest-latin.ts';

type ListInput = z.input<typeof orderListSchemas.list>;

let booking: Booking;
let member: Booker;
let employee: Booker;
let company: Booker;
/** One order of the member in each of these statuses. */
const orders: Record<string, string> = {};

const within = {
  travelType: 'business',
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;
const pay = async (who: Booker, orderId: string) =>
  settle(booking.db, (await who.code(orderId)).outTradeNo, booking.now());
const page = async (who: Booker, input: ListInput = {}) =>
  good(await orderListHandlers.list(orderListSchemas.list.parse({ size: 100, ...input }), who.call('/order/list')));
const counts = async (who: Booker, input: z.input<typeof orderListSchemas.counts> = {}) =>
  good(await orderListHandlers.counts(orderListSchemas.counts.parse(input), who.call('/order/counts')));
const ids = async (who: Booker, input: ListInput = {}) => (await page(who, input)).rows.map(({ orderId }) => orderId);
const move = async (orderId: string, ...statuses: (3 | 4 | 9 | 10 | 11)[]) =>
  booking.db.transaction().execute(async (tx) => {
    let order = await lockOrder(tx, orderId);
    for (const status of statuses) order = order && (await moveOrder(tx, order, status, null));
  });

beforeAll(async () => {
  booking = await openBooking();
  [member, employee, company] = await Promise.all([
    booking.as('20250010'),
    booking.as('20250071'),
    booking.as('20250070'),
  ]);
  for (const [at, name] of ['ticketed', 'refunding', 'changed', 'refunded'].entries()) {
    const { orderId } = await member.book({ days: 20 + at }, [person('1990-03-07', { name: '林知远' })]);
    orders[name] = orderId;
    await pay(member, orderId);
  }
  await tick(booking.db, booking.now() + 60_000);
  await move(orders['refunding'] ?? '', 9);
  await move(orders['changed'] ?? '', 11, 3);
  await move(orders['refunded'] ?? '', 9, 10, 4);
  orders['rejected'] = (await member.book({ days: 25 }, [person('1990-03-07', { name: '拒票人' })])).orderId;
  orders['ticketing'] = (
    await member.book({ days: 26, returnAfterDays: 3, children: 1 }, [
      person(),
      person('2020-03-07', { psgType: 'CHD', guardianConsent: true }),
    ])
  ).orderId;
  for (const name of ['rejected', 'ticketing']) await pay(member, orders[name] ?? '');
  orders['cancelled'] = (await member.book({ days: 27 })).orderId;
  good(await member.cancel(orders['cancelled']));
  orders['unpaid'] = (await member.book({ days: 28 })).orderId;
});
afterAll(() => booking.close());

/** Heads of orders whose own rows do not exist: lists read nothing else. */
const addHeads = async (count: number, prefix: string, change: Record<string, unknown> = {}) =>
  sql`insert into orders select made.* from generate_series(1, ${sql.lit(count)}) as n cross join lateral (select to_jsonb(one) as head from orders as one where order_id = ${orders['ticketed'] ?? ''}) as head
    cross join lateral jsonb_populate_record(null::orders, head || ${JSON.stringify(change)}::jsonb || jsonb_build_object('order_id', ${prefix}::text || n)) as made`.execute(
    booking.db,
  );

describe('the heads of orders', () => {
  const heads = async () =>
    (await sql<Record<string, unknown>>`select * from orders order by order_id`.execute(booking.db)).rows;

  it('have the status of their orders, through every change', async () => {
    const { rows } =
      await sql`select o.order_id from air_orders o full join orders h using (order_id) where h.status is distinct from o.status`.execute(
        booking.db,
      );
    expect(rows).toEqual([]);
  });

  it('are made by the migration as by the code', async () => {
    const made = await heads();
    expect(made.length).toBeGreaterThan(7);
    await booking.db.transaction().execute(async (tx) => {
      await sql`delete from orders`.execute(tx);
      await sql.raw(fillHeads).execute(tx);
      await sql.raw(fillCities).execute(tx);
    });
    // The texts that were accepted stand in no part of an order.
    expect(await heads()).toEqual(made.map((head) => ({ ...head, agreed_texts: null })));
  });
});

describe('a row of the order list', () => {
  it('shows passengers, route, days and amount', async () => {
    const shown = await member.show(orders['ticketing'] ?? '');
    const row = (await page(member, { words: orders['ticketing'] })).rows[0];
    expect(row).toMatchObject({
      type: 'airTicket',
      orderNo: shown.orderNo,
      status: 7,
      created: shown.createTime,
      travelDay: shown.flightList[0]?.depTime.slice(0, 10),
      payDeadline: null,
      payprice: shown.payprice,
      travelType: 'private',
      bookedBy: '',
      memberName: '',
      isExchange: 0,
    });
    expect(row?.psgNames).toEqual(shown.psgList.map(({ name }) => name));
    expect(row).not.toHaveProperty('latinNames');
    // As a passport has them: an order abroad names the same people so.
    const [named] = (await page(member, { words: orders['ticketing'], latin: true })).rows;
    expect(named?.latinNames).toEqual(await Promise.all(shown.psgList.map(({ name }) => latinNameFor(name))));
    expect(named?.latinNames?.[0]).toMatch(/^[A-Z]+\/[A-Z]+$/);
    expect(row?.flightList).toEqual(
      shown.flightList.map(({ triptype, orgcityname, dstcityname, airline, flightNo, depTime, arrTime }) => ({
        triptype,
        orgcityname,
        dstcityname,
        airline,
        flightNo,
        depTime,
        arrTime,
      })),
    );
    const sum = (amounts: readonly string[]) => amounts.reduce((total, amount) => total + fenOf(amount), 0);
    expect(fenOf(row?.taxes ?? '')).toBe(
      sum(shown.psgFlightList.flatMap(({ consTax, fuelTax }) => [consTax, fuelTax])),
    );
    expect(row?.totalServFee).toBe(shown.totalServFee);
  });

  it('has a deadline while it is unpaid, and the moment of the answer', async () => {
    const { rows, asOf } = await page(member, { words: orders['unpaid'] });
    expect(rows[0]?.payDeadline).toBe((await member.show(orders['unpaid'] ?? '')).payDeadline);
    expect(asOf).toMatch(/^2026-09-16 \d\d:\d\d:\d\d$/);
  });
});

describe('filters of the order list', () => {
  it('have every order in its group, at its moment', async () => {
    const after = await booking.as('20250010', { aheadMs: 60 * 86_400_000 });
    for (const [who, isOver] of [
      [member, false],
      [after, true],
    ] as const) {
      const all = (await page(who)).rows;
      for (const group of orderGroups.filter((one) => one !== 'all')) {
        const expected = all
          .filter(({ status }) => airStatus.groupOf(status, isOver) === group)
          .map(({ orderId }) => orderId);
        expect(await ids(who, { group })).toEqual(expected);
      }
    }
  });

  it.each([
    ['travelType', { travelType: 'private' }, 8],
    ['another travel type', { travelType: 'business' }, 0],
    ['a product without orders', { type: 'hotel' }, 0],
    ['a name', { words: '林知' }, 4],
    ['two words', { words: ' 林知远  2609 ' }, 4],
    ['a sign that stands for anything', { words: '%' }, 0],
    ['another sign that stands for anything', { words: '_' }, 0],
    ['an order number', { words: '260916000000' }, 0],
  ] as const)('leave by %s the orders that fit', async (_, input, total) => {
    expect((await page(member, input)).total).toBe(total);
  });

  it('find a city of either end, a flight by its number in small letters, and an order by its own', async () => {
    const [{ orgcityname, dstcityname } = { orgcityname: '', dstcityname: '' }] = (
      await member.show(orders['ticketed'] ?? '')
    ).flightList;
    for (const city of [orgcityname, dstcityname])
      expect(await ids(member, { words: city })).toContain(orders['ticketed']);
    const flightNo = (await member.show(orders['ticketed'] ?? '')).flightList[0]?.flightNo ?? '';
    expect(await ids(member, { words: flightNo.toLowerCase() })).toContain(orders['ticketed']);
    expect(await ids(member, { words: orders['ticketed'] })).toEqual([orders['ticketed']]);
  });

  it('take the days of the booking or of the first flight, the last day included', async () => {
    const today = dayAt(booking.now());
    expect((await page(member, { days: { from: today, to: today } })).total).toBe(8);
    expect((await page(member, { days: { from: addDays(today, 1), to: '' } })).total).toBe(0);
    const [from, to] = [addDays(today, 20), addDays(today, 21)];
    expect((await ids(member, { dateBy: 'travel', days: { from, to } })).toSorted()).toEqual(
      [orders['ticketed'], orders['refunding']].toSorted(),
    );
  });

  it('sort by booking, journey and amount', async () => {
    const by = async (sort: string, value: (row: OrderRow) => number | string) => {
      const values = (await page(member, { sort })).rows.map(value);
      expect(values).toEqual(values.toSorted((a, b) => (a < b ? 1 : -1)));
    };
    await by('-created', (row) => row.created);
    await by('-travel', (row) => row.travelDay);
    await by('-amount', (row) => fenOf(row.payprice));
  });
});

describe('counts of the order list', () => {
  it.each([
    {},
    { words: '林知远' },
    { travelType: 'business' },
    { type: 'train' },
    { dateBy: 'travel', days: { from: '2026-10-08', to: '' } },
  ] as const)('are the totals of the lists: %j', async (filters) => {
    for (const who of [member, company]) {
      const { groups, types } = await counts(who, filters);
      for (const group of orderGroups) expect(groups[group]).toBe((await page(who, { ...filters, group })).total);
      for (const type of orderTypes) expect(types[type]).toBe((await page(who, { ...filters, type })).total);
    }
  });

  it('follow the clock: asked before a trip ends and after it, and for a moment before again', async () => {
    for (const aheadMs of [0, 21.5, 60, 0].map((days) => days * 86_400_000)) {
      const who = await booking.as('20250010', { aheadMs });
      const { groups } = await counts(who);
      for (const group of orderGroups)
        expect([group, groups[group]]).toEqual([group, (await page(who, { group })).total]);
    }
  });

  it('have an order of a status that no table has among those that are over', async () => {
    await addHeads(1, 'odd', { member_id: '20250050', status: 14 });
    const who = await booking.as('20250050');
    expect(await counts(who)).toMatchObject({ groups: { all: 1, done: 1 } });
    expect(await ids(who, { group: 'done' })).toEqual(['odd1']);
  });

  it('read each order that is over once', async () => {
    const who = await booking.as('20250050');
    const read = async () => {
      await sql`analyze`.execute(booking.db);
      return await rowsRead(booking.db, async (db) => {
        // Nearly all rows are this member's: which way of reading is cheaper changes with their number.
        await sql`set local enable_seqscan = off`.execute(db);
        await orderListHandlers.counts(orderListSchemas.counts.parse({}), { ...who.call('/order/counts'), db });
      });
    };
    await addHeads(2000, 'over', { member_id: '20250050', status: 5 });
    const once = await read();
    await addHeads(2000, 'again', { member_id: '20250050', status: 5 });
    // An entry of the index and its row, each read and counted.
    expect((await read()) - once).toBeLessThanOrEqual(4 * 2000 + 20);
  });

  it('end at ten thousand', async () => {
    await addHeads(10_001, 'many', { member_id: '20250030' });
    const many = await booking.as('20250030');
    expect(await counts(many)).toMatchObject({
      types: { airTicket: 10_000 },
      groups: { all: 10_000, travel: 10_000, done: 0 },
    });
    const refused = await orderListHandlers.export(orderListSchemas.export.parse({}), many.call('/order/export'));
    expect(refused).toMatchObject({
      ret: 400,
      msg: '一次最多导出 10,000 条订单，请缩小日期范围',
      data: { field: 'days' },
    });
  });
});

describe('orders of others', () => {
  const made: Record<string, string> = {};
  beforeAll(async () => {
    made['business'] = (await employee.book({ ...within, days: 33 })).orderId;
    made['private'] = (await employee.book({ days: 34 })).orderId;
    made['own'] = (await company.book({ days: 35 })).orderId;
    made['ownBusiness'] = (await company.book({ ...within, days: 36, choose: () => true })).orderId;
  });

  it('are the business orders of its employees for a company, each once and by name', async () => {
    const { rows, total } = await page(company);
    expect(rows.map(({ orderId }) => orderId)).toEqual(
      [made['ownBusiness'], made['own'], made['business']].toSorted((a, b) => (a && b && a > b ? -1 : 1)),
    );
    expect(total).toBe(3);
    expect(rows.map(({ orderId, bookedBy, memberName }) => [orderId, bookedBy, memberName])).toContainEqual([
      made['business'],
      '陈佳宁',
      '陈佳宁',
    ]);
    expect(rows.find(({ orderId }) => orderId === made['own'])).toMatchObject({ bookedBy: '', memberName: '周国梁' });
    expect(await ids(company, { owner: 'others' })).toEqual([made['business']]);
    expect((await ids(company, { owner: 'mine' })).toSorted()).toEqual([made['own'], made['ownBusiness']].toSorted());
  });

  it('are hidden from an employee, a colleague, another member and another application', async () => {
    expect((await ids(employee)).toSorted()).toEqual([made['business'], made['private']].toSorted());
    expect(await ids(employee, { owner: 'others' })).toEqual([]);
    const strangers = await Promise.all([
      booking.as('20250072'),
      booking.as('20250040'),
      booking.as('20250071', { appId: 'skyline' }),
      booking.as('20250070', { appId: 'skyline' }),
    ]);
    for (const stranger of strangers) expect(await ids(stranger)).toEqual([]);
  });
});

it.each([
  ['-created', 'a\0b', 'x'],
  ['-created', 1, 'a\0b'],
  ['-created', 'yesterday', 'x'],
  ['-created', 1e300, 'x'],
])('a forged mark of a page is refused: %j', async (...mark) => {
  const after = Buffer.from(JSON.stringify(mark)).toString('base64url');
  const answer = await orderListHandlers.list(orderListSchemas.list.parse({ after }), member.call('/order/list'));
  expect(answer).toMatchObject({ ret: 400, data: { field: 'after' } });
});
