import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account.ts';
import { benefit } from '#contract/benefit.ts';
import { payAuth } from '#contract/pay-auth.ts';
import { payment } from '#contract/payment.ts';
import { security } from '#contract/profile.ts';
import { wallet } from '#contract/wallet.ts';
import { payAuthHandlers } from '../handlers/pay-auth.ts';
import { paymentHandlers } from '../handlers/payment.ts';
import { entriesOf, good, openBooking, payPasswordMd5, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { clientOf, md5Of } from '#tests/support/sandbox.ts';
import type { Client } from '#tests/support/sandbox.ts';
import { setWallet, walletFen } from '#tests/support/wallet.ts';
import { tick } from '../../products/flight/lifecycle/tick.ts';
import { closeAccounts, keptForClosed, lockAccounts, providerOf, walletOf } from '../../money/ledger/ledger.ts';
import { settle } from '../../money/payments/settle.ts';

let booking: Booking;
let client: Client;
beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 2 });
  client = clientOf(booking);
});
afterEach(async () => expect(await brokenInvariants(booking.db)).toEqual([]));
afterAll(() => booking.close());

let phones = 0;
async function codeFor(mobilePhone: string, type: 'register' | 'phone'): Promise<string> {
  good(await client.send(account.sendCode, { mobilePhone, type }));
  const row = await booking.db
    .selectFrom('sms_codes')
    .where('mobile_phone', '=', mobilePhone)
    .orderBy('id', 'desc')
    .select('code')
    .executeTakeFirstOrThrow();
  return row.code;
}

/** A new member, with the code that confirms the closing of the account. */
async function newcomer() {
  const mobilePhone = `1362555${String((phones += 1)).padStart(4, '0')}`;
  const { token, memberId } = good(
    await client.send(account.register, {
      mobilePhone,
      code: await codeFor(mobilePhone, 'register'),
      loginPwd: md5Of('travel123'),
    }),
  );
  const code = await codeFor(mobilePhone, 'phone');
  return {
    token,
    memberId,
    mobilePhone,
    close: () => client.send(security.close, { requestId: randomUUID(), code }, { token }),
    blocks: async () => good(await client.send(security.read, {}, { token })).closeBlocks.map(({ kind }) => kind),
  };
}
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

/** An open purchase of 30 yuan or of a benefit, its QR code on the phone of the payer. */
async function openCode({ token }: Newcomer, businessType: 'recharge' | 'buffetCard'): Promise<string> {
  const made =
    businessType === 'recharge'
      ? await client.send(wallet.recharge, { requestId: randomUUID(), amount: '30.00' }, { token })
      : await client.send(benefit.create, { requestId: randomUUID(), item: 'card-200' }, { token });
  const { orderId } = good<{ orderId: string }>(made);
  const { outTradeNo } = good(await client.send(payment.info, { orderId, businessType }, { token }));
  good(await client.send(payment.alipay, { outTradeNo, businessType, body: '' }, { token }));
  return outTradeNo;
}
const isClosed = async ({ memberId }: Newcomer): Promise<boolean> =>
  (await booking.db.selectFrom('members').where('id', '=', memberId).select('closed_at').executeTakeFirstOrThrow())
    .closed_at !== null;

