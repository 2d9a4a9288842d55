import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { ReportPivot } from '#contract/report-form.ts';
import { reportFormSchemas } from '#contract/report-form.schema.ts';
import { monthToDay } from '#domain/report/periods.ts';
import { dayAt } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { afterSalesOf } from '#tests/support/orders/after-sales.ts';
import { bookersOf, good, openBooking, person } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { setWallet } from '#tests/support/wallet.ts';
import { reportFormHandlers } from '../../app/handlers/report-form.ts';
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

const within = {
  travelType: 'business',
  choose: (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok',
} as const;
const period = () => monthToDay(dayAt(booking.now())).period;
const pivot = async (input: Partial<z.input<typeof reportFormSchemas.pivot>>): Promise<ReportPivot> =>
  good(
    await reportFormHandlers.pivot(
      reportFormSchemas.pivot.parse({ days: period(), compare: 'none', rows: 'traveller', ...input }),
      company.call('/report/pivot'),
    ),
  );
const rowsOf = ({ rows }: ReportPivot) => new Map(rows.map(({ name, figures }) => [name, figures]));

it('the travellers of an order share it to the fen, a refund is of those it is for, and sums of days say the same', async () => {
  const [first, second, third] = ['林一苇', '林二苇', '林三苇'];
  const people = [first, second, third].map((name) => person('1990-03-07', { name: name ?? '' }));
  const { orderId } = await employee.book({ ...within, days: 36 }, people, { project: 'P-1 交付' });
  good(await employee.wallet(good(await employee.info(orderId)).outTradeNo));
  await booking.advance(60);
  const { psgList, total } = await employee.show(orderId);
  const psgIds = psgList.filter(({ name }) => name === third).map(({ id }) => id);
  await afterSalesOf(booking, employee).refund(orderId, psgIds);
  for (const round of ['events', 'sums']) {
    const found = await pivot({ where: { project: ['P-1 交付'] } });
    const rows = rowsOf(found);
    expect([...rows.keys()].toSorted(), round).toEqual([first, second, third].toSorted());
    const sales = found.rows.reduce((sum, { figures }) => sum + fenOf(figures.sales), 0);
    expect(yuanOf(sales), round).toBe(total);
    expect(found.total.figures.tickets, round).toBe(3);
    expect(rows.get(first ?? '')?.tickets, round).toBe(1);
    expect(
      [first, second, third].map((name) => rows.get(name ?? '')?.refundedTickets),
      round,
    ).toEqual([0, 0, 1]);
    const alone = await pivot({ rows: 'project', where: { traveller: [third ?? ''] } });
    expect(rowsOf(alone).get('P-1 交付'), round).toEqual(rows.get(third ?? ''));
    const every = await pivot({});
    expect(yuanOf(every.rows.reduce((sum, { figures }) => sum + fenOf(figures.amount), 0)), round).toBe(
      every.total.figures.amount,
    );
    expect(rowsOf(every).get(third ?? ''), round).toEqual(rows.get(third ?? ''));
    await sumDays(booking.db);
  }
});

it('an order is counted under the city it is bound for, and without a project under that name', async () => {
  const { orderId } = await afterSalesOf(booking, employee).ticketed({ ...within, days: 37, from: 'PEK', to: 'CTU' });
  const { rows } = await sql<{ city: string; project: string; traveller: string }>`
    select city, project, traveller from report_events where order_id = ${orderId}`.execute(booking.db);
  expect(rows).toEqual([{ city: 'CTU', project: '', traveller: '周砚清' }]);
  expect([...rowsOf(await pivot({ rows: 'city' })).keys()]).toContain('成都');
  expect([...rowsOf(await pivot({ rows: 'project' })).keys()]).toContain('未填写项目');
});
