import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { flight } from '#contract/flight.ts';
import { payment } from '#contract/payment.ts';
import { serverEvent } from '#contract/server-event.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import type { ServerEvent } from '#domain/events/server-events.ts';
import { verifyEvent } from '#entries/sign.ts';
import { partnerServer } from '#tests/support/events/partner-server.ts';
import { openReceiver } from '#tests/support/events/receiver.ts';
import { good, person } from '#tests/support/orders/booking.ts';
import { openProcesses } from '#tests/support/several-processes.ts';
import { isWhole } from '#tests/support/whole.ts';
import { emit } from './ground/events/emit.ts';

/** Half a second each: far more than the slowest run has needed. */
const mostRounds = 600;

let opened: Awaited<ReturnType<typeof openProcesses>>;
beforeAll(async () => {
  opened = await openProcesses('events');
});
afterAll(() => opened.close());

/** Orders that are booked and paid over the wire, and those of which only the facts are written, in transactions of their own. */
const booked = isWhole ? 100 : 24;
const written = isWhole ? 10_000 : 150;
const stages = ['order.made', 'order.paid', 'order.ticketed'] as const;

async function bookAndPay(token: string, days: number): Promise<string> {
  const { client } = opened;
  const party = { adults: 1, children: 0, infants: 0, travelType: 'private' as const };
  const date = addDays(dayAt(Date.now()), days);
  const { flights } = good(
    await client.send(flight.query, { orgCity: 'PEK', dstCity: 'SHA', date, ...party }, { token }),
  );
  const seats = flights.flatMap((one) => one.seats.map((seat) => ({ flightId: one.flightId, ...seat })));
  const free = seats.filter(({ seatNum }) => seatNum > 8);
  const { flightId = '', cabinCode = '', parPrice = '' } = free[days % free.length] ?? {};
  const { verifyKey } = good(
    await client.send(flight.verify, { seats: [{ triptype: 1, flightId, cabinCode, parPrice }], ...party }, { token }),
  );
  const input = {
    requestId: randomUUID(),
    verifyKey,
    travelType: 'private' as const,
    passengers: [person()],
    contact: { name: '周砚清', mobilePhone: '13800000010' },
    insurances: [],
    voucher: 'none' as const,
    acceptDuplicate: true,
    agreed: true,
    documentConsent: true,
  };
  const { orderId } = good(await client.send(flight.createOrder, input, { token }));
  const { outTradeNo } = good(await client.send(payment.info, { orderId, businessType: '5' }, { token }));
  good(
    await client.send(payment.alipay, { outTradeNo, businessType: 'dometicketOrderPay', body: '机票订单' }, { token }),
  );
  await client.tell(`/sandbox/notify/${outTradeNo}`, {});
  return orderId;
}

/** The facts of an order, each in a transaction; every fifth of them is undone and never happened. */
async function writeFacts(orderId: string): Promise<void> {
  for (const kind of stages) {
    const isUndone = randomInt(5) === 0;
    const write = opened.db.transaction().execute(async (tx) => {
      await emit(tx, {
        appId: 'default',
        kind,
        object: `order:${orderId}`,
        at: Date.now(),
        amount: 1000,
        data: { orderId, orderNo: orderId, product: isUndone ? 'hotel' : 'flight' },
      });
      if (isUndone) throw new Error('undone');
    });
    await write.catch((error: Error) => {
      if (error.message !== 'undone') throw error;
    });
  }
}

