import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { billSchemas } from '#contract/bill.schema.ts';
import { bill } from '#contract/bill.ts';
import { dayAt } from '#domain/china-time.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { billHandlers } from '../../app/handlers/bill.ts';
import { billFile } from './export.ts';

let booking: Booking;
let company: Booker;
let employee: Booker;
let traveller: Booker;
beforeAll(async () => {
  booking = await openBooking();
  [company, employee, traveller] = await Promise.all([
    booking.as('20250070'),
    booking.as('20250071'),
    booking.as('20250010'),
  ]);
});
afterAll(() => booking.close());

const read = async (who: Booker) => good(await billHandlers.settings({}, who.call('/bill/settings')));
const save = async (input: Partial<z.input<typeof billSchemas.saveSettings>>) =>
  good(
    await billHandlers.saveSettings(
      billSchemas.saveSettings.parse({ requestId: 'settings-1', columns: [], period: 'all', ...input }),
      company.call('/bill/saveSettings'),
    ),
  );
const query = async (who: Booker, input: Partial<z.input<typeof billSchemas.query>> = {}) =>
  good(
    await billHandlers.query(
      billSchemas.query.parse({ kind: 'transaction', size: 100, ...input }),
      who.call('/bill/query'),
    ),
  );
const headOfFile = async (who: Booker, input: Partial<z.input<typeof billSchemas.export>> = {}) => {
  const asked = billSchemas.export.parse({ kind: 'transaction', format: 'csv', ...input });
  const file = good(await billHandlers.export(asked, who.call('/bill/export')));
  const { body } = await billFile.send(booking, new URL(file.url).searchParams.get('key') ?? '');
  const text = await new Response(body as unknown as ReadableStream).text();
  return { head: text.split('\r\n')[0]?.replace(/^\uFEFF/, ''), rows: file.rows };
};
const whole = '时间,类型,订单号,说明,流水号,备注,支付渠道,收入,支出,钱包余额,状态';

it('only the company’s account sets them, only its people read them', () => {
  expect(bill.saveSettings.members).toEqual(['70']);
  expect(bill.settings.members).toEqual(['70', '7_0']);
});

it('settings are those of the whole company until they are changed, in each application its own', async () => {
  const usual = { columns: ['channel', 'balance', 'state'], period: 'all' };
  expect(await read(employee)).toEqual(usual);
  for (const _ of [1, 2])
    expect(await save({ columns: ['state', 'channel'], period: 'year' })).toEqual({
      columns: ['channel', 'state'],
      period: 'year',
    });
  expect(await read(employee)).toEqual({ columns: ['channel', 'state'], period: 'year' });
  expect(await read(await booking.as('20250071', { appId: 'skyline' }))).toEqual(usual);
});

it('a file of an employee has the columns that the company shows, whatever the employee asks for', async () => {
  await save({ columns: ['channel'] });
  const shown = whole.replace(',钱包余额,状态', '');
  expect((await headOfFile(employee)).head).toBe(shown);
  expect((await headOfFile(employee, { columns: ['balance', 'state', 'at'] })).head).toBe('时间');
  expect((await headOfFile(employee, { columns: ['balance'] })).head).toBe(shown);
  expect((await headOfFile(traveller)).head).toBe(whole);
});

it('a bill and a file without days have the days of the company; chosen days stay as they are', async () => {
  await save({ period: 'all' });
  const all = await query(employee);
  await save({ period: 'month' });
  const month = dayAt(booking.now()).slice(0, 7);
  const inMonth = all.rows.filter(({ at }) => at.startsWith(month));
  expect(inMonth.length).toBeLessThan(all.rows.length);
  expect((await query(employee)).rows).toEqual(inMonth);
  expect((await headOfFile(employee)).rows).toBe(inMonth.length);
  expect(await query(employee, { days: { from: '', to: '' } })).toEqual(all);
});
