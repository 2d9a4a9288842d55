import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billSchemas } from '#contract/bill.schema.ts';
import type { InputOf } from '#contract/row.ts';
import type { payAuth } from '#contract/pay-auth.ts';
import { payAuthSchemas } from '#contract/pay-auth.schema.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { entriesOf, good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { setWallet, walletFen } from '#tests/support/wallet.ts';
import { billHandlers } from '../../app/handlers/bill.ts';
import { payAuthHandlers as calls } from '../../app/handlers/pay-auth.ts';
import { paymentHandlers } from '../../app/handlers/payment.ts';
import { creditOf } from '../ledger/ledger.ts';

let booking: Booking;
/** A family's main member and child, another member, a company and its employee. */
let owner: Booker;
let child: Booker;
let stranger: Booker;
let company: Booker;
let employee: Booker;
const [ownerId, companyId] = ['20250020', '700070'];
beforeAll(async () => {
  booking = await openBooking();
  [owner, child, stranger] = [await booking.as(ownerId), await booking.as('20250021'), await booking.as('20250030')];
  [company, employee] = [await booking.as('20250070'), await booking.as('20250071')];
  await setWallet(booking, ownerId, 2_000_000);
  // The same pay password as the other members of the seed.
  const { hash } = await booking.db
    .selectFrom('pay_passwords')
    .where('member_id', '=', '20250010')
    .select('hash')
    .executeTakeFirstOrThrow();
  await booking.db.insertInto('pay_passwords').values({ member_id: ownerId, hash }).execute();
});
afterAll(async () => {
  expect(await brokenInvariants(booking.db)).toEqual([]);
  await booking.close();
});

type Wanted = Partial<InputOf<typeof payAuth.create>>;
const create = (who: Booker, wanted: Wanted = {}) =>
  calls.create(
    payAuthSchemas.create.parse({
      requestId: randomUUID(),
      scope: 'wallet',
      products: ['air', 'hotel'],
      capEach: '5000',
      capTotal: '9000',
      uses: 3,
      days: 7,
      payPassword: payPasswordMd5,
      ...wanted,
    }),
    who.call('/payAuth/create'),
  );
const codeOf = async (who: Booker, wanted: Wanted = {}) => good(await create(who, wanted));
const list = async (who: Booker, input: object = {}) =>
  good(await calls.list(payAuthSchemas.list.parse(input), who.call('/payAuth/list')));
const shown = async (who: Booker, codeId: string) => (await list(who)).rows.find((row) => row.codeId === codeId);
const uses = async (who: Booker, codeId?: string) =>
  good(await calls.uses(payAuthSchemas.uses.parse({ codeId }), who.call('/payAuth/uses'))).rows;
const revoke = (who: Booker, codeId: string) =>
  calls.revoke({ requestId: randomUUID(), codeId }, who.call('/payAuth/revoke'));

const phoneOf = async (id: string) =>
  (await booking.db.selectFrom('members').where('id', '=', id).select('mobile_phone').executeTakeFirstOrThrow())
    .mobile_phone ?? '';

/** An unpaid order of a member, and its payment by a code. */
async function order(who: Booker, wish: Parameters<Booker['book']>[0] = {}) {
  const { orderId } = await who.book(wish);
  const { outTradeNo, due } = good(await who.info(orderId));
  return { orderId, outTradeNo, dueFen: fenOf(due) };
}
const pay = (who: Booker, outTradeNo: string, code: string, requestId: string = randomUUID()) =>
  paymentHandlers.authCodePay(
    { outTradeNo, businessType: 'dometicketOrderPay', body: '机票', code, requestId },
    who.call('/pay/authCodePay'),
  );

describe('a new payment code', () => {
  it('needs the pay password, is in its own answer alone, and stored as a hash', async () => {
    expect(await create(owner, { payPassword: 'a'.repeat(32) })).toMatchObject({
      ret: 400,
      data: { field: 'payPassword' },
    });
    const requestId = randomUUID();
    const [first, again] = [await codeOf(owner, { requestId }), await codeOf(owner, { requestId })];
    expect(first.code).toMatch(/^[2-9A-HJ-NP-Z]{12}$/);
    expect(again).toEqual(first);
    const row = await shown(owner, first.codeId);
    expect(row).toMatchObject({ codeEnd: first.code.slice(-4), state: 'active', uses: 0, used: '0' });
    const [codes, keys] = [
      await booking.db.selectFrom('pay_codes').selectAll().execute(),
      await booking.db.selectFrom('once_keys').selectAll().execute(),
    ];
    expect(JSON.stringify([row, codes, keys])).not.toContain(first.code);
  });

  it('needs no pay password where the application asks for none', async () => {
    // A member without one.
    const free = await booking.as('20250402');
    const call = free.call('/payAuth/create');
    const app = { ...call.app, switches: { ...call.app.switches, showPayPwd: false } };
    const made = await calls.create(
      payAuthSchemas.create.parse({
        requestId: randomUUID(),
        scope: 'wallet',
        products: ['air'],
        capEach: '10',
        capTotal: '10',
        uses: 1,
        days: 1,
      }),
      { ...call, app },
    );
    expect(made.ret).toBe(0);
  });

  it.each([
    ['of a child member', () => child, {}, 403, undefined],
    ['of the company’s credit by one who is no company', () => owner, { scope: 'company' }, 400, 'scope'],
    ['whose sum is below one payment', () => owner, { capTotal: '100' }, 400, 'capTotal'],
    ['above the most', () => owner, { capEach: '60000', capTotal: '60000' }, 400, 'capEach'],
  ] as const)('%s is refused', async (_name, who, wanted, ret, field) => {
    expect(await create(who(), wanted as Wanted)).toMatchObject({ ret, data: field ? { field } : null });
  });
});

