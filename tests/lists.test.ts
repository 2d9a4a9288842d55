import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  dateKinds,
  orderGroups,
  orderList,
  orderOwners,
  orderSorts,
  orderTags,
  travelTypes,
} from '#contract/order-list.ts';
import { orderTypes } from '#domain/product/names.ts';
import type { OrderGroup, OrderRow } from '#contract/order-list.ts';
import type { OrderType } from '#domain/product/names.ts';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { pageOf } from '#contract/page.schema.ts';
import type { Page, PageInput } from '#contract/page.ts';
import { row } from '#contract/row.ts';
import type { Envelope } from '#contract/row.ts';
import { paged } from '#demo/sandbox/ground/lists/paged.ts';
import { orderListHandlers } from '#demo/sandbox/app/handlers/order.ts';
import { amountsFilter, choiceFilter, daysFilter, tagsFilter, textFilter } from '#kit/resources/list-filters.ts';
import type { Range } from '#kit/resources/list-filters.ts';
import type { ListingSpec } from '#kit/resources/listing.ts';
import { listingSuite } from '#tests/support/suites/listing-suite.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { z } from 'zod';

interface Ticket {
  id: string;
  owner: string;
  title: string;
  kind: string;
  day: string;
  fen: number;
}
type Tickets = Kysely<{ list_tickets: Ticket }>;

interface Filters {
  keyword: string;
  kind: 'all' | 'air' | 'train';
  tags: readonly ('a' | 'b')[];
  days: Range;
  amounts: Range;
}
type Input = PageInput & Partial<Filters>;

const spec: ListingSpec<Ticket, Filters> = {
  filters: {
    keyword: textFilter(),
    kind: choiceFilter(['all', 'air', 'train'], 'all'),
    tags: tagsFilter(['a', 'b']),
    days: daysFilter(),
    amounts: amountsFilter(),
  },
  sorts: ['-day', 'fen'],
  size: 20,
  idOf: ({ id }) => id,
};

let sandbox: Booking;
let db: Tickets;
let members: Record<'first' | 'second', Booker>;
const ticketOf = (owner: string, at: number): Ticket => ({
  id: `${owner}${String(at).padStart(6, '0')}`,
  owner,
  title: at % 3 ? '北京 → 上海' : '广州 → 杭州',
  kind: at % 2 ? 'air' : 'train',
  day: `2026-09-${String(10 + (at % 4))}`,
  fen: (at % 5) * 100,
});
beforeAll(async () => {
  sandbox = await openBooking();
  db = sandbox.db as unknown as Tickets;
  members = { first: await sandbox.as('20250070'), second: await sandbox.as('20250040') };
  await addOrders('20250040', null, 25);
  await addOrders('20250070', null, 90);
  await addOrders('20250071', '700070', 50);
  await sql`create table list_tickets (id text primary key, owner text not null, title text not null, kind text not null, day text not null, fen bigint not null)`.execute(
    db,
  );
  await db
    .insertInto('list_tickets')
    .values([
      ...Array.from({ length: 130 }, (_, at) => ticketOf('first', at)),
      ...Array.from({ length: 25 }, (_, at) => ticketOf('second', at)),
    ])
    .execute();
});
afterAll(() => sandbox.close());

const sorts = { '-day': sql.ref('day'), fen: sql.ref('fen') };

function list(owner: string, { keyword, kind, days, ...input }: Input): Promise<Envelope<Page<Ticket>>> {
  let query = db.selectFrom('list_tickets').selectAll().where('owner', '=', owner);
  if (keyword) query = query.where('title', 'like', `%${keyword}%`);
  if (kind && kind !== 'all') query = query.where('kind', '=', kind);
  if (days?.from) query = query.where('day', '>=', days.from);
  return paged(
    { db: sandbox.db, query, sorts, id: sql.ref('id'), sums: { amount: sql.ref('fen') } },
    input,
    (rows) => rows,
  );
}

listingSuite<Ticket, Filters>('a list of tickets', () => ({
  row: row<Input, Page<Ticket>>('/test/tickets', '车票'),
  spec,
  answer: list,
  some: { kind: 'air', keyword: '北京' },
  none: { keyword: '没有' },
}));

interface OrderFilters {
  type: OrderType;
  group: OrderGroup;
  words: string;
  dateBy: (typeof dateKinds)[number];
  days: Range;
  travelType: (typeof travelTypes)[number];
  owner: (typeof orderOwners)[number];
  tags: readonly (typeof orderTags)[number][];
  amounts: Range;
}