it('three processes, one killed at random, bring every fact to a receiver that fails a third of the time: none missing, in order, never twice at once', async () => {
  const { db, client, processes } = opened;
  const atWork = new Set<string>();
  const faults: string[] = [];
  /** Order → its events in the order in which the receiver took them first. */
  const taken = new Map<string, string[]>();
  const known = new Set<string>();
  const repeated = new Set<string>();
  const receiver = await openReceiver(async ({ headers, body }) => {
    const id = String(headers['webhook-id']);
    if (atWork.has(id)) faults.push(`${id} came twice at once`);
    atWork.add(id);
    await new Promise((resolve) => setTimeout(resolve, randomInt(8)));
    atWork.delete(id);
    if (randomInt(3) === 0) return randomInt(2) ? 500 : 'drop';
    const event = JSON.parse(body) as ServerEvent;
    if (!('orderId' in event.data)) return 204;
    if (known.has(id)) repeated.add(id);
    else taken.set(event.data.orderId, [...(taken.get(event.data.orderId) ?? []), event.type]);
    known.add(id);
    return 204;
  });
  const partner = await partnerServer({ fetch: opened.fetch, now: Date.now });
  const { secret } = good(
    await partner.send(serverEvent.create, { address: receiver.url, kinds: [...stages], requestId: randomUUID() }),
  );
  const { token } = good(await client.logIn('13800000010'));

  const orders: string[] = [];
  const booking = (async () => {
    for (let at = 0; at < booked; at += 4)
      orders.push(...(await Promise.all([0, 1, 2, 3].map((n) => bookAndPay(token, 10 + at + n)))));
  })();
  const writing = (async () => {
    for (let at = 0; at < written; at += 10)
      await Promise.all(Array.from({ length: 10 }, (_, n) => writeFacts(`fact-${at + n}`)));
  })();
  const killing = (async () => {
    for (let kill = 0; kill < (isWhole ? 8 : 2); kill += 1) {
      const seen = receiver.received.length;
      await expect.poll(() => receiver.received.length - seen, { interval: 5 }).toBeGreaterThan(20 + randomInt(60));
      const at = randomInt(processes.length);
      await processes[at]?.stop('SIGKILL');
      processes[at] = await opened.startOne();
    }
  })();
  await Promise.all([booking, writing, killing]);

  const facts = async (): Promise<string[]> =>
    (await db.selectFrom('server_events').where('kind', 'in', stages).select('uid').execute()).map(({ uid }) => uid);
  const isComplete = async (): Promise<boolean> =>
    orders.every((orderId) => taken.get(orderId)?.length === 3) && (await facts()).every((uid) => known.has(uid));
  /** The sandbox's moment of the last delivery that is due; null while one can be sent now. */
  const waitsUntil = async (now: number): Promise<number | null> => {
    const { last, first, undealt } = await db
      .selectFrom('event_deliveries')
      .where('state', '=', 'due')
      .select(({ fn }) => [fn.max('next_at').as('last'), fn.min('next_at').as('first')])
      .select(({ selectFrom }) =>
        selectFrom('server_events')
          .where('is_dealt', '=', false)
          .select(({ fn }) => fn.countAll().as('count'))
          .as('undealt'),
      )
      .executeTakeFirstOrThrow();
    return Number(undealt) || (first !== null && Number(first) <= now) ? null : Number(last ?? now);
  };
  const moveClock = async (advance: number): Promise<number> =>
    ((await (await client.tell('/sandbox/clock', { advance })).json()) as { now: number }).now;
  // Tickets are issued by the sandbox's clock, and tries fall due by it, the later the more have failed: it goes on to
  // the last of them whenever none is left to be sent.
  let now = await moveClock(45);
  // A lost event ends the loop too: it is missing below.
  for (let round = 0; round < mostRounds && !(await isComplete()); round += 1) {
    const until = await waitsUntil(now);
    const advance = until === null ? 1 : Math.max(45, Math.ceil((until - now) / 1000));
    now = await moveClock(advance);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const all = await facts();
  expect([...known].toSorted()).toEqual(all.toSorted());
  expect(faults).toEqual([]);
  for (const types of taken.values()) expect(types).toEqual(stages.filter((kind) => types.includes(kind)));
  for (const orderId of orders) expect(taken.get(orderId)).toEqual(stages);
  const [first] = receiver.received;
  expect(await verifyEvent({ secret, headers: first?.headers ?? {}, body: first?.body ?? '' })).toBeDefined();
  console.info(
    `${orders.length} orders booked, ${all.length} facts, ${receiver.received.length} requests, ${repeated.size} facts came again with their id`,
  );
  await receiver.close();
});
