import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderListSchemas } from '#contract/order-list.schema.ts';
import { messageSchemas } from '#contract/message.schema.ts';
import type { OrderPayment } from '#contract/order.ts';
import { fenOf } from '#domain/money.ts';
import { afterSalesOf, dearerWithin } from '#tests/support/orders/after-sales.ts';
import { entriesOf, good, openBooking, payPasswordMd5, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { orderListHandlers } from '../../../app/handlers/order.ts';
import { messageHandlers } from '../../../app/handlers/message.ts';
import { paymentHandlers } from '../../../app/handlers/payment.ts';
import { creditOf, moneyOfOrder, providerOf, walletOf } from '../../../money/ledger/ledger.ts';
import { settle } from '../../../money/payments/settle.ts';

let booking: Booking;
let member: Booker;
let employee: Booker;
const ids = { member: '20250010', employee: '20250071', company: '700070' };
const credit = creditOf(ids.company);
const wallet = walletOf(ids.employee);
const within = {
  travelType: 'business',
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  member = await booking.as(ids.member);
  employee = await booking.as(ids.employee);
  await setWallet(booking, ids.employee, 50_000_00);
});
afterAll(async () => {
  const broken = await brokenInvariants(booking.db);
  await booking.close();
  expect(broken).toEqual([]);
});

const balances = async () => ({
  credit: await entriesOf(booking.db, credit),
  wallet: await entriesOf(booking.db, wallet),
});
/** Each payment of a whole order gives back its part of the sum by what it paid, to the fen. */
function expectShares(payments: readonly OrderPayment[], back: string): void {
  const paid = payments.reduce((sum, { amount }) => sum + fenOf(amount), 0);
  for (const { amount, returned } of payments)
    expect(Math.abs(fenOf(returned) - (fenOf(back) * fenOf(amount)) / paid)).toBeLessThan(1);
  expect(payments.reduce((sum, { returned }) => sum + fenOf(returned), 0)).toBe(fenOf(back));
}
const messagesOf = async (who: Booker, orderId: string) =>
  good(await messageHandlers.list(messageSchemas.list.parse({ size: 100 }), who.call('/message/list')))
    .rows.filter((one) => one.orderId === orderId)
    .map(({ kind, title }) => `${kind} ${title}`);

describe('a change that the company pays', () => {
  const sales = () => afterSalesOf(booking, employee);
  const booked = () =>
    sales().ticketed({ ...within, days: 32 }, [person()], async (outTradeNo) =>
      good(await employee.credit(outTradeNo)),
    );

  it('from the credit line: a withdrawn one is back there at once, a refund gives both payments back to it', async () => {
    const start = await balances();
    const { orderId, psgIds, order } = await booked();
    const after = await balances();
    expect(start.credit - after.credit).toBe(fenOf(order.payprice));
    const first = await sales().change(orderId, psgIds, dearerWithin);
    await sales().payChange(first.saleId, 'creditPay');
    expect(after.credit - (await balances()).credit).toBe(fenOf(first.quote.totals.due));
    good(await sales().changeWithdraw(first.saleId));
    expect(await balances()).toEqual(after);

    const { quote, saleId } = await sales().change(orderId, psgIds, dearerWithin);
    await sales().payChange(saleId, 'creditPay');
    await booking.advance(41);
    const refund = await sales().refund(orderId, psgIds);
    expect(refund.shares.map(({ payer, method }) => `${payer} ${method}`)).toEqual([
      'company creditPay',
      'company creditPay',
    ]);
    const done = await employee.show(orderId);
    expect(done.status).toBe(6);
    const { rows } = good(
      await orderListHandlers.list(orderListSchemas.list.parse({ words: orderId }), employee.call('/order/list')),
    );
    expect(rows.map(({ returned }) => returned)).toEqual([refund.totals.back]);
    // The withdrawn one has come back whole.
    expectShares(
      done.payments.filter(({ returned, amount }) => returned !== amount),
      refund.totals.back,
    );
    expect(start.credit - (await balances()).credit).toBe(
      fenOf(order.payprice) + fenOf(quote.totals.due) - fenOf(refund.totals.back),
    );
    expect((await balances()).wallet).toBe(start.wallet);
  });

  it('together with the traveller: the airline’s refusal gives each payer their part back, a refund goes by what each paid', async () => {
    const { orderId, psgIds } = await booked();
    const payTogether = async (saleId: string) => {
      const info = good(await sales().changeInfo(saleId));
      const due = fenOf(info.due);
      const personal = Math.floor(due / 3);
      const yuan = (fen: number) => (fen / 100).toFixed(2);
      good(
        await paymentHandlers.multiPay(
          {
            outTradeNo: info.outTradeNo,
            businessType: 'changeTicket',
            body: '改签',
            companyAmount: yuan(due - personal),
            personalAmount: yuan(personal),
            personalMethod: 'tianHangPay',
            requestId: `mixed-${saleId}`,
            payPassword: payPasswordMd5,
          },
          employee.call('/pay/multiPay'),
        ),
      );
      return { company: due - personal, personal };
    };
    const before = await balances();
    const quote = await sales().changeQuote(orderId, psgIds, dearerWithin);
    const refused = good(await sales().changeApply(quote.quoteId, '拒绝试试')).afterSales[0]?.saleId ?? '';
    const parts = await payTogether(refused);
    expect(await balances()).toEqual({
      credit: before.credit - parts.company,
      wallet: before.wallet - parts.personal,
    });
    await booking.advance(41);
    expect((await employee.show(orderId)).afterSales[0]).toMatchObject({ saleId: refused, state: 'refused' });
    expect(await balances()).toEqual(before);

    const { saleId } = await sales().change(orderId, psgIds, dearerWithin);
    await payTogether(saleId);
    await booking.advance(41);
    const refund = await sales().refund(orderId, psgIds);
    const done = await employee.show(orderId);
    expect(done.status).toBe(6);
    const refunded = done.payments.filter(({ returned, amount }) => returned !== amount);
    expect(refunded.map(({ payer }) => payer).toSorted()).toEqual(['company', 'company', 'personal']);
    expectShares(refunded, refund.totals.back);
    expect(await entriesOf(booking.db, moneyOfOrder(orderId))).toBe(0);
  });
});

