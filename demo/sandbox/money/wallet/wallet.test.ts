import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walletSchemas } from '#contract/wallet.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { interestOf } from '#domain/wallet/terms.ts';
import { good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { paymentHandlers } from '../../app/handlers/payment.ts';
import { walletHandlers } from '../../app/handlers/wallet.ts';
import { book, heldRewardsOf, sourceOfIncome } from '../ledger/ledger.ts';
import { settle } from '../payments/settle.ts';
import { rechargeFile } from './recharge-list.ts';
import { payDueInterest } from './interest.ts';
import { movementFile } from './movements.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
});
afterAll(() => booking.close());

const accountOf = async (who: Booker) => good(await walletHandlers.account({}, who.call('/account/AppAccount')));
const flowOf = async (who: Booker, days?: { from: string; to: string }) =>
  good(await walletHandlers.flow({ days }, who.call('/wallet/flow')));
const movementsOf = async (who: Booker, filters: { kind?: string; size?: number; after?: string } = {}) =>
  good(await walletHandlers.movements(walletSchemas.movements.parse(filters), who.call('/wallet/movements')));
const secret = (amount: string, requestId: string = randomUUID()) => ({
  amount,
  payPassword: payPasswordMd5,
  requestId,
});
const move = (kind: 'rewardsOut' | 'tianhanbaoIn' | 'tianhanbaoOut', who: Booker, input: ReturnType<typeof secret>) =>
  walletHandlers[kind](input, who.call(`/wallet/${kind}`));

async function recharge(who: Booker, amount: string): Promise<string> {
  const { orderId } = good(
    await walletHandlers.recharge({ amount, requestId: randomUUID() }, who.call('/recharge/create')),
  );
  const { outTradeNo } = good(
    await paymentHandlers.info({ orderId, businessType: 'recharge' }, who.call('/pay/payInfo')),
  );
  good(
    await paymentHandlers.alipay({ outTradeNo, businessType: '1', body: '钱包充值' }, who.call('/pay/alipayPrecreate')),
  );
  expect(await settle(booking.db, outTradeNo, who.call('').now())).toBe('paid');
  expect(await settle(booking.db, outTradeNo, who.call('').now())).toBe('already');
  return orderId;
}

