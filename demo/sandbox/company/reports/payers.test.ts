import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportEvent } from '#contract/report-form.ts';
import { reportFormSchemas } from '#contract/report-form.schema.ts';
import { monthToDay } from '#domain/report/periods.ts';
import { dayAt } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { billCallsOf } from '#tests/support/given/company-bills.ts';
import { afterSalesOf, dearerWithin } from '#tests/support/orders/after-sales.ts';
import { bookersOf, good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { reportFormHandlers } from '../../app/handlers/report-form.ts';
import { payerEvents } from '../../ground/database/migrations/129-payer-events.ts';
import { sumDays } from './sum-days.ts';

let booking: Booking;
let company: Booker;
let employee: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [company, employee] = await bookersOf(booking, '20250070', '20250071');
  await setWallet(booking, '20250071', 9_000_000);
});
afterAll(() => booking.close());

const yuan = (fen: number) => (fen / 100).toFixed(2);
const sum = (rows: readonly { amount: string }[]) => rows.reduce((all, { amount }) => all + fenOf(amount), 0);
const period = () => monthToDay(dayAt(booking.now())).period;
const detail = async (orderId: string, ...payer: string[]): Promise<ReportEvent[]> => {
  const input = { days: period(), size: 100, words: orderId, ...(payer.length && { where: { payer } }) };
  return good(
    await reportFormHandlers.detail(reportFormSchemas.detail.parse(input), company.call('/report/detail')),
  ).rows.toSorted((a, b) => (`${a.type} ${a.payer}` < `${b.type} ${b.payer}` ? -1 : 1));
};
const figures = async (...payer: string[]) =>
  good(
    await reportFormHandlers.query(
      reportFormSchemas.query.parse({ days: period(), compare: 'none', ...(payer.length && { where: { payer } }) }),
      company.call('/report/query'),
    ),
  ).figures;
const billed = async (orderId: string) => {
  const bill = billCallsOf(company);
  const [open] = await bill.list();
  return (await bill.rows(open?.billId ?? 0, { words: orderId })).rows;
};

const within = {
  travelType: 'business',
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;
/** Two tickets, of which the company pays a third. */
const shared = (days: number) =>
  afterSalesOf(booking, employee).ticketed({ ...within, days }, [person(), person()], async (outTradeNo, orderId) => {
    const due = fenOf(good(await employee.info(orderId)).due);
    const part = Math.floor(due / 3);
    const mix = { companyAmount: yuan(part), personalAmount: yuan(due - part) };
    good(await employee.mixed(outTradeNo, { ...mix, personalMethod: 'tianHangPay' }));
  });

it('an order of two payers and its refund have a row for each payer; those of the company are the rows of its bill', async () => {
  const { orderId, psgIds } = await shared(36);
  await afterSalesOf(booking, employee).refund(orderId, psgIds.slice(1));
  const rows = await detail(orderId);
  expect(rows.map(({ type, payer, tickets, refunded }) => [type, payer, tickets, refunded])).toEqual([
    ['refund', 'company', 0, 1],
    ['refund', 'personal', 0, 0],
    ['sale', 'company', 2, 0],
    ['sale', 'personal', 0, 0],
  ]);
  expect(rows.map(({ amount }) => fenOf(amount) > 0)).toEqual([false, false, true, true]);
  // Each row adds up: what is left over are adjustments, which a sale does not have.
  for (const { fare, taxes, serviceFee, insurance, amount } of rows.filter(({ type }) => type === 'sale'))
    expect([fare, taxes, serviceFee, insurance].reduce((all, one) => all + fenOf(one), 0)).toBe(fenOf(amount));
  const own = await detail(orderId, 'company');
  const bill = await billed(orderId);
  expect(own.map(({ amount }) => amount).toSorted()).toEqual(bill.map(({ amount }) => amount).toSorted());
  const [all, byCompany, byOthers] = [await figures(), await figures('company'), await figures('personal')];
  expect(fenOf(byCompany.amount) + fenOf(byOthers.amount)).toBe(fenOf(all.amount));
  expect([byCompany.tickets, byOthers.tickets, byOthers.orders]).toEqual([all.tickets, 0, 0]);
});

it('a change that the traveller paid alone has its own payer, not that of its order', async () => {
  const sales = afterSalesOf(booking, employee);
  const { orderId, psgIds } = await sales.ticketed({ ...within, days: 38 }, [person()], async (outTradeNo) => {
    good(await employee.credit(outTradeNo));
  });
  const { saleId } = await sales.change(orderId, psgIds, dearerWithin);
  await sales.payChange(saleId);
  await booking.advance(60);
  expect((await detail(orderId)).map(({ type, payer }) => [type, payer])).toEqual([
    ['change', 'personal'],
    ['sale', 'company'],
  ]);
});

it('stored events of two payers become two, and sums of days follow', async () => {
  const { orderId } = await shared(42);
  const rows = await detail(orderId);
  const before = [await figures(), await figures('company')];
  const { db } = booking;
  // As a version of before has written it.
  await sql`update report_events e set payer = 'mixed', amount = e.amount + o.amount, sales = e.sales + o.sales, fare = e.fare + o.fare,
      full_fare = e.full_fare + o.full_fare, taxes = e.taxes + o.taxes, service_fee = e.service_fee + o.service_fee, insurance = e.insurance + o.insurance
    from report_events o where e.order_id = ${orderId} and o.id = e.id || ':own'`.execute(db);
  await sql`delete from report_events where order_id = ${orderId} and id like '%:own'`.execute(db);
  await payerEvents.up(db as never, 'embedded');
  expect(await detail(orderId)).toEqual(rows);
  await sumDays(db);
  expect([await figures(), await figures('company')]).toEqual(before);
  expect(sum(rows)).toBeGreaterThan(0);
});