const orderSpec: ListingSpec<OrderRow, OrderFilters> = {
  filters: {
    type: choiceFilter(orderTypes, 'airTicket'),
    group: choiceFilter(orderGroups, 'all'),
    words: textFilter(),
    dateBy: choiceFilter(dateKinds, 'created'),
    days: daysFilter(),
    travelType: choiceFilter(travelTypes, 'all'),
    owner: choiceFilter(orderOwners, 'all'),
    tags: tagsFilter(orderTags),
    amounts: amountsFilter(),
  },
  sorts: orderSorts,
  size: 20,
  idOf: ({ orderId }) => orderId,
};

/** Orders as lists know them: at each moment three, with few amounts, of all statuses. */
const addOrders = (memberId: string, company: string | null, count: number) =>
  sql`insert into orders
    select ${memberId}::text || lpad(n::text, 4, '0'), 'airTicket', 'default', ${memberId}, ${company}::text, n % 12, case when ${company}::text is null then 'private' else 'business' end,
      ${sandbox.now()}::bigint - (n / 3) * 3600000::bigint, ${sandbox.now()}::bigint + (n % 7) * 86400000::bigint, ${sandbox.now()}::bigint, 0, 100 * (n % 5), '北京 → 上海', case when n % 3 = 0 then '林知远' else '许曼' end, '{"flightList":[],"psgNames":[],"isExchange":0,"taxes":0,"insurance":0,"serviceFee":0}'
    from generate_series(1, ${count}::int) as n`.execute(sandbox.db);

listingSuite<OrderRow, OrderFilters>('the order list of a company and its employees', () => ({
  row: orderList.list,
  spec: orderSpec,
  answer: (who, input) => orderListHandlers.list(orderListSchemas.list.parse(input), members[who].call('/order/list')),
  some: { words: '林知远', days: { from: '2026-09-15', to: '' }, amounts: { from: '1', to: '3.50' } },
  none: { type: 'train' },
}));

describe('a page of the server', () => {
  const page = async (input: Input) => (await list('first', input)).data;

  it('has the shape that every list has, with the sums of all pages', async () => {
    const answer = await page({ size: 10 });
    expect(pageOf(z.looseObject({ id: z.string() })).parse(answer)).toMatchObject({
      total: 130,
      sums: { amount: '260' },
    });
  });

  it('neither repeats nor leaves out rows when others come or go between two pages', async () => {
    const first = await page({ size: 10 });
    const [newest, last] = [{ ...ticketOf('first', 900_000), day: '2026-12-31' }, first.rows.at(-1)];
    await db.insertInto('list_tickets').values(newest).execute();
    await db
      .deleteFrom('list_tickets')
      .where('id', '=', last?.id ?? '')
      .execute();
    const second = await page({ size: 10, after: first.next ?? '' });
    await db.deleteFrom('list_tickets').where('id', '=', newest.id).execute();
    if (last) await db.insertInto('list_tickets').values(last).execute();
    const whole = await page({ size: 30 });
    expect([...first.rows, ...second.rows].map(({ id }) => id)).toEqual(whole.rows.slice(0, 20).map(({ id }) => id));
  });

  it.each([
    ['another sort', { sort: 'fen' }, 'after', '页码已失效，请回到第一页'],
    ['letters', { after: 'x' }, 'after', '页码已失效，请回到第一页'],
    ['an unknown sort', { sort: 'owner' }, 'sort', '不支持这种排序方式'],
  ])('refuses a way to the next page of %s', async (_, change, field, msg) => {
    const { next } = await page({ size: 10 });
    expect(await list('first', { size: 10, after: next ?? '', ...change })).toMatchObject({
      ret: 400,
      msg,
      data: { field },
    });
  });

  it('counts to ten thousand and sums up no part of a longer list', async () => {
    await sql`insert into list_tickets select 'many' || g, 'many', '', 'air', '2026-01-01', 1 from generate_series(1, 10001) as g`.execute(
      db,
    );
    const { total, sums, rows } = (await list('many', { size: 5 })).data;
    expect([total, sums, rows.length]).toEqual([10_000, undefined, 5]);
    const last = await list('many', { size: 5, skip: 10_000 });
    expect([last.data.rows.length, last.data.next]).toEqual([1, null]);
  });
});
