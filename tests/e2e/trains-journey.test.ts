import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { advanceClock, useBrowser } from './support/browser.ts';
import { overflow } from './support/look.ts';
import { showPartnerPage } from './support/partner-page.ts';
import { chinaDay, confirmAndScan, logInBySms, payAtCashier } from './support/steps.ts';

const { open } = useBrowser();

/** A member finds a train between Beijing and Shanghai on a partner's page, and pays for its ticket; then the page of the order. */
async function buyTicket(page: Page): Promise<void> {
  await showPartnerPage(
    page,
    `<div data-travel-widget="train-booking" data-router="hash" data-load="eager" data-from-station="北京"
      data-to-station="上海" data-date="${chinaDay(9)}" data-search="auto"></div>`,
  );
  await page.getByRole('button', { name: '登录', exact: true }).first().click();
  await logInBySms(page, '13800000010');
  // Of a station with many trains, to other cities too.
  const trains = page.locator('[data-train^=G]').filter({ hasText: '北京南' });
  const buy = trains.getByRole('button', { name: /^预订/ });
  await buy.first().waitFor();
  await buy.nth(1).click();

  await page.getByRole('heading', { name: '乘车人' }).waitFor();
  await page.getByRole('button', { name: '林知夏' }).click();
  await page.getByRole('group', { name: '乘车人 1' }).waitFor();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交并占座' }).filter({ visible: true }).first().click();

  await page.getByText('座位已为您占到，超时未支付将自动取消').waitFor();
  await page.getByRole('radio', { name: /支付宝/ }).click();
  await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
  const card = page.getByRole('article').first();
  await card
    .getByText(/出票中|已支付|已出票/)
    .first()
    .waitFor();
  await advanceClock(180);
  await card.getByText('订单详情').click();
  await page.getByRole('heading', { name: '已出票' }).waitFor();
  await page.getByRole('heading', { name: '退票时钟' }).waitFor();
}

/** The seats are held, and the difference is paid. */
async function payDifference(page: Page, change = '改签'): Promise<void> {
  await page.getByRole('button', { name: '下一步' }).click();
  await page.getByRole('heading', { name: '变更的车票' }).waitFor();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: '占新座并支付差价' }).click();
  await page.getByRole('radio', { name: /支付宝/ }).click();
  await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
  await page.getByRole('article').first().getByText('订单详情').click();
  await page.getByText(`已${change}过 1 次`).waitFor();
}

test('partner page, script tag: a member books a train, pays, changes the ticket to a dearer one and gives it back', async () => {
  const { page, errors, close } = await open('about:blank');
  await buyTicket(page);

  // Another day, a train that costs more: the difference is paid before the new ticket counts. Not the last day, whose
  // sale begins in the morning only.
  await page.getByRole('button', { name: /^改签 / }).click();
  const days = page.getByRole('group', { name: '乘车日期' });
  await days.getByRole('button', { name: chinaDay(11).slice(5) }).click();
  await page.getByRole('button', { name: '显示其他席别' }).click();
  const dearer = page.getByRole('radio', { name: /补 ¥/ });
  await dearer.first().check({ force: true });
  await page.getByText('新车次', { exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
  await payDifference(page);

  await page
    .getByRole('button', { name: /^退票( |$)/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: '退票' });
  await dialog.getByText('预计退回').waitFor();
  await dialog.getByRole('button', { name: '确认退票 1 张' }).click();
  await page.getByRole('heading', { name: /退票中|已退款/ }).waitFor();
  await advanceClock(600);
  await page.getByRole('heading', { name: '已退款' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('partner page: a ticket goes to another destination: its own city is refused, the difference is paid, and it is the one change', async () => {
  const { page, errors, close } = await open('about:blank');
  await buyTicket(page);
  await page.getByRole('button', { name: /^改签 / }).click();
  await page.getByRole('radio', { name: '变更到站' }).check({ force: true });
  await page.getByText('填写新到站后显示车次').waitFor();
  await expect.poll(() => page.url()).toContain('train_nab_query_list');
  const choose = async (typed: string, station: RegExp) => {
    await page.getByRole('button', { name: /^新到站/ }).click();
    await page.getByRole('combobox', { name: '新到站' }).fill(typed);
    await page.getByRole('option', { name: station }).first().click();
  };
  await choose('shhq', /上海虹桥/);
  await page.getByText(/新到站与原到站在同一城市.*请使用改签/).waitFor();
  await choose('hzd', /杭州东/);
  await page.getByRole('button', { name: '显示其他席别' }).click();
  await page.getByRole('radio', { name: /补 ¥/ }).first().check({ force: true });
  const compared = page.locator('[data-compared]');
  await compared.getByText(/→ 杭州/).waitFor();
  expect(await overflow(page)).toBe(0);
  await payDifference(page, '变更到站');

  const rides = page.getByRole('heading', { name: '车次', exact: true }).locator('xpath=ancestor::section[1]');
  await rides.getByText('杭州东').first().waitFor();
  await page.getByText('变更到站成功').first().waitFor();
  expect(await page.getByRole('button', { name: /^改签 / }).count()).toBe(0);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await overflow(page)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
