import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangeQuote } from '#contract/order-after-sale.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { approvalOf, decide } from '#tests/support/given/approved.ts';
import { ownTraveller } from '#tests/support/given/own-traveller.ts';
import { afterSalesOf, dearerWithin } from '#tests/support/orders/after-sales.ts';
import { good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { SeatChoice } from '#tests/support/orders/after-sales.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { carryOutApproved } from '../../app/approved/carry-out.ts';
import { orderAfterSaleHandlers as calls } from '../../app/handlers/order.ts';

let booking: Booking;
beforeAll(async () => {
  booking = await openBooking();
  for (const id of ['20250073', '20250074'])
    await sql`insert into pay_passwords (member_id, hash) select ${id}, hash from pay_passwords where member_id = '20250071' on conflict do nothing`.execute(
      booking.db,
    );
});
afterAll(() => booking.close());

interface Offered {
  standard?: { verdict: string; overBy: string } | undefined;
  change: { due: string };
}
const isAbove = ({ standard, change }: Offered): boolean =>
  standard?.verdict === 'over' && fenOf(standard.overBy) > 0 && fenOf(change.due) > 0;

/** A business order within the standard, and the quote of its change to a seat above it. */
async function quoted(who: Booker, choose: SeatChoice = isAbove): Promise<{ orderId: string; quote: ChangeQuote }> {
  const { orderId } = await who.book({
    travelType: 'business',
    days: 21,
    choose: (seat) => seat.standard?.verdict === 'ok',
  });
  good(await who.credit(good(await who.info(orderId)).outTradeNo));
  await booking.advance(120);
  const { psgList } = await who.show(orderId);
  const ids = psgList.map((one) => one.id);
  return { orderId, quote: await afterSalesOf(booking, who).changeQuote(orderId, ids, choose) };
}
const apply = (who: Booker, quoteId: string, overReason?: string) =>
  calls.changeApply({ quoteId, remark: '', overReason, requestId: randomUUID() }, who.call('/order/changeApply'));

it('a change above a standard that nobody may exceed is not offered', async () => {
  const who = await booking.as('20250074');
  await expect(quoted(who)).rejects.toThrow('no flight to change to');
});

it('a change within the standard asks nothing', async () => {
  const who = await booking.as('20250071');
  const { quote } = await quoted(who, dearerWithin);
  expect(quote.above).toBeUndefined();
  good(await apply(who, quote.quoteId));
});

it('a change above the standard waits for a reason, and the company pays up to the standard', async () => {
  const who = await booking.as('20250071');
  const { orderId, quote } = await quoted(who);
  expect(quote.above).toMatchObject({ asksReason: true, asksApproval: false });
  expect(await apply(who, quote.quoteId)).toMatchObject({ ret: 400, data: { field: 'overReason' } });
  good(await apply(who, quote.quoteId, '客户改期'));
  const { afterSales } = await who.show(orderId);
  const { due, split } = good(await afterSalesOf(booking, who).changeInfo(afterSales[0]?.saleId ?? ''));
  const above = Math.min(fenOf(quote.above?.overBy ?? ''), fenOf(due));
  expect(above).toBeGreaterThan(0);
  expect(split).toMatchObject({ personal: yuanOf(above), company: yuanOf(fenOf(due) - above) });
});

it('a change above the standard of a level with approvals is decided by the company', async () => {
  const who = await booking.as('20250073');
  const { orderId, quote } = await quoted(who);
  expect(quote.above).toMatchObject({ asksReason: true, asksApproval: true });
  expect(await apply(who, quote.quoteId, '客户改期')).toMatchObject({ ret: 0, msg: '已提交审批，通过后自动办理' });
  const asked = await approvalOf(booking, orderId, 'change');
  expect([asked.why, asked.lines[0]?.reason, asked.lines[0]?.verdict]).toEqual([
    expect.arrayContaining(['over']),
    '客户改期',
    'over',
  ]);
  await decide(booking, orderId, { kind: 'change' });
  await carryOutApproved(booking.db, booking.now());
  expect(await who.show(orderId)).toMatchObject({ status: 11, afterSales: [{ state: 'unpaid' }] });
});

it('a change of a colleague’s ticket is judged by the standard of the colleague', async () => {
  // The company's account has no standard of its own.
  const admin = await booking.as('20250070');
  const { passengerId, name } = await ownTraveller(booking.db, '20250073');
  const trip = { travelType: 'business', days: 24 } as const;
  const choose = ({ discount }: { discount: number }) => discount < 5;
  const verified = await admin.verify({ ...trip, choose, travellers: [{ passengerId }] });
  const { orderId } = good(
    await admin.create(admin.inputOf(verified, [{ ...person('1990-03-07', { name }), passengerId }], trip)),
  );
  good(await admin.credit(good(await admin.info(orderId)).outTradeNo));
  await booking.advance(120);
  const ids = (await admin.show(orderId)).psgList.map((one) => one.id);
  const { above } = await afterSalesOf(booking, admin).changeQuote(orderId, ids, isAbove);
  expect(above).toMatchObject({ asksReason: true });
});
