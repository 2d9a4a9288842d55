import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withdrawSchemas } from '#contract/withdraw.schema.ts';
import { fenOf } from '#domain/money.ts';
import { withdrawFee } from '#domain/wallet/terms.ts';
import { good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { bankHandlers, payPasswordHandlers, walletHandlers, withdrawHandlers } from '../../app/handlers/wallet.ts';
import { triesLockMs } from '../password/tries.ts';
import { bankMs, reviewMs } from './withdraw.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
});
afterAll(() => booking.close());

const md5Of = (text: string): string => createHash('md5').update(text).digest('hex');
const as = (id: string) => booking.as(id);
const codeOf = async (phone: string): Promise<string> =>
  (
    await booking.db
      .selectFrom('sms_codes')
      .where('mobile_phone', '=', phone)
      .orderBy('id', 'desc')
      .select('code')
      .executeTakeFirstOrThrow()
  ).code;

let phones = 0;
/** A card of a holder, bound by the code to its phone. */
async function bind(who: Booker, cardNo: string, holder: string) {
  phones += 1;
  const mobilePhone = `1690000${String(phones).padStart(4, '0')}`;
  const sent = good(await bankHandlers.advanceBind({ cardNo, holder, mobilePhone }, who.call('/bank/advanceBind')));
  const input = { cardId: sent.cardId, code: await codeOf(mobilePhone), requestId: randomUUID() };
  return { mobilePhone, input, card: good(await bankHandlers.bind(input, who.call('/bank/bind'))) };
}

const availableOf = async (who: Booker) =>
  good(await walletHandlers.account({}, who.call('/account/AppAccount'))).wallet;
const apply = (who: Booker, cardId: string, amount: string, given: { fee?: string; requestId?: string } = {}) =>
  withdrawHandlers.apply(
    {
      cardId,
      amount,
      fee: given.fee ?? String(withdrawFee(fenOf(amount)) / 100),
      payPassword: payPasswordMd5,
      requestId: given.requestId ?? randomUUID(),
    },
    who.call('/wallet/withdraw/apply'),
  );
const stateOf = async (who: Booker, id: string) =>
  good(await withdrawHandlers.list(withdrawSchemas.list.parse({}), who.call('/wallet/withdraw/list'))).rows.find(
    (row) => row.id === id,
  );

describe('a bank card', () => {
  it('is bound by the code to its phone, once, and its number is stored nowhere', async () => {
    const member = await as('20250030');
    const cardNo = '6214830112345678';
    const { card, input } = await bind(member, cardNo, '沈若清');
    expect(card).toMatchObject({ bankName: '招商银行', last4: '5678', holder: '*若清' });
    expect(good(await bankHandlers.bind(input, member.call('/bank/bind')))).toEqual(card);
    expect(
      await bankHandlers.advanceBind(
        { cardNo, holder: '沈若清', mobilePhone: '16900009999' },
        member.call('/bank/advanceBind'),
      ),
    ).toMatchObject({ ret: 409, data: { kind: 'boundAlready' } });
    const { rows } = await sql<{
      text: string;
    }>`select row_to_json(c)::text as text from bank_cards c union all select coalesce(answer, '') from once_keys`.execute(
      booking.db,
    );
    expect(rows.some(({ text }) => text.includes(cardNo))).toBe(false);
    const { passesLuhn } = good(await bankHandlers.type({ cardNo }, member.call('/bank/GetBankType')));
    expect(passesLuhn).toBe(false);
  });

  it.each([
    ['of an unknown bank', { cardNo: '9999990112345678' }, 'cardNo'],
    ['that is a credit card', { cardNo: '6225750112345678' }, 'cardNo'],
    ['of another holder', { holder: '张三' }, 'holder'],
  ])('%s is refused before a code is sent', async (_name, given, field) => {
    const member = await as('20250030');
    const input = { cardNo: '6222020112345678', holder: '沈若清', mobilePhone: '16900008888', ...given };
    expect(await bankHandlers.advanceBind(input, member.call('/bank/advanceBind'))).toMatchObject({
      ret: 400,
      data: { field },
    });
  });

  it('is none without the key of the server', async () => {
    const member = await as('20250030');
    const call = {
      ...member.call('/bank/advanceBind'),
      settings: { sandbox: false, captchaBypass: null, requestVerifyKey: null },
    };
    expect(
      await bankHandlers.advanceBind(
        { cardNo: '6222020112345678', holder: '沈若清', mobilePhone: '16900008887' },
        call,
      ),
    ).toMatchObject({ ret: 403 });
  });

  it('of another member can neither be unbound nor withdrawn to', async () => {
    const { card } = await bind(await as('20250040'), '6222020112340001', '韩致远');
    const other = await as('20250041');
    expect((await bankHandlers.advanceUnbind({ cardId: card.cardId }, other.call('/bank/advanceUnbind'))).ret).toBe(
      404,
    );
    expect((await apply(other, card.cardId, '100')).ret).toBe(404);
    expect(good(await bankHandlers.list({}, other.call('/bank/list'))).cards).toEqual([]);
  });
});

