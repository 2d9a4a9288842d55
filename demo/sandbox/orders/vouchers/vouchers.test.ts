import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Voucher } from '#contract/voucher.ts';
import { voucherSchemas } from '#contract/voucher.schema.ts';
import { dayMs, msOf } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { rowsRead } from '#tests/support/rows-read.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import * as rails from '#tests/support/given/rails.ts';
import { railSalesOf } from '#tests/support/given/rail-sales.ts';
import { create, pay, verify } from '#tests/support/given/stays.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { invoiceHandlers } from '../../app/handlers/invoice.ts';
import { voucherHandlers as calls } from '../../app/handlers/voucher.ts';
import { invoiceSchemas } from '#contract/invoice.schema.ts';
import { issueMs } from './issue.ts';

let booking: Booking;
let member: Booker;
let stranger: Booker;
let titleId = '';

beforeAll(async () => {
  booking = await openBooking();
  [member, stranger] = [await booking.as('20250010'), await booking.as('20250030')];
  await setWallet(booking, '20250010', 9_000_000);
  const saved = await invoiceHandlers.save(
    invoiceSchemas.save.parse({ requestId: randomUUID(), kind: 'personal', titleName: '周砚清本人' }),
    member.call('/invoice/save'),
  );
  titleId = good(saved).titleId;
});
afterAll(() => booking.close());

const list = async (who: Booker, input: object = {}) =>
  good(await calls.list(voucherSchemas.list.parse({ size: 100, ...input }), who.call('/voucher/list'))).rows;
const of = async (orderNo: string, kind: Voucher['kind'], who = member) =>
  (await list(who)).find((row) => row.orderNo === orderNo && row.kind === kind);
const ask = (
  orderNo: string,
  kind: Voucher['kind'],
  { who = member, requestId = randomUUID() as string, email = 'a@example.com' } = {},
) => calls.request({ requestId, orderNo, kind, titleId, email }, who.call('/voucher/request'));
const read = async (vouchers: string[], format: 'html' | 'xml' | 'zip', who = member) =>
  await calls.file({ vouchers, format }, who.call('/voucher/file'));
/** Moves the clock behind the last arrival of an order. */
const toEnd = async (arrTime: string, days = 0) =>
  await booking.advance(Math.ceil((msOf(arrTime) - booking.now() + days * dayMs) / 1000) + 1);

