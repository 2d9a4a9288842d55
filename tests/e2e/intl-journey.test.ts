import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { IntlOrder } from '#contract/intl-order.ts';
import { advanceClock, sandboxUrl, siteUrl, useBrowser } from './support/browser.ts';
import { call, enter, makeScenario } from './support/by-api.ts';
import { overflow } from './support/look.ts';
import { showPartnerPage } from './support/partner-page.ts';
import { chinaDay, confirmAndScan, logInBySms, payAtCashier } from './support/steps.ts';
import { http } from '../../scripts/lib/http.mjs';

const { open } = useBrowser();

/** Two adults, a child and a student, each with a passport that nobody else has. */
const people = [
  { name: 'LIN/ZHIYUAN', born: '1990-03-07', sex: '男', type: '' },
  { name: 'ZHOU/YAN', born: '1988-05-01', sex: '女', type: '' },
  { name: 'ZHOU/AN', born: chinaDay(-6 * 365), sex: '女', type: '' },
  { name: 'LYU/CHENXI', born: '2004-05-01', sex: '女', type: '留学生' },
];

/** The first itinerary of the list under its last brand, which can be refunded and changed. */
async function take(page: Page): Promise<void> {
  await page.locator('[data-itinerary]').first().getByRole('button').click();
  const brands = page.locator('[data-brand]').getByRole('button');
  await brands.first().waitFor();
  await brands.last().click();
}

async function fillPeople(page: Page): Promise<void> {
  for (const [at, { name, born, sex, type }] of people.entries()) {
    await page.getByRole('button', { name: /新增乘机人/ }).click();
    const one = page.getByRole('group', { name: `乘机人 ${at + 1}`, exact: true });
    await one.getByRole('textbox', { name: /姓名/ }).fill(name);
    await one.getByRole('textbox', { name: /证件号码/ }).fill(`E${70_000_000 + at}`);
    await one.getByRole('textbox', { name: /证件有效期/ }).fill('2036-01-01');
    await one.getByRole('textbox', { name: /出生日期/ }).fill(born);
    await one.getByRole('combobox', { name: /性别/ }).click();
    await page.getByRole('option', { name: sex, exact: true }).click();
    const country = one.getByRole('combobox', { name: /国籍/ });
    await country.click();
    await country.fill('zhongguo');
    await page.getByRole('option', { name: '中国', exact: true }).click();
    if (type) {
      await one.getByRole('button', { name: '旅客类型' }).click();
      await one.getByRole('group', { name: '旅客类型' }).getByRole('button', { name: type }).click();
      await one.getByRole('textbox', { name: /录取|在读/ }).fill('JX20260901');
    }
  }
  for (const tick of await page.getByRole('checkbox', { name: /监护人/ }).all()) await tick.check();
  for (const name of [/我已阅读并同意/, /同意将上述证件信息/])
    await page.getByRole('checkbox', { name }).press('Space');
}

test('partner page: a return trip for two adults, a child and a student is paid, one slice changed, one passenger refunded', async () => {
  const { page, errors, close } = await open('about:blank');
  const legs = `SHA.PAR.${chinaDay(60)}_PAR.SHA.${chinaDay(70)}`;
  await showPartnerPage(
    page,
    `<div data-travel-widget="flight-search" data-router="hash" data-load="eager"
      data-route="/intl/flight_query_list/2/1?legs=${legs}&party=ADT2CHD1SD1"></div>`,
  );
  await page.getByRole('button', { name: '搜索国际航班' }).click();
  await logInBySms(page, '13800000010');

  await page.locator('[data-itinerary]').first().waitFor();
  expect(await overflow(page)).toBe(0);
  await take(page);
  await page.getByText('去程已选').waitFor();
  await take(page);
  await page.getByRole('heading', { name: '行李：每段 × 每人' }).waitFor();
  await page.getByRole('columnheader', { name: '留学生 × 1' }).waitFor();
  const shown = () => page.getByRole('region', { name: '行程详情' }).textContent();
  const priceOf = async () => /¥([\d,]+)(?=4 人含税)/.exec((await shown()) ?? '')?.[1] ?? '';
  await expect.poll(priceOf).not.toBe('');
  const price = await priceOf();
  await page.getByRole('button', { name: '去填写' }).click();

  await page.getByRole('heading', { name: '乘机人' }).waitFor();
  await fillPeople(page);
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).first().click();

  // The party that was searched for pays the price that was shown.
  await page.getByText(`¥${price}.00`).first().waitFor();
  await page.getByRole('radio', { name: /支付宝/ }).click();
  await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
  await page.getByRole('heading', { name: '订单支付成功' }).waitFor();
  await advanceClock(600);
  await page.getByRole('button', { name: '查看订单' }).first().click();
  await page.getByRole('heading', { name: '已出票' }).waitFor();
  expect(await overflow(page)).toBe(0);

  await page.getByRole('button', { name: '改签 LYU/CHENXI 巴黎 → 上海' }).click();
  const change = page.getByRole('dialog', { name: '改签' });
  const flights = change.getByRole('button', { name: /^选择 / });
  await flights.first().waitFor();
  const asked = page.waitForResponse('**/intl/changeQuery');
  await change.getByRole('group', { name: '改签日期' }).getByRole('button', { pressed: false }).first().click();
  await asked;
  await flights.last().click();
  await change.getByText('新航班').first().waitFor();
  await change.getByRole('button', { name: '占新座并支付差价' }).click();
  await page.getByRole('radio', { name: /支付宝/ }).click();
  await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
  await page.getByText('差价支付成功，新机票已生效').first().waitFor();
  for (const which of ['原航班', '新航班']) await page.locator('[data-ticket]').getByText(which).waitFor();

  // Both tickets of one passenger are given back, on a phone.
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: '退票 ZHOU/YAN 上海 → 巴黎' }).click();
  expect(await overflow(page)).toBe(0);
  const refund = page.getByRole('dialog', { name: '退票' });
  await refund.getByText('预计退回').waitFor();
  for (const ticket of await refund.getByRole('checkbox', { name: /ZHOU\/YAN/ }).all())
    await ticket.check({ force: true });
  await refund.getByRole('button', { name: '确认退票 2 张' }).click();
  await page.getByText('2 张退款中').first().waitFor();
  await advanceClock(600);
  await page.getByText('已退票', { exact: true }).first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

