import { readSheet as readForeign } from 'read-excel-file/node';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { billSchemas } from '#contract/bill.schema.ts';
import { reportFilters } from '#contract/report-form.ts';
import type { ReportEvent, ReportFigures, ReportOverview } from '#contract/report-form.ts';
import { reportFormSchemas } from '#contract/report-form.schema.ts';
import { addDays, dayAt } from '#domain/china-time.ts';
import { fenOf, yuanOf } from '#domain/money.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import {
  cancel as cancelStay,
  create as createStay,
  pay as payStay,
  verify as verifyStay,
} from '#tests/support/given/stays.ts';
import { isWhole } from '#tests/support/whole.ts';
import { memberOf } from '../../ground/call.ts';
import { billSources } from '../../money/bills/sources.ts';
import { changeEvents, refundEvents, saleEvents } from '../../ground/database/migrations/031-reports.ts';
import { stayEvents } from '../../ground/database/migrations/048-hotel-reports.ts';
import { reportFormHandlers } from '../../app/handlers/report-form.ts';
import { paged } from '../../ground/lists/paged.ts';
import { seedOrdersOf } from '../../app/seed/orders/seed-orders.ts';
import { plansOf } from '../../app/seed/orders/seed-plans.ts';
import { readSheet } from '../../ground/sheets/read-sheet.ts';
import { readZip } from '../../ground/sheets/read-zip.ts';
import { pivotFile } from './export.ts';
import { eventFile } from './detail.ts';
import { seedStays } from '../../app/seed/orders/seed-stays.ts';
import { sumDays } from './sum-days.ts';

type Input = z.input<typeof reportFormSchemas.query>;

/** Random filters, half of them before the days are summed up. */
const turns = isWhole ? 50 : 16;

let booking: Booking;
let company: Booker;
let employee: Booker;
let today = '';
let all: Input['days'] = { from: '', to: '' };

const query = (who: Booker, input: Partial<Input> = {}) =>
  reportFormHandlers.query(reportFormSchemas.query.parse({ days: all, ...input }), who.call('/report/query'));
const pivot = (who: Booker, input: Partial<z.input<typeof reportFormSchemas.pivot>> = {}) =>
  reportFormHandlers.pivot(
    reportFormSchemas.pivot.parse({ days: all, rows: 'route', ...input }),
    who.call('/report/pivot'),
  );
async function events(
  who: Booker,
  input: Partial<z.input<typeof reportFormSchemas.detail>> = {},
): Promise<ReportEvent[]> {
  const found: ReportEvent[] = [];
  for (let after: string | undefined; ;) {
    const page = good(
      await reportFormHandlers.detail(
        reportFormSchemas.detail.parse({ days: all, size: 100, ...input, after }),
        who.call('/report/detail'),
      ),
    );
    found.push(...page.rows);
    if (!page.next) return found;
    after = page.next;
  }
}
const sum = (amounts: readonly string[]): string => yuanOf(amounts.reduce((total, one) => total + fenOf(one), 0));

beforeAll(async () => {
  booking = await openBooking();
  await booking.db.transaction().execute(async (tx) => {
    const now = booking.now();
    // Of the company, and of a member outside of it, whom its reports do not show.
    const plans = plansOf(now).filter(({ memberId }, at) => at % 3 > 0 && /^2025007|^20250030$/.test(memberId));
    await seedOrdersOf(tx, plans, now);
    await seedStays({ tx, now, port: 0 });
  });
  [company, employee] = await Promise.all([booking.as('20250070'), booking.as('20250071')]);
  today = dayAt(booking.now());
  all = { from: addDays(today, -1000), to: today };
});
afterAll(() => booking.close());

/** The ledger's sum for these orders: settlements, changes and what refunds took back. */
async function ledgerSum(condition: string, { from, to } = all): Promise<string> {
  const { rows } = await sql<{ amount: string }>`
    select coalesce(-sum(e.amount), 0)::text as amount from ledger_movements m
    join ledger_entries e on e.movement = m.movement and e.account like 'order:%'
    join air_orders o on o.order_id = m.order_id
    where m.kind in ('settlement', 'changeSettlement', 'takenBack') and ${sql.raw(condition)}
      and to_char(to_timestamp((m.at + 28800000) / 1000) at time zone 'UTC', 'YYYY-MM-DD') between ${from} and ${to}`.execute(
    booking.db,
  );
  return yuanOf(Number(rows[0]?.amount));
}

