import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settlement } from '#contract/settlement.ts';
import { settlementSchemas } from '#contract/settlement.schema.ts';
import { addDays, dayAt, dayMs, daysBetween } from '#domain/china-time.ts';
import { cycleIn } from '#domain/company-bill/settlement.ts';
import { fenOf } from '#domain/money.ts';
import { askOf } from '#tests/support/orders/ask-of.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { settlementHandlers } from '../../app/handlers/settlement.ts';
import { settlementsOf } from '../../ground/member/settlements-of.ts';
import { book, creditOf, moneyOfOrder, outside, prepaidOf } from '../../money/ledger/ledger.ts';
import { answerAfterMs } from './limit.ts';

const companyId = 700_070;
let booking: Booking;
let admin: Booker;
beforeAll(async () => {
  booking = await openBooking();
  admin = await booking.as('20250070');
});
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

const ask = askOf({ schemas: settlementSchemas, handlers: settlementHandlers, rows: settlement }, () => admin);
const get = async () => good(await ask('get', {}));
const contact = { name: '周敏', phone: '13800138000', email: 'bill@example.com', roles: ['bill' as const] };

/** A setting that can be saved, made from what is saved. */
async function wish(part: object = {}) {
  const { version, titles } = await get();
  return {
    version,
    mode: 'monthly' as const,
    cycleDay: 1,
    confirmDays: 5,
    dueDays: 15,
    warnAt: 80,
    invoice: { kind: 'digital' as const, titleId: titles[0]!.titleId, email: 'bill@example.com' },
    remittance: {},
    contacts: [contact],
    ...part,
  };
}

it('the settlement of a company is for its account alone', () => {
  for (const { members } of Object.values(settlement)) expect(members).toEqual(['70']);
});

it('the prepaid account has its balance, its movements with their bill, and the account that tops it up', async () => {
  const before = (await get()).prepaid;
  expect(before).toMatchObject({ balance: '0', movements: [], transfer: { reference: 'YC-700070' } });
  const account = prepaidOf(String(companyId));
  const moves = { [outside]: -5_000, [account]: 5_000 };
  await booking.db.transaction().execute((tx) => book(tx, { key: 'prepaid:test', kind: 'prepaid', at: 1, moves }));
  expect((await get()).prepaid).toMatchObject({
    balance: '50',
    movements: [{ kind: 'topUp', billNo: '', amount: '50' }],
  });
});

