import { expect, test } from 'vitest';
import { advanceClock, useBrowser } from './support/browser.ts';
import { overflow } from './support/look.ts';
import { showPartnerPage } from './support/partner-page.ts';
import { chinaDay, confirmAndScan, logInBySms, payAtCashier } from './support/steps.ts';

const { open } = useBrowser();

test('partner page, script tag: a member books a train, pays, changes the ticket to a dearer one and gives it back', async () => {
  const { page, errors, close } = await open('about:blank');
  await showPartnerPage(
    page,
    `<div data-travel-widget="train-booking" data-router="hash" data-load="eager" data-from-station="北京"
      data-to-station="上海" data-date="${chinaDay(9)}" data-search="auto"></div>`,
  );
  await page.getByRole('button', { name: '登录', exact: true }).first().click();
  await logInBySms(page, '13800000010');
  const buy = page.locator('[data-train]').getByRole('button', { name: /^预订/ });
  await buy.first().waitFor();
  await buy.nth(4).click();

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

  // Another day, a train that costs more: the difference is paid before the new ticket counts. Not the last day, whose
  // sale begins in the morning only.
  await page.getByRole('button', { name: /^改签 / }).click();
  const days = page.getByRole('group', { name: '改签日期' });
  await days.getByRole('button', { name: chinaDay(11).slice(5) }).click();
  await page.getByRole('button', { name: '显示其他席别' }).click();
  const dearer = page.getByRole('radio', { name: /补 ¥/ });
  await dearer.first().check({ force: true });
  await page.getByText('新车次', { exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: '占新座并支付差价' }).click();
  await page.getByRole('radio', { name: /支付宝/ }).click();
  await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
  await card.getByText('订单详情').click();
  await page.getByText('已改签过 1 次').waitFor();

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
