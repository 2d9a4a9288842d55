import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withdrawSchemas } from '#contract/withdraw.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { interestOf, withdrawFee, withdrawTerms } from '#domain/wallet/terms.ts';
import { good, openBooking, payPasswordMd5, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { paymentHandlers } from '../../app/handlers/payment.ts';
import { walletHandlers, withdrawHandlers } from '../../app/handlers/wallet.ts';
import { book, rewardsOf } from '../ledger/ledger.ts';
import { settle } from '../payments/settle.ts';
import { bankMs, refusedLast4, reviewMs } from './withdraw.ts';

/** Random sequences of everything that moves a wallet, each call sent twice at once, against an exact model. */
let booking: Booking;
beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
});
afterAll(() => booking.close());

/** Numbers from 0 to 1, the same for the same seed and step. */
function chances(seed: string): () => number {
  let step = 0;
  return () =>
    createHash('sha256')
      .update(`${seed}:${(step += 1)}`)
      .digest()
      .readUInt32BE(0) /
    2 ** 32;
}

interface Model {
  available: number;
  frozen: number;
  rewards: number;
  savings: number;
  /** Of the day under way. */
  lowest: number;
  interest: number;
  paidOut: number;
  /** Withdrawals under way. */
  open: { amount: number; day: string; dueAt: number; isGood: boolean }[];
  today: { day: string; sum: number; times: number };
}

async function addCard(memberId: string, last4: string): Promise<string> {
  const card_id = `YK-${memberId}-${last4}`;
  await booking.db
    .insertInto('bank_cards')
    .values({
      card_id,
      member_id: memberId,
      bank_code: 'CMB',
      bank_name: '招商银行',
      card_type: 'debit',
      last4,
      number_hash: card_id,
      holder: '沈若清',
      mobile_phone: '13800000030',
      state: 'bound',
      created_at: 0,
      bound_at: 0,
    })
    .execute();
  return card_id;
}

const twice = async <Out>(send: () => Promise<Out>): Promise<Out> => {
  const [first, second] = await Promise.all([send(), send()]);
  expect(second).toEqual(first);
  return first;
};

/** The clock goes on: days end with their interest, withdrawals with their payment or the money back. */
async function goOn(model: Model, seconds: number): Promise<void> {
  const [from, to] = [booking.now(), booking.now() + seconds * 1000];
  await booking.advance(seconds);
  for (let day = dayAt(from); day < dayAt(to); day = addDays(day, 1)) {
    const interest = interestOf(model.lowest);
    model.lowest = model.savings;
    model.savings += interest;
    model.interest += interest;
  }
  for (const { amount, day, isGood } of model.open.filter(({ dueAt }) => dueAt <= to)) {
    model.frozen -= amount;
    if (isGood) model.paidOut += amount - withdrawFee(amount);
    else model.available += amount;
    // A withdrawal that the bank refused does not count for its day.
    if (!isGood && day === model.today.day)
      model.today = { day, sum: model.today.sum - amount, times: model.today.times - 1 };
  }
  model.open = model.open.filter(({ dueAt }) => dueAt > to);
}

async function recharge(who: Booker, model: Model, amount: number): Promise<void> {
  const input = { amount: yuanOf(amount), requestId: randomUUID() };
  const { orderId } = good(await twice(() => walletHandlers.recharge(input, who.call('/recharge/create'))));
  const { outTradeNo } = good(
    await paymentHandlers.info({ orderId, businessType: 'recharge' }, who.call('/pay/payInfo')),
  );
  good(await paymentHandlers.weChatPay({ outTradeNo, businessType: '1', body: '充值' }, who.call('/pay/weChatNewPay')));
  const settled = await Promise.all([0, 1].map(() => settle(booking.db, outTradeNo, booking.now())));
  expect(settled.toSorted()).toEqual(['already', 'paid']);
  model.available += amount;
}

async function transfer(
  who: Booker,
  model: Model,
  kind: 'rewardsOut' | 'tianhanbaoIn' | 'tianhanbaoOut',
  amount: number,
): Promise<void> {
  const input = { amount: yuanOf(amount), payPassword: payPasswordMd5, requestId: randomUUID() };
  const there = { rewardsOut: model.rewards, tianhanbaoIn: model.available, tianhanbaoOut: model.savings }[kind];
  const { ret } = await twice(() => walletHandlers[kind](input, who.call(`/wallet/${kind}`)));
  expect([kind, ret]).toEqual([kind, amount <= there ? 0 : 409]);
  if (ret !== 0) return;
  model.available += kind === 'tianhanbaoIn' ? -amount : amount;
  if (kind === 'rewardsOut') model.rewards -= amount;
  else model.savings += kind === 'tianhanbaoIn' ? amount : -amount;
  model.lowest = Math.min(model.lowest, model.savings);
}