describe('the figures of a report', () => {
  it('are the ledger’s for the company and for an employee', async () => {
    const { figures } = good(await query(company));
    expect(figures.amount).toBe(await ledgerSum(`o.company_id = '700070'`));
    expect(figures.amount).not.toBe('0');
    expect(figures.amount).toBe(sum([figures.sales, figures.changes, figures.refunds]));
    expect(figures.orders).toBeGreaterThan(30);
    expect(good(await query(employee)).figures.amount).toBe(await ledgerSum(`o.member_id = '20250071'`));
  });

  it('are those of the bill of the same member and days', async () => {
    for (const [back, length] of [
      [700, 700],
      [400, 31],
      [90, 90],
      [30, 0],
    ] as const) {
      const days = { from: addDays(today, -back), to: addDays(today, length - back) };
      const member = memberOf(employee.call('/bill/query'));
      const filters = billSchemas.export.parse({ kind: 'airSum', days });
      const bill = good(
        await paged({ db: booking.db, ...billSources.airSum(booking.db, member, filters) }, { size: 1 }, () => []),
      );
      const { figures } = good(await query(employee, { days }));
      expect([figures.sales, figures.changes, figures.refunds, figures.amount]).toEqual([
        bill.sums?.['sales'],
        bill.sums?.['changes'],
        bill.sums?.['refunds'],
        bill.sums?.['amount'],
      ]);
    }
  });

  it('of stays are the hotel bill of the same member and days, by city and stars, and lead to each stay', async () => {
    const bill = await paged(
      {
        db: booking.db,
        ...billSources.hotelSum(
          booking.db,
          memberOf(employee.call('/bill/query')),
          billSchemas.export.parse({ kind: 'hotelSum', days: all }),
        ),
      },
      { size: 1 },
      () => [],
    );
    const { figures, tops } = good(await query(employee, { product: 'hotel' }));
    expect([figures.amount, figures.sales, figures.tickets * 100]).toEqual([
      good(bill).sums?.['amount'],
      good(bill).sums?.['sales'],
      fenOf(good(bill).sums?.['tickets'] ?? ''),
    ]);
    const { rows: slept } = await sql<{ nights: number }>`
      select sum(rooms * (check_out::date - check_in::date))::int as nights from hotel_orders
      where member_id = '20250071' and status = 4`.execute(booking.db);
    expect([figures.tickets, figures.checked]).toEqual([slept[0]?.nights, slept[0]?.nights]);
    expect(tops.route.map(({ name }) => name)).toContain('杭州');
    const stays = await events(company, { product: 'hotel' });
    const stay = stays.find((event) => event.employee === '陈佳宁' && event.route === '杭州');
    expect(stay?.cabin).toMatch(/^(经济|舒适|高档|豪华)型$/);
    expect(stay?.fare).toBe(stay?.amount);
    expect(stays.every(({ travelType }) => travelType === 'business')).toBe(true);
    const { rows } = await sql<{ order_id: string }>`
      select order_id from hotel_orders where company_id is not null and (status = 4 or penalty > 0)`.execute(
      booking.db,
    );
    expect(new Set(stays.map(({ orderId }) => orderId))).toEqual(new Set(rows.map(({ order_id: orderId }) => orderId)));
  });

  it('of a stay that was cancelled late are its penalty, without a night', async () => {
    const member = await booking.as('20250074');
    const verified = await verifyStay(member, {
      days: 1,
      nights: 2,
      choose: ({ payKind, cancel: rule }) => payKind === 'prepaid' && rule.kind !== 'free',
    });
    const { orderNo, payprice } = good(await createStay(member, verified));
    await payStay(member, orderNo);
    good(await cancelStay(member, orderNo, payprice));
    const [penalty] = await events(member, { product: 'hotel', type: 'refund' });
    expect(penalty?.type).toBe('refund');
    expect((await events(member, { product: 'hotel', type: 'sale' })).map(({ id }) => id)).not.toContain(penalty?.id);
    expect(penalty).toMatchObject({ orderId: orderNo, tickets: 0, fare: '0', charge: penalty?.amount });
    expect(fenOf(penalty?.amount ?? '')).toBeGreaterThan(0);
    // It is no price of a night: the change of the spend is that of the rooms.
    const { figures, drivers } = good(await query(member, { product: 'hotel' }));
    expect(fenOf(figures.amount)).toBeGreaterThan(fenOf(figures.fare));
    expect(drivers?.to).toBe(figures.fare);
  });

  it('of a sale are made of their parts, and the sums of the detail are those of its rows', async () => {
    const rows = await events(company);
    for (const { type, fare, taxes, serviceFee, insurance, charge, amount, orderId } of rows)
      if (type === 'sale') expect(sum([fare, taxes, serviceFee, insurance, charge]), orderId).toBe(amount);
    const { sums } = good(
      await reportFormHandlers.detail(reportFormSchemas.detail.parse({ days: all }), company.call('/report/detail')),
    );
    for (const part of ['fare', 'taxes', 'serviceFee', 'insurance', 'charge', 'amount'] as const)
      expect(sums?.[part], part).toBe(sum(rows.map((row) => row[part])));
    for (const part of ['tickets', 'changed', 'refunded'] as const)
      expect(Number(sums?.[part]), part).toBe(rows.reduce((count, row) => count + row[part], 0));
    const { figures } = good(await query(company, { days: all }));
    expect([sums?.['changed'], sums?.['refunded']].map(Number)).toEqual([
      figures.changedTickets,
      figures.refundedTickets,
    ]);
  });

  it('agree between overview, pivot and detail for random filters, before and after the days are summed up', async () => {
    const whole = await events(company);
    const keysOf: Record<string, string[]> = {};
    for (const name of reportFilters)
      keysOf[name] = good(await pivot(company, { rows: name, compare: 'none' })).rows.map(({ key }) => key);
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 16807) % 2147483647) % below;
    for (let turn = 0; turn < turns; turn += 1) {
      if (turn === turns / 2) await sumDays(booking.db);
      // Sums of days are read where nothing is left out.
      const names = turn % 4 === 3 ? [] : [...reportFilters].filter(() => next(5) === 0);
      const where = Object.fromEntries(
        names.map((name) => [name, (keysOf[name] ?? []).filter(() => next(2) === 0).slice(0, 50)]),
      );
      const from = addDays(today, -next(700));
      const days = { from, to: addDays(from, next(400)) };
      const rows = reportFilters[next(reportFilters.length)] ?? 'route';
      const overview = good(await query(company, { days, where, by: (['day', 'week', 'month'] as const)[next(3)] }));
      const table = good(await pivot(company, { days, where, rows, columns: 'month', limit: 500 }));
      const detail = await events(company, { days, where });
      const expected: ReportFigures['amount'] = sum(detail.map(({ amount }) => amount));
      const label = `turn ${turn}: ${JSON.stringify({ days, where, rows })}`;
      expect(overview.figures.amount, label).toBe(expected);
      expect(sum(overview.series.map(({ figures }) => figures.amount)), label).toBe(expected);
      expect(table.total.figures, label).toEqual(overview.figures);
      expect(sum(table.rows.map(({ figures }) => figures.amount)), label).toBe(expected);
      expect(sum(table.rows.flatMap(({ cells }) => cells.map((cell) => cell?.amount ?? '0'))), label).toBe(expected);
      expect(table.total.before, label).toEqual(overview.before);
      if (!names.length) expect(expected, label).toBe(await ledgerSum(`o.company_id = '700070'`, days));
      const drivers = overview.drivers as NonNullable<ReportOverview['drivers']>;
      expect(sum([drivers.volume, drivers.price, drivers.mix]), label).toBe(
        yuanOf(fenOf(drivers.to) - fenOf(drivers.from)),
      );
      expect([drivers.from, drivers.to], label).toEqual([overview.before?.sales, overview.figures.sales]);
    }
    expect(whole.length).toBeGreaterThan(30);
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::int as n from report_events where company_id is not null and not is_summed`.execute(booking.db);
    expect(rows[0]?.n).toBe(0);
  });

  it('are the same when an older database is brought up to date', async () => {
    const read = async () =>
      (await sql`select * from report_events order by id`.execute(booking.db)).rows.map((row) => ({
        ...(row as object),
        is_summed: null,
      }));
    const before = await read();
    await sql`delete from report_events`.execute(booking.db);
    for (const statement of [saleEvents, refundEvents, changeEvents, stayEvents])
      await sql.raw(statement).execute(booking.db);
    const after = await read();
    await sql`update report_events set is_summed = true where company_id is not null`.execute(booking.db);
    expect(after).toEqual(before);
  });
});

describe('a report', () => {
  it('compares with the period before, or with a year ago, place by place', async () => {
    const days = { from: `${today.slice(0, 4)}-07-01`, to: `${today.slice(0, 4)}-08-31` };
    const quarter = good(await query(company, { days }));
    expect(quarter.compared).toEqual({ from: `${today.slice(0, 4)}-05-01`, to: `${today.slice(0, 4)}-06-30` });
    expect(quarter.series.map(({ name }) => name)).toEqual(['2026 年 7 月', '2026 年 8 月']);
    expect(quarter.seriesBefore).toHaveLength(2);
    const year = good(await query(company, { days, compare: 'year' }));
    expect(year.compared?.from).toBe(`${Number(today.slice(0, 4)) - 1}-07-01`);
    expect(year.before).toEqual(good(await query(company, { days: year.compared ?? days, compare: 'none' })).figures);
    expect(good(await query(company, { days, compare: 'none' }))).toMatchObject({ before: null, drivers: null });
  });

  it('refuses days that are missing, reversed, or more than three years', async () => {
    for (const days of [
      { from: '2026-02-30', to: today },
      { from: today, to: addDays(today, -1) },
      { from: addDays(today, -3660), to: today },
    ])
      expect(await query(company, { days })).toMatchObject({ ret: 400, data: { field: 'days' } });
    expect(await pivot(company, { rows: 'route', columns: 'route' })).toMatchObject({ ret: 400 });
    expect(await pivot(company, { sort: '-nothing' })).toMatchObject({ ret: 400 });
  });

  it('is empty and whole for products without orders', async () => {
    for (const product of ['intl', 'train', 'car'] as const) {
      const { figures, tops, series } = good(await query(company, { product }));
      expect([figures.amount, figures.orders, tops.route.length]).toEqual(['0', 0, 0]);
      expect(series.length).toBeGreaterThan(30);
      expect(good(await pivot(company, { product })).rows).toEqual([]);
    }
  });

  it('shows an employee their own orders alone, private ones too, and the company none of the private ones', async () => {
    const own = await events(employee);
    expect(new Set(own.map((event) => event.employee))).toEqual(new Set(['陈佳宁']));
    expect(new Set(own.map(({ travelType }) => travelType))).toEqual(new Set(['private', 'business']));
    expect(new Set((await events(company)).map(({ travelType }) => travelType))).toEqual(new Set(['business']));
    expect(good(await query(employee)).options.employees.map(({ name }) => name)).toEqual(['陈佳宁']);
    expect(await events(employee, { where: { employee: ['20250072'] } })).toEqual([]);
  });

  it('of another application has nothing of an employee', async () => {
    const elsewhere = await booking.as('20250071', { appId: 'skyline' });
    expect(good(await query(elsewhere)).figures.orders).toBe(0);
  });
});

describe('the files of a report', () => {
  const textOf = async (url: string, file: { send: typeof pivotFile.send }): Promise<string[]> =>
    (await (await file.send(booking, new URL(url).searchParams.get('key') ?? '')).text()).trim().split('\r\n');

  it('have all columns, of which the screen shows the last days', async () => {
    const asked = { days: all, rows: 'travelType', columns: 'day' } as const;
    const shown = good(await pivot(company, asked));
    expect(shown.columns).toHaveLength(60);
    expect(shown.columnCount).toBeGreaterThan(60);
    const input = reportFormSchemas.export.parse({ ...asked, measures: ['amount'] });
    const { url } = good(await reportFormHandlers.export(input, company.call('/report/export')));
    const [heads = ''] = await textOf(url, pivotFile);
    expect(heads.split(',')).toHaveLength(shown.columnCount + 2);
  });

  it('are the pivot with its total as the last row', async () => {
    const input = reportFormSchemas.export.parse({
      days: all,
      rows: 'department',
      columns: 'travelType',
      measures: ['amount', 'tickets', 'compliance'],
    });
    const { url, rows } = good(await reportFormHandlers.export(input, company.call('/report/export')));
    const lines = await textOf(url, pivotFile);
    expect(lines[0]).toContain('部门,因公 净消费额,因公 票量,因公 合规率（%）,合计 净消费额');
    expect(lines).toHaveLength(rows + 2);
    const { figures } = good(await query(company));
    expect(lines.at(-1)).toContain(`合计,${Number(figures.amount).toFixed(2)},${figures.tickets}`);
  });

  it('in English have no Chinese heading, and months by their number', async () => {
    const asked = { days: all, rows: 'month', columns: 'travelType', measures: ['compliance'], locale: 'en' };
    const input = reportFormSchemas.export.parse(asked);
    const { url, fileName } = good(await reportFormHandlers.export(input, company.call('/report/export')));
    expect(fileName).toMatch(/^Domestic flight report-\d+\.csv$/);
    const lines = await textOf(url, pivotFile);
    expect(lines[0]).toContain('Month,Business Compliance (%),Total Compliance (%)');
    expect([lines[1], lines.at(-1)?.slice(0, 6)]).toEqual([expect.stringMatching(/^\d{4}-\d\d,/), 'Total,']);
  });

  it('as xlsx have numbers for figures, and amounts that sum to the total of the screen', async () => {
    const asked = { days: all, rows: 'department', measures: ['amount', 'tickets'], format: 'xlsx' };
    const input = reportFormSchemas.export.parse(asked);
    const { url, rows } = good(await reportFormHandlers.export(input, company.call('/report/export')));
    const file = await pivotFile.send(booking, new URL(url).searchParams.get('key') ?? '');
    const bytes = Buffer.from(await file.arrayBuffer());
    const sheet = await readSheet(bytes, { maxRows: 1000, maxColumns: 20, maxCell: 500 });
    if ('refusal' in sheet) throw new Error(sheet.refusal);
    const [head, ...lines] = sheet.rows.map(({ cells }) => cells);
    expect(head).toEqual(['部门', '净消费额', '票量']);
    expect(lines).toHaveLength(rows + 1);
    const { figures } = good(await query(company));
    const last = lines.pop();
    expect(last?.map((cell, at) => (at ? Number(cell) : cell))).toEqual([
      '合计',
      Number(figures.amount),
      figures.tickets,
    ]);
    expect(sum(lines.map(([, amount = '']) => String(Number(amount))))).toBe(figures.amount);
    // Another library opens it as well, with numbers as numbers.
    const [, ...foreign] = await readForeign(bytes);
    expect(foreign.at(-1)).toEqual(['合计', Number(figures.amount), figures.tickets]);
    const xml = (await readZip(bytes).text('xl/worksheets/sheet1.xml', { bytes: 1e6, tags: 1e5 })) ?? '';
    expect(xml.match(/<v>-?[\d.]+<\/v>/g)).toHaveLength(2 * (rows + 1));
    expect(xml).not.toContain('<f>');
  });

  it('are the detail, one event a line', async () => {
    const input = reportFormSchemas.detailExport.parse({ days: all });
    const { url, rows } = good(await reportFormHandlers.detailExport(input, company.call('/report/detailExport')));
    const lines = await textOf(url, eventFile);
    expect(lines).toHaveLength(rows + 1);
    expect(rows).toBe((await events(company)).length);
  });

  it('are the detail as xlsx too, which another library opens with amounts that sum to the report', async () => {
    const input = reportFormSchemas.detailExport.parse({ days: all, format: 'xlsx' });
    const { url, rows } = good(await reportFormHandlers.detailExport(input, company.call('/report/detailExport')));
    const file = await eventFile.send(booking, new URL(url).searchParams.get('key') ?? '');
    const [head = [], ...lines] = await readForeign(Buffer.from(await file.arrayBuffer()));
    expect(lines).toHaveLength(rows);
    const at = head.indexOf('金额');
    const total = lines.reduce((all, line) => all + Math.round(Number(line[at]) * 100), 0);
    expect([typeof lines[0]?.[at], total]).toEqual(['number', fenOf(good(await query(company)).figures.amount)]);
  });
});