describe('a saved setting', () => {
  it('applies from the next cycle, and another one until then takes its place', async () => {
    const before = await get();
    const saved = good(
      await ask(
        'save',
        await wish({
          cycleDay: 15,
          remittance: { accountName: '云帆科技', bank: '招商银行', number: '6222 0212 3456 7890' },
        }),
      ),
    );
    expect(saved).toMatchObject({ version: before.version + 1, inForce: before.inForce });
    expect(saved.pending).toMatchObject({
      from: addDays(before.cycle.to, 1),
      settlement: { cycleDay: 15, remittance: { accountName: '云帆科技', bank: '招商银行', numberTail: '7890' } },
    });
    expect(JSON.stringify(saved)).not.toContain('62220212');
    expect(saved.saved[0]?.changes.map(({ label }) => label)).toContain('账期');
    const again = good(
      await ask('save', await wish({ cycleDay: 10, remittance: { accountName: '云帆科技', bank: '招商银行' } })),
    );
    expect(again.pending).toMatchObject({
      from: saved.pending?.from,
      settlement: { cycleDay: 10, remittance: { numberTail: '7890' } },
    });
    const versions = await settlementsOf(booking.db, companyId);
    expect(versions.map(({ from }) => from)).toEqual(['0000-01-01', saved.pending?.from]);
    // No day is in two cycles.
    const last = cycleIn(versions, before.today);
    expect(cycleIn(versions, addDays(last.to, 1))).toMatchObject({ from: addDays(last.to, 1) });
  });

  it('is in force on its day', async () => {
    const { pending, today } = await get();
    await booking.advance(daysBetween(today, pending!.from) * 86_400);
    admin = await booking.as('20250070');
    const now = await get();
    expect(now.pending).toBeNull();
    expect(now.inForce).toMatchObject({ cycleDay: 10 });
    expect(now.today >= pending!.from).toBe(true);
  });

  it('of two clerks at once is saved once; the other one is told what has changed', async () => {
    const [one, other] = [await wish({ dueDays: 20 }), await wish({ dueDays: 30 })];
    const answers = await Promise.all([ask('save', one), ask('save', other)]);
    expect(answers.map(({ ret }) => ret).toSorted()).toEqual([0, 409]);
    const refused = answers.find(({ ret }) => ret === 409)!;
    expect(refused).toMatchObject({ data: { kind: 'changed' } });
    expect(refused.msg).toContain('付款期：出账后 15 天 → 出账后');
  });

  it('without a change is no new version', async () => {
    const same = await wish({ dueDays: 21 });
    const { version } = good(await ask('save', same));
    expect(good(await ask('save', { ...same, version })).version).toBe(version);
  });

  it('is withdrawn before its day, by its newest version alone; nothing is pending then', async () => {
    const { inForce } = await get();
    const { version, pending } = good(await ask('save', await wish({ dueDays: 44, cycleDay: 20 })));
    expect(pending).not.toBeNull();
    expect(await ask('withdraw', { version: version - 1 })).toMatchObject({ ret: 409, data: { kind: 'changed' } });
    const now = good(await ask('withdraw', { version }));
    expect(now).toMatchObject({ version: version + 1, inForce, pending: null });
    expect(now.saved[0]?.changes.map(({ label, to }) => [label, to])).toContainEqual([
      '付款期',
      `出账后 ${inForce.dueDays} 天`,
    ]);
    const versions = await settlementsOf(booking.db, companyId);
    expect(versions.at(-1)?.settlement).toMatchObject({ cycleDay: inForce.cycleDay, dueDays: inForce.dueDays });
    expect(await ask('withdraw', { version: version + 1 })).toMatchObject({ ret: 409, data: { kind: 'inForce' } });
  });

  it('that equals the one in force takes the pending change back', async () => {
    const { inForce } = await get();
    const { remittance, ...same } = inForce;
    const { accountName, bank } = remittance;
    const kept = { ...same, remittance: { accountName, bank } };
    expect(good(await ask('save', await wish({ ...kept, dueDays: 44 }))).pending).not.toBeNull();
    const now = good(await ask('save', await wish(kept)));
    expect(now).toMatchObject({ inForce, pending: null });
  });

  it.each([
    [
      'a title of another member',
      { invoice: { kind: 'digital', titleId: 99_999, email: 'a@example.com' } },
      'invoice.titleId',
    ],
    ['a digital invoice without an address', { invoice: { kind: 'digital', titleId: 0 } }, 'invoice.titleId'],
    ['an account without a bank', { remittance: { accountName: '云帆科技', number: '62220000' } }, 'remittance.bank'],
    ['a contact without a telephone', { contacts: [{ ...contact, phone: '1' }] }, 'contacts.0.phone'],
    ['no contact', { contacts: [] }, 'contacts'],
  ])('with %s is refused by the field', async (_, part, field) => {
    expect(await ask('save', await wish(part))).toMatchObject({ ret: 400, data: { field } });
  });
});

