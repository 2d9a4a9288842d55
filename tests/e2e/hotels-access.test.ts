import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { isWhole } from '#tests/support/whole.ts';
import { advanceClock, smsCode, useBrowser } from './support/browser.ts';
import { tradeOf } from './support/by-api.ts';
import { focusOf, pressKeys, tabTo } from './support/focus.ts';
import { findings, overflow } from './support/look.ts';
import { payByPhone } from './support/main-journey.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { chinaDay, logInByPassword } from './support/steps.ts';

const { open } = useBrowser();

const widget =
  () => `<main><h1>出行</h1><div data-travel-widget="hotel-booking" data-router="hash" data-load="eager" data-city="SHA"
  data-check-in="${chinaDay(40)}" data-check-out="${chinaDay(42)}"></div></main>`;

/** The application's configuration opens the search of hotels without a login. */
const openToVisitors = (page: Page) =>
  page.route('**/themes/*.json*', async (route) => {
    const response = await route.fetch();
    const theme = await response.json();
    await route.fulfill({
      response,
      json: { ...theme, publicQuery: ['flight', 'hotel'] },
    });
  });

/**
 * From the search to the first rate of the first hotel, without a mouse; the name of the hotel. Axe judges list and
 * rates in the dark theme (hotels.test.ts in a light one), in a whole run in each.
 */
async function toFirstRate(page: Page, isJudged: boolean): Promise<string> {
  await tabTo(page, /^搜索酒店/);
  await pressKeys(page, 'Enter');
  await page.locator('.hl-card').first().waitFor();
  const name = await page.locator('.hl-card__a').first().innerText();
  if (isJudged) expect(await findings(page)).toEqual([]);
  await tabTo(page, new RegExp(`^${name.slice(0, 4)}`));
  await pressKeys(page, 'Enter');
  await page.locator('.hr-rate').first().waitFor();
  expect([isJudged ? await findings(page) : [], await overflow(page)]).toEqual([[], 0]);
  await tabTo(page, /^预订/);
  await pressKeys(page, 'Enter');
  return name.trim();
}

test.each(['skyline', 'harbour'])(
  'theme of %s: a visitor finds a rate by keyboard, and is asked to log in when they book it',
  async (appId) => {
    const { page, errors, close } = await open('about:blank');
    await openToVisitors(page);
    await showPartnerPage(page, widget(), `<title>出行</title>${loaderTag(`data-app-id="${appId}"`)}`);
    const rate = await toFirstRate(page, isWhole || appId === 'harbour');
    await page.getByRole('dialog', { name: /登录/ }).waitFor();
    expect(await findings(page)).toEqual([]);
    if (appId === 'skyline') {
      await logInByPassword(page, '13800000050', async () => undefined);
      await page.getByRole('heading', { name: '入住人' }).waitFor();
      await page.getByText(rate).first().waitFor({ state: 'attached' });
      expect(await findings(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
    await close();
  },
);

test('from the destination to the cancelled stay by keyboard alone, and the focus is never lost', async () => {
  const mobilePhone = '13800000041';
  const { page, errors, close } = await open('about:blank');
  await showPartnerPage(page, widget());
  await page.evaluate(`(window.told = [], TravelEmbed.on('order', ({ detail }) => told.push(detail)), true)`);
  const keys = (text: string) => pressKeys(page, text);
  const isAt = (where: string | RegExp) => expect.poll(() => focusOf(page)).toMatch(where);
  await tabTo(page, /^登录/);
  await keys('Enter');
  await isAt('手机号');
  await page.keyboard.type(mobilePhone);
  await tabTo(page, /^获取验证码/);
  const sent = page.waitForResponse('**/login/appNewLoginPhoneCode');
  await keys('Enter');
  await sent;
  await isAt('短信验证码');
  await page.keyboard.type(await smsCode(mobilePhone));
  await keys('Enter');
  await tabTo(page, /^目的地/);
  await keys('Enter');
  await page.locator('input[role=combobox]:focus').waitFor();
  await page.keyboard.type('ljz');
  await isAt(/^目的地 › 陆家嘴/);
  await keys('Enter');
  await isAt(/^目的地 closed/);
  await tabTo(page, /^搜索酒店/);
  await keys('Enter');
  await isAt('上海酒店');
  await page.locator('.hl-card').first().waitFor();
  const name = await page.locator('.hl-card__a').first().innerText();
  await tabTo(page, new RegExp(`^${name.slice(0, 4)}`));
  await keys('Enter');
  await isAt(new RegExp(`^${name.slice(0, 4)}`));
  await page.locator('.hr-rate').first().waitFor();
  await tabTo(page, /^预订/);
  await keys('Enter');
  await isAt('填写酒店订单');
  await tabTo(page, /^姓名$/);
  await page.keyboard.type('林知远');
  await keys('Tab');
  if ((await focusOf(page)).startsWith('姓名拼音')) await page.keyboard.type('LIN/ZHIYUAN');
  await tabTo(page, /^我已阅读并同意/);
  await keys('Space');
  await tabTo(page, /^提交订单/);
  await keys('Enter');
  await page.getByRole('button', { name: /确认支付/ }).waitFor();
  await tabTo(page, /支付/);
  await keys('ArrowDown');
  await tabTo(page, /^确认支付/);
  await keys('Enter');
  await page.getByRole('img', { name: /二维码/ }).waitFor();
  const orders = await page.evaluate<{ orderId: string }[]>('told');
  const token = await page.evaluate<string>(`JSON.parse(sessionStorage.getItem('travel-embed:default:token'))`);
  await payByPhone(await tradeOf(token, orders[0]?.orderId ?? '', 'default', 'hotelPay'));
  await page.getByRole('heading', { name: /待确认|已确认/ }).waitFor();
  await advanceClock(60);
  await page.getByRole('heading', { name: '已确认' }).waitFor();
  await tabTo(page, /^取消订单/);
  await keys('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, /^取消订单/);
  await keys('Enter');
  await page.getByRole('heading', { name: /退款中|已退款|已取消/ }).waitFor();
  await expect.poll(() => focusOf(page)).not.toBe('nowhere');
  expect(errors).toEqual([]);
  await close();
});
