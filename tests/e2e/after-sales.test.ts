import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { advanceClock, useBrowser } from './support/browser.ts';
import { bookByApi, enter, signIn, ticketByApi } from './support/by-api.ts';
import { focusOf } from './support/focus.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { confirmAndScan, payAtCashier } from './support/steps.ts';

const { open } = useBrowser();

const idOf = (start: string) => start + idCheckCharacter(start);
const people = [
  { name: '周砚清', certNo: idOf('11010119900307803') },
  { name: '林知夏', certNo: idOf('11010119900307837') },
];

/** The page of a new, ticketed order of both, in the order list of a partner page. */
async function openOrder(page: Page): Promise<void> {
  // Other journeys spend the money of the personal member.
  const session = await signIn('13800000050');
  // Of the days of the change each has a dearer fare, whatever today is.
  const orderId = await bookByApi(session, 63, ['BJS', 'SHA'], people, 'private', 'cheapest');
  await ticketByApi(session, orderId);
  await enter(page, session);
  await showPartnerPage(
    page,
    '<div data-travel-widget="order-list" data-load="eager"></div>',
    loaderTag('data-router="hash"'),
  );
  await page.getByRole('article').first().getByRole('button', { name: '退票' }).click();
}

test('partner page, script tag: one of two tickets is refunded by keyboard, its money arrives, and the other one is changed and paid', async () => {
  const { page, errors, close } = await open('about:blank');
  await openOrder(page);
  const refund = page.getByRole('dialog', { name: '退票' });
  await refund.getByRole('checkbox', { name: /^林知夏/ }).focus();
  await page.keyboard.press('Space');
  await refund.getByText('预计退回').waitFor();
  await expect.poll(() => refund.getByRole('timer').innerText()).toMatch(/报价 0?\d+分\d\d秒 内有效/);
  const back = (await refund.getByText('预计退回').locator('..').innerText()).replace(/[^\d.,]/g, '');
  await refund.getByRole('button', { name: '确认退票 1 人' }).focus();
  await page.keyboard.press('Enter');
  const progress = page.getByRole('region', { name: '退票进度' });
  await progress.getByText('待审核').waitFor();
  await expect.poll(() => focusOf(page)).toBe('撤回申请');
  await page.getByRole('heading', { name: '退票申请中' }).waitFor();

  await advanceClock(120);
  await progress.getByText('已完成').waitFor();
  await expect.poll(() => progress.innerText()).toContain(` ＝ ¥${back}`);
  await page.getByRole('heading', { name: '部分退票' }).waitFor();
  const tickets = page.getByRole('table', { name: '乘机人与客票' });
  await expect.poll(() => tickets.getByRole('row', { name: /林知夏/ }).innerText()).toContain('已退票');
  await expect.poll(() => tickets.getByRole('row', { name: /周砚清/ }).innerText()).toContain('未使用');

  const change = page.getByRole('dialog', { name: '改签' });
  await page.getByRole('button', { name: '改签', exact: true }).focus();
  // Escape closes the dialog, and the focus is where it was.
  await page.keyboard.press('Enter');
  await change.getByRole('table', { name: '可改签的航班' }).waitFor();
  await page.keyboard.press('Escape');
  await change.waitFor({ state: 'hidden' });
  await expect.poll(() => focusOf(page)).toBe('改签');
  await page.keyboard.press('Enter');
  await expect.poll(() => change.getByRole('checkbox', { name: /^周砚清/ }).isChecked()).toBe(true);
  await change.getByRole('button', { name: '后几天' }).click();
  // The dearest of the day has a fare to pay beside the fee.
  const dearer = change.getByRole('row', { name: /补 ¥/ });
  await dearer.first().waitFor();
  const amounts = (await dearer.allInnerTexts()).map((text) => Number(text.replace(/[^]*补 ¥|,/g, '').split(/\s/)[0]));
  await dearer
    .nth(amounts.indexOf(Math.max(...amounts)))
    .getByRole('button')
    .click();
  await change.getByText('需支付').waitFor();
  await expect
    .poll(() => change.getByRole('region', { name: '改签费用' }).innerText())
    .toMatch(/原航班[^]*新航班[^]*票价差额[^]*改签费[^]*需支付/);
  await change.getByRole('button', { name: '提交并支付差价' }).click();
  await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
  await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
  // A paid change leads to the order list (specification 2, section 4).
  await page.getByRole('article').first().waitFor();
  await advanceClock(120);
  await page.getByRole('article').first().getByRole('link', { name: '改签进度' }).click();
  await page.getByRole('heading', { name: '已改签' }).waitFor();
  await expect.poll(() => page.getByRole('region', { name: '改签进度' }).innerText()).toContain('已完成');
  await expect.poll(() => page.getByRole('region', { name: /^行程/ }).innerText()).toContain('改签后');
  expect(errors).toEqual([]);
  await close();
});
