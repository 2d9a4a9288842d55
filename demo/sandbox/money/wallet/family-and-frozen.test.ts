import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walletSchemas } from '#contract/wallet.schema.ts';
import { fenOf } from '#domain/money.ts';
import { good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { bankHandlers, walletHandlers, withdrawHandlers } from '../../app/handlers/wallet.ts';
import { book, heldRewardsOf, sourceOfIncome } from '../ledger/ledger.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
});
afterAll(() => booking.close());

const movementsOf = async (who: Booker, kind: string) =>
  good(await walletHandlers.movements(walletSchemas.movements.parse({ kind }), who.call('/wallet/movements')));

it('a child member is refused every call that moves the family’s money or its cards, and nothing moves', async () => {
  const child = await booking.as('20250021');
  const secret = { requestId: randomUUID(), payPassword: payPasswordMd5 };
  const call = child.call('/wallet/test');
  const cardId = 'YK1';
  const answers = [
    await walletHandlers.recharge({ amount: '10', requestId: randomUUID() }, call),
    await walletHandlers.rewardsOut({ amount: '10', ...secret }, call),
    await walletHandlers.tianhanbaoIn({ amount: '10', ...secret }, call),
    await walletHandlers.tianhanbaoOut({ amount: '10', ...secret }, call),
    await withdrawHandlers.quote({ amount: '10' }, call),
    await withdrawHandlers.apply({ cardId, amount: '10', fee: '1', ...secret }, call),
    await bankHandlers.advanceBind({ cardNo: '6214830000000001', holder: '顾亦然', mobilePhone: '16700000001' }, call),
    await bankHandlers.bind({ cardId, code: '123456', requestId: randomUUID() }, call),
    await bankHandlers.advanceUnbind({ cardId }, call),
    await bankHandlers.unbind({ cardId, code: '123456', requestId: randomUUID() }, call),
  ];
  expect(answers.map(({ ret, msg }) => [ret, msg])).toEqual(answers.map(() => [403, '家庭子会员不能动用家庭资金']));
  expect(await brokenInvariants(booking.db)).toEqual([]);
});

it('the share that a company has reserved is frozen with its order until the traveller has paid the rest', async () => {
  const company = await booking.as('20250070');
  const frozenOf = async () => {
    const { rows } = good(await walletHandlers.frozen(walletSchemas.frozen.parse({}), company.call('/wallet/frozen')));
    const { credit } = good(await walletHandlers.account({}, company.call('/account/AppAccount')));
    return { rows, frozen: credit?.frozen };
  };
  expect(await frozenOf()).toEqual({ rows: [], frozen: '0' });
  await booking.db.transaction().execute(async (tx) => {
    const order = {
      order_id: '260916000009',
      business_type: 'dometicketOrderPay',
      member_id: '20250071',
      app_id: 'default',
    };
    await tx
      .insertInto('payments')
      .values({
        ...order,
        out_trade_no: 'TE-reserved',
        method: 'creditPay',
        payer: 'company',
        amount: 800_00,
        state: 'reserved',
        closed_because: null,
        created_at: booking.now(),
        expires_at: null,
        paid_at: null,
        trade_no: null,
        source: 'credit:700070:available',
      } as never)
      .execute();
    await book(tx, {
      key: 'reserve:TE-reserved',
      kind: 'reserve',
      orderId: order.order_id,
      outTradeNo: 'TE-reserved',
      at: booking.now(),
      moves: { 'credit:700070:available': -800_00, 'credit:700070:reserved': 800_00 },
    });
  });
  const { rows, frozen } = await frozenOf();
  expect(rows).toMatchObject([{ account: 'credit', amount: '800', orderId: '260916000009', releaseAt: '' }]);
  expect([frozen, rows[0]?.release]).toEqual(['800', '出行人付清个人部分后扣除；订单取消或超时则解冻']);
});

it('a reward that a refund took back altogether is void, shows what it was, and is released never', async () => {
  const member = await booking.as('20250030');
  const rewards = async () =>
    good(await walletHandlers.rewards(walletSchemas.rewards.parse({}), member.call('/wallet/rewards')));
  const [held, source] = [heldRewardsOf('20250030'), sourceOfIncome('recom')];
  await booking.db.transaction().execute(async (tx) => {
    const common = { orderId: 'VOID1', memberId: '20250030', appId: 'default', at: booking.now() };
    await book(tx, { key: 'recom:VOID1', kind: 'recom', ...common, moves: { [source]: -12_00, [held]: 12_00 } });
    await book(tx, {
      key: 'recomBack:VOID1',
      kind: 'recomBack',
      ...common,
      moves: { [held]: -12_00, [source]: 12_00 },
    });
    await tx
      .insertInto('incomes')
      .values({
        order_id: 'VOID1',
        app_id: 'default',
        kind: 'recom',
        member_id: '20250030',
        permille: 10,
        amount: 12_00,
        revocable: 0,
        release_at: booking.now() + 60_000,
      })
      .execute();
  });
  await booking.advance(120);
  const { rows, sums } = await rewards();
  expect(rows).toMatchObject([{ kind: 'recom', amount: '12', state: 'void', availableAt: '' }]);
  expect(sums).toMatchObject({ void: '12', available: '0', pending: '0' });
  const { rewards: balances } = good(await walletHandlers.account({}, member.call('/account/AppAccount')));
  expect(balances).toEqual({ available: '0', pending: '0', earned: '0' });
});

it('every movement is of one kind of the filter, and in and out are all of them', async () => {
  const member = await booking.as('20250041');
  await setWallet(booking, '20250041', 15_000_00);
  const secret = { requestId: randomUUID(), payPassword: payPasswordMd5 };
  good(await walletHandlers.tianhanbaoIn({ amount: '100', ...secret }, member.call('/wallet/tianhanbaoIn')));
  const { total, sums } = await movementsOf(member, 'all');
  const byKind = await Promise.all(
    [
      'recharge',
      'pay',
      'refund',
      'withdraw',
      'withdrawBack',
      'rewardsOut',
      'tianhanbaoIn',
      'tianhanbaoOut',
      'other',
    ].map((kind) => movementsOf(member, kind)),
  );
  expect(byKind.reduce((sum, page) => sum + page.total, 0)).toBe(total);
  expect(byKind.at(-1)?.rows).toMatchObject([{ kind: 'other', direction: 'in' }]);
  expect((await movementsOf(member, 'in')).total + (await movementsOf(member, 'out')).total).toBe(total);
  const sumOf = (side: string) => byKind.reduce((sum, page) => sum + fenOf(page.sums?.[side] ?? '0'), 0);
  expect([sumOf('in'), sumOf('out')]).toEqual([fenOf(sums?.['in'] ?? ''), fenOf(sums?.['out'] ?? '')]);
});
