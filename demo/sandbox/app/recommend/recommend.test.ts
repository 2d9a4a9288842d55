import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recommendSchemas } from '#contract/recommend.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { recommendation } from '#domain/income/income-rules.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { sandboxPsw } from '#tests/support/sandbox.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { accountHandlers } from '../handlers/account.ts';
import { settle } from '../../money/payments/settle.ts';
import { recommendHandlers as calls } from '../handlers/recommend.ts';

let booking: Booking;
let member: Booker;
beforeAll(async () => {
  booking = await openBooking();
  // The seed has no member who was recommended by this one.
  member = await booking.as('20250030');
});
afterAll(() => booking.close());

const codeOf = async (who: Booker) =>
  good(await calls.appRecommendMember({}, who.call('/recommend/appRecommendMember'))).code;
const list = async (who: Booker, input: object = {}) =>
  good(
    await calls.AppRecommendedList(
      recommendSchemas.AppRecommendedList.parse(input),
      who.call('/recommend/AppRecommendedList'),
    ),
  );
const counts = async (who: Booker) =>
  good(await calls.appRecommendedCount({}, who.call('/recommend/appRecommendedCount')));

let phones = 13_700_000_000;
/** A newcomer who registers with these fields beside phone, code and password. */
async function register(fields: { recommendCode?: string; refermobilephone?: string }) {
  phones += 1;
  const mobilePhone = String(phones);
  good(await accountHandlers.sendCode({ mobilePhone, type: 'register' }, member.call('/common/sendCode')));
  const { code } = await booking.db
    .selectFrom('sms_codes')
    .where('mobile_phone', '=', mobilePhone)
    .select('code')
    .executeTakeFirstOrThrow();
  const { memberId } = good(
    await accountHandlers.register(
      { mobilePhone, code, loginPwd: sandboxPsw, ...fields },
      member.call('/register/appRegisterSave'),
    ),
  );
  return { memberId, mobilePhone };
}

describe('a recommendation', () => {
  it('has one code for a member, however often they ask, and it names no phone', async () => {
    const codes = await Promise.all([codeOf(member), codeOf(member), codeOf(member)]);
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(codes[0]).not.toBe(await codeOf(await booking.as('20250010')));
  });

  it('counts a newcomer who registers by the link, masks the name, and earns by the newcomer’s orders less refunds', async () => {
    expect(await counts(member)).toMatchObject({ total: 0, income: '0' });
    const { memberId, mobilePhone } = await register({ recommendCode: await codeOf(member) });
    const [newcomer] = (await list(member)).rows;
    expect(newcomer).toMatchObject({
      name: '新会员',
      mobilePhone: `137****${mobilePhone.slice(-4)}`,
      level: '个人会员',
      orders: 0,
      income: '0',
      isRunning: true,
    });
    expect(JSON.stringify(newcomer)).not.toContain(mobilePhone);
    await setWallet(booking, memberId, 1_000_000);
    const buyer = await booking.as(memberId);
    const { orderId, order, psgIds } = await afterSalesOf(booking, buyer).ticketed(
      {},
      undefined,
      async (outTradeNo) => {
        good(await buyer.alipay(outTradeNo));
        await settle(booking.db, outTradeNo, booking.now());
      },
    );
    const fen = Number(order.psgFlightList[0]?.tktPrice) * 100;
    const income = Math.min(Math.floor((fen * recommendation.permille) / 1000), recommendation.atMostFen);
    const [earned] = (await list(member, { group: 'ordered' })).rows;
    expect([earned?.orders, Math.round(Number(earned?.income) * 100)]).toEqual([1, income]);
    expect(await counts(member)).toMatchObject({
      total: 1,
      month: 1,
      income: earned?.income,
      pending: earned?.income,
      released: '0',
    });
    await afterSalesOf(booking, buyer).refund(orderId, psgIds);
    expect(await counts(member)).toMatchObject({ income: '0', pending: '0', released: '0' });
    expect((await list(member)).rows[0]).toMatchObject({ orders: 1, income: '0' });
  });

  it('is none of another member, and ends a year after the registration', async () => {
    const stranger = await booking.as('20250021');
    expect((await list(stranger)).rows).toEqual([]);
    const { total } = await counts(member);
    expect((await list(member, { group: 'over' })).total).toBe(0);
    await booking.advance((recommendation.days + 1) * 86_400);
    expect((await list(member, { group: 'over' })).total).toBe(total);
    expect((await list(member, { group: 'running' })).total).toBe(0);
    expect((await list(member)).rows[0]?.until.slice(0, 10)).toBe(addDays(dayAt(booking.now()), -1));
  });

  it('by the phone of a referrer counts before the link; an unknown code stops no registration', async () => {
    const other = await booking.as('20250010');
    const before = (await counts(other)).total;
    await register({ recommendCode: await codeOf(member), refermobilephone: '13800000010' });
    expect((await counts(other)).total).toBe(before + 1);
    const { memberId } = await register({ recommendCode: 'ABCDEFGH' });
    const { referrer_phone } = await booking.db
      .selectFrom('members')
      .where('id', '=', memberId)
      .select('referrer_phone')
      .executeTakeFirstOrThrow();
    expect(referrer_phone).toBeNull();
  });
});
