import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { idCheckCharacter } from '#domain/passenger/documents/id-card.ts';
import { wholeTest } from '#tests/support/whole.ts';
import { advanceClock, partnerUrl, siteUrl, smsCode, useBrowser } from './support/browser.ts';
import { enter, enterHere, findSeats, signIn } from './support/by-api.ts';
import { eventually } from './support/at-rest.ts';
import { formDays } from './support/form-days.ts';
import { bookOnPartnerPage } from './support/main-journey.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import {
  bookOverStandard,
  chinaDay,
  confirmAndScan,
  fillBooking,
  logInByPassword,
  payAtCashier,
} from './support/steps.ts';
import { atPage } from './support/traveller.ts';

const { open } = useBrowser();

/** Opens the link of the payment app, and pays there. */
async function payByLink(page: Page): Promise<void> {
  const app = page.context().waitForEvent('page');
  await page.getByRole('link', { name: '打开支付宝付款' }).click();
  const cashier = await app;
  await cashier.getByRole('button', { name: '付款' }).click();
  await cashier.getByText('付款成功').waitFor();
  await cashier.close();
}

/** The order is ticketed, found again after a reload and in the list; then the member logs out. */
async function findOrderAndLeave(page: Page, hiddenPhone: string): Promise<void> {
  await page.getByText('订单支付成功').first().waitFor();
  await advanceClock(60);
  await page
    .getByText(/已出票/)
    .first()
    .waitFor();
  const orderNo = /\d{4} \d{4} \d{4}/.exec(await page.locator('.pf__trip').innerText())?.[0] ?? '';

  await page.reload();
  await page.getByText(orderNo).waitFor();
  await page.getByRole('button', { name: '我的订单' }).click();
  const card = page.getByRole('article', { name: new RegExp(orderNo) });
  await card.waitFor();
  await expect.poll(async () => (await card.boundingBox())?.y, { message: 'on the first screen' }).toBeLessThan(600);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  await card.getByRole('link', { name: '订单详情' }).click();
  await page.getByRole('heading', { name: '已出票' }).waitFor();
  await page.goBack();
  await card.waitFor();
  await page.getByRole('button', { name: '查询航班' }).first().click();
  await page.getByRole('search').waitFor();
  await expect.poll(() => page.getByRole('group', { name: '账户' }).innerText()).toContain(hiddenPhone);
  await page.getByRole('group', { name: '账户' }).getByRole('button', { name: '退出' }).click();
  await page.getByRole('group', { name: '账户' }).getByRole('button', { name: '登录' }).waitFor();
}

const headerHeight = 64;

/** A header of the partner that stays at the top of the window. */
const addHeader = (page: Page) =>
  page.evaluate((height) => {
    const header = document.createElement('header');
    Object.assign(header.style, {
      position: 'fixed',
      inset: '0 0 auto',
      height: `${height}px`,
      background: '#123',
      zIndex: '9',
    });
    document.body.append(header);
  }, headerHeight);

/** Scrolled down, the trip stays at the top below the partner's header, and the button that goes on at the foot. */
async function keepsInView(page: Page, trip: string, button: string): Promise<void> {
  await page.mouse.move(180, 400);
  await page.mouse.wheel(0, 300);
  const bar = page.getByRole('region', { name: trip });
  await bar.waitFor();
  await expect.poll(() => bar.innerText()).toMatch(/北京 → 上海[^]*\d\d-\d\d/);
  await expect.poll(async () => (await bar.boundingBox())?.y).toBe(headerHeight);
  await eventually(async () => {
    const { y = 0, height = 0 } =
      (await page.getByRole('button', { name: button }).filter({ visible: true }).first().boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(812);
    expect(y).toBeGreaterThan(700);
  });
  await page.mouse.wheel(0, -2000);
  await bar.waitFor({ state: 'detached' });
}

test('partner page, script tag: anonymous search, SMS login in the middle, adult and child, QR payment, ticketed', async () => {
  const { page, errors, close } = await open('about:blank');
  await bookOnPartnerPage(atPage(page, errors), {
    mobilePhone: '13800000010',
    takes: ['周砚清', '周予安'],
    guards: true,
  });
  await close();
});

test('partner page on a phone: back with the draft kept, paid by link, found again after a reload, logged out', async () => {
  const { page, errors, close } = await open(`${partnerUrl()}/portal.html`, {
    viewport: { width: 375, height: 812 },
    hasTouch: true,
  });
  const session = await signIn('13800000010', 'harbour');
  await enterHere(page, session);
  const { text } = await findSeats(session, formDays['journey, phone']);
  await page.goto(
    `${partnerUrl()}/portal.html#flight-search=/airTicket/order_info?seats=${encodeURIComponent(text)}%26adults=1`,
  );
  await page.reload();
  await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
  await fillBooking(page, [/^周砚清/]);
  // Filling it in has scrolled the form.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('region', { name: '所选行程' }).waitFor({ state: 'detached' });
  await addHeader(page);
  await keepsInView(page, '所选行程', '提交订单');
  await page.setViewportSize({ width: 1400, height: 600 });
  await page.mouse.wheel(0, 250);
  await expect
    .poll(async () => (await page.getByRole('region', { name: '费用明细' }).boundingBox())?.y)
    .toBe(headerHeight + 16);
  await page.setViewportSize({ width: 375, height: 812 });
  await page.mouse.wheel(0, -2000);
  await page.getByRole('button', { name: '返回', exact: true }).click();
  await page.getByRole('region', { name: '航班列表' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: /我已阅读并同意/ }).isChecked()).toBe(true);
  await page.getByRole('button', { name: '提交订单' }).first().click();

  await page.getByRole('radio', { name: /支付宝.*打开支付宝付款/ }).check({ force: true });
  await keepsInView(page, '所付订单', '确认支付');
  await page.getByRole('button', { name: '确认支付' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '保存二维码' }).click();
  expect((await download).suggestedFilename()).toBe('支付二维码.png');
  await payByLink(page);
  await findOrderAndLeave(page, '138****0010');
  expect(errors).toEqual([]);
  await close();
});