describe('the vouchers of a flight', () => {
  it('are listed from the payment on', async () => {
    const { orderId } = await member.book();
    expect(await of(orderId, 'itinerary')).toBeUndefined();
    good(await member.wallet(good(await member.info(orderId)).outTradeNo));
    expect(await of(orderId, 'itinerary')).toMatchObject({ state: 'later', hurdle: 'booking' });
    expect((await ask(orderId, 'itinerary')).ret).toBe(409);
  });

  it('are the itinerary after the trip, asked for once, issued by the clock, and a file that names buyer and amount', async () => {
    const { orderId, order } = await afterSalesOf(booking, member).ticketed({ days: 3 });
    const [flight] = order.flightList;
    expect(await of(orderId, 'itinerary')).toMatchObject({
      state: 'later',
      from: flight?.arrTime.slice(0, 10),
      issuer: flight?.airlineName,
      titleName: '',
    });
    expect((await ask(orderId, 'itinerary')).ret).toBe(409);
    await toEnd(flight?.arrTime ?? '');
    const open = await of(orderId, 'itinerary');
    expect(open).toMatchObject({ state: 'open', daysLeft: 180 });
    const [ticket] = order.psgFlightList;
    expect(fenOf(open?.amount ?? '')).toBe(
      fenOf(ticket?.tktPrice ?? '') + fenOf(ticket?.consTax ?? '') + fenOf(ticket?.fuelTax ?? ''),
    );
    const before = good(await calls.counts({}, member.call('/voucher/counts')));
    const requestId = randomUUID();
    const [first, again] = [
      await ask(orderId, 'itinerary', { requestId }),
      await ask(orderId, 'itinerary', { requestId }),
    ];
    expect(good(first)).toMatchObject({ state: 'issuing', titleName: '周砚清本人' });
    expect(again).toEqual(first);
    expect(await ask(orderId, 'itinerary')).toMatchObject({ ret: 409, data: { kind: 'issuing' } });
    expect((await read([`${orderId}-itinerary`], 'html')).ret).toBe(404);
    await booking.advance(issueMs / 1000);
    const issued = await of(orderId, 'itinerary');
    expect(issued).toMatchObject({ state: 'issued', voucherNo: expect.stringMatching(/^\d{20}$/) as string });
    expect(good(await calls.counts({}, member.call('/voucher/counts')))).toEqual({
      ...before,
      open: before.open - 1,
      issued: before.issued + 1,
      openAmount: yuanOf(fenOf(before.openAmount) - fenOf(open?.amount ?? '')),
    });
    const sheet = good(await read([`${orderId}-itinerary`], 'html'));
    expect(sheet.fileName).toMatch(/^电子行程单-.*\.html$/);
    const html = Buffer.from(sheet.content, 'base64').toString();
    for (const word of [issued?.voucherNo, '周砚清本人', orderId]) expect(html).toContain(word);
    expect(Buffer.from(good(await read([`${orderId}-itinerary`], 'xml')).content, 'base64').toString()).toContain(
      `<TotalAmount>${open?.amount}</TotalAmount>`,
    );
    expect(good(await read([`${orderId}-itinerary`], 'zip')).content.startsWith('UEsDB')).toBe(true);
  });

  it('end 180 days after the trip', async () => {
    const { orderId, order } = await afterSalesOf(booking, member).ticketed({ days: 3 });
    await toEnd(order.flightList[0]?.arrTime ?? '', 179.5);
    expect(await of(orderId, 'itinerary')).toMatchObject({ state: 'open', daysLeft: expect.any(Number) as number });
    expect((await list(member, { group: 'open' })).map(({ orderNo }) => orderNo)).toContain(orderId);
    await booking.advance(86_400);
    expect(await of(orderId, 'itinerary')).toMatchObject({ state: 'over' });
    expect(await ask(orderId, 'itinerary')).toMatchObject({ ret: 409, data: { kind: 'over' } });
    expect((await list(member, { group: 'ended' })).map(({ orderNo }) => orderNo)).toContain(orderId);
  });

  it('belong to those who see the order, and take a title of the asking member alone', async () => {
    const { orderId, order } = await afterSalesOf(booking, member).ticketed({ days: 3 });
    await toEnd(order.flightList[0]?.arrTime ?? '');
    expect(await of(orderId, 'itinerary', stranger)).toBeUndefined();
    expect((await ask(orderId, 'itinerary', { who: stranger })).ret).toBe(404);
    const own = (await list(stranger)).length;
    expect(own).toBeGreaterThanOrEqual(0);
    const foreign = await calls.request(
      { requestId: randomUUID(), orderNo: orderId, kind: 'itinerary', titleId: '999999', email: 'a@example.com' },
      member.call('/voucher/request'),
    );
    expect(foreign).toMatchObject({ ret: 404, data: { field: 'titleId' } });
    good(await ask(orderId, 'itinerary'));
    await booking.advance(issueMs / 1000);
    expect((await read([`${orderId}-itinerary`], 'html', stranger)).ret).toBe(404);
  });

  it('are taken back by a refund that changes their amount; the rest is asked for again', async () => {
    const sales = afterSalesOf(booking, member);
    const { orderId, psgIds } = await sales.ticketed({ days: 20 }, [person(), person()]);
    // Fees are for the service of booking: their invoice does not wait for the trip. A company's fee, set by hand here.
    await booking.db.updateTable('air_order_tickets').set({ serv_fee: 1000 }).where('order_id', '=', orderId).execute();
    good(await ask(orderId, 'fees'));
    await booking.advance(issueMs / 1000);
    const issued = await of(orderId, 'fees');
    expect(issued).toMatchObject({ state: 'issued', amount: '20' });
    await sales.refund(orderId, psgIds.slice(0, 1));
    const after = await of(orderId, 'fees');
    expect(after).toMatchObject({ state: 'open', isAgain: true, voucherNo: issued?.voucherNo });
    expect(after?.redNo).toMatch(/^\d{20}$/);
    expect(Buffer.from(good(await read([`${orderId}-fees`], 'html')).content, 'base64').toString()).toContain(
      `已由红字发票 ${after?.redNo} 红冲`,
    );
    expect(good(await ask(orderId, 'fees'))).toMatchObject({ state: 'issuing', redNo: '' });
    expect(await of(orderId, 'itinerary')).toMatchObject({ state: 'later' });
  });
});