describe('a payment by a code', () => {
  it('takes the money from the owner, is in the owner’s bill and log, and a refund goes back to the owner', async () => {
    const { code, codeId } = await codeOf(owner);
    const { orderId, outTradeNo, dueFen } = await order(child);
    const before = await walletFen(booking, ownerId);
    const requestId = randomUUID();
    const typed = `${code.slice(0, 4)}-${code.slice(4, 8)} ${code.slice(8)}`.toLowerCase();
    const paid = await pay(child, outTradeNo, typed, requestId);
    expect(good(paid)).toMatchObject({ state: 'paid', orderId });
    expect(await pay(child, outTradeNo, typed, requestId)).toEqual(paid);
    expect(await walletFen(booking, ownerId)).toBe(before - dueFen);
    expect(await shown(owner, codeId)).toMatchObject({ uses: 1, used: yuanOf(dueFen) });
    expect(await uses(owner, codeId)).toMatchObject([
      { orderNo: orderId, amount: yuanOf(dueFen), returned: '0', booker: expect.stringContaining('**') as string },
    ]);
    expect(await uses(stranger)).toEqual([]);
    const bill = async (who: Booker) =>
      good(
        await billHandlers.query(
          billSchemas.query.parse({ kind: 'transaction', words: orderId }),
          who.call('/bill/query'),
        ),
      ).rows;
    expect(await bill(owner)).toMatchObject([{ amount: yuanOf(dueFen), remark: '支付授权码付款' }]);
    expect(await bill(child)).toEqual([]);
    await booking.advance(60);
    const { psgList } = await child.show(orderId);
    const quote = await afterSalesOf(booking, child).refund(
      orderId,
      psgList.map(({ id }) => id),
    );
    expect(await walletFen(booking, ownerId)).toBe(before - dueFen + fenOf(quote.totals.back));
    expect(await uses(owner, codeId)).toMatchObject([{ returned: quote.totals.back }]);
    expect(await shown(owner, codeId)).toMatchObject({ used: yuanOf(dueFen) });
  });

  it('is refused for a wrong code, and for the code of another’s account, in the same words', async () => {
    const { code } = await codeOf(owner);
    const { outTradeNo } = await order(stranger);
    const [wrong, foreign] = [await pay(stranger, outTradeNo, 'ABCDEFGHJKLM'), await pay(stranger, outTradeNo, code)];
    expect(wrong).toMatchObject({
      ret: 400,
      data: { field: 'code' },
      msg: expect.stringContaining('还可尝试 4 次') as string,
    });
    expect(foreign).toEqual({ ...wrong, msg: wrong.msg.replace('4', '3') });
    // A named booker is one of any account, and the only one.
    const named = await codeOf(owner, { bookerPhone: '13800000030' });
    const { outTradeNo: ofChild } = await order(child);
    expect((await pay(child, ofChild, named.code)).ret).toBe(400);
    expect((await pay(stranger, outTradeNo, named.code)).ret).toBe(0);
  });

  it('is guessed five times, however many guesses come at once, and a code that pays nothing gives no more of them', async () => {
    const guesser = await booking.as('20250040');
    const { outTradeNo } = await order(guesser);
    const guess = () => pay(guesser, outTradeNo, 'ABCDEFGHJKLM');
    const { code, codeId } = await codeOf(owner, { bookerPhone: await phoneOf('20250040') });
    await revoke(owner, codeId);
    const answers = await Promise.all([guess(), guess(), guess(), guess()]);
    expect(answers.map(({ msg }) => /还可尝试 (\d) 次/.exec(msg)?.[1]).toSorted()).toEqual(['1', '2', '3', '4']);
    expect((await pay(guesser, outTradeNo, code)).msg).toContain('已撤销');
    expect(await guess()).toMatchObject({ ret: 423, data: { kind: 'payCodeLocked', retryAfter: 900 } });
    const right = await codeOf(owner, { bookerPhone: await phoneOf('20250040') });
    expect((await pay(guesser, outTradeNo, right.code)).ret).toBe(423);
    await booking.advance(901);
    const { outTradeNo: later } = await order(guesser);
    expect((await pay(guesser, later, 'ABCDEFGHJKLM')).msg).toContain('还可尝试 4 次');
    expect((await pay(guesser, later, right.code)).ret).toBe(0);
    const { outTradeNo: last } = await order(guesser);
    expect((await pay(guesser, last, 'ABCDEFGHJKLM')).msg).toContain('还可尝试 4 次');
  });

  it('is refused beyond its caps, its uses, its end, its products, and after it was revoked', async () => {
    const { outTradeNo, dueFen } = await order(owner);
    const refusal = async (wanted: Wanted, before?: (codeId: string) => Promise<unknown>) => {
      const { code, codeId } = await codeOf(owner, wanted);
      await before?.(codeId);
      const answer = await pay(owner, outTradeNo, code);
      expect(answer).toMatchObject({ ret: 400, data: { field: 'code' } });
      return answer.msg;
    };
    const low = yuanOf(dueFen - 1);
    expect(await refusal({ capEach: low, capTotal: '9000' })).toContain('单次上限');
    expect(await refusal({ products: ['hotel'] })).toContain('不能用于这类订单');
    expect(await refusal({}, (codeId) => revoke(owner, codeId))).toContain('已撤销');
    const each = yuanOf(dueFen);
    expect(
      await refusal({ capEach: each, capTotal: each, uses: 2 }, async (codeId) => {
        await booking.db.updateTable('pay_codes').set({ used: 1, uses: 1 }).where('id', '=', Number(codeId)).execute();
      }),
    ).toContain('剩余额度');
    expect(
      await refusal({ uses: 1 }, async (codeId) => {
        await booking.db.updateTable('pay_codes').set({ uses: 1 }).where('id', '=', Number(codeId)).execute();
      }),
    ).toContain('已用完');
    const { code } = await codeOf(owner, { days: 1 });
    await booking.advance(86_401);
    const { outTradeNo: later } = await order(owner);
    expect((await pay(owner, later, code)).msg).toContain('已过期');
    expect((await revoke(stranger, '1')).ret).toBe(404);
  });

  it('at the same time as another never spends more than the code allows', async () => {
    const { code, codeId } = await codeOf(owner, { uses: 1 });
    const orders = [await order(owner), await order(child)];
    const answers = await Promise.all(orders.map(({ outTradeNo }, at) => pay(at ? child : owner, outTradeNo, code)));
    expect(answers.map(({ ret }) => ret).toSorted((a, b) => a - b)).toEqual([0, 400]);
    expect(await shown(owner, codeId)).toMatchObject({ uses: 1, state: 'used' });
  });

  it('of the company pays its business orders, above the standard too, and no private ones', async () => {
    const { code } = await codeOf(company, { scope: 'company', capEach: '20000', capTotal: '20000' });
    const before = await entriesOf(booking.db, creditOf(companyId));
    const business = await order(employee, { travelType: 'business' });
    expect(good(await pay(employee, business.outTradeNo, code)).paid).toMatchObject([
      { payer: 'company', method: 'creditPay' },
    ]);
    expect(await entriesOf(booking.db, creditOf(companyId))).toBe(before - business.dueFen);
    const private_ = await order(employee);
    expect((await pay(employee, private_.outTradeNo, code)).msg).toContain('因公订单');
    expect((await uses(company))[0]).toMatchObject({ isOwn: true });
  });
});

