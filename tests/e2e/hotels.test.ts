import { expect, test } from 'vitest';
import { advanceClock, siteUrl, smsCode, useBrowser } from './support/browser.ts';
import { enter, signIn } from './support/by-api.ts';
import { findings, overflow } from './support/look.ts';
import { showPartnerPage } from './support/partner-page.ts';
import { chooseRate, nameGuests } from './support/stay-steps.ts';
import { chinaDay, confirmAndScan, payAtCashier } from './support/steps.ts';

const { open } = useBrowser();

test('partner page, script tag: a new customer searches, books a stay, pays, has it confirmed and cancels it', async () => {
  const { page, errors, close } = await open('about:blank');
  const phone = '13912345601';
  await showPartnerPage(
    page,
    `<div data-travel-widget="hotel-booking" data-router="hash" data-load="eager" data-city="SHA"
      data-check-in="${chinaDay(30)}" data-check-out="${chinaDay(32)}"></div>`,
  );
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByRole('textbox', { name: /手机号/ }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('button', { name: /^\d+ 秒后重发/ }).waitFor();
  await page.getByRole('textbox', { name: /验证码/ }).fill(await smsCode(phone));
  await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '登录密码' }).fill('abc12345');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: '注册', exact: true }).click();
  await dialog.getByRole('button', { name: '完成' }).click();

  await chooseRate(page, /免费取消[^]*在线付/);
  await nameGuests(page, '林知远', 'LIN/ZHIYUAN');
  // The card of the contact is below that of the guests.
  await page.getByRole('textbox', { name: '姓名' }).last().fill('林知远');
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).first().click();

  await page.getByRole('radio', { name: /支付宝/ }).click();
  await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
  await page.getByText('订单支付成功').first().waitFor();
  await page.getByRole('heading', { name: /待确认|已确认/ }).waitFor();
  await advanceClock(60);
  await page.getByRole('heading', { name: '已确认' }).waitFor();
  await page.getByRole('button', { name: '取消订单' }).click();
  const question = page.getByRole('dialog');
  await expect.poll(() => question.innerText()).toMatch(/现在取消全额退回 ¥\d/);
  await question.getByRole('button', { name: '取消订单' }).click();
  await page.getByRole('heading', { name: /退款中|已退款|已取消/ }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('site: a business stay above the standard, company and traveller pay their shares, and the order shows them', async () => {
  const { page, errors, close } = await open('about:blank');
  await enter(page, await signIn('13800000072'));
  await page.goto(`${siteUrl()}/hotel/index?city=SHA&checkIn=${chinaDay(26)}&checkOut=${chinaDay(28)}`);
  await chooseRate(page, /免费取消[^]*在线付[^]*超标 ¥/);
  await nameGuests(page, '许曼', 'XU/MAN');
  await page.getByRole('textbox', { name: '姓名' }).last().fill('许曼');
  await page.getByRole('group', { name: '超标原因' }).getByRole('button').first().click();
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByText('公司支付').first().waitFor();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '提交订单' }).filter({ visible: true }).first().click();
  await payAtCashier(page, await confirmAndScan(page, '/pay/multiPay', '135790'));
  await page.getByText('订单支付成功').first().waitFor();
  await page.getByRole('heading', { name: /待确认|已确认/ }).waitFor();
  await page.getByText(/^公司/).first().waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('list and map show the same part of the city, on a phone one at a time', async () => {
  const { page, errors, close } = await open('about:blank', { viewport: { width: 375, height: 812 }, hasTouch: true });
  await enter(page, await signIn('13800000010'));
  const stay = `checkIn=${chinaDay(12)}&checkOut=${chinaDay(14)}`;
  await page.goto(`${siteUrl()}/hotel/list?city=HGH&${stay}`);
  const total = async () => Number(/找到 (\d+) 家/.exec(await page.locator('.hl-sort').innerText())?.[1]);
  await page.locator('.hl-card').first().waitFor();
  await expect.poll(total).toBeGreaterThan(0);
  const whole = await total();
  expect([await findings(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('button', { name: '地图', exact: true }).click();
  await page.getByRole('button', { name: '放大', exact: true }).click();
  await page.getByRole('button', { name: '放大', exact: true }).click();
  await expect.poll(() => page.url()).toContain('bounds=');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: '列表' }).click();
  await expect.poll(total).toBeLessThan(whole);
  await page.getByRole('button', { name: '看全城' }).click();
  await expect.poll(total).toBe(whole);
  await page.locator('.hl-card__a').first().click();
  await page.getByRole('button', { name: '预订' }).first().waitFor();
  expect([await findings(page), await overflow(page)]).toEqual([[], 0]);
  expect(errors).toEqual([]);
  await close();
});

test('site: back from a hotel the list is as long and as far down as it was', async () => {
  const { page, errors, close } = await open('about:blank');
  await enter(page, await signIn('13800000010'));
  await page.goto(`${siteUrl()}/hotel/list?city=SHA&checkIn=${chinaDay(12)}&checkOut=${chinaDay(14)}`);
  const cards = page.locator('.hl-card');
  await cards.first().waitFor();
  await page.getByRole('button', { name: '加载更多' }).click();
  await expect.poll(() => cards.count()).toBe(40);
  const link = cards.nth(33).locator('.hl-card__a');
  // A press may scroll to its target: this one has it in view.
  await link.hover();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  await expect.poll(scrolled).toBeGreaterThan(1000);
  const before = await scrolled();
  await link.click();
  await page.getByRole('button', { name: '预订' }).first().waitFor();
  await expect.poll(scrolled).toBeLessThan(before);
  await page.goBack();
  await expect.poll(scrolled).toBe(before);
  await expect.poll(() => cards.count()).toBe(40);
  expect(errors).toEqual([]);
  await close();
});