describe('the voucher of a stay', () => {
  it.each(['platform', 'desk'] as const)('with an invoice of the %s', async (invoice) => {
    const verified = await verify(member, {
      choose: (rate) =>
        rate.invoice === invoice &&
        (rate.payKind === 'prepaid') === (invoice === 'platform') &&
        rate.payKind !== 'guarantee',
    });
    const { orderNo } = good(await create(member, verified));
    if (invoice === 'platform') await pay(member, orderNo);
    await booking.advance(120);
    const waiting = await of(orderNo, 'room');
    if (invoice === 'desk') {
      expect(waiting).toMatchObject({ state: 'none', hurdle: 'desk', issuer: verified.hotel.name });
      expect((await ask(orderNo, 'room')).ret).toBe(409);
      return;
    }
    expect(waiting).toMatchObject({ state: 'later', amount: verified.rate.total });
    await toEnd(`${verified.checkOut} 12:00:00`);
    expect(await of(orderNo, 'room')).toMatchObject({ state: 'open' });
    good(await ask(orderNo, 'room'));
  });
});

describe('the voucher of the railway', () => {
  it('is for the tickets of those who travelled, after their trip; fees have one of their own, at once', async () => {
    const passengers = [rails.rider(), rails.rider()];
    const orderNo = await rails.bookPaid(member, { days: 3 }, { passengers });
    expect(await of(orderNo, 'rail')).toMatchObject({ state: 'later', hurdle: 'booking' });
    await booking.advance(60);
    const { payprice, tickets, rides } = await rails.detail(member, orderNo);
    expect(await of(orderNo, 'rail')).toMatchObject({ state: 'later', amount: payprice, issuer: '中国铁路' });
    const { totals } = good(await railSalesOf(member).refundQuote(orderNo, ['0-1']));
    await railSalesOf(member).refund(orderNo, ['0-1']);
    const [stays, goes] = passengers.map(({ name }) => name);
    expect(await of(orderNo, 'railFees')).toMatchObject({ state: 'open', amount: totals.charge, travellers: [goes] });
    const ticket = { amount: tickets[0]?.price, travellers: [stays] };
    expect(await of(orderNo, 'rail')).toMatchObject({ state: 'later', ...ticket });
    await toEnd(rides[0]?.to.at ?? '');
    expect(await of(orderNo, 'rail')).toMatchObject({ state: 'open', ...ticket });
    good(await ask(orderNo, 'rail'));
    good(await ask(orderNo, 'railFees'));
    await booking.advance(30);
    expect(await of(orderNo, 'rail')).toMatchObject({ state: 'issued', ...ticket });
    expect(await of(orderNo, 'railFees')).toMatchObject({ state: 'issued', amount: totals.charge });
  });

  it('is none for an order that the railway refused', async () => {
    const refused = await rails.bookPaid(member, {}, { passengers: [rails.rider({ name: '拒四' })] });
    await booking.advance(120);
    const { rows } = good(
      await calls.list(voucherSchemas.list.parse({ keyword: refused }), member.call('/voucher/list')),
    );
    expect(rows).toEqual([]);
  });
});

