import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hotelSchemas } from '#contract/hotel.schema.ts';
import { addDays, dayAt, msOf } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { entriesOf, good, openBooking, payPasswordMd5 } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { cancel, create, detail, info, verify } from '#tests/support/given/stays.ts';
import type { Rate } from '#tests/support/given/stays.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { hotelHandlers, hotelOrderHandlers } from '../../../app/handlers/hotel.ts';
import { paymentHandlers } from '../../../app/handlers/payment.ts';
import { creditOf, walletOf } from '../../../money/ledger/ledger.ts';
import { advanceStays } from './advance.ts';

let booking: Booking;
beforeAll(async () => void (booking = await openBooking()));
afterAll(() => booking.close());

const later = (ms: number) => advanceStays(booking.db, booking.now() + ms);
const balances = async () => ({
  credit: await entriesOf(booking.db, creditOf('700070')),
  wallet: await entriesOf(booking.db, walletOf('20250071')),
});

describe('a business stay', () => {
  const over = ({ standard, payKind, cancel: rule }: Rate) =>
    standard?.verdict === 'over' && payKind === 'prepaid' && rule.kind === 'free';

  it('within the standard is paid by the company', async () => {
    const employee = await booking.as('20250071');
    const verified = await verify(employee, {
      travelType: 'business',
      choose: ({ standard, payKind }) => standard?.verdict === 'ok' && payKind === 'prepaid',
    });
    expect(verified.split).toEqual({ company: verified.rate.total, personal: '0' });
    expect(verified.standard).toMatchObject({ limit: '500', cityName: '上海' });
  });

  it.each([
    ['in time', false],
    ['with its first night kept', true],
  ])(
    'above the standard is shared night by night, paid by both, and goes back to both: cancelled %s',
    async (_, isLate) => {
      const employee = await booking.as('20250071');
      await setWallet(booking, '20250071', 50_000_00);
      const before = await balances();
      const verified = await verify(employee, { travelType: 'business', choose: over });
      const { company = '', personal = '' } = verified.split ?? {};
      expect(fenOf(company)).toBe(
        verified.rate.nights.reduce((sum, { price }) => sum + Math.min(fenOf(price), 500_00), 0),
      );
      expect(fenOf(personal)).toBeGreaterThan(0);
      expect(await create(employee, verified, { overReason: '' })).toMatchObject({
        ret: 400,
        data: { field: 'overReason' },
      });
      const { orderNo } = good(await create(employee, verified));
      const { split, methods, outTradeNo } = await info(employee, orderNo);
      expect(split).toMatchObject({ company, personal, companyMax: company });
      expect(methods.map(({ method }) => method)).toContain('multiPay');
      good(
        await paymentHandlers.multiPay(
          {
            outTradeNo,
            businessType: 'hotelPay',
            body: '酒店',
            companyAmount: company,
            personalAmount: personal,
            personalMethod: 'tianHangPay',
            requestId: randomUUID(),
            payPassword: payPasswordMd5,
          },
          employee.call('/pay/multiPay'),
        ),
      );
      const paid = { credit: before.credit - fenOf(company), wallet: before.wallet - fenOf(personal) };
      expect(await balances()).toEqual(paid);
      await later(60_000);
      const aheadMs = isLate ? msOf(`${verified.checkIn} 09:00:00`) - booking.now() : 60_000;
      const canceller = await booking.as('20250071', { aheadMs });
      const quote = good(await hotelOrderHandlers.cancelQuote({ orderNo }, canceller.call('/hotel/cancelQuote')));
      expect(quote.penalty).toBe(isLate ? verified.rate.nights[0]?.price : '0');
      const back = Object.fromEntries(quote.shares.map(({ payer, amount }) => [payer, fenOf(amount)]));
      const [all, kept] = [fenOf(verified.rate.total), fenOf(quote.penalty)];
      expect((back['company'] ?? 0) + (back['personal'] ?? 0)).toBe(all - kept);
      expect(Math.abs((back['company'] ?? 0) - ((all - kept) * fenOf(company)) / all)).toBeLessThan(1);
      expect(good(await cancel(canceller, orderNo, quote.penalty))).toMatchObject({ status: 8 });
      expect(await balances()).toEqual({
        credit: paid.credit + (back['company'] ?? 0),
        wallet: paid.wallet + (back['personal'] ?? 0),
      });
      expect(await brokenInvariants(booking.db)).toEqual([]);
    },
  );

  it('whose payer takes over some of the company’s share says what each has paid', async () => {
    const employee = await booking.as('20250071');
    await setWallet(booking, '20250071', 50_000_00);
    const verified = await verify(employee, { travelType: 'business', choose: over });
    const { orderNo } = good(await create(employee, verified));
    expect((await detail(employee, orderNo)).split).toEqual(verified.split);
    const { outTradeNo } = await info(employee, orderNo);
    const personal = yuanOf(fenOf(verified.rate.total) - 800_00);
    good(
      await paymentHandlers.multiPay(
        {
          outTradeNo,
          businessType: 'hotelPay',
          body: '酒店',
          companyAmount: '800',
          personalAmount: personal,
          personalMethod: 'tianHangPay',
          requestId: randomUUID(),
          payPassword: payPasswordMd5,
        },
        employee.call('/pay/multiPay'),
      ),
    );
    expect((await detail(employee, orderNo)).split).toEqual({ company: '800', personal });
  });

  it('whose company has paid and whose traveller has not says so, and a cancellation gives the share back', async () => {
    const employee = await booking.as('20250071');
    const before = await balances();
    const verified = await verify(employee, { travelType: 'business', choose: over });
    const { orderNo } = good(await create(employee, verified));
    const { outTradeNo } = await info(employee, orderNo);
    const mix = {
      businessType: 'hotelPay' as const,
      body: '酒店',
      companyAmount: '700',
      personalAmount: yuanOf(fenOf(verified.rate.total) - 700_00),
      personalMethod: 'alipay' as const,
    };
    good(
      await paymentHandlers.multiPay(
        { outTradeNo, ...mix, requestId: randomUUID(), payPassword: payPasswordMd5 },
        employee.call('/pay/multiPay'),
      ),
    );
    expect(await detail(employee, orderNo)).toMatchObject({
      status: 0,
      reserved: '700',
      split: { company: '700', personal: mix.personalAmount },
      payments: [{ payer: 'company', amount: '700', returned: '0', status: 'paid' }],
    });
    const quote = good(await hotelOrderHandlers.cancelQuote({ orderNo }, employee.call('/hotel/cancelQuote')));
    expect(quote.sentence).toBe('公司部分 ¥700 将退回授信额度，取消不产生费用');
    const { timeline } = good(await cancel(employee, orderNo));
    expect(timeline[0]?.detail).toContain('公司部分 ¥700 退回授信额度');
    expect((await balances()).credit).toBe(before.credit);
  });

  /** A guest of the company's account, chosen from its list by `id` or typed. */
  const guest = (name: string, passengerId?: string) => ({
    guests: [[{ passengerId, name, pinyin: 'CHEN/JIANING' }]],
    overReason: '',
  });
  const listed = async (member: string) =>
    await booking.db
      .selectFrom('passengers')
      .where('member_id', '=', member)
      .where('is_self', '=', true)
      .where('app_id', '=', 'default')
      .select(['id', 'name', 'english_name'])
      .executeTakeFirstOrThrow();
  const dearStay = (company: Booker, guests: readonly { id: string }[] = []) =>
    verify(company, {
      travelType: 'business',
      choose: ({ perNight }) => Number(perNight) > 700,
      travellers: guests.map(({ id }) => ({ passengerId: id })),
    });

  it('of employees that the company’s account books for is under their standards', async () => {
    const company = await booking.as('20250070');
    const dear = await dearStay(company);
    expect(dear.standard).toBeUndefined();
    const [asked, strict] = [await listed('20250071'), await listed('20250074')];
    const forbidden = { ret: 403, data: { kind: 'overStandard' } };
    expect(await create(company, dear, guest(strict.name, strict.id))).toMatchObject(forbidden);
    expect(await create(company, dear, guest(strict.english_name, strict.id))).toMatchObject(forbidden);
    const byAsked = guest(asked.name, asked.id);
    expect(await create(company, dear, byAsked)).toMatchObject({ ret: 400, data: { field: 'overReason' } });
    const why = { ...byAsked, overReason: '客户或会议指定' };
    // Its price was split for somebody without a standard.
    expect(await create(company, dear, why)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
    const { orderNo } = good(await create(company, await dearStay(company, [asked]), why));
    expect((await detail(company, orderNo)).overStandard).toBe(true);
  });

  it('of a guest who has only the name of an employee is under no standard', async () => {
    const company = await booking.as('20250070');
    const [asked, strict] = [await listed('20250071'), await listed('20250074')];
    await booking.db.updateTable('passengers').where('id', '=', asked.id).set({ name: strict.name }).execute();
    const dear = await dearStay(company);
    expect(await create(company, dear, guest(strict.name, asked.id))).toMatchObject({
      ret: 400,
      data: { field: 'overReason' },
    });
    const { orderNo } = good(await create(company, dear, guest(strict.name)));
    expect((await detail(company, orderNo)).overStandard).toBe(false);
    await booking.db.updateTable('passengers').where('id', '=', asked.id).set({ name: asked.name }).execute();
  });

  it('refuses the id of a person who is not on the member’s list, or stands there under another name', async () => {
    const company = await booking.as('20250070');
    const dear = await dearStay(company);
    const [asked, other] = [await listed('20250071'), await listed('20250010')];
    const refused = {
      ret: 400,
      data: { field: 'guests.0.0.name' },
      msg: expect.stringMatching(/^所选人员不在常旅客中/),
    };
    expect(await create(company, dear, guest(other.name, other.id))).toMatchObject(refused);
    expect(await create(company, dear, guest('林知远', asked.id))).toMatchObject(refused);
    const member = await booking.as('20250010');
    expect(await create(member, await verify(member), guest(asked.name, asked.id))).toMatchObject(refused);
  });

  it('is refused where the company forbids it, to members without a company, and as another employee', async () => {
    const strict = await booking.as('20250074');
    const verified = await verify(strict, {
      travelType: 'business',
      choose: ({ standard }) => standard?.verdict === 'forbidden',
    });
    expect(await create(strict, verified)).toMatchObject({ ret: 403, data: { kind: 'overStandard' } });
    const member = await booking.as('20250010');
    const today = dayAt(booking.now());
    expect(
      await hotelHandlers.query(
        hotelSchemas.query.parse({ city: 'SHA', checkIn: today, checkOut: addDays(today, 1), travelType: 'business' }),
        member.call('/hotel/query'),
      ),
    ).toMatchObject({ ret: 403 });
    expect(await create(member, verified)).toMatchObject({ ret: 409, data: { kind: 'expired' } });
  });

  it('is seen by the company’s account, which does not act, and found by no colleague and in no other application', async () => {
    const employee = await booking.as('20250071');
    const { orderNo } = good(await create(employee, await verify(employee, { travelType: 'business', choose: over })));
    const answers = async (who: Booker) => [
      (await hotelOrderHandlers.orderDetail({ orderNo }, who.call('/hotel/orderDetail'))).ret,
      (await hotelOrderHandlers.cancelQuote({ orderNo }, who.call('/hotel/cancelQuote'))).ret,
      (await cancel(who, orderNo)).ret,
      (await paymentHandlers.info({ orderId: orderNo, businessType: 'hotelPay' }, who.call('/pay/payInfo'))).ret,
    ];
    const company = await booking.as('20250070');
    expect(await answers(company)).toEqual([0, 403, 403, 404]);
    expect((await detail(company, orderNo)).actions).toEqual([]);
    expect(await answers(await booking.as('20250072'))).toEqual([404, 404, 404, 404]);
    expect(await answers(await booking.as('20250071', { appId: 'skyline' }))).toEqual([404, 404, 404, 404]);
    expect((await detail(employee, orderNo)).status).toBe(0);
  });
});
