import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { casesOf } from '#tests/support/whole.ts';
import { helper, siteUrl, useBrowser } from './support/browser.ts';
import { findings, overflow } from './support/look.ts';
import { enter, signIn } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import { focusOf, tabTo } from './support/focus.ts';

const { open } = useBrowser();

/** The site in a tab with a logged-in member. */
async function siteAs(session: SignedIn, path: string, width = 1280) {
  const opened = await open('about:blank', { viewport: { width, height: 900 } });
  await enter(opened.page, session);
  await opened.page.goto(siteUrl() + path);
  return opened;
}

test('until its script has run, the site shows a head and the places of its content', async () => {
  const { page, close } = await open('about:blank');
  // Never answered: one that fails has words of its own.
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(`${siteUrl()}/airTicket/query`, { waitUntil: 'commit' });
  await page.getByRole('status', { name: '正在加载' }).waitFor();
  await page.getByText('星航商旅').waitFor();
  await close();
});

test('the standard header and footer are shown but on pages with a head of their own', async () => {
  const { page, errors, close } = await open('about:blank');
  // In every run one of each kind is loaded; the next test goes to the others inside of the site.
  const bare = casesOf(
    [
      '/th_official_index',
      '/th_business_index',
      '/partner_plan_index',
      '/wl/index',
      '/gy/index',
      '/Welcome',
      '/view/login.shtml',
    ],
    (path) => path === '/wl/index' || path === '/view/login.shtml',
  );
  const framed = casesOf(
    ['/airTicket/query', '/agreement_frame/service_agreement', '/view/text/company.shtml'],
    (path) => path !== '/airTicket/query',
  );
  for (const path of [...bare, ...framed]) {
    await page.goto(siteUrl() + path);
    await page.locator('#content').locator('css=.root > :not([role=status])').first().waitFor();
    if (framed.includes(path)) await page.getByRole('contentinfo').waitFor();
    // The head of the page itself goes with the first answer of its script.
    await expect
      .poll(async () => [await page.locator('#header').isVisible(), await page.locator('#footer').isVisible()], {
        message: path,
      })
      .toEqual(framed.includes(path) ? [true, true] : [false, false]);
  }
  expect(errors).toEqual([]);
  await close();
});

test('from an inner page a page with a head of its own shows neither the standard header nor the standard footer', async () => {
  const { page, errors, close } = await siteAs(await signIn('13800000010'), '/airTicket/query');
  const shown = async () => [await page.locator('#header').isVisible(), await page.locator('#footer').isVisible()];
  await page.getByRole('contentinfo').waitFor();
  await page.locator('#header').getByRole('link', { name: '合伙人计划' }).click();
  await page.locator('#content').getByRole('heading', { name: '合伙人申请' }).waitFor();
  await expect.poll(shown).toEqual([false, false]);
  for (const path of ['/th_business_index', '/wl/index', '/gy/index', '/Welcome', '/th_official_index']) {
    await page.goBack();
    await page.locator('#header').waitFor();
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.waitForFunction(
      () => !document.querySelector('#content')?.shadowRoot?.querySelector('[aria-busy=true]'),
    );
    await expect.poll(shown, { message: path }).toEqual([false, false]);
  }
  expect(errors).toEqual([]);
  await close();
});

/** Listens in the page: another tab's word, and after it a header that shows a text, or shows it no longer. */
const listenFor = (page: Page, text: string, isShown: boolean) =>
  page.evaluate(
    ([wanted, shown]) => {
      const stands = () => document.querySelector('#header')?.shadowRoot?.textContent?.includes(wanted) === shown;
      const reaction = new Promise<void>((resolve) => {
        new BroadcastChannel('travel-embed:default').addEventListener(
          'message',
          () => {
            const look = () => (stands() ? resolve() : requestAnimationFrame(look));
            look();
          },
          { once: true },
        );
      });
      Object.assign(window, { reaction });
    },
    [text, isShown] as const,
  );
const reaction = (page: Page) => page.evaluate(() => (window as unknown as { reaction: Promise<void> }).reaction);

test('a new tab joins the session; a logout reaches it by a word of the other tab', async () => {
  const { page, errors, close } = await siteAs(await signIn('13800000010'), '/airTicket/query');
  await page.getByText('周砚清').waitFor();
  const other = await page.context().newPage();
  await other.goto(`${siteUrl()}/airTicket/query`);
  await other.getByText('周砚清').waitFor();
  await listenFor(other, '周砚清', false);
  await page.getByText('退出', { exact: true }).click();
  await reaction(other);
  // The home page has a head of its own: for a moment both heads are in the document.
  await other.getByText('登录', { exact: true }).filter({ visible: true }).first().waitFor();
  await page.waitForURL('**/th_business_index');
  expect(errors).toEqual([]);
  await close();
});