describe('closing an account', () => {
  it.each(['recharge', 'buffetCard'] as const)('ends an open %s: its payment goes back to the payer', async (type) => {
    const who = await newcomer();
    const outTradeNo = await openCode(who, type);
    const provider = await entriesOf(booking.db, providerOf('alipay'));
    good(await who.close());
    expect(await settle(booking.db, outTradeNo, booking.now())).toBe('returned');
    expect(await entriesOf(booking.db, providerOf('alipay'))).toBe(provider);
    expect(await walletFen(booking, who.memberId)).toBe(0);
  });

  it('and paying at once leaves no money in a closed account', async () => {
    for (let round = 0; round < 4; round += 1) {
      const who = await newcomer();
      const outTradeNo = await openCode(who, 'recharge');
      const [closed, paid] = await Promise.all([who.close(), settle(booking.db, outTradeNo, booking.now())]);
      expect([closed.ret, paid, await isClosed(who)]).toEqual(
        closed.ret === 0 ? [0, 'returned', true] : [409, 'paid', false],
      );
      expect(await walletFen(booking, who.memberId)).toBe(closed.ret === 0 ? 0 : 30_00);
    }
  });

  it('and other calls of the member at once leave nothing open behind it', async () => {
    const who = await newcomer();
    const answers = await Promise.all([
      client.send(wallet.recharge, { requestId: randomUUID(), amount: '30.00' }, { token: who.token }),
      who.close(),
      client.send(wallet.recharge, { requestId: randomUUID(), amount: '40.00' }, { token: who.token }),
    ]);
    expect(answers[1].ret).toBe(0);
    for (const { ret } of [answers[0], answers[2]]) expect([0, 401]).toContain(ret);
    const open = await booking.db
      .selectFrom('recharge_orders')
      .where('member_id', '=', who.memberId)
      .where('state', '=', 'open')
      .selectAll()
      .execute();
    expect(open).toEqual([]);
  });
});

describe('a payment code of a member who wants to close', () => {
  const stranger = '20250030';
  let buyer: Booker;
  let orderId: string;
  let owner: Newcomer;
  beforeAll(async () => {
    buyer = await booking.as(stranger);
    owner = await newcomer();
    const { token, memberId } = owner;
    // The same pay password as the members of the seed.
    const seeded = await booking.db
      .selectFrom('pay_passwords')
      .where('member_id', '=', '20250010')
      .select('hash')
      .executeTakeFirstOrThrow();
    await booking.db.insertInto('pay_passwords').values({ member_id: memberId, hash: seeded.hash }).execute();
    orderId = (await buyer.book({}, [person('1990-03-07', { name: '拒不出' })])).orderId;
    const { outTradeNo } = good(await buyer.info(orderId));
    const due = (await buyer.info(orderId)).data.amount;
    await setWallet(booking, memberId, Math.round(Number(due) * 100));
    const { code } = good(
      await client.send(
        payAuth.create,
        {
          requestId: randomUUID(),
          scope: 'wallet',
          products: ['air'],
          capEach: due,
          capTotal: '20000',
          uses: 2,
          days: 7,
          bookerPhone: '13800000030',
          note: '',
          payPassword: payPasswordMd5,
        },
        { token },
      ),
    );
    const pay = { outTradeNo, businessType: '5', body: '', requestId: randomUUID(), code };
    good(await paymentHandlers.authCodePay(pay as never, buyer.call('/pay/authCodePay')));
    expect(await walletFen(booking, memberId)).toBe(0);
  });

  it('keeps the account open while it can be used, and while its orders can come back', async () => {
    expect(await owner.blocks()).toEqual(['paid', 'codes']);
    expect(await owner.close()).toMatchObject({ ret: 409, data: { kind: 'paid' } });
    const call = (await booking.as(owner.memberId)).call('/payAuth/list');
    const { rows } = good(await payAuthHandlers.list({ size: 20, sort: '-created' } as never, call));
    for (const { codeId } of rows)
      good(await client.send(payAuth.revoke, { requestId: randomUUID(), codeId }, { token: owner.token }));
    expect(await owner.blocks()).toEqual(['paid']);
  });

  it('sends no money to a wallet that was closed all the same', async () => {
    const account = walletOf(owner.memberId);
    await booking.db.transaction().execute(async (tx) => {
      await lockAccounts(tx, [account]);
      await closeAccounts(tx, [account], booking.now());
    });
    await expect(setWallet(booking, owner.memberId, 1)).rejects.toThrow('is closed');
    const { rows } = await sql<{ amount: number }>`select amount from payments where order_id = ${orderId}`.execute(
      booking.db,
    );
    await tick(booking.db, booking.now() + 3_600_000);
    expect((await buyer.show(orderId)).status).toBe(6);
    expect(await entriesOf(booking.db, keptForClosed)).toBe(rows[0]?.amount);
  });
});