/** The page of a ticketed order whose first flight the airline has changed since. */
async function openChanged(change: Record<string, string>) {
  const { session, path, made } = await makeScenario('intl-ticketed');
  const { slices } = await call<IntlOrder>('/intl/orderDetail', { token: session.token, ...made }, session.appId);
  const flightId = slices[0]?.flights[0]?.flightId ?? '';
  const body = new URLSearchParams({ flightId, ...change });
  expect((await http.post(`${sandboxUrl()}/sandbox/schedule-change`, { body })).ok).toBe(true);
  const opened = await open('about:blank');
  await enter(opened.page, session);
  await opened.page.goto(siteUrl() + path);
  return opened;
}

test('site: a flight that the airline moves is changed to another one with nothing to pay', async () => {
  const { page, errors, close } = await openChanged({ kind: 'moved', minutes: '180' });
  await page.getByText(/原定 .* 起飞，现改为 .*航司原因，退票、改签免手续费/).waitFor();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: /^改签 LIN\/ZHIXIA/ }).click();
  const change = page.getByRole('dialog', { name: '改签' });
  const flights = change.getByRole('button', { name: /^选择 / });
  await flights.first().waitFor();
  const asked = page.waitForResponse('**/intl/changeQuery');
  await change.getByRole('group', { name: '改签日期' }).getByRole('button', { pressed: false }).last().click();
  await asked;
  await change.getByRole('cell', { name: '无需支付' }).first().waitFor();
  expect(await change.getByText(/^补 ¥/).count()).toBe(0);
  await flights.last().click();
  await change.getByText('新航班').first().waitFor();
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await overflow(page)).toBe(0);
  await change.getByRole('button', { name: '确认改签 1 张' }).click();
  await page
    .getByRole('dialog', { name: '确认改签 1 张？' })
    .getByRole('button', { name: '确认改签', exact: true })
    .click();
  // The new ticket counts at once; what the airline did to the old flight is over.
  for (const which of ['原航班', '新航班']) await page.locator('[data-ticket]').getByText(which).waitFor();
  await page.getByText(/航司原因/).waitFor({ state: 'detached' });
  expect(await overflow(page)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('site: a flight that the airline cancels is given back whole', async () => {
  const { page, errors, close } = await openChanged({ kind: 'cancelled' });
  await page.getByText(/原定 .* 起飞的航班已取消.*航司原因，退票、改签免手续费/).waitFor();
  await page.getByRole('button', { name: /^退票 LIN\/ZHIXIA/ }).click();
  const refund = page.getByRole('dialog', { name: '退票' });
  await refund.getByText(/退票费（航司变更，免手续费）/).waitFor();
  const paid = await refund.getByText('已付金额').locator('xpath=..').textContent();
  expect(paid).toMatch(/¥[\d,.]+/);
  expect(await refund.getByText('预计退回').locator('xpath=..').textContent()).toContain(
    /¥[\d,]+/.exec(paid ?? '')?.[0],
  );
  await refund.getByRole('button', { name: '确认退票 1 张' }).click();
  await page.getByText('退票已受理').first().waitFor();
  await advanceClock(600);
  await page.getByText('已退票', { exact: true }).first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
