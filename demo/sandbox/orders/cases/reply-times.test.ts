import { afterAll, beforeAll, expect, it } from 'vitest';
import { givenCase } from '#tests/support/given/cases.ts';
import { openBooking } from '#tests/support/orders/booking.ts';
import type { Booking } from '#tests/support/orders/booking.ts';
import type { Database } from '../../ground/call.ts';
import { replyTimes } from './reply-times.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
let booking: Booking;
let caseId: number;
beforeAll(async () => {
  booking = await openBooking();
  ({ caseId } = await givenCase(booking));
});
afterAll(() => booking.close());

/** A moment at which times are read anew. */
const readMs = (after = 0) => Math.floor(booking.now() / (5 * minuteMs)) * 5 * minuteMs + after;
let count = 0;
const reply = async (companyId: number, actor: number, closedMs: number) =>
  await booking.db
    .insertInto('case_tasks')
    .values({
      case_id: caseId,
      task_id: `r${(count += 1)}`,
      company_id: companyId,
      actor,
      for_id: null,
      node_id: 'n1',
      side: 'trip',
      state: 'agreed',
      opened_at: readMs() - 7 * 24 * hourMs,
      closed_at: closedMs,
      due_at: null,
      lapses_at: 0,
    })
    .execute();
/** Another process of the server has nothing in mind. */
const otherProcess = (): Database => booking.db.withoutPlugins();

it('a reply time is usual from five replies on, of a person and of a company', async () => {
  const company = 990_700;
  const replied = async (actor: number, at: number) => {
    await reply(company, actor, readMs() - at);
    return await replyTimes(otherProcess(), company, booking.now());
  };
  let times = await replied(1, 1);
  for (let at = 2; at < 5; at += 1) times = await replied(at % 2, at);
  expect([times.own(1), times.medianMs(1)]).toEqual([undefined, 2 * hourMs]);
  times = await replied(0, 5);
  expect(times.own(1)).toBeUndefined();
  expect(times.medianMs(1)).toBeGreaterThan(2 * hourMs);
  for (let at = 6; at < 9; at += 1) times = await replied(1, at);
  expect(times.own(1)).toBeGreaterThan(2 * hourMs);
});

it('a reply counts from the next full five minutes on, at the same moment in all processes', async () => {
  const company = 990_701;
  // The first process looks before the replies come, the second one after them.
  const before = await replyTimes(booking.db, company, readMs(minuteMs));
  for (let at = 0; at < 5; at += 1) await reply(company, 1, readMs(minuteMs + at + 1));
  const both = async (at: number) =>
    await Promise.all([booking.db, otherProcess()].map(async (db) => (await replyTimes(db, company, at)).own(1)));
  expect(before.own(1)).toBeUndefined();
  expect(await both(readMs(4 * minuteMs))).toEqual([undefined, undefined]);
  const [first, second] = await both(readMs(5 * minuteMs));
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
});

it('times are read once for many lists, and again where the first read failed', async () => {
  let reads = 0;
  let isBroken = true;
  const db = new Proxy(booking.db, {
    get(target, name, self) {
      if (name !== 'getExecutor') return Reflect.get(target, name, self) as unknown;
      reads += 1;
      if (isBroken) throw new Error('no connection');
      return () => target.getExecutor();
    },
  });
  await expect(replyTimes(db, 990_702, readMs())).rejects.toThrow('no connection');
  isBroken = false;
  await Promise.all(Array.from({ length: 20 }, () => replyTimes(db, 990_702, readMs(minuteMs))));
  expect(reads).toBe(2);
});