test('a login and another identity reach the other tabs by its word; an open dialog there closes', async () => {
  const [first, second] = [await signIn('13800000010'), await signIn('13800000030')];
  const { page, close } = await open(`${siteUrl()}/airTicket/query`);
  const other = await page.context().newPage();
  await other.goto(`${siteUrl()}/airTicket/query`);
  await other.getByText('登录', { exact: true }).click();
  await other.getByRole('dialog').waitFor();
  // Message of a login in the first tab to the others.
  const tell = (session: SignedIn) =>
    page.evaluate(
      ({ token, user }) => new BroadcastChannel('travel-embed:default').postMessage({ token, user }),
      session,
    );
  for (const session of [first, second]) {
    await listenFor(other, String(session.user['realName']), true);
    await tell(session);
    await reaction(other);
    await other.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await close();
});

test('a sign leaves the address before any call; a forged one leaves the visitor anonymous', async () => {
  const { page, close } = await open('about:blank');
  const calls: string[] = [];
  page.on('request', (request) => /\/(login|common)\//.test(request.url()) && calls.push(page.url()));
  await page.goto(`${siteUrl()}/airTicket/query?sign=forged&appId=skyline&keep=1#part`);
  await page.getByText('登录', { exact: true }).waitFor();
  expect(page.url()).toBe(`${siteUrl()}/airTicket/query?keep=1#part`);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((url) => url.includes('sign='))).toEqual([]);
  await close();
});

test('a ticket at /mismatch becomes the session once and leaves the address before any call; a live token, a used or an unknown ticket opens none', async () => {
  const { token } = await signIn('13800000071');
  const fresh = String((await helper('/sandbox/ticket?mobilePhone=13800000071'))['ticket']);
  const own = await signIn('13800000010');
  for (const [ticket, shown] of [
    [fresh, '陈佳宁'],
    [fresh, ''],
    [token, ''],
  ] as const) {
    // An earlier member of this tab is logged out: the ticket decides.
    const { page, errors, close } = await open('about:blank');
    await enter(page, own);
    const addresses: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && addresses.push(page.url()));
    await page.goto(`${siteUrl()}/mismatch?token=${ticket}`);
    await page.waitForURL('**/th_business_index');
    if (shown) await page.getByText(shown).first().waitFor();
    else await page.getByRole('button', { name: '登录' }).first().waitFor();
    expect(await page.getByText('周砚清').count()).toBe(0);
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((url) => url.includes('token='))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(ticket);
    expect(errors).toEqual([]);
    await close();
  }
});

test('a link with an unknown application shows its id and the contact, prints a line for the developer, and the site goes on', async () => {
  const { page, close } = await open('about:blank');
  const warnings: string[] = [];
  page.on('console', (message) => message.text().startsWith('[travel-embed]') && warnings.push(message.text()));
  await page.goto(`${siteUrl()}/airTicket/query?appId=nosuch&from=BJS`);
  await page.getByText('链接中的应用标识 nosuch 不存在，请与提供链接的单位核对。').waitFor();
  expect(page.url()).toBe(`${siteUrl()}/mismatch?app=nosuch`);
  expect(await page.getByRole('link', { name: '400-000-6060' }).first().getAttribute('href')).toBe('tel:400-000-6060');
  expect(warnings.join()).toContain('app id "nosuch" cannot be read (HTTP 404)');
  await page.getByRole('button', { name: '回到首页' }).click();
  await page.waitForURL('**/th_business_index');
  // The next visit of the tab asks for the default application, and no word of the other is left.
  await page.goto(`${siteUrl()}/airTicket/query`);
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  expect([new URL(page.url()).pathname, warnings.length]).toEqual(['/airTicket/query', 1]);
  await close();
});

test('by keyboard: skip link, drop-down, a place, and back to where the page was left', async () => {
  const { page, errors, close } = await siteAs(await signIn('13800000071'), '/airTicket/query');
  await page.getByRole('button', { name: '差旅订单' }).waitFor();
  // The content comes after the header.
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => [document.activeElement?.id, location.hash])).toEqual(['content', '']);
  await page.keyboard.press('Tab');
  await expect.poll(() => focusOf(page)).toBe('因公 checked');
  // Without the skip link, too, the content comes between header and footer.
  await page.getByRole('button', { name: '差旅订单' }).focus();
  await tabTo(page, /^搜索航班/);
  await tabTo(page, /^关于我们/);
  await page.getByRole('button', { name: '差旅订单' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('menuitem', { name: '机票订单', exact: true }).waitFor();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/order/list');
  await page.getByRole('tab', { name: '国际机票', selected: true }).waitFor();
  await page.getByRole('navigation', { name: '当前位置' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^订单列表 · /);
  await page.goBack();
  await page.waitForURL('**/airTicket/query');
  expect(errors).toEqual([]);
  await close();
});

test.each(casesOf([768, 375, 320], (width) => width === 375))(
  'the drawer at %i px holds the menu; nothing is wider than the window',
  async (width) => {
    const { page, errors, close } = await siteAs(await signIn('13800000070'), '/myCenter/setting', width);
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('button', { name: '财务管理' }).click();
    await page.getByRole('link', { name: '企业充值' }).waitFor();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^选择页面/ }).click();
    await page.getByRole('navigation', { name: '账户中心菜单' }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(errors).toEqual([]);
    await close();
  },
);