describe('a recharge', () => {
  it('is paid by a provider alone, and arrives in the wallet once', async () => {
    const member = await booking.as('20250010');
    const before = fenOf((await accountOf(member)).wallet.available);
    const orderId = await recharge(member, '500.50');
    expect(fenOf((await accountOf(member)).wallet.available)).toBe(before + 500_50);
    const { rows, sums } = await movementsOf(member, { kind: 'recharge' });
    expect(rows[0]).toMatchObject({
      kind: 'recharge',
      direction: 'in',
      amount: '500.50',
      orderId,
      product: 'recharge',
      title: '支付宝 → 余额',
    });
    expect(fenOf(sums?.['in'] ?? '0')).toBe(before + 500_50);
    const list = good(await walletHandlers.recharges(walletSchemas.recharges.parse({}), member.call('/recharge/list')));
    expect(list.rows.find((row) => row.orderId === orderId)).toMatchObject({ state: 'paid', method: 'alipay' });
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('of a company may be larger, and its record is a file with the member who made it', async () => {
    const company = await booking.as('20250070');
    const { limits, transfer } = await accountOf(company);
    expect(Number(limits.recharge.max)).toBeGreaterThan(
      Number((await accountOf(await booking.as('20250010'))).limits.recharge.max),
    );
    expect(transfer).toMatchObject({ remark: expect.stringContaining('企业钱包') as string });
    const orderId = await recharge(company, '200000');
    const { url, rows } = good(
      await walletHandlers.rechargesExport(
        walletSchemas.rechargesExport.parse({ state: 'paid' }),
        company.call('/recharge/export'),
      ),
    );
    const text = await (await rechargeFile.send(booking, new URL(url).searchParams.get('key') ?? '')).text();
    const lines = text.trim().split('\r\n');
    expect(lines).toHaveLength(rows + 1);
    expect(lines[0]).toContain('创建时间,充值单号,支付流水号,支付方式,金额,状态,操作人');
    expect(lines.find((line) => line.includes(orderId))).toMatch(/支付宝,200000\.00,已到账,周国梁$/);
  });

  it('offers neither wallet nor company, and takes no money from the wallet', async () => {
    const employee = await booking.as('20250073');
    const { orderId } = good(
      await walletHandlers.recharge({ amount: '10', requestId: randomUUID() }, employee.call('/recharge/create')),
    );
    const info = good(await paymentHandlers.info({ orderId, businessType: 'recharge' }, employee.call('/pay/payInfo')));
    expect(info.methods.map(({ method }) => method)).toEqual(['alipay', 'weChatPay']);
    expect(
      await paymentHandlers.tianHangPay(
        {
          outTradeNo: info.outTradeNo,
          businessType: '1',
          body: '充值',
          requestId: randomUUID(),
          payPassword: payPasswordMd5,
        },
        employee.call('/pay/tianHangPay'),
      ),
    ).toMatchObject({ ret: 403 });
  });

  it.each([
    ['0', '金额须大于 0'],
    ['-5', '请输入正确的金额'],
    ['1.234', '金额最多两位小数'],
    ['1e9', '请输入正确的金额'],
    ['１００', '请输入正确的金额'],
    ['9999999999', '金额不能超过 999,999,999 元'],
  ])('of %s is refused: %s', (amount, message) => {
    const parsed = walletSchemas.recharge.safeParse({ amount, requestId: randomUUID() });
    expect(parsed.error?.issues[0]?.message).toBe(message);
  });

  it('above or below the limits is refused in words', async () => {
    const member = await booking.as('20250010');
    for (const amount of ['0.50', '999999999'])
      expect(
        await walletHandlers.recharge({ amount, requestId: randomUUID() }, member.call('/recharge/create')),
      ).toMatchObject({ ret: 400, data: { field: 'amount' } });
  });
});

describe('a child member', () => {
  it('reads the wallet of the family and moves none of its money', async () => {
    const child = await booking.as('20250021');
    const parent = await booking.as('20250020');
    const [seen, own] = [await accountOf(child), await accountOf(parent)];
    expect(seen.wallet).toEqual(own.wallet);
    expect([seen.owner, seen.mayMove, own.mayMove]).toEqual(['family', false, true]);
    expect((await movementsOf(child)).total).toBe((await movementsOf(parent)).total);
    for (const kind of ['rewardsOut', 'tianhanbaoIn', 'tianhanbaoOut'] as const)
      expect((await move(kind, child, secret('1'))).ret).toBe(403);
    expect((await walletHandlers.recharge(secret('1'), child.call('/recharge/create'))).ret).toBe(403);
  });
});

/** An income of a recommendation, as a ticketed order of somebody else brings it. */
const earn = (memberId: string, orderId: string, amount: number, releaseAt: number) =>
  booking.db.transaction().execute(async (tx) => {
    await book(tx, {
      key: `recom:${orderId}`,
      kind: 'recom',
      orderId,
      memberId,
      appId: 'default',
      at: booking.now(),
      moves: { [sourceOfIncome('recom')]: -amount, [heldRewardsOf(memberId)]: amount },
    });
    await tx
      .insertInto('incomes')
      .values({
        order_id: orderId,
        app_id: 'default',
        kind: 'recom',
        member_id: memberId,
        permille: 10,
        amount,
        revocable: amount,
        release_at: releaseAt,
      })
      .execute();
  });

describe('rewards', () => {
  it('are released in time and move to the wallet once per request', async () => {
    const member = await booking.as('20250030');
    const before = await accountOf(member);
    await earn('20250030', 'SY1', 88_00, booking.now() + 60_000);
    expect((await accountOf(member)).rewards.pending).toBe('88');
    expect((await move('rewardsOut', member, secret('88'))).ret).toBe(409);
    const rewardsIn = async (state: string) =>
      good(await walletHandlers.rewards(walletSchemas.rewards.parse({ state }), member.call('/wallet/rewards')));
    expect((await rewardsIn('pending')).rows).toMatchObject([{ kind: 'recom', amount: '88', state: 'pending' }]);
    const frozen = good(await walletHandlers.frozen(walletSchemas.frozen.parse({}), member.call('/wallet/frozen')));
    expect(frozen.rows).toMatchObject([{ account: 'rewards', amount: '88' }]);
    await booking.advance(61);
    const released = await accountOf(member);
    expect(fenOf(released.rewards.available)).toBe(fenOf(before.rewards.available) + 88_00);
    const input = secret('88');
    const first = good(await move('rewardsOut', member, input));
    expect(good(await move('rewardsOut', member, input))).toEqual(first);
    expect(fenOf(first.wallet)).toBe(fenOf(released.wallet.available) + 88_00);
    expect(fenOf(first.other)).toBe(fenOf(before.rewards.available));
    expect((await rewardsIn('all')).sums).toEqual({ available: '88', pending: '0', void: '0', out: '88' });
  });
});

describe('tianhanbao', () => {
  it('pays interest for the lowest balance of each day that ended, exact to the fen', async () => {
    const member = await booking.as('20250050');
    const rounds = secret('20000');
    good(await move('tianhanbaoIn', member, rounds));
    const begun = dayAt(booking.now());
    let balance = 20_000_00;
    await booking.advance((msOf(addDays(begun, 1)) - booking.now()) / 1000 + 60);
    // The day of the deposit earns nothing.
    expect((await accountOf(member)).tianhanbao).toMatchObject({ balance: '20000', yesterday: '0' });
    good(await move('tianhanbaoOut', member, secret('5000')));
    balance -= 5_000_00;
    await booking.advance(86_400 * 3);
    for (let day = 0; day < 3; day += 1) balance += interestOf(balance);
    const { tianhanbao } = await accountOf(member);
    expect(fenOf(tianhanbao.balance)).toBe(balance);
    expect(fenOf(tianhanbao.earned)).toBe(balance - 15_000_00);
    await payDueInterest(booking.db, booking.now());
    expect((await accountOf(member)).tianhanbao).toEqual(tianhanbao);
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('gives no more than it holds', async () => {
    const member = await booking.as('20250040');
    expect(await move('tianhanbaoOut', member, secret('1'))).toMatchObject({
      ret: 409,
      data: { kind: 'insufficient' },
    });
  });
});

describe('the movements', () => {
  it('agree for any two days: opening + in − out = closing, and each balance follows from the one before', async () => {
    const member = await booking.as('20250041');
    await setWallet(booking, '20250041', 9_000_00);
    good(await move('tianhanbaoIn', member, secret('1234.56')));
    const today = dayAt(booking.now());
    for (const days of [
      undefined,
      { from: today, to: today },
      { from: addDays(today, -300), to: addDays(today, -30) },
      { from: today, to: '2020-01-01' },
    ]) {
      const flow = await flowOf(member, days);
      expect(fenOf(flow.opening) + fenOf(flow.in) - fenOf(flow.out)).toBe(fenOf(flow.closing));
    }
    expect((await flowOf(member)).closing).toBe((await accountOf(member)).wallet.available);
    const { rows } = await movementsOf(member, { size: 100 });
    rows.slice(1).forEach((row, at) => {
      const later = rows[at];
      const signed = fenOf(later?.amount ?? '0') * (later?.direction === 'in' ? 1 : -1);
      expect(fenOf(row.balance) + signed).toBe(fenOf(later?.balance ?? '0'));
    });
  });

  it('are exported with their balances', async () => {
    const member = await booking.as('20250041');
    const { url, rows } = good(
      await walletHandlers.export(walletSchemas.export.parse({}), member.call('/wallet/export')),
    );
    expect(rows).toBe((await movementsOf(member)).total);
    const text = await (await movementFile.send(booking, new URL(url).searchParams.get('key') ?? '')).text();
    expect(text.split('\r\n')[0]).toContain('时间,类型,说明,单号,收入,支出,余额');
    expect(text).toContain('转入天航宝,余额 → 天航宝,,,1234.56,');
  });
});
