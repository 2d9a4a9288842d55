import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { wholeTest } from '#tests/support/whole.ts';
import { call, enter, findSeats, signIn, tradeOf } from './support/by-api.ts';
import { chunkThief } from './support/chunk-thief.ts';
import { deal } from './support/deal-faults.ts';
import { payByPhone } from './support/main-journey.ts';
import { sandboxUrl, smsCode, useBrowser } from './support/browser.ts';
import { formDays } from './support/form-days.ts';
import { skylineAction } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { chinaDay, fillBooking } from './support/steps.ts';
import { http } from '../../scripts/lib/http.mjs';

const { open } = useBrowser();
const searchButton = (page: Page) => page.getByRole('button', { name: '搜索航班' });
const box = '<div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div>';
const results = `/airTicket/query?from=BJS%26to=SHA%26date=${chinaDay(formDays['resilience, lost chunks'])}%26step=outbound`;

/** A page with the widget at a place, for a logged-in member. */
async function openAt(
  place: string,
  options: { mobilePhone?: string; prepare?: (page: Page) => Promise<unknown> } = {},
) {
  const opened = await open('about:blank');
  const session = await signIn(options.mobilePhone ?? '13800000010');
  await enter(opened.page, session);
  await options.prepare?.(opened.page);
  const seats = place.includes('SEATS') ? (await findSeats(session, formDays['resilience, lost answers'])).text : '';
  const where = place.replace('SEATS', encodeURIComponent(seats));
  await showPartnerPage(opened.page, box, loaderTag('data-router="hash"'), `#flight-search=${where}`);
  return { ...opened, session };
}

test('a throw in a handler, a promise or a timer stays with its widget: a panel with a retry, one report of its place, nothing for the page', async () => {
  const { page, errors, close } = await open('about:blank');
  const reports: string[] = [];
  let lastWordMs = 0;
  for (const kind of ['request', 'response'] as const) page.on(kind as 'request', () => (lastWordMs = Date.now()));
  await page.route('**/buryingPoint/apiExceptionEvent', async (route) => {
    reports.push(new URLSearchParams(route.request().postData() ?? '').get('response') ?? '');
    await route.fulfill({ json: { ret: 0, msg: '', data: {} }, headers: { 'access-control-allow-origin': '*' } });
  });
  // A mistake in a file of ours without a guard.
  await page.route(/\/assets\/script-[\w-]+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: `${await response.text()}\nwindow.unguarded = () => setTimeout(() => { throw new Error('in a timer'); });`,
    });
  });
  // The page's own handlers come first, as those of an error reporter do.
  const heard = `<script>heard = []; window.onerror = (text) => void heard.push(text); window.onunhandledrejection = ({ reason }) => void heard.push(String(reason));</script>`;
  await showPartnerPage(
    page,
    ['handler', 'promise', 'timer', 'none']
      .map(
        (id) =>
          `<div id="${id}" data-travel-widget="flight-search" data-load="eager" data-from="BJS" data-to="SHA"></div>`,
      )
      .join(''),
    heard + loaderTag(),
  );
  await searchButton(page).nth(3).waitFor();
  /** The first telling of this event fails inside of the widget's own code. */
  const stumble = (id: string, type: string) =>
    page.evaluate(
      ([name, event]) => {
        const host = document.getElementById(name ?? '') as HTMLElement;
        host.dispatchEvent = (told: Event) => {
          if (told.type !== event) return EventTarget.prototype.dispatchEvent.call(host, told);
          host.dispatchEvent = EventTarget.prototype.dispatchEvent;
          throw new Error(`in a ${name}`);
        };
      },
      [id, type],
    );
  const steps: Record<string, () => Promise<unknown>> = {
    async handler() {
      await stumble('handler', 'travel:search');
      await page.locator('#handler').getByRole('button', { name: '搜索航班' }).click();
    },
    async timer() {
      // A timer belongs to the widget that acted last: the one that has just come back has to be done.
      await searchButton(page).nth(3).waitFor();
      await page.locator('#timer').scrollIntoViewIfNeeded();
      // The page's load state stays idle once it was: waits until no widget has sent or received anything for a while.
      await expect.poll(() => Date.now() - lastWordMs).toBeGreaterThan(1500);
      await page.locator('#timer').getByRole('radio', { name: '单程' }).focus();
      await page.evaluate(() => {
        // Later listeners get nothing.
        window.onerror = null;
        addEventListener('error', ({ message }) => (window as unknown as { heard: string[] }).heard.push(message));
        (window as unknown as { unguarded: () => void }).unguarded();
      });
    },
    async promise() {
      await stumble('promise', 'travel:login');
      const widget = page.locator('#promise');
      await widget.getByRole('button', { name: '搜索航班' }).click();
      await widget.getByRole('button', { name: /订票$/ }).nth(2).click();
      await widget.getByRole('button', { name: /^预订/ }).last().click();
    },
  };
  for (const [kind, step] of Object.entries(steps)) {
    await step();
    const widget = page.locator(`#${kind}`);
    await widget.getByText('已记录此问题').waitFor();
    await expect.poll(() => page.getByText('已记录此问题').count()).toBe(1);
    await widget.getByRole('button', { name: '重试' }).click();
    await widget.getByText('已记录此问题').waitFor({ state: 'detached' });
  }
  // By key, for the restored list moves the content below it while its prices arrive.
  const untouched = page.locator('#none').getByRole('radio', { name: '往返' });
  await untouched.press('Space');
  expect(await untouched.isChecked()).toBe(true);
  await expect
    .poll(() => reports)
    .toEqual([1, 2, 3].map(() => expect.stringMatching(/^\{"error":"Error","place":"[\w-]+\.js:\d+:\d+"\}$/)));
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  // The page's own mistakes are still the page's.
  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('of the page');
    }),
  );
  await expect.poll(() => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.length)).toBe(1);
  expect(errors).toEqual(['Error: of the page']);
  await close();
});

