import { randomInt, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { application } from '#contract/application.ts';
import { approval } from '#contract/approval.ts';
import { bank } from '#contract/bank.ts';
import { flight } from '#contract/flight.ts';
import { order } from '#contract/order.ts';
import { orderAfterSale } from '#contract/order-after-sale.ts';
import { payment } from '#contract/payment.ts';
import type { Envelope } from '#contract/row.ts';
import { withdraw } from '#contract/withdraw.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { legOf } from '#tests/support/given/applications.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { good, payPasswordMd5, person } from '#tests/support/orders/booking.ts';
import { openProcesses } from '#tests/support/several-processes.ts';
import { book, outside, walletOf } from './money/ledger/ledger.ts';

/**
 * `npm run bench soak 30`: so many minutes of mixed load on three processes, one of which is killed every 20 seconds. The
 * third is never killed, so that its memory can be seen to grow. A whole run of the tests takes a minute.
 */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 1);
const killEveryMs = 20_000;
const ticketed = 2;

const megabytesOf = (pid = 0): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const party = { adults: 1, children: 0, infants: 0, travelType: 'private' as const };

it('under mixed load and kills nothing is lost, nothing happens twice, and the books are right', async () => {
  const opened = await openProcesses('soak');
  onTestFinished(() => opened.close());
  const { client, db, processes } = opened;
  const endsMs = Date.now() + minutes * 60_000;
  const isOver = () => Date.now() >= endsMs;
  /** Acts that were answered with "done", by the client's own book. */
  const done = {
    orders: new Set<string>(),
    paid: new Set<string>(),
    refunded: new Set<string>(),
    withdrawn: new Set<string>(),
    decided: new Map<string, boolean>(),
  };
  const counts = { searches: 0, refused: 0, kills: 0, submitted: 0 };
  /** A refusal by a rule is an answer; all else is a fault. */
  const faults: string[] = [];
  const isDone = <Out>(answer: Envelope<Out>): answer is Envelope<Out> & { ret: 0 } => {
    if (answer.ret === 0) return true;
    counts.refused += 1;
    if (![400, 404, 409, 423, 429].includes(answer.ret)) faults.push(`${answer.ret} ${answer.msg}`);
    return false;
  };
  const tokenOf = async (phone: string): Promise<string> => good(await client.logIn(phone)).token;
  const wallet = { payPassword: payPasswordMd5 };

  async function travel(token: string, own: string[]): Promise<void> {
    const date = addDays(dayAt(Date.now()), 8 + randomInt(120));
    const [orgCity, dstCity] =
      [
        ['PEK', 'SHA'],
        ['CAN', 'SHA'],
        ['SHA', 'CTU'],
      ][randomInt(3)] ?? [];
    const list = await client.send(
      flight.query,
      { orgCity: orgCity ?? '', dstCity: dstCity ?? '', date, ...party },
      { token },
    );
    if (!isDone(list)) return;
    counts.searches += 1;
    const free = list.data.flights.flatMap(({ flightId, seats }) =>
      seats.filter(({ seatNum }) => seatNum > 3).map((seat) => ({ flightId, ...seat })),
    );
    const { flightId = '', cabinCode = '', parPrice = '' } = free[randomInt(free.length || 1)] ?? {};
    const verified = await client.send(
      flight.verify,
      { seats: [{ triptype: 1, flightId, cabinCode, parPrice }], ...party },
      { token },
    );
    if (!isDone(verified)) return;
    const made = await client.send(
      flight.createOrder,
      {
        requestId: randomUUID(),
        verifyKey: verified.data.verifyKey,
        travelType: 'private',
        passengers: [person()],
        contact: { name: '周砚清', mobilePhone: '13800000010' },
        insurances: [],
        voucher: 'none',
        acceptDuplicate: true,
        agreed: true,
        documentConsent: true,
      },
      { token },
    );
    if (!isDone(made)) return;
    const { orderId } = made.data;
    done.orders.add(orderId);
    own.push(orderId);
    // Every fifth one is left unpaid.
    if (randomInt(5) === 0) return;
    const info = await client.send(payment.info, { orderId, businessType: '5' }, { token });
    if (!isDone(info)) return;
    const { outTradeNo } = info.data;
    const bill = { outTradeNo, businessType: 'dometicketOrderPay' as const, body: '机票订单' };
    if (randomInt(2)) {
      if (isDone(await client.send(payment.tianHangPay, { ...bill, ...wallet, requestId: randomUUID() }, { token })))
        done.paid.add(orderId);
    } else if (isDone(await client.send(payment.alipay, bill, { token }))) {
      // The provider says so twice.
      await client.tell(`/sandbox/notify/${outTradeNo}`, {});
      await client.tell(`/sandbox/notify/${outTradeNo}`, {});
      const asked = await client.send(payment.alipayQuery, { out_trade_no: outTradeNo }, { token });
      if (isDone(asked)) done.paid.add(orderId);
    }
  }

  async function giveBack(token: string, own: string[]): Promise<void> {
    const orderId = own[0];
    const shown = orderId && done.paid.has(orderId) && (await client.send(order.airDetail, { orderId }, { token }));
    if (!shown || !isDone(shown) || shown.data.status !== ticketed) {
      if (own.length > 12) own.shift();
      return;
    }
    own.shift();
    const psgIds = shown.data.psgList.map(({ id }) => id);
    const quote = await client.send(
      orderAfterSale.refundQuote,
      { orderId, psgIds, triptypes: [1], reason: 'plans' },
      { token },
    );
    if (!isDone(quote)) return;
    const { quoteId } = quote.data;
    const input = { quoteId, requestId: randomUUID() };
    const twice = await Promise.all([1, 2].map(() => client.send(orderAfterSale.refundApply, input, { token })));
    if (twice.filter(isDone).length) done.refunded.add(orderId);
  }

  async function takeMoney(token: string): Promise<void> {
    const cards = await client.send(bank.list, {}, { token });
    const cardId = isDone(cards) && cards.data.cards[0]?.cardId;
    const quote = cardId && (await client.send(withdraw.quote, { amount: '120' }, { token }));
    if (!cardId || !quote || !isDone(quote) || quote.data.reason || !quote.data.fee) return;
    const input = { cardId, amount: '120', fee: quote.data.fee, ...wallet, requestId: randomUUID() };
    for (const answer of await Promise.all([1, 2].map(() => client.send(withdraw.apply, input, { token }))))
      if (isDone(answer)) done.withdrawn.add(answer.data.id);
  }

  async function applyForTrip(token: string): Promise<void> {
    const from = addDays(dayAt(Date.now()), 10 + randomInt(40));
    const saved = await client.send(
      application.save,
      {
        requestId: randomUUID(),
        reason: '供应商复审',
        tripType: 'supplier',
        from,
        to: addDays(from, 2),
        legs: [legOf({ legId: 'a', product: 'flight', from: 'BJS', to: 'SHA', day: from })],
        travellers: [{ kind: 'employee', employeeId: 710_071 }],
        budgets: { flight: '3000' },
      },
      { token },
    );
    if (!isDone(saved)) return;
    const { applicationId, lock } = saved.data;
    if (isDone(await client.send(application.submit, { requestId: randomUUID(), applicationId, lock }, { token })))
      counts.submitted += 1;
  }

  async function decideAll(token: string): Promise<void> {
    const todo = await client.send(approval.list, { box: 'todo', side: 'trip', size: 10 }, { token });
    if (!isDone(todo)) return;
    for (const { no } of todo.data.rows) {
      const agree = randomInt(3) > 0;
      const input = { requestId: randomUUID(), caseNo: no, agree, comment: '预算不足' };
      const answers = await Promise.all([1, 2].map(() => client.send(approval.decide, input, { token })));
      if (answers.some(isDone)) done.decided.set(no, agree);
    }
  }

  const members = { 13800000010: '20250010', 13800000030: '20250030', 13800000040: '20250040' };
  for (const id of Object.values(members)) {
    const moves = { [outside]: -1_000_000_000, [walletOf(id)]: 1_000_000_000 };
    const opening = { key: `soak:${id}`, kind: 'opening', at: Date.now(), moves } as const;
    await db.transaction().execute((tx) => book(tx, opening));
    await db
      .insertInto('bank_cards')
      .values({
        card_id: `SOAK${id}`,
        member_id: id,
        bank_code: 'CMB',
        bank_name: '招商银行',
        card_type: 'debit',
        last4: '1234',
        number_hash: `soak-${id}`,
        holder: '周砚清',
        mobile_phone: '13800000010',
        state: 'bound',
        created_at: Date.now(),
        bound_at: Date.now(),
      })
      .execute();
  }
  const staff = await Promise.all(
    ['13800000070', '13800000071', '13800000072', '13800000073', '13800000074'].map(tokenOf),
  );
  const until = async (pauseMs: number, work: () => Promise<void>): Promise<void> => {
    while (!isOver()) {
      await work().catch((error: unknown) => faults.push(String(error)));
      await pause(pauseMs);
    }
  };
  const memory: number[] = [];
  await Promise.all([
    ...Object.keys(members).flatMap((phone) =>
      [1, 2].map(async () => {
        const token = await tokenOf(phone);
        const own: string[] = [];
        await until(50, async () => {
          await travel(token, own);
          await giveBack(token, own);
        });
      }),
    ),
    ...Object.keys(members).map(async (phone) => {
      const token = await tokenOf(phone);
      await until(5_000, () => takeMoney(token));
    }),
    until(1_500, () => applyForTrip(staff[1] ?? '')),
    until(2_000, async () => {
      for (const token of staff) await decideAll(token);
    }),
    until(killEveryMs, async () => {
      const at = randomInt(2);
      await processes[at]?.stop('SIGKILL');
      processes[at] = await opened.startOne();
      counts.kills += 1;
    }),
    until(2_000, async () => void memory.push(megabytesOf(processes[2]?.child.pid))),
  ]);

  const third = Math.max(1, Math.floor(memory.length / 3));
  const [early, late] = [median(memory.slice(third, 2 * third)), median(memory.slice(-third))];
  console.info(
    `${minutes} min, ${counts.kills} kills: ${counts.searches} searches, ${done.orders.size} orders, ${done.paid.size} paid, ${done.refunded.size} refunded, ${done.withdrawn.size} withdrawals, ${counts.submitted} applications, ${done.decided.size} decisions, ${counts.refused} refused by a rule; memory of the process that stays ${early.toFixed(0)} MB in the second third, ${late.toFixed(0)} MB in the last`,
  );

  // Steps that are on their way come to their end: tickets, refunds, deadlines.
  for (let turn = 0; turn < 6; turn += 1) await client.tell('/sandbox/clock', { advance: 3_600 });
  const made = await db
    .selectFrom('air_orders')
    .where('order_id', 'in', [...done.orders, ''])
    .select(['order_id', 'status'])
    .execute();
  expect(made).toHaveLength(done.orders.size);
  const { rows: payments } = await sql<{ order_id: string; times: number }>`
    select order_id, count(*)::int as times from payments where state in ('paid', 'refunding', 'refunded') and order_id = any(${[...done.paid]}::text[]) group by 1`.execute(
    db,
  );
  expect(payments.filter(({ times }) => times !== 1)).toEqual([]);
  expect(payments).toHaveLength(done.paid.size);
  const { rows: sales } = await sql<{ order_id: string; times: number }>`
    select order_id, count(*)::int as times from after_sales where kind = 'refund' and state in ('returning', 'done') and order_id = any(${[...done.refunded]}::text[]) group by 1`.execute(
    db,
  );
  expect(sales.filter(({ times }) => times !== 1)).toEqual([]);
  expect(sales).toHaveLength(done.refunded.size);
  const { rows: taken } = await sql<{
    id: string;
  }>`select withdrawal_id as id from withdrawals where withdrawal_id = any(${[...done.withdrawn]}::text[])`.execute(db);
  expect(taken).toHaveLength(done.withdrawn.size);
  const decided = await db
    .selectFrom('cases')
    .where('no', 'in', [...done.decided.keys(), ''])
    .select(['no', 'state'])
    .execute();
  expect(decided).toHaveLength(done.decided.size);
  expect(decided.filter(({ no, state }) => state === 'refused' && done.decided.get(no) === true)).toEqual([]);
  // The ledger again, from the rows of the orders, payments, sales, withdrawals.
  expect(await brokenInvariants(db)).toEqual([]);
  expect(faults).toEqual([]);

  if (minutes >= 10) expect(late / early).toBeLessThan(1.15);
});
