import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { idCheckCharacter } from '#domain/passenger/id-card.ts';
import { advanceClock, useBrowser } from './support/browser.ts';
import { bookByApi, enter, signIn, ticketByApi } from './support/by-api.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';

const { open } = useBrowser();

const idOf = (start: string) => start + idCheckCharacter(start);
const people = [
  { name: '周砚清', certNo: idOf('11010119900307803') },
  { name: '林知夏', certNo: idOf('11010119900307837') },
];

/** The page of a new, ticketed order of both, in the order list of a partner page. */
async function openOrder(page: Page): Promise<void> {
  const session = await signIn('13800000010');
  const orderId = await bookByApi(session, 63, ['BJS', 'SHA'], people);
  await ticketByApi(session, orderId);
  await enter(page, session);
  await showPartnerPage(
    page,
    '<div data-travel-widget="order-list" data-load="eager"></div>',
    loaderTag('data-router="hash"'),
  );
  await page.getByRole('article').first().getByRole('button', { name: '退票' }).click();
}

test('partner page, script tag: one of two tickets is refunded by keyboard, and its money arrives; the other one stays valid', async () => {
  const { page, errors, close } = await open('about:blank');
  await openOrder(page);
  const refund = page.getByRole('dialog', { name: '退票' });
  await refund.getByRole('checkbox', { name: /^林知夏/ }).focus();
  await page.keyboard.press('Space');
  await refund.getByText('预计退回').waitFor();
  expect(await refund.getByRole('timer').innerText()).toMatch(/报价 0?\d+分\d\d秒 内有效/);
  const back = (await refund.getByText('预计退回').locator('..').innerText()).replace(/[^\d.,]/g, '');
  await refund.getByRole('button', { name: '确认退票 1 人' }).focus();
  await page.keyboard.press('Enter');
  const progress = page.getByRole('region', { name: '退票进度' });
  await progress.getByText('待审核').waitFor();
  await page.getByRole('heading', { name: '退票申请中' }).waitFor();

  await advanceClock(120);
  await progress.getByText('已完成').waitFor();
  expect(await progress.innerText()).toContain(`退回 ¥${back}`);
  await page.getByRole('heading', { name: '已出票' }).waitFor();
  const tickets = page.getByRole('table', { name: '乘机人与客票' });
  expect(await tickets.getByRole('row', { name: /林知夏/ }).innerText()).toContain('已退票');
  expect(await tickets.getByRole('row', { name: /周砚清/ }).innerText()).toContain('未使用');
  expect(errors).toEqual([]);
  await close();
});