/** every-form.test.ts registers a new customer in every run. */
wholeTest(
  'a new customer on a phone: adult and child, registered in the middle, pasted, paid by link, found again after a reload, logged out',
  async () => {
    const { page, errors, close } = await open('about:blank', {
      viewport: { width: 375, height: 812 },
      hasTouch: true,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      for (const type of ['travel:login', 'travel:logout'])
        addEventListener(type, (event) =>
          heard.push([type, Object.keys((event as CustomEvent<object>).detail).join()]),
        );
    });
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    const phone = `173${String(Date.now()).slice(-8)}`;
    await showPartnerPage(
      page,
      '<div data-travel-widget="flight-search" data-load="eager" data-from="BJS" data-to="SHA"></div>',
      loaderTag('data-router="hash"'),
    );
    await page.getByRole('checkbox', { name: '儿童' }).check();
    await page.getByRole('button', { name: '搜索航班' }).click();
    await page.getByRole('button', { name: /订票$/ }).nth(2).click();
    await page.getByRole('button', { name: /^预订/ }).last().click();

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: '手机号' }).fill(phone);
    await dialog.getByRole('button', { name: '获取验证码' }).click();
    await dialog.getByRole('button', { name: /秒后重发$/ }).waitFor();
    await dialog.getByRole('textbox', { name: '短信验证码' }).fill(await smsCode(phone));
    await dialog.getByRole('button', { name: '登录', exact: true }).click();
    await dialog.getByRole('textbox', { name: '登录密码' }).fill('hunter2-ok');
    await dialog.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
    await dialog.getByRole('button', { name: '注册', exact: true }).click();
    await dialog.getByRole('button', { name: '继续预订' }).click();
    await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
    expect(await heard()).toEqual([
      ['travel:login', 'asked,reason'],
      ['travel:login', 'memberId'],
    ]);
    await page.getByRole('button', { name: '我的订单' }).click();
    await page.getByText('还没有机票订单').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: '填写机票订单' }).waitFor();

    const born = Number(chinaDay(0).slice(0, 4)) - 7;
    const child = `110105${born}0101001`;
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `周若宁 11010519491231002X 13800001234\n周小满，${child}${idCheckCharacter(child)}`,
    );
    await page.getByRole('group', { name: '乘机人 1' }).getByRole('textbox', { name: /姓名/ }).press('ControlOrMeta+V');
    await page.getByText('已填入 2 位乘机人，请核对').waitFor();
    await expect
      .poll(() => page.getByRole('group', { name: '乘机人 1' }).innerText())
      .toMatch(/周若宁[^]*身份证 110105 1949 1231 002X[^]*138 0000 1234/);
    await expect.poll(() => page.getByRole('group', { name: '乘机人 2' }).innerText()).toContain('待补充：监护人同意');
    await expect
      .poll(() => page.getByRole('region', { name: '联系人' }).getByRole('textbox', { name: /姓名/ }).inputValue())
      .toBe('周若宁');
    await fillBooking(page, []);
    await page.getByRole('button', { name: '提交订单' }).first().click();

    await page.getByRole('radio', { name: /支付宝.*打开支付宝付款/ }).check({ force: true });
    await page.getByRole('button', { name: '确认支付' }).click();
    await payByLink(page);
    await findOrderAndLeave(page, `173****${phone.slice(-4)}`);
    expect(await heard()).toEqual([['travel:logout', '']]);

    // The page's own button asks for the login as well.
    await page.evaluate(() => {
      const { heard: list, TravelEmbed } = window as unknown as {
        heard: unknown[];
        TravelEmbed: { on(type: string, run: () => void): void; login(): Promise<unknown> };
      };
      for (const type of ['login', 'travel:login']) TravelEmbed.on(type, () => list.push(`on ${type}`));
      void TravelEmbed.login().then((user) => list.push(user));
    });
    await page.getByRole('dialog', { name: /^登录/ }).getByRole('button', { name: '关闭' }).click();
    await expect
      .poll(heard)
      .toEqual([['travel:logout', ''], 'on login', 'on travel:login', ['travel:login', 'asked,reason'], null]);
    expect(errors).toEqual([]);
    await close();
  },
);