describe('the vouchers of a member with many orders', () => {
  /** Ticketed orders of the past, from so many days ago on: after 200 their last day to ask is over. */
  const addOrders = async (from: number, to: number, { days = 200, member: owner = '20250050' } = {}) => {
    const [n, app] = [sql`generate_series(${sql.lit(from)}, ${sql.lit(to - 1)}) as n`, 'default'];
    const id = sql`${sql.lit(`v${days}-`)} || n`;
    const at = sql`${sql.lit(booking.now() - days * dayMs)} - n * 3600000::bigint`;
    // The tickets of no passengers: the database would ask for them.
    await sql`set session_replication_role = replica`.execute(booking.db);
    await sql`insert into air_order_tickets (order_id, psg_id, triptype, tkt_price, cons_tax, fuel_tax, serv_fee, insu_price, ticket_no, ticket_status, cert_key, dep_at)
      select ${id}, ${id} || '-1', 1, 50000, 5000, 2000, 0, 0, ${String(days)} || '0' || n, '', 'k', ${at} from ${n}`.execute(
      booking.db,
    );
    await sql`set session_replication_role = origin`.execute(booking.db);
    await sql`insert into orders (order_id, kind, app_id, member_id, status, travel_type, created_at, travel_at, ends_at, pay_deadline, amount, title, words, card)
      select ${id}, 'airTicket', ${app}, ${owner}, 2, 'private', ${at}, ${at}, ${at}, 0, 57000, '', 'V' || n, '{"flightList":[],"psgNames":[]}' from ${n}`.execute(
      booking.db,
    );
  };
  const readBy = (who: Booker, work: (call: ReturnType<Booker['call']>) => Promise<unknown>) =>
    rowsRead(booking.db, async (db) => await work({ ...who.call('/voucher/list'), db }));
  const input = (group: 'all' | 'open' | 'issued', more = {}) =>
    voucherSchemas.list.parse({ group, size: 10, ...more });

  it('are rows: figures and open ones read as many with twice the orders, the first page at most its count more', async () => {
    const many = await booking.as('20250050');
    const measure = async () => ({
      counts: await readBy(many, (call) => calls.counts({}, call)),
      open: await readBy(many, (call) => calls.list(input('open'), call)),
      issued: await readBy(many, (call) => calls.list(input('issued'), call)),
      all: await readBy(many, (call) => calls.list(input('all'), call)),
      amount: await readBy(many, (call) => calls.list(input('all', { sort: '-amount' }), call)),
    });
    await addOrders(0, 600);
    await sql`analyze`.execute(booking.db);
    expect((await list(many, { group: 'ended' })).length).toBe(100);
    const once = await measure();
    await addOrders(600, 1200);
    await sql`analyze`.execute(booking.db);
    const twice = await measure();
    for (const name of ['counts', 'open', 'issued'] as const)
      expect([name, twice[name] < once[name] + 20]).toEqual([name, true]);
    // A claim that is counted is one entry of an index and its row.
    for (const name of ['all', 'amount'] as const) expect(twice[name] - once[name]).toBeLessThanOrEqual(3 * 600);
  });

  it('fill the first page of the open ones without reading all of these', async () => {
    const many = await booking.as('20250030');
    const measure = () => readBy(many, async (call) => calls.list(input('open'), call));
    const counted = () => readBy(many, async (call) => calls.counts({}, call));
    await addOrders(0, 600, { days: 30, member: '20250030' });
    const once = (await measure()) - (await counted());
    await addOrders(600, 1200, { days: 30, member: '20250030' });
    expect((await list(many, { group: 'open' })).length).toBe(100);
    expect((await measure()) - (await counted())).toBeLessThan(once + 20);
  });

  it('are counted anew when the clock opens one', async () => {
    const many = await booking.as('20250050');
    const at = booking.now() + dayMs;
    await sql`update orders set ends_at = ${at} where order_id = 'v200-1'`.execute(booking.db);
    const later = await booking.as('20250050', { aheadMs: dayMs });
    for (const [who, open] of [
      [many, 0],
      [later, 1],
      [many, 0],
    ] as const) {
      expect(good(await calls.list(input('open'), who.call('/voucher/list'))).total).toBe(open);
      expect(good(await calls.counts({}, who.call('/voucher/counts'))).open).toBe(open);
    }
  });

  it('are written by a function that keeps its plan', async () => {
    const { rows } = await sql<{ lanname: string; proconfig: string[] }>`
      select lanname, proconfig from pg_proc p join pg_language l on l.oid = p.prolang
      where proname = 'voucher_claims_of'`.execute(booking.db);
    // Left to itself, a server plans the statement for each order again.
    expect(rows).toEqual([{ lanname: 'plpgsql', proconfig: ['plan_cache_mode=force_generic_plan'] }]);
  });

  it('are the same rows for a database of before the claims', async () => {
    const claims = () => sql`select * from voucher_claims order by order_id, kind`.execute(booking.db);
    const { rows: kept } = await claims();
    expect(kept.length).toBeGreaterThan(10);
    await booking.db.deleteFrom('voucher_claims').execute();
    await sql`select voucher_claims_of(array(select order_id from orders))`.execute(booking.db);
    // Reminders are told once, whatever the claims are made of.
    expect((await claims()).rows).toEqual(kept.map((row) => ({ ...(row as object), reminded_at: null })));
  });
});