describe('a refund of a split payment', () => {
  it('is booked by the shares of its quote; where a payment has less left, the quote is made again', async () => {
    const sales = afterSalesOf(booking, employee);
    const { orderId, psgIds } = await sales.ticketed({ ...within, days: 36 }, [person(), person()], async (no) => {
      const { due } = good(await employee.info((await payment(no)).order_id));
      const company = Math.floor(fenOf(due) / 3);
      const yuan = (fen: number) => (fen / 100).toFixed(2);
      const mix = { companyAmount: yuan(company), personalAmount: yuan(fenOf(due) - company) };
      good(await employee.mixed(no, { ...mix, personalMethod: 'tianHangPay' }));
    });
    const quote = good(await sales.refundQuote(orderId, [psgIds[0] ?? '']));
    const byCompany = fenOf(quote.shares.find(({ payer }) => payer === 'company')?.amount ?? '0');
    const paid = booking.db.updateTable('payments').where('order_id', '=', orderId).where('payer', '=', 'company');
    // As after a refund of the other passenger that was quoted later.
    await paid.set((eb) => ({ returned: eb('amount', '-', byCompany - 1) })).execute();
    const again = await sales.refundApply(quote.quoteId);
    expect(again).toMatchObject({ ret: 409, data: { kind: 'quoteExpired' } });
    const { shares } = (again.data as unknown as { quote: typeof quote }).quote;
    expect(shares.map(({ payer, amount }) => [payer, fenOf(amount)])).toContainEqual(['company', byCompany - 1]);
    await paid.set({ returned: 0 }).execute();
    const applied = good(await sales.refundApply(quote.quoteId)).afterSales[0];
    expect(applied?.shares).toEqual(quote.shares);
    await booking.advance(80);
  });
  const payment = (outTradeNo: string) =>
    booking.db
      .selectFrom('payments')
      .where('out_trade_no', '=', outTradeNo)
      .select('order_id')
      .executeTakeFirstOrThrow();
});

describe('a change that is paid by QR code', () => {
  const sales = () => afterSalesOf(booking, member);
  const scan = async (outTradeNo: string, businessType: 'changeTicket' | 'dometicketOrderPay') => {
    const payment = { outTradeNo, businessType, body: '机票' };
    const code = good(await paymentHandlers.alipay(payment, member.call('/pay/alipayPrecreate')));
    expect(await settle(booking.db, code.outTradeNo, booking.now())).toBe('paid');
  };
  const byCode = (people = [person()], days = 33) =>
    sales().ticketed({ days }, people, (outTradeNo) => scan(outTradeNo, 'dometicketOrderPay'));
  const provider = () => entriesOf(booking.db, providerOf('alipay'));

  it('goes back to the provider when it is refused, later than the answer, and its owner is told', async () => {
    const { orderId, psgIds } = await byCode();
    const before = await provider();
    const quote = await sales().changeQuote(orderId, psgIds, dearerWithin);
    const saleId = good(await sales().changeApply(quote.quoteId, '拒绝试试')).afterSales[0]?.saleId ?? '';
    await scan(good(await sales().changeInfo(saleId)).outTradeNo, 'changeTicket');
    expect(before - (await provider())).toBe(fenOf(quote.totals.due));
    await booking.advance(80);
    expect(await provider()).toBe(before);
    expect((await messagesOf(member, orderId)).slice(0, 2)).toEqual(['change 退款完成', 'change 改签未通过']);
  });

  it('is refunded with the order by what each code paid', async () => {
    const { orderId, psgIds } = await byCode();
    const { saleId } = await sales().change(orderId, psgIds, dearerWithin);
    await scan(good(await sales().changeInfo(saleId)).outTradeNo, 'changeTicket');
    await booking.advance(41);
    const before = await provider();
    const refund = await sales().refund(orderId, psgIds);
    const done = await member.show(orderId);
    expect(done.payments.map(({ method, status }) => `${method} ${status}`)).toEqual(['alipay paid', 'alipay paid']);
    expectShares(done.payments, refund.totals.back);
    expect((await provider()) - before).toBe(fenOf(refund.totals.back));
  });

  it('of one of two passengers alone leaves the other payment as it is: the refund of the changed passenger comes from both payments, that of the other from the first', async () => {
    const { orderId, psgIds } = await byCode([person(), person()], 34);
    const [first = '', second = ''] = psgIds;
    const { saleId } = await sales().change(orderId, [first]);
    await scan(good(await sales().changeInfo(saleId)).outTradeNo, 'changeTicket');
    await booking.advance(41);
    expect(good(await sales().refundQuote(orderId, [first])).shares).toHaveLength(2);
    expect(good(await sales().refundQuote(orderId, [second])).shares).toHaveLength(1);
    await sales().refund(orderId, [second]);
    const messages = await messagesOf(member, orderId);
    expect(messages.slice(0, 2)).toEqual(['refund 退款完成', 'refund 部分客票已退']);
  });
});
