import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settlementSchemas } from '#contract/settlement.schema.ts';
import { usualSettlement } from '#domain/company-bill/settlement.ts';
import { msOf } from '#domain/china-time.ts';
import { amountInCapitals } from '#domain/invoice/amount-in-capitals.ts';
import { fenOf, sumFen } from '#domain/money.ts';
import { billCallsOf, boughtByCompany } from '#tests/support/given/company-bills.ts';
import { brokenBills } from '#tests/support/given/broken-bills.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { settlementHandlers } from '../../../app/handlers/settlement.ts';
import { voucherHandlers } from '../../../app/handlers/voucher.ts';
import { arriveTransfers } from './pay.ts';

let booking: Booking;
let account: Booker;
let employee: Booker;
let company: ReturnType<typeof billCallsOf>;
let billId = 0;
let orderNo = '';

beforeAll(async () => {
  booking = await openBooking();
  employee = await booking.as('20250071');
  account = await booking.as('20250070');
  company = billCallsOf(account);
  ({ orderId: orderNo } = await boughtByCompany(employee));
  await booking.advance(120);
  const [open] = await company.list();
  billId = open?.billId ?? 0;
  await booking.advance(Math.ceil((msOf(open?.closesAt ?? '') - booking.now()) / 1000) + 60);
});
afterAll(() => booking.close());

const saveTitle = async (kind: 'digital' | 'special') => {
  const known = good(await settlementHandlers.get({}, account.call('/finance/settlement/get')));
  const [title] = known.titles;
  const { creditLimit: _none, ...terms } = usualSettlement;
  const input = settlementSchemas.save.parse({
    ...terms,
    requestId: randomUUID(),
    version: known.version,
    invoice: { kind, titleId: title?.titleId ?? 0, email: 'finance@example.com' },
    contacts: [{ name: '周敏', phone: '13800000070', email: '', roles: ['bill'] }],
  });
  return good(await settlementHandlers.save(input, account.call('/finance/settlement/save')));
};
const voucherOf = async () =>
  good(
    await voucherHandlers.list(
      { group: 'all', kind: 'all', keyword: orderNo, size: 10 } as never,
      employee.call('/voucher/list'),
    ),
  ).rows[0];

it('a bill without a buyer waits for one, and is not invoiced when it is paid', async () => {
  expect((await company.detail(billId)).invoices).toMatchObject({ state: 'untitled', rows: [] });
  await company.confirm(billId);
  const { rest } = await company.detail(billId);
  good(await company.pay(billId, 'transfer', rest));
  await booking.advance(25 * 3600);
  await arriveTransfers(booking.db, booking.now());
  const detail = await company.detail(billId);
  expect([detail.state, detail.invoices.state, detail.proof.isInvoiced]).toEqual(['paid', 'untitled', false]);
  expect(await company.send('invoiceFile', { billId, format: 'zip' })).toMatchObject({ ret: 404 });
  expect(await voucherOf()).toMatchObject({ billNo: detail.no, invoiceNo: '' });
});

it('once it has one it is invoiced by tax rate: invoices, rows, head and ledger are equal to the fen', async () => {
  await saveTitle('special');
  expect((await company.detail(billId)).invoices).toMatchObject({ state: 'issuing', kind: 'special' });
  await booking.advance(60);
  const { invoices, proof, amount, no } = await company.detail(billId);
  expect(invoices.state).toBe('issued');
  expect(invoices.rows.reduce((sum, one) => sum + fenOf(one.amount), 0)).toBe(fenOf(amount));
  for (const one of invoices.rows) {
    expect(one.no).toMatch(/^\d{4}6\d{15}$/);
    expect(one.lines.reduce((sum, line) => sum + fenOf(line.amount), 0)).toBe(fenOf(one.amount));
    expect(one).toMatchObject({ kind: 'special', titleName: invoices.titleName, taxNo: invoices.taxNo });
  }
  expect(proof).toMatchObject({
    isInvoiced: true,
    equal: true,
    vouchers: { amount, blueCount: invoices.rows.length, redCount: 0 },
  });
  expect(good(await company.send('match', { billId })).invoices).toEqual({ count: invoices.rows.length, amount });
  expect(await brokenBills(booking.db, { id: 700_070, member: '20250070' } as never)).toEqual([]);
  const [first] = invoices.rows;
  expect(await voucherOf()).toMatchObject({ billNo: no, invoiceNo: first?.no });
});

it('an invoice is a file for people and one for programs, all of a bill are one; another company gets none', async () => {
  const { invoices, no: billNo } = await company.detail(billId);
  const [first] = invoices.rows;
  const text = async (format: 'html' | 'xml' | 'pdf') =>
    Buffer.from(
      (good(await company.send('invoiceFile', { billId, no: first?.no, format })) as unknown as { content: string })
        .content,
      'base64',
    ).toString();
  const html = await text('html');
  for (const part of [
    first?.no ?? '-',
    billNo,
    '91310115MA1K4TRX8',
    '单价',
    '规格型号',
    '本张含明细 1 行',
    '电子发票（增值税专用发票）',
    invoices.taxNo,
    invoices.titleName,
    amountInCapitals(fenOf(first?.amount ?? '0')),
  ])
    expect(html).toContain(part);
  const pdf = await text('pdf');
  expect(pdf).toMatch(/^%PDF-1\.5\n[\n\x20-\x7e]*%%EOF\n$/);
  expect(pdf).toContain(Buffer.from(invoices.titleName, 'utf16le').swap16().toString('hex'));
  // The table of objects names the place of each.
  const places = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) => Number(at));
  for (const [at, place] of places.entries()) expect(pdf.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj`));
  expect(Number(/startxref\n(\d+)/.exec(pdf)?.[1])).toBe(pdf.lastIndexOf('\nxref\n') + 1);
  expect(good(await company.send('invoiceFile', { billId, format: 'zip' }))).toMatchObject({
    fileName: `账单发票-${billNo}.zip`,
  });
  const xml = await text('xml');
  expect(xml).toContain(`<TotalAmount>${first?.amount}</TotalAmount>`);
  const of = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, said]) => Number(said));
  const [quantities, prices, nets, taxes] = [of('Quantity'), of('UnitPrice'), of('AmountWithoutTax'), of('TaxAmount')];
  expect(quantities).toHaveLength(first?.lines.length ?? 0);
  for (const [at, quantity] of quantities.entries())
    expect(Math.round((prices[at] ?? 0) * quantity * 100)).toBe(fenOf(String(nets[at])));
  // The last ones are of the whole invoice.
  for (const all of [nets, taxes])
    expect(sumFen(all.slice(0, -1).map((one) => fenOf(String(one))))).toBe(fenOf(String(all.at(-1))));
  const other = billCallsOf(await booking.as('20250030'));
  expect(await other.send('invoiceFile', { billId, format: 'zip' })).toMatchObject({ ret: 404 });
});

it('they are issued once, however often the clock looks', async () => {
  const before = (await company.detail(billId)).invoices.rows;
  await booking.advance(3600);
  expect((await company.detail(billId)).invoices.rows).toEqual(before);
});