test('each lazy chunk from search to login, lost for good, says so with a button that brings it', async () => {
  const { page, close } = await open('about:blank');
  const losing = await chunkThief(page);
  await showPartnerPage(page, box);
  await searchButton(page).waitFor();
  let loads = 0;
  page.on('framenavigated', () => (loads += 1));
  await losing(/^pickers/, () => page.getByRole('button', { name: /^去程/ }).click());
  await page.getByRole('button', { name: '下个月' }).waitFor();
  await page.keyboard.press('Escape');
  await losing(/^part-/, () => searchButton(page).click());
  await page.getByRole('button', { name: /订票$/ }).nth(2).click();
  // The trouble's own chunk is lost as well: a plain line does its work.
  await losing(/^(login|Trouble)-/, () => page.getByRole('button', { name: /^预订/ }).last().click());
  await page.getByRole('tab', { name: '短信登录' }).waitFor();
  expect(loads).toBe(0);
  await close();
});

wholeTest(
  'each lazy chunk from booking to the ticket, lost for good, says so with a button that brings it, and one order is made',
  async () => {
    const { page, session, close } = await openAt(results);
    const losing = await chunkThief(page);
    let orders = 0;
    page.on('request', (request) => (orders += request.url().endsWith('/airTicket/createOrder') ? 1 : 0));
    await page.getByRole('button', { name: /订票$/ }).nth(3).click();
    let loads = 0;
    page.on('load', () => (loads += 1));
    await losing(/^(flight-booking|Trouble)-/, () => page.getByRole('button', { name: /^预订/ }).last().click());
    await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
    await fillBooking(page, [/^周砚清/]);
    await losing(/^pay-order-/, () => page.getByRole('button', { name: '提交订单' }).first().click());
    await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
    await losing(/^QrCode-/, () => page.getByRole('button', { name: /确认支付/ }).click(), /重新生成/, '重新生成');
    await page.getByRole('img', { name: /二维码/ }).waitFor();
    const orderId = /order\/(\w+)/.exec(page.url())?.[1] ?? '';
    const trade = await tradeOf(session.token, orderId);
    await losing(/^pay-finish-/, () => payByPhone(trade));
    await page.getByText('订单支付成功').first().waitFor();
    await losing(/^air-order-detail-/, () => page.getByRole('button', { name: '查看订单' }).click());
    await page.waitForSelector('text=/出票中|已出票/');
    expect([orders, loads]).toEqual([1, 0]);
    await close();
  },
);