describe('a withdrawal', () => {
  it('freezes its amount, is paid with its fee, and is applied for once per request', async () => {
    const member = await as('20250050');
    const { card, mobilePhone } = await bind(member, '6217000112345671', '方敬贤');
    const before = await availableOf(member);
    const quote = good(await withdrawHandlers.quote({ amount: '12345.67' }, member.call('/wallet/withdraw/quote')));
    expect(quote).toMatchObject({ fee: '12.35', net: '12333.32', reason: '', limits: { timesLeft: 3 } });
    expect(await apply(member, card.cardId, '12345.67', { fee: '1' })).toMatchObject({
      ret: 409,
      data: { kind: 'feeChanged' },
    });
    const requestId = randomUUID();
    const first = good(await apply(member, card.cardId, '12345.67', { requestId }));
    expect(good(await apply(member, card.cardId, '12345.67', { requestId }))).toEqual(first);
    expect(await availableOf(member)).toMatchObject({ frozen: '12345.67', total: before.total });
    expect((await bankHandlers.advanceUnbind({ cardId: card.cardId }, member.call('/bank/advanceUnbind'))).ret).toBe(
      409,
    );
    await booking.advance(reviewMs / 1000);
    expect(await stateOf(member, first.id)).toMatchObject({ state: 'processing' });
    await booking.advance(bankMs / 1000);
    expect(await stateOf(member, first.id)).toMatchObject({ state: 'paid', net: '12333.32' });
    expect(await availableOf(member)).toMatchObject({ frozen: '0' });
    good(await bankHandlers.advanceUnbind({ cardId: card.cardId }, member.call('/bank/advanceUnbind')));
    const unbind = { cardId: card.cardId, code: await codeOf(mobilePhone), requestId: randomUUID() };
    expect(good(await bankHandlers.unbind(unbind, member.call('/bank/unbind')))).toEqual({ cardId: card.cardId });
    expect(good(await bankHandlers.list({}, member.call('/bank/list'))).cards).toEqual([]);
    expect(await brokenInvariants(booking.db)).toEqual([]);
  });

  it('that the bank refuses gives the whole amount back, and does not count for the day', async () => {
    const member = await as('20250041');
    const { card } = await bind(member, '6222020112340004', '陆文博');
    const before = await availableOf(member);
    const { id } = good(await apply(member, card.cardId, '100'));
    await booking.advance((reviewMs + bankMs) / 1000);
    const refused = await stateOf(member, id);
    expect(refused).toMatchObject({ state: 'refused' });
    expect(refused?.reason).toContain('退回');
    expect(await availableOf(member)).toEqual(before);
    const quote = good(await withdrawHandlers.quote({}, member.call('/wallet/withdraw/quote')));
    expect(quote.limits.timesLeft).toBe(3);
    const { sums } = good(
      await withdrawHandlers.list(
        withdrawSchemas.list.parse({ state: 'refused' }),
        member.call('/wallet/withdraw/list'),
      ),
    );
    expect(sums).toEqual({ amount: '0', fee: '0' });
  });

  it.each([
    ['5', '不能少于'],
    ['50001', '不能超过'],
    ['23500', ''],
    ['40000', '可用余额'],
  ])('of %s is judged before the password', async (amount, words) => {
    const member = await as('20250040');
    const { reason } = good(await withdrawHandlers.quote({ amount }, member.call('/wallet/withdraw/quote')));
    expect(words ? reason : [reason]).toEqual(words ? expect.stringContaining(words) : ['']);
  });

  it('comes to an end for the day after three', async () => {
    const member = await as('20250040');
    const { cards } = good(await bankHandlers.list({}, member.call('/bank/list')));
    const cardId = cards[0]?.cardId ?? '';
    for (let times = 0; times < 3; times += 1) good(await apply(member, cardId, '10'));
    expect(await apply(member, cardId, '10')).toMatchObject({
      ret: 400,
      msg: expect.stringContaining('今日已提现 3 次') as string,
    });
  });
});