test('first-party site, React: password login, business travel over the standard, mixed payment, ticketed', async () => {
  const { page, errors, close } = await open(
    `${siteUrl()}/airTicket/query?from=BJS&to=SHA&date=${chinaDay(26)}&step=form`,
  );
  await logInByPassword(page, '13800000072', () =>
    page.getByRole('banner').getByRole('button', { name: '登录' }).click(),
  );
  await page.getByRole('button', { name: '退出' }).waitFor();
  await page.getByRole('button', { name: /搜索航班|重新搜索/ }).click();
  await bookOverStandard(page);
  // The company reminds of a cheaper flight nearby; the traveller keeps the first one with a reason, and is not asked again.
  const lower = page.getByRole('dialog', { name: '低价提醒' });
  await lower.getByRole('button', { name: '客户或会议指定' }).click();
  await lower.getByRole('button', { name: /^仍选 ¥/ }).click();

  await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/airTicket/order_info_business');
  await fillBooking(page, [/^许曼/]);
  await expect.poll(() => page.getByRole('textbox', { name: /超标原因/ }).inputValue()).toBe('客户或会议指定');
  await page.getByRole('textbox', { name: /出行事由/ }).fill('上海客户验收');
  await page.getByRole('button', { name: '提交订单' }).first().click();

  await page.getByRole('radio', { name: /公司.*个人/ }).check({ force: true });
  const trade = await confirmAndScan(page, '/pay/multiPay', '135790');
  await payAtCashier(page, trade);
  await page.getByText('订单支付成功').first().waitFor();
  await advanceClock(60);
  await page.getByRole('button', { name: '查看订单' }).click();
  await page.getByText('已出票').first().waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/ticket\/OrderDetails\//);
  expect(errors).toEqual([]);
  await close();
});

/** benefits.test.tsx buys one in every run. */
wholeTest(
  'partner page: a service card is bought in the account centre, paid by QR code, and its money is there',
  async () => {
    const { page, errors, close } = await open('about:blank');
    await enter(page, await signIn('13800000030'));
    await showPartnerPage(page, '<div data-travel-widget="account-centre" data-load="eager"></div>');
    await page.getByText('会员权益', { exact: true }).click();
    await page.getByRole('button', { name: '购买 自助服务卡 ¥200' }).click();
    await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
    await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
    await page.getByText('权益已生效，可在“会员权益”中查看').waitFor();
    await page.getByRole('button', { name: '查看会员权益' }).click();
    await page
      .getByRole('region', { name: '我的权益' })
      .getByText(/^¥[\d,]*200\.00$/)
      .waitFor();
    expect(errors).toEqual([]);
    await close();
  },
);

/** booking-gp.test.tsx orders one in every run. */
wholeTest(
  'first-party site: a private booking goes on as a government-purchase ticket, and is in the tab of its own',
  async () => {
    const { page, errors, close } = await open('about:blank');
    const session = await signIn('13800000010');
    const { text } = await findSeats(session, formDays['journey, government ticket']);
    await enter(page, session);
    await page.goto(`${siteUrl()}/airTicket/order_info?seats=${encodeURIComponent(text)}&adults=1`);
    await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
    await fillBooking(page, [/^周砚清/]);
    await page.getByRole('button', { name: '改为公务票预订' }).click();
    await page.getByRole('textbox', { name: /预算单位/ }).fill('杭州市教育局');
    await page.getByRole('textbox', { name: /单位银行卡号/ }).fill('6222021234567894');
    expect(new URL(page.url()).pathname).toBe('/airTicket/order_info_office');
    await expect.poll(() => page.getByRole('checkbox', { name: /我已阅读并同意/ }).isChecked()).toBe(true);
    await page.getByRole('button', { name: '提交订单' }).first().click();
    await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
    await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
    await page.getByText('订单支付成功').first().waitFor();
    await page.goto(`${siteUrl()}/order/list?type=gp`);
    await page.getByRole('list', { name: '公务票订单' }).getByRole('article').first().waitFor();
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toContain('公务票');
    expect(new URL(page.url()).search).toBe('');
    expect(errors).toEqual([]);
    await close();
  },
);