test('a query that is never answered ends after its minute with a way to ask again', async () => {
  let asked = 0;
  const prepare = async (fresh: Page) => {
    await fresh.clock.install();
    await fresh.route('**/airTicket/queryFlight', () => void (asked += 1));
  };
  const { page, close } = await openAt(results, { prepare });
  await expect.poll(() => asked).toBe(1);
  await page.clock.fastForward(61_000);
  await page.getByText('请求超时，请稍后重试').first().waitFor();
  await page.unroute('**/airTicket/queryFlight');
  await page.getByRole('button', { name: '重试' }).first().click();
  await page.getByRole('button', { name: /订票$/ }).first().waitFor();
  expect(asked).toBe(1);
  await close();
});

test('an order that the network delivers twice, and whose answers are lost, is one order, asked for by its key', async () => {
  const { page, close } = await openAt('/airTicket/order_info?seats=SEATS%26adults=1', {
    prepare: (fresh) => fresh.clock.install(),
  });
  const orders = new Set<string>();
  const keys: (string | null)[] = [];
  let isLost = true;
  await page.route('**/airTicket/createOrder', async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('requestId'));
    const answers = [await route.fetch(), await route.fetch()];
    for (const answer of answers) orders.add(((await answer.json()) as { data: { orderId: string } }).data.orderId);
    // The server has acted after two calls; the page gets nothing.
    if (!isLost) await route.fulfill({ response: answers[1] as never });
  });
  await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
  await fillBooking(page, [/^周砚清/]);
  await page.getByRole('button', { name: '提交订单' }).first().click();
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => keys.length).toBe(tries);
    await page.clock.fastForward(61_000);
    await page.clock.fastForward(6_000);
  }
  const again = page.getByRole('dialog').getByRole('button', { name: '再次确认' });
  // The clock jumps over the time in which a file that is on its way counts as lost: its button asks for it again.
  const lost = page.getByRole('alert').getByRole('button', { name: '重试' });
  await again.or(lost).first().waitFor();
  if (!(await again.isVisible())) await lost.first().click();
  await again.waitFor();
  isLost = false;
  await again.click();
  await page
    .getByRole('button', { name: /确认支付/ })
    .first()
    .waitFor();
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[0]]);
  expect(orders.size).toBe(1);
  await close();
});