it.each([
  ['for hotels where the application sells none', 'meadow', { products: ['air', 'hotel'] }, 'products'],
  ['for trains where the application sells none', { train: false }, { products: ['train'] }, 'products'],
  ['for flights where the application sells none', { airTicket: false }, { products: ['air'] }, 'products'],
  [
    'from a wallet that pays nothing in the application',
    { pay: { tianHangPay: false } },
    { products: ['air'] },
    'scope',
  ],
] as const)('a code %s is refused', async (_name, app, wanted, field) => {
  const who = await booking.as('20250010', typeof app === 'string' ? { appId: app } : {});
  const call = who.call('/payAuth/create');
  const { switches } = call.app;
  const changed =
    typeof app === 'string'
      ? switches
      : { ...switches, ...app, pay: { ...switches.pay, ...('pay' in app && app.pay) } };
  const input = {
    requestId: randomUUID(),
    scope: 'wallet',
    capEach: '5',
    capTotal: '5',
    uses: 1,
    days: 1,
    payPassword: payPasswordMd5,
    ...wanted,
  };
  expect(
    await calls.create(payAuthSchemas.create.parse(input), { ...call, app: { ...call.app, switches: changed } }),
  ).toMatchObject({ ret: 400, data: { field } });
});

it('a code for flights is made in an application that sells flights alone', async () => {
  expect((await create(await booking.as('20250010', { appId: 'meadow' }), { products: ['air'] })).ret).toBe(0);
});
