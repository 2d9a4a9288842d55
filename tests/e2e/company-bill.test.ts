import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BillDispute, CompanyBillDetail, CompanyBillHead, CompanyBillRows } from '#contract/company-bill.ts';
import type { FlightList, Verified } from '#contract/flight.ts';
import type { AirOrder } from '#contract/order.ts';
import { msOf } from '#domain/china-time.ts';
import { fenOf } from '#domain/money.ts';
import { passwordHash } from '#parts/login/password-hash.ts';
import { http } from '../../scripts/lib/http.mjs';
import { advanceClock, productNow, sandboxUrl, siteUrl, useBrowser } from './support/browser.ts';
import { call, enter, signIn, tradeOf } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import { overflow, settled } from './support/look.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();
const reset = async () => void (await http.post(`${sandboxUrl()}/sandbox/reset`));
// Another file of this worker may have booked for the company, and the month is not to stand in the way of the next one.
beforeAll(async () => {
  await reset();
  await advanceClock(0);
});
afterAll(reset);

const [company, employee] = ['13800000070', '13800000071'];
const bill = <T>({ token, appId }: SignedIn, name: string, fields: Record<string, unknown> = {}) =>
  call<T>(`/bill/company/${name}`, { token, ...fields }, appId);

/** An order within the standard, paid by the company and ticketed. */
async function bought({ appId, token }: SignedIn, days: number): Promise<string> {
  const ask = <T>(path: string, fields: Record<string, unknown>) => call<T>(path, { token, ...fields }, appId);
  const about = { adults: 1, children: 0, infants: 0, travelType: 'business' };
  const date = chinaDay(days);
  const { flights } = await ask<FlightList>('/airTicket/queryFlight', {
    orgCity: 'BJS',
    dstCity: 'CAN',
    date,
    ...about,
  });
  const [found] = flights.flatMap(({ flightId, seats }) =>
    seats.filter((seat) => seat.seatNum > 3 && seat.standard?.verdict === 'ok').map((seat) => ({ flightId, ...seat })),
  );
  if (!found) throw new Error('no flight within the standard');
  const { flightId, cabinCode, parPrice } = found;
  const { verifyKey } = await ask<Verified>('/airTicket/verifyPrice', {
    seats: [{ triptype: 1, flightId, cabinCode, parPrice }],
    ...about,
  });
  const { orderId } = await ask<{ orderId: string }>('/airTicket/createOrder', {
    requestId: `e2e-bill-${days}`,
    verifyKey,
    travelType: 'business',
    passengers: [
      { psgType: 'ADT', certType: '1', name: '陈佳宁', certNo: '11010119900307803X', mobilePhone: '13800000010' },
    ],
    contact: { name: '陈佳宁', mobilePhone: '13800000010' },
    agreed: true,
    documentConsent: true,
    acceptDuplicate: true,
    travelReason: '客户验收',
  });
  await ask('/pay/creditPay', {
    outTradeNo: await tradeOf(token, orderId),
    businessType: 'dometicketOrderPay',
    body: 'x',
    requestId: `e2e-credit-${orderId}`,
    payPassword: passwordHash('135790'),
  });
  await advanceClock(60);
  return orderId;
}

async function refund({ appId, token }: SignedIn, orderId: string): Promise<void> {
  const { psgList } = await call<AirOrder>('/order/airOrderDetail', { token, orderId }, appId);
  const { quoteId } = await call<{ quoteId: string }>(
    '/order/refundQuote',
    { token, orderId, psgIds: [psgList[0]?.id], triptypes: [1], reason: 'plans' },
    appId,
  );
  await call('/order/refundApply', { token, quoteId, requestId: `e2e-refund-${orderId}` }, appId);
  await advanceClock(24 * 3600);
}

