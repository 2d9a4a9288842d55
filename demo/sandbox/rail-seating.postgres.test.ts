import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { trainOrder } from '#contract/train-order.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { seatsHeld, seatsRefused } from '#domain/rail/rides/seat-titles.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { rider } from '#tests/support/given/rails.ts';
import { good } from '#tests/support/orders/booking.ts';
import { openProcesses } from '#tests/support/several-processes.ts';
import { patienceMs } from '#tests/support/patience.ts';
import { http } from '../../scripts/lib/http.mjs';

const waitSeconds = 600;
let opened: Awaited<ReturnType<typeof openProcesses>>;
let tokens: string[];
const tomorrow = addDays(dayAt(Date.now()), 1);
beforeAll(async () => {
  opened = await openProcesses('rail_seating', { env: { RAIL_SEAT_SECONDS: String(waitSeconds) } });
  // Tickets are sold at nine, whenever the test runs.
  await opened.client.tell('/sandbox/clock', {
    advance: Math.ceil((msOf(`${tomorrow} 09:00:00`) - Date.now()) / 1000),
  });
  // Each process learns of a moved clock by itself: a captcha of one that has not is too old for one that has.
  tokens = await Promise.all(
    ['13800000010', '13800000020', '13800000030'].map((phone) =>
      vi.waitFor(async () => good(await opened.client.logIn(phone)).token, { timeout: patienceMs }),
    ),
  );
});
afterAll(() => opened.close());

/** More than the business seats of the train. */
const orders = 36;

it('a process that is killed while orders get their seats loses none of them and holds none twice', async () => {
  const { client, db, processes } = opened;
  const ride = {
    trainNumber: 'G1',
    date: addDays(tomorrow, 9),
    fromStation: 'VNP',
    toStation: 'AOH',
  };
  const made = await Promise.all(
    Array.from({ length: orders }, async (_, at) => {
      const token = tokens[at % tokens.length] ?? '';
      const seatClass = at % 2 ? ('business' as const) : ('second' as const);
      const { verifyKey } = good(await client.send(trainOrder.verify, { rides: [{ ...ride, seatClass }] }, { token }));
      const order = {
        requestId: randomUUID(),
        verifyKey,
        passengers: [rider()],
        contact: { name: '林知远', mobilePhone: '13800000010' },
        agreed: true,
      };
      const { orderNo } = good(await client.send(trainOrder.createOrder, order, { token }));
      return { token, orderNo };
    }),
  );
  const statuses = async () =>
    (await db.selectFrom('rail_orders').select(['order_id', 'status']).execute()).map(({ status }) => status);
  const waiting = async () => (await statuses()).filter((status) => status === 14).length;
  expect(await waiting()).toBe(orders);

  // The clock of one process runs its chores at once, the others look every second; the one is killed amid its work.
  const [, victim] = processes;
  void http
    .post(`${victim?.url}/sandbox/clock`, { body: new URLSearchParams({ advance: String(waitSeconds) }) })
    .catch(() => undefined);
  await expect.poll(waiting, { interval: 1, timeout: patienceMs }).toBeLessThan(orders);
  await victim?.stop('SIGKILL');
  await expect.poll(waiting, { interval: 50, timeout: patienceMs }).toBe(0);

  const all = await statuses();
  expect([all.length, new Set(all)]).toEqual([orders, new Set([0, 5])]);
  const tickets = await db
    .selectFrom('rail_tickets as t')
    .innerJoin('rail_orders as o', 'o.order_id', 't.order_id')
    .where('o.status', '=', 0)
    .select(['t.train_day', 't.seat'])
    .execute();
  const seats = tickets.map(({ train_day, seat }) => `${train_day} ${seat}`);
  expect(tickets.every(({ seat }) => seat >= 0)).toBe(true);
  expect([seats.length, new Set(seats).size]).toEqual(Array(2).fill(all.filter((status) => status === 0).length));
  // The same seats are held in the inventory, and each order was answered once.
  const held = await db.selectFrom('rail_seats').where('held', '<>', 0).select(['train_day', 'seat']).execute();
  expect(held.map(({ train_day, seat }) => `${train_day} ${seat}`).toSorted()).toEqual(seats.toSorted());
  const answers = await db
    .selectFrom('rail_order_events')
    .where('title', 'in', [seatsHeld, seatsRefused])
    .select('order_id')
    .execute();
  expect(answers.map(({ order_id }) => order_id).toSorted()).toEqual(made.map(({ orderNo }) => orderNo).toSorted());
  expect(await brokenInvariants(db)).toEqual([]);
});