async function withdraw(who: Booker, model: Model, cardId: string, amount: number): Promise<void> {
  const day = dayAt(booking.now());
  if (model.today.day !== day) model.today = { day, sum: 0, times: 0 };
  const { min, max, daily, dailyTimes } = withdrawTerms;
  const isGood = !cardId.endsWith(refusedLast4);
  const may =
    amount >= min &&
    amount <= max &&
    amount <= model.available &&
    model.today.times < dailyTimes &&
    model.today.sum + amount <= daily;
  const input = {
    cardId,
    amount: yuanOf(amount),
    fee: yuanOf(withdrawFee(amount)),
    payPassword: payPasswordMd5,
    requestId: randomUUID(),
  };
  const { ret } = await twice(() => withdrawHandlers.apply(input, who.call('/wallet/withdraw/apply')));
  expect(ret).toBe(may ? 0 : 400);
  if (!may) return;
  model.available -= amount;
  model.frozen += amount;
  model.today = { day, sum: model.today.sum + amount, times: model.today.times + 1 };
  model.open.push({ amount, day, dueAt: booking.now() + reviewMs + bankMs, isGood });
}

/** An order paid from the wallet; the airline refuses the passenger 拒, and the money comes back. */
async function payFlight(who: Booker, model: Model, isRefused: boolean): Promise<void> {
  const { orderId } = await who.book({}, [person('1990-03-07', { name: isRefused ? '拒少川' : '林知远' })]);
  const { outTradeNo, amount } = good(await who.info(orderId));
  const requestId = randomUUID();
  const { ret } = await twice(() => who.wallet(outTradeNo, { requestId }));
  expect(ret).toBe(fenOf(amount) <= model.available ? 0 : 409);
  if (ret !== 0) return;
  model.available -= fenOf(amount);
  await goOn(model, 3_600);
  if (isRefused) model.available += fenOf(amount);
}

it.each([
  ['a', '20250030'],
  ['b', '20250073'],
])('the wallet of a random life (%s) is the model’s to the fen', async (seed, memberId) => {
  const chance = chances(seed);
  const amount = (max: number): number => 1_00 + Math.floor(chance() * (max - 1_00));
  const who = await booking.as(memberId);
  const cards = [await addCard(memberId, '1234'), await addCard(memberId, refusedLast4)] as const;
  await booking.db.transaction().execute((tx) =>
    book(tx, {
      key: `test:${memberId}`,
      kind: 'opening',
      at: booking.now(),
      moves: { 'platform:test': -300_00, [rewardsOf(memberId)]: 300_00 },
    }),
  );
  const account = async () => good(await walletHandlers.account({}, who.call('/account/AppAccount')));
  const begun = await account();
  const model: Model = {
    available: fenOf(begun.wallet.available),
    frozen: 0,
    rewards: 300_00,
    savings: 0,
    lowest: 0,
    interest: 0,
    paidOut: 0,
    open: [],
    today: { day: '', sum: 0, times: 0 },
  };
  for (let step = 0; step < 36; step += 1) {
    const kind = chance();
    if (kind < 0.14) await recharge(who, model, amount(20_000_00));
    else if (kind < 0.32) await transfer(who, model, 'tianhanbaoIn', amount(9_000_00));
    else if (kind < 0.44) await transfer(who, model, 'tianhanbaoOut', amount(9_000_00));
    else if (kind < 0.54) await transfer(who, model, 'rewardsOut', amount(150_00));
    else if (kind < 0.74) await withdraw(who, model, cards[chance() < 0.6 ? 0 : 1], amount(12_000_00));
    else if (kind < 0.82) await payFlight(who, model, chance() < 0.5);
    else if (kind < 0.88) await goOn(model, 3 * 3_600);
    else {
      const midnight = (msOf(addDays(dayAt(booking.now()), 1)) - booking.now()) / 1000;
      await goOn(model, Math.ceil(midnight) + (reviewMs + bankMs) / 1000 + Math.floor(chance() * 3) * 86_400);
    }
    const now = await account();
    expect({
      step,
      available: fenOf(now.wallet.available),
      frozen: fenOf(now.wallet.frozen),
      rewards: fenOf(now.rewards.available),
      savings: fenOf(now.tianhanbao.balance),
    }).toEqual({
      step,
      available: model.available,
      frozen: model.frozen,
      rewards: model.rewards,
      savings: model.savings,
    });
  }
  const flow = good(await walletHandlers.flow({}, who.call('/wallet/flow')));
  expect(fenOf(flow.opening) + fenOf(flow.in) - fenOf(flow.out)).toBe(model.available);
  expect(fenOf((await account()).tianhanbao.earned)).toBe(model.interest);
  const { sums } = good(
    await withdrawHandlers.list(withdrawSchemas.list.parse({ state: 'paid' }), who.call('/wallet/withdraw/list')),
  );
  expect(fenOf(sums?.['amount'] ?? '0') - fenOf(sums?.['fee'] ?? '0')).toBe(model.paidOut);
  expect(await brokenInvariants(booking.db)).toEqual([]);
});
