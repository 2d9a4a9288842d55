import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { voucherSchemas } from '#contract/voucher.schema.ts';
import { billCallsOf } from '#tests/support/given/company-bills.ts';
import { good, openBooking } from '#tests/support/orders/booking.ts';
import type { Booker, Booking } from '#tests/support/orders/booking.ts';
import { settle } from '../../money/payments/settle.ts';
import { voucherHandlers as calls } from '../../app/handlers/voucher.ts';

let booking: Booking;
let employee: Booker;
let account: Booker;

beforeAll(async () => {
  booking = await openBooking({ delayQueriesMs: 1 });
  employee = await booking.as('20250071');
  account = await booking.as('20250070');
});
afterAll(() => booking.close());

const choose = (seat: { standard?: { verdict: string } }) => seat.standard?.verdict === 'ok';
const vouchersOf = async (orderNo: string, who: Booker) =>
  good(
    await calls.list(
      voucherSchemas.list.parse({ group: 'all', keyword: orderNo, size: 50 }),
      who.call('/voucher/list'),
    ),
  ).rows;

it('an order of a company’s bill has no voucher: its paper proves the trip without tax, and none is asked for beside it', async () => {
  const { orderId, payprice } = await employee.book({ travelType: 'business', days: 31, choose });
  good(await employee.credit(good(await employee.info(orderId)).outTradeNo));
  await booking.advance(120);
  const company = billCallsOf(account);
  const [open] = await company.list();
  const [row] = (await company.rows(open?.billId ?? 0, { words: orderId })).rows;
  expect(row?.amount).toBe(payprice);
  for (const who of [employee, account])
    expect(await vouchersOf(orderId, who)).toMatchObject([
      {
        kind: 'itinerary',
        state: 'none',
        hurdle: 'billed',
        amount: payprice,
        voucherNo: '',
        billNo: open?.no,
      },
    ]);
  for (const kind of ['itinerary', 'fees'] as const)
    expect(
      await calls.request(
        { requestId: randomUUID(), orderNo: orderId, kind, titleId: '1', email: 'a@example.com' },
        employee.call('/voucher/request'),
      ),
    ).toMatchObject({ ret: 409, msg: `公司支付，发票随企业账单 ${open?.no} 开具`, data: { kind: 'billed' } });
  expect(row?.facts).toMatchObject({ voucherKind: '行程确认' });
  expect(row?.facts).not.toHaveProperty('voucherNo');
  const fileAs = (format: 'html' | 'xml' | 'zip') =>
    calls.file({ vouchers: [`${orderId}-itinerary`], format }, account.call('/voucher/file'));
  const { fileName, content } = good(await fileAs('html'));
  expect(fileName).toBe(`行程确认-${orderId}.html`);
  const paper = Buffer.from(content, 'base64').toString();
  for (const part of ['行程确认', '不可作为报销凭证', open?.no ?? '-', orderId]) expect(paper).toContain(part);
  for (const part of ['税额', '不含税', '价税合计', '发票号码', '电子行程单']) expect(paper).not.toContain(part);
  expect(await fileAs('xml')).toMatchObject({ ret: 409, data: { kind: 'billed' } });
  expect(Buffer.from(good(await fileAs('zip')).content, 'base64').includes('.xml')).toBe(false);
  const ended = voucherSchemas.list.parse({ group: 'ended', keyword: orderId, size: 50 });
  expect(good(await calls.list(ended, employee.call('/voucher/list'))).rows).toHaveLength(1);
});

it('what a traveller has paid beside the company is vouchered for so much', async () => {
  const over = (seat: { standard?: { overBy: string; verdict: string } }) =>
    seat.standard?.verdict === 'over' && Number(seat.standard.overBy) > 300;
  const { orderId } = await employee.book({ travelType: 'business', days: 30, choose: over });
  const { outTradeNo, split } = good(await employee.info(orderId));
  const mix = {
    companyAmount: split?.company ?? '',
    personalAmount: split?.personal ?? '',
    personalMethod: 'alipay',
  } as const;
  const { qr } = good(await employee.mixed(outTradeNo, mix));
  await settle(booking.db, qr?.outTradeNo ?? '', booking.now());
  await booking.advance(120);
  const found = await vouchersOf(orderId, employee);
  expect(found.map(({ kind, amount, hurdle }) => ({ kind, amount, hurdle }))).toEqual([
    { kind: 'itinerary', amount: split?.personal, hurdle: 'travelling' },
  ]);
});