test('a journey in which every call from login to the order goes wrong once is gone on with by a button each time, and pays one order once', async () => {
  const { page, close } = await open('about:blank');
  const sent: Record<string, URLSearchParams[]> = {};
  page.on('request', (request) => {
    if (request.method() === 'POST')
      (sent[new URL(request.url()).pathname] ??= []).push(new URLSearchParams(request.postData() ?? ''));
  });
  const mobilePhone = '13800000050';
  const press = (name: string | RegExp) =>
    page
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
      .click();
  const says = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
  await deal({
    // A call whose connection is lost is sent again by Chromium itself without notice: the payment below arrives twice.
    '/common/captcha': ['garbage'],
    '/login/appNewLoginPhoneCode': ['status:429'],
    '/login/appNewLoginMobile': ['garbage'],
    // Reads are tried three times before the user gets a message.
    '/airTicket/verifyPrice': ['status:500', 3],
    // Asked for beside the price both times.
    '/passenger/list': ['status:500', 6],
    '/airTicket/createOrder': ['garbage'],
    '/pay/payInfo': ['garbage'],
    '/pay/alipayPrecreate': ['status:429'],
    '/pay/weChatNewPay': ['status:500'],
    '/pay/tianHangPay': ['lost'],
    '/order/airOrderDetail': ['ret:500'],
  });
  await showPartnerPage(page, box);
  await press('搜索航班');
  await page.getByRole('button', { name: /订票$/ }).nth(5).click();
  await page.getByRole('button', { name: /^预订/ }).last().click();

  const dialog = page.getByRole('dialog');
  await page.getByRole('tab', { name: '账号登录' }).click();
  await dialog.getByText('点此重试').click();
  await dialog.locator('[data-captcha]').waitFor();
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByRole('textbox', { name: /手机号/ }).fill(mobilePhone);
  await press('获取验证码');
  await says(/沙箱模拟的 HTTP 429/);
  await press('获取验证码');
  await says(/短信验证码已发送/);
  await page.getByRole('textbox', { name: /短信验证码/ }).fill(await smsCode(mobilePhone));
  const logIn = dialog.getByRole('button', { name: '登录', exact: true });
  await logIn.click();
  await says('服务返回异常，请稍后重试');
  await logIn.click();

  await says('没能确认最新价格');
  await press('重试');
  await says('常旅客读取失败');
  await press('重试');
  const frequent = page.getByRole('group', { name: '常旅客' });
  await frequent.getByRole('button').first().waitFor();
  await fillBooking(page, [/^方敬贤/]);
  await page.context().setOffline(true);
  await press('提交订单');
  await says(/网络/);
  await page.context().setOffline(false);
  await press('提交订单');

  await says('收银台加载失败');
  await press('重试');
  for (const method of [/支付宝/, /微信支付/]) {
    await page.getByRole('radio', { name: method }).check({ force: true });
    await press('确认支付');
    await press('重新生成');
    await page.getByRole('img', { name: /二维码/ }).waitFor();
    // A fast machine is here again within the time of a double click, whose second press is taken away.
    const leave = () => press('换一种方式').then(() => dialog.count());
    await expect.poll(leave).toBe(0);
  }
  await page.getByRole('radio', { name: /钱包/ }).check({ force: true });
  await press('确认支付');
  await page.getByRole('textbox', { name: /支付密码/ }).fill('135790');
  await dialog.getByRole('button', { name: '确认支付' }).click();

  await says('订单状态加载失败');
  await press('重试');
  await says('订单支付成功');
  await deal({ '/order/airOrderDetail': ['garbage'] });
  await press('查看订单');
  await says('订单加载失败');
  await press('重试');
  await page.getByRole('heading', { name: /出票中|已出票/ }).waitFor();
  const of = (path: string, field: string) => (sent[path] ?? []).map((fields) => fields.get(field) ?? '');
  const keys = of('/airTicket/createOrder', 'requestId');
  expect([keys.length, new Set(keys).size, of('/pay/tianHangPay', 'requestId').length]).toEqual([2, 1, 1]);
  const [[token], [orderId]] = [of('/order/airOrderDetail', 'token'), of('/order/airOrderDetail', 'orderId')];
  const { payments } = await call<{ payments: unknown[] }>('/order/airOrderDetail', { token, orderId }, 'default');
  expect(payments).toHaveLength(1);
  await close();
});

test('a partner whose configuration cannot be reached keeps looks and telephone, and says when the network is gone', async () => {
  const { page, close } = await open('about:blank');
  await showPartnerPage(page, box, loaderTag('data-app-id="skyline"'));
  await searchButton(page).waitFor();
  const look = () => searchButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  // A widget does not wait for its looks for ever: they may come after it.
  await expect.poll(look).toBe(skylineAction);
  await page.route('**/themes/skyline.json', (route) => route.abort());
  await page.reload();
  await searchButton(page).waitFor();
  await expect.poll(look).toBe(skylineAction);
  await page.context().setOffline(true);
  const { telephones } = await http(`${sandboxUrl()}/cdn/themes/skyline.json`).json<{ telephones: string[] }>();
  expect(await page.getByRole('link', { name: telephones[0] ?? '' }).getAttribute('href')).toBe(`tel:${telephones[0]}`);
  await page.getByRole('button', { name: '搜索航班' }).click();
  await page.getByText('航班列表加载失败，Loading chunk failed').waitFor();
  await page.context().setOffline(false);
  // Above it may be the button of other parts that were lost.
  await page.getByRole('button', { name: '重试' }).last().click();
  await page.getByRole('button', { name: /订票$/ }).first().waitFor();
  await close();
});