describe('the preview', () => {
  const terms = { cycleDay: 1, confirmDays: 5, dueDays: 15, warnAt: 80 };
  const spend = async (nth: number, daysAgo: number, fen: number) => {
    const at = booking.now() - daysAgo * dayMs;
    await booking.db.transaction().execute((tx) =>
      book(tx, {
        key: `what-if:${nth}`,
        kind: 'payment',
        orderId: `W${nth}`,
        at,
        moves: { [creditOf(String(companyId))]: -fen, [moneyOfOrder(`W${nth}`)]: fen },
      }),
    );
    return dayAt(at);
  };

  it('has the running cycle and three by the terms of the form, without a gap', async () => {
    const { cycle } = await get();
    const { cycles } = good(await ask('preview', { ...terms, cycleDay: 20 }));
    expect(cycles[0]).toEqual(cycle);
    expect(cycles).toHaveLength(4);
    cycles.forEach(({ from }, at) => at && expect(from).toBe(addDays(cycles[at - 1]!.to, 1)));
    expect(cycles[2]?.from.slice(8)).toBe('20');
  });

  it('replays the ledger of the last year by another limit and another time to pay', async () => {
    const before = good(await ask('preview', terms)).year;
    const day = await spend(1, 40, 60_000_00);
    await spend(2, 38, 10_000_00);
    const { year } = good(await ask('preview', { ...terms, creditLimit: '65000' }));
    expect(fenOf(year!.inForce.highest)).toBeGreaterThanOrEqual(
      Math.max(70_000_00, fenOf(before?.inForce.highest ?? '0')),
    );
    expect(year!.wanted.refusedOrders).toBeGreaterThan(0);
    expect(fenOf(year!.wanted.highest)).toBeLessThanOrEqual(65_000_00);
    const due = year!.inForce.due.find(({ from, to }) => from <= day && day <= to);
    // Due already, or not yet.
    if (due) expect(fenOf(due.sum)).toBeGreaterThanOrEqual(60_000_00);
  });

  it('of prepaid settlement pays the bills of the year on the day of their issue', async () => {
    const { inForce, wanted } = good(await ask('preview', { ...terms, mode: 'prepaid' })).year!;
    expect(wanted.due.length).toBeGreaterThan(0);
    for (const { to, dueOn } of wanted.due) expect(dueOn).toBe(addDays(to, 1));
    expect(inForce.due.every(({ to, dueOn }) => dueOn > addDays(to, 1))).toBe(true);
  });

  it('has no year of a company whose credit no order has used', async () => {
    await booking.db
      .insertInto('companies')
      .values({ id: 700_999, organize_name: '另一家公司', service_fee_fen: 0, credit_limit_fen: 5_00 })
      .execute();
    const other = await booking.as('20250070');
    const call = other.call(settlement.preview.path);
    const stranger = { ...call, member: { ...call.member!, creditMemberId: 700_999 } };
    expect(good(await settlementHandlers.preview(terms, stranger))).toMatchObject({ year: null });
    expect(good(await settlementHandlers.get({}, stranger))).toMatchObject({
      version: 0,
      saved: [],
      request: null,
      credit: { limit: '5' },
    });
  });
});

describe('another credit limit', () => {
  it('is granted by the clock, in the ledger too, and asked for once at a time', async () => {
    const { credit } = await get();
    const limit = String(Number(credit.limit) + 50_000);
    expect(good(await ask('askLimit', { creditLimit: limit, reason: '旺季出差增加' })).request).toMatchObject({
      state: 'open',
      limit,
    });
    expect(await ask('askLimit', { creditLimit: '400000', reason: '再次申请' })).toMatchObject({
      ret: 409,
      data: { kind: 'asked' },
    });
    await booking.advance(answerAfterMs / 1000 + 1);
    const after = await get();
    expect(after.request).toMatchObject({ state: 'granted' });
    expect(after.credit.limit).toBe(limit);
    expect(fenOf(after.credit.available)).toBe(fenOf(credit.available) + 50_000_00);
    expect(after.credit.used).toBe(credit.used);
  });

  it('far above the present one is refused with the sum that could be had', async () => {
    const { credit } = await get();
    good(await ask('askLimit', { creditLimit: String(Number(credit.limit) * 3), reason: '扩大合作' }));
    await booking.advance(answerAfterMs / 1000 + 1);
    const { request, credit: after } = await get();
    expect(request).toMatchObject({ state: 'refused' });
    expect(request?.answer).toContain('最多可调整为');
    expect(after.limit).toBe(credit.limit);
  });

  it('below what is used, or the same, is refused by the field', async () => {
    const { credit } = await get();
    for (const limit of ['1', credit.limit])
      expect(await ask('askLimit', { creditLimit: limit, reason: '调整额度' })).toMatchObject({
        ret: 400,
        data: { field: 'creditLimit' },
      });
  });

  it('is withdrawn while it waits, and not after the answer', async () => {
    const { credit } = await get();
    const { request } = good(
      await ask('askLimit', { creditLimit: String(Number(credit.limit) + 1), reason: '调整额度' }),
    );
    expect(await ask('withdrawLimit', { requestNo: 'ED9' })).toMatchObject({ ret: 404 });
    expect(good(await ask('withdrawLimit', { requestNo: request!.no })).request).toMatchObject({ state: 'withdrawn' });
    expect(await ask('withdrawLimit', { requestNo: request!.no })).toMatchObject({ ret: 409 });
    await booking.advance(answerAfterMs / 1000 + 1);
    expect((await get()).credit.limit).toBe(credit.limit);
  });
});
