import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billKinds } from '#contract/bill.ts';
import type { BillKind } from '#contract/bill.ts';
import { billSchemas } from '#contract/bill.schema.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { rowsRead } from '#tests/support/rows-read.ts';
import { makeManyOrders } from './app/seed/orders/many-orders.ts';
import type { Database, Member } from './ground/call.ts';
import { partOf } from './ground/lists/paged.ts';
import type { ListQuery } from './ground/lists/paged.ts';
import { billSources } from './money/bills/sources.ts';
import { id, ordersOf, sorts, viewerOf } from './orders/heads/list-query.ts';
import { listOfMessages } from './orders/messages/messages.ts';

type AnyList = Omit<ListQuery<never, never, unknown>, 'db'>;

const memberId = '20250041';
const each = 40;
let booking: Booking;
let booker: Booker;
beforeAll(async () => {
  booking = await openBooking();
  booker = await booking.as(memberId);
});
afterAll(() => booking.close());

/** A period is the sum of its rows. */
const summed: ReadonlySet<BillKind> = new Set(['airSum', 'hotelSum', 'trainSum']);

const lists: readonly (readonly [name: string, list: (db: Database, member: Member) => AnyList, sort?: string])[] = [
  ...Object.keys(sorts).map(
    (sort) =>
      [
        `orders by ${sort}`,
        (db: Database, member: Member) => ({ query: ordersOf(db, viewerOf(member), {}, booking.now()), sorts, id }),
        sort,
      ] as const,
  ),
  ['messages', (db: Database, member: Member) => listOfMessages(db, member) as AnyList],
  ...billKinds
    .filter((kind) => !summed.has(kind))
    .map(
      (kind) =>
        [
          `bill ${kind}`,
          (db: Database, member: Member) => billSources[kind](db, member, billSchemas.query.parse({ kind })) as AnyList,
        ] as const,
    ),
] as never;

/** The planner prefers to read small tables whole: for this, an index that the page can follow is taken whenever there is one. */
const byIndex = (db: Database) =>
  sql`select set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true), set_config('enable_sort', 'off', true), set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), set_config('enable_material', 'off', true)`.execute(
    db,
  );

/** Full pages from the first measure on. */
const size = 3;
/** Rows of a page differ in what is joined to them. */
const spread = 12;

it('the first page of a list reads as many rows when its member has twice the orders', async () => {
  const { member } = booker.call('/order/list');
  if (!member) throw new Error('no member');
  const measure = async () => {
    await makeManyOrders(booking.db, memberId, each, booking.now());
    // Versions of before the updates are no rows.
    await sql`vacuum analyze`.execute(booking.db);
    const found: Record<string, { read: number; total: number }> = {};
    for (const [name, list, sort] of lists) {
      const page = async (db: Database, rows: number) => {
        const part = await partOf({ db, ...list(db, member) } as never, { size: rows, ...(sort && { sort }) });
        return 'rows' in part ? part.rows.length : 0;
      };
      const read = await rowsRead(booking.db, async (db) => {
        await byIndex(db);
        await page(db, size);
      });
      found[name] = { read, total: await page(booking.db, 1000) };
    }
    return found;
  };
  const [once, twice] = [await measure(), await measure()];
  const grown = Object.keys(once).flatMap((name) => {
    const [before, after] = [once[name]!, twice[name]!];
    const isFull = before.total >= size;
    const more = after.read - before.read;
    return isFull && more > after.total - before.total + spread
      ? [`${name}: ${before.read} of ${before.total}, then ${after.read} of ${after.total}`]
      : [];
  });
  expect(grown).toEqual([]);
});