test('a month is closed by the clock, disputed, confirmed and paid; what comes later is in the next bill and names its origin', async () => {
  const booker = await signIn(employee);
  const orders = [await bought(booker, 45), await bought(booker, 46), await bought(booker, 47)];
  const before = await signIn(company);
  const [running] = (await bill<{ rows: CompanyBillHead[] }>(before, 'list')).rows;
  expect(running).toMatchObject({ state: 'open', rows: 3 });
  // To the morning after the cycle.
  await advanceClock(Math.ceil((msOf(running?.closesAt ?? '') - productNow()) / 1000) + 8 * 3600);

  let clerk = await signIn(company);
  const billId = running?.billId ?? 0;
  const detail = () => bill<CompanyBillDetail>(clerk, 'detail', { billId });
  const closed = await detail();
  const { page, close } = await open('about:blank');
  await enter(page, clerk);
  /** A session ends after some hours. */
  const later = async (hours: number) => {
    await advanceClock(hours * 3600);
    clerk = await signIn(company);
    await enter(page, clerk);
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
  const read = (text: string | RegExp) => page.getByText(text).first().waitFor();
  const state = (name: string) => page.locator('.t-dot', { hasText: name }).first().waitFor();
  const goTo = (query: string) => page.goto(`${siteUrl()}/finance/enterpriseBill${query}`);
  const choose = async (name: string, option: string) => {
    await page.getByRole('combobox', { name }).click();
    await page.getByRole('option', { name: option }).click();
  };

  // The bill proves itself in the browser.
  await goTo('');
  await page.locator(`a[href*="bill=${billId}"]`).first().click();
  await state('待确认');
  await read('待开票 3 行');
  await press('在本机核对');
  await read('本机重算一致');

  // Two rows are disputed: a double, which the provider credits, and another one, which it does not.
  const dispute = async (nth: number, reason: string, text: string) => {
    await goTo(`?bill=${billId}`);
    await page.getByRole('button', { name: '金额说明' }).nth(nth).click();
    await read('订单 ＝ 账单 ＝ 开票');
    await press('对本行提异议');
    await choose('原因', reason);
    await page.getByRole('textbox', { name: '应退金额' }).fill('50');
    await page.getByRole('textbox', { name: '说明' }).fill(text);
    await press('提交异议');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  };
  await dispute(0, '重复计费', '同一行程计了两次服务费');
  await dispute(1, '其他', '金额与预订时不同');
  await state('有异议');
  await later(3);
  const answered = (await bill<{ rows: BillDispute[] }>(clerk, 'disputes', { billId })).rows;
  expect(answered.map((one) => one.state).sort()).toEqual(['accepted', 'refused']);
  await goTo(`?bill=${billId}&side=disputes`);
  await read('冲减 ¥50.00');
  await press('接受答复');
  await page.getByRole('dialog').getByRole('button', { name: '接受答复' }).click();
  await page.getByRole('button', { name: '再次申诉' }).waitFor({ state: 'detached' });

  // Confirmed, paid by transfer; the bill is as it was closed.
  await goTo(`?bill=${billId}`);
  await press('去确认');
  await page.getByRole('checkbox', { name: /已知悉/ }).check();
  await press('确认账单');
  await state('待还款');
  // On a phone the sentence about its invoices has lines, and the name of a part is one line.
  const wide = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width: 375, height: 800 });
  await settled(page);
  expect(await overflow(page)).toBe(0);
  const name = page.getByRole('table', { name: '拆分 部门' }).getByRole('button').first();
  expect((await name.boundingBox())?.width).toBeGreaterThan(30);
  await page.setViewportSize(wide);
  await press('去还款');
  await press('登记转账');
  await read(/^其中 ¥[\d,.]+ 转账待确认/);
  await later(25);
  await goTo(`?bill=${billId}`);
  await state('已结清');
  expect(await detail()).toMatchObject({ rest: '0', hash: closed.hash, amount: closed.amount });

  // A refund after all that, and the credit of the dispute: rows of the next bill.
  const late = orders[2] ?? '';
  await refund(await signIn(employee), late);
  await later(0);
  const next = (await bill<{ rows: CompanyBillHead[] }>(clerk, 'list')).rows.find((one) => one.state === 'open');
  await goTo(`?bill=${next?.billId}`);
  await read(new RegExp(`^源自 ${closed.no} 第 \\d+ 行`));
  const { rows } = await bill<CompanyBillRows>(clerk, 'rows', { billId: next?.billId, group: 'carried' });
  expect(rows.map(({ kind }) => kind).sort()).toEqual(['credit', 'refund']);
  for (const { amount, facts } of rows) {
    expect(fenOf(amount)).toBeLessThan(0);
    expect(facts.originBill).toBe(closed.no);
    expect(facts).toMatchObject({ voucherKind: '行程确认' });
    expect(facts.voucherNo).toBeUndefined();
  }
  expect(rows.find(({ kind }) => kind === 'refund')?.orderId).toBe(late);

  // On a phone.
  await page.setViewportSize({ width: 375, height: 800 });
  await goTo(`?bill=${billId}`);
  await state('已结清');
  await settled(page);
  expect(await overflow(page)).toBe(0);
  await close();
});