describe('the pay password', () => {
  const update = (who: Booker, input: { payPswd: string; oldPswd?: string; smsCode?: string; requestId?: string }) =>
    payPasswordHandlers.update({ requestId: randomUUID(), ...input }, who.call('/member/updatePayPswd'));
  const send = async (phone: string, at: number) => {
    const { sendCode } = await import('../../ground/member/sms-codes.ts');
    good(await sendCode(booking.db, phone, 'payPassword', at));
    return await codeOf(phone);
  };

  it('is set by a code, changed by the old one, and a weak one is refused', async () => {
    const member = await as('20250020');
    expect(good(await payPasswordHandlers.state({}, member.call('/member/isPayPwdSetup'))).isSetup).toBe(false);
    expect(await update(member, { payPswd: md5Of('123456'), smsCode: '000000' })).toMatchObject({
      ret: 400,
      data: { field: 'payPswd' },
    });
    const set = {
      payPswd: md5Of('246810'),
      smsCode: await send('13800000020', booking.now()),
      requestId: randomUUID(),
    };
    expect(good(await update(member, set)).isSetup).toBe(true);
    expect(good(await update(member, set)).isSetup).toBe(true);
    expect(await update(member, { payPswd: md5Of('975310'), oldPswd: md5Of('111222') })).toMatchObject({
      ret: 400,
      data: { field: 'oldPswd' },
    });
    expect(good(await update(member, { payPswd: md5Of('975310'), oldPswd: md5Of('246810') })).isSetup).toBe(true);
  });

  it('is locked after five wrong tries, and a code ends the lock', async () => {
    const member = await as('20250071');
    for (let tries = 0; tries < 5; tries += 1)
      await update(member, { payPswd: md5Of('975310'), oldPswd: md5Of('000001') });
    const { retryAfter } = good(await payPasswordHandlers.state({}, member.call('/member/isPayPwdSetup')));
    expect(retryAfter).toBe(triesLockMs / 1000);
    expect((await update(member, { payPswd: md5Of('975310'), oldPswd: payPasswordMd5 })).ret).toBe(423);
    good(await update(member, { payPswd: md5Of('975310'), smsCode: await send('13800000071', booking.now()) }));
    expect(good(await payPasswordHandlers.state({}, member.call('/member/isPayPwdSetup'))).retryAfter).toBe(0);
  });

  it('is not made where the application asks for none; one that is set is changed there too', async () => {
    const [without, owner] = await Promise.all(
      ['20250074', '20250010'].map((id) => booking.as(id, { appId: 'meadow' })),
    );
    if (!without || !owner) throw new Error('no members');
    expect(good(await payPasswordHandlers.state({}, without.call('/member/isPayPwdSetup'))).isSetup).toBe(false);
    expect((await update(without, { payPswd: md5Of('975310'), smsCode: '000000' })).ret).toBe(403);
    expect(good(await payPasswordHandlers.state({}, owner.call('/member/isPayPwdSetup'))).isSetup).toBe(true);
    expect(await update(owner, { payPswd: md5Of('975310'), oldPswd: md5Of('000001') })).toMatchObject({ ret: 400 });
  });
});
