import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { companyBillSchemas as schemas } from '#contract/company-bill.schema.ts';
import { hashOfRows } from '#domain/company-bill/bill-hash.ts';
import { fenOf } from '#domain/money.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { companyBillHandlers as bills } from '../../app/handlers/company-bill.ts';
import { closeBills } from './close.ts';

let booking: Booking;
let employee: Booker;
let company: Booker;
const within = {
  travelType: 'business',
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;
const dayS = 86_400;

beforeAll(async () => {
  booking = await openBooking();
  employee = await booking.as('20250071');
  company = await booking.as('20250070');
});
afterAll(() => booking.close());

const list = async (as = company) => good(await bills.list(schemas.list.parse({}), as.call('/bill/company/list')));
const detail = async (billId?: number) =>
  good(await bills.detail(schemas.detail.parse({ billId }), company.call('/bill/company/detail')));
const rows = async (billId: number, filters: object = {}) =>
  good(await bills.rows(schemas.rows.parse({ billId, ...filters }), company.call('/bill/company/rows')));

/** An order within the standard, paid by the company. */
async function bought(days = 31): Promise<{ orderId: string; payprice: string }> {
  const { orderId, payprice } = await employee.book({ ...within, days });
  const { outTradeNo } = good(await employee.info(orderId));
  good(await employee.credit(outTradeNo));
  return { orderId, payprice };
}

describe('the bill of a company', () => {
  it('has every order that the company pays, and equals ledger and vouchers before and after it is closed', async () => {
    const { orderId, payprice } = await bought();
    const [open] = (await list()).rows;
    expect(open).toMatchObject({ state: 'open', rows: 1, amount: payprice, hash: '' });
    const page = await rows(open?.billId ?? 0);
    expect(page.rows).toMatchObject([{ orderId, amount: payprice, kind: 'sale', product: 'airTicket' }]);
    expect(page.sums?.['amount']).toBe(payprice);
    await booking.advance(40 * dayS);
    const closed = await detail(open?.billId);
    expect(closed).toMatchObject({ amount: payprice, due: payprice, proof: { equal: true, differences: [] } });
    const { lines, next } = good(
      await bills.lines(schemas.lines.parse({ billId: closed.billId }), company.call('/bill/company/lines')),
    );
    expect(next).toBeNull();
    expect(hashOfRows(lines, createHash('sha256'))).toBe(closed.hash);
    const explained = good(
      await bills.explain({ billId: closed.billId, no: 1 }, company.call('/bill/company/explain')),
    );
    expect(explained).toMatchObject({ equal: true, bill: payprice, voucher: payprice });
    expect(explained.parts.reduce((sum, { amount }) => sum + fenOf(amount), 0)).toBe(fenOf(payprice));
    expect(await closeBills(booking.db, booking.now())).toBe(0);
  });
});
