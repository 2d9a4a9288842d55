import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { enterHere, signIn } from './support/by-api.ts';
import { partnerUrl, sandboxUrl, siteUrl, useBrowser, wholeChromium } from './support/browser.ts';
import { watchDebts } from './support/page-debts.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import type { WithEmbed } from './support/partner-page.ts';
import { buildHost } from './support/spa/build-host.ts';
import { http } from '../../scripts/lib/http.mjs';

const { open } = useBrowser();
const searchButton = (page: Page) => page.getByRole('button', { name: '搜索航班' });
const box = '<div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div>';
const cityAt = (page: Page, name: string) => page.getByRole('combobox', { name }).inputValue();
/** True for each of these elements with a rendered root. */
const isDrawn = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) => all.map((one) => Boolean(one.shadowRoot?.querySelector('.root'))));

async function openPage(body: string, head?: string) {
  const opened = await open('about:blank');
  await showPartnerPage(opened.page, body, head ?? loaderTag());
  return opened;
}

test('a copy of a mounted element is a widget of its own; another name is another widget; attributes leave what was typed', async () => {
  const { page, errors, close } = await openPage(box);
  await searchButton(page).waitFor();
  await page.getByRole('radio', { name: '往返' }).check({ force: true });
  await page.evaluate(() => document.querySelector('[data-travel-widget]')?.setAttribute('data-to', 'CAN'));
  await expect.poll(() => cityAt(page, '到达')).toBe('广州');
  expect(await page.getByRole('radio', { name: '往返' }).isChecked()).toBe(true);

  await page.evaluate(() =>
    document.body.append(document.querySelector('[data-travel-widget]')?.cloneNode(true) ?? ''),
  );
  await searchButton(page).nth(1).waitFor();
  const rounds = page.getByRole('radio', { name: '往返' });
  await expect
    .poll(async () => [await rounds.nth(0).isChecked(), await rounds.nth(1).isChecked()])
    .toEqual([true, false]);

  await page.evaluate(() =>
    document.querySelector('[data-travel-widget]')?.setAttribute('data-travel-widget', 'login'),
  );
  await page.getByRole('tab', { name: '短信登录' }).waitFor();
  await expect.poll(() => searchButton(page).count()).toBe(1);
  expect(errors).toEqual([]);
  await close();
});

test('a second mount of one element updates it; its handle updates, listens and unmounts; its own content comes back', async () => {
  const { page, errors, close } = await openPage('<div id="box"><a href="/book">Book by telephone</a></div>');
  await page.waitForFunction(() => (window as unknown as WithEmbed).TravelEmbed?.mount);
  const told = await page.evaluate(async () => {
    const { TravelEmbed } = window as unknown as WithEmbed;
    const first = TravelEmbed.mount('#box', 'flight-search', { from: 'BJS', to: 'SHA' });
    const heard: string[] = [];
    first.on('ready', ({ type }) => heard.push(type));
    await first.ready;
    const root = document.querySelector('#box')?.shadowRoot?.querySelector('.root');
    const second = TravelEmbed.mount('#box', 'flight-search', { from: 'CTU', to: 'SHA' });
    await second.ready;
    return { heard, isSame: root === document.querySelector('#box')?.shadowRoot?.querySelector('.root') };
  });
  expect(told).toEqual({ heard: ['travel:ready'], isSame: true });
  await expect.poll(() => cityAt(page, '出发')).toBe('成都');
  const own = page.getByRole('link', { name: 'Book by telephone' });
  expect(await own.isVisible()).toBe(false);
  await page.evaluate(() => (window as unknown as WithEmbed).TravelEmbed.mount('#box', 'flight-search').unmount());
  await own.waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('a container in a shadow root of the page is found by scan, and freed when it is removed there', async () => {
  const { page, errors, close } = await openPage('<div id="host"></div>');
  await page.waitForFunction(() => (window as unknown as WithEmbed).TravelEmbed?.scan);
  await page.evaluate((html) => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = `<section>${html}</section>`;
    (window as unknown as WithEmbed).TravelEmbed.scan(root);
  }, box);
  await searchButton(page).waitFor();
  const left = await page.evaluate(async () => {
    const container = document.querySelector('#host')?.shadowRoot?.querySelector('[data-travel-widget]');
    container?.remove();
    while (container?.shadowRoot?.innerHTML !== '<slot></slot>') await new Promise(requestAnimationFrame);
    return container?.shadowRoot?.innerHTML;
  });
  expect(left).toBe('<slot></slot>');
  expect(errors).toEqual([]);
  await close();
});

test('destroy leaves no listener, timer, observer, channel, sheet or node behind, and a later mount works', async () => {
  const { page, errors, close } = await open('about:blank');
  const debts = await watchDebts(page);
  await showPartnerPage(
    page,
    `${box}<div data-travel-widget="login" data-app-id="skyline"></div><div id="late"></div><div style="height:4000px"></div>${box}`,
  );
  await searchButton(page).first().waitFor();
  await page.getByRole('tab', { name: '短信登录' }).waitFor();
  await page.evaluate(() => document.addEventListener('travel:ready', () => undefined));
  await expect
    .poll(debts)
    .toEqual(
      expect.arrayContaining([
        'BroadcastChannel',
        'IntersectionObserver',
        'MutationObserver',
        'window error',
        'window pagehide',
      ]),
    );

  await page.evaluate(() => (window as unknown as WithEmbed).TravelEmbed.destroy());
  await expect.poll(debts).toEqual(['document travel:ready']);
  const left = await page.evaluate(() =>
    Array.from(document.querySelectorAll('[data-travel-widget]'), ({ shadowRoot }) => [
      shadowRoot?.innerHTML,
      shadowRoot?.adoptedStyleSheets.length,
    ]),
  );
  expect(left).toEqual([
    ['<slot></slot>', 0],
    ['<slot></slot>', 0],
    ['<slot></slot>', 0],
  ]);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(keys.filter((key) => !key.startsWith('travel-embed:'))).toEqual([]);

  await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), box);
  await page.evaluate(() => (window as unknown as WithEmbed).TravelEmbed.mount('#late', 'flight-search').ready);
  await expect.poll(() => searchButton(page).count()).toBe(1);
  await page.evaluate(() => document.querySelector('#late')?.remove());
  await expect.poll(debts).toEqual(['MutationObserver', 'document travel:ready']);
  expect(errors).toEqual([]);
  await close();
});

describe('with the back-forward cache', () => {
  // Playwright switches it off, and the headless shell has none; people's browsers have it.
  const { open: openWhole } = useBrowser({ ...wholeChromium, ignoreDefaultArgs: ['--disable-back-forward-cache'] });

  test('the page stays in the back-forward cache; back on it the widget lives and the session is asked for again', async () => {
    const { page, errors, close } = await openWhole(`${partnerUrl()}/`);
    const session = await signIn('13800000010');
    await enterHere(page, session);
    await page.goto(`${partnerUrl()}/memory.html`);
    await searchButton(page).waitFor();
    await page.getByRole('radio', { name: '往返' }).check({ force: true });
    await page.waitForFunction(() => (window as unknown as WithEmbed).TravelEmbed.user());
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) => (document.title = `persisted ${persisted}`)),
    );

    await page.goto(`${partnerUrl()}/`);
    await http.post(`${sandboxUrl()}/login/appLogout`, {
      body: new URLSearchParams({ token: session.token, device: 'web', timestamp: '1' }),
    });
    // Nothing is loaded, so there is no load to wait for.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.title()).toBe('persisted true');
    expect(await page.getByRole('radio', { name: '往返' }).isChecked()).toBe(true);
    await expect.poll(() => page.evaluate(() => (window as unknown as WithEmbed).TravelEmbed.user())).toBe(null);
    await searchButton(page).click();
    await page
      .getByText('请选择返回日期')
      .or(page.getByRole('button', { name: /订票$/ }))
      .first()
      .waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('the site out of the back-forward cache: its header lives on, and back and forward find their frames, an unknown path leads a visitor home', async () => {
    const { page, errors, close } = await openWhole(`${siteUrl()}/airTicket/query?from=BJS`);
    const frame = () =>
      page.evaluate(() => [
        location.pathname + location.search,
        document.title,
        document.querySelector('#header')?.matches('.kept:not([hidden])'),
      ]);
    await page.getByRole('contentinfo').waitFor();
    const search = ['/airTicket/query?from=BJS', await page.title(), true];
    await page.evaluate(() => {
      document.querySelector('#header')?.classList.add('kept');
      addEventListener('pageshow', ({ persisted }) => (document.documentElement.lang = `persisted ${persisted}`));
    });
    await page.goto(`${partnerUrl()}/`);
    // Nothing is loaded here, so no step waits for a load.
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('persisted true');
    await page
      .getByRole('button', { name: '关于我们' })
      .or(page.getByRole('link', { name: '关于我们' }))
      .first()
      .click();
    await expect.poll(frame).toEqual(['/view/text/company.shtml', expect.stringMatching(/^关于我们 · /), true]);
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(frame).toEqual(search);
    await searchButton(page).waitFor();
    await page.goForward({ waitUntil: 'commit' });
    await page.locator('#content').getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate(() => {
      history.pushState(null, '', '/no/such');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect.poll(frame).toEqual(['/th_business_index', expect.stringMatching(/^商旅首页 · /), false]);
    expect(errors).toEqual([]);
    await close();
  });
});

test.each(['react-host.tsx', 'vue-host.ts'] as const)(
  'a single-page application (%s) shows, changes and removes the widget with its own routes',
  async (file) => {
    const { page, errors, close } = await open('about:blank');
    await page.addInitScript(() => {
      const { pushState, replaceState } = history;
      (window as unknown as { own: unknown[] }).own = [pushState, replaceState];
    });
    await page.route('**/host.js', async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await buildHost(file) }),
    );
    await showPartnerPage(page, '<div id="app"></div>', `${loaderTag()}<script defer src="/host.js"></script>`);
    const before = await page.evaluate(() => history.length);
    for (let round = 0; round < 2; round += 1) {
      await page.getByRole('link', { name: '订机票' }).click();
      await searchButton(page).waitFor();
      await page.getByRole('radio', { name: '往返' }).click();
      await page.getByRole('radio', { name: '往返', checked: true }).waitFor();
      await page.getByRole('button', { name: '去广州' }).click();
      await expect.poll(() => cityAt(page, '到达')).toBe('广州');
      expect(await page.getByRole('radio', { name: '往返' }).isChecked()).toBe(true);
      const container = await page.$('[data-travel-widget]');
      await page.getByRole('link', { name: '首页' }).click();
      await page.getByRole('heading', { name: '首页内容' }).waitFor();
      await expect.poll(() => container?.evaluate((element) => element.shadowRoot?.innerHTML)).toBe('<slot></slot>');
    }
    await page.goBack();
    await searchButton(page).waitFor();
    expect(
      await page.evaluate(() => ({
        length: history.length,
        own: (window as unknown as { own: unknown[] }).own.map(
          (one, at) => one === [history.pushState, history.replaceState][at],
        ),
        path: location.pathname,
        rest: location.search + location.hash,
      })),
    ).toEqual({
      length: before + 4,
      own: [true, true],
      path: '/written-by-a-test/trips',
      rest: '',
    });
    expect(errors).toEqual([]);
    await close();
  },
);

test('two loaders, of a channel and of a version, are one runtime: one mount of each container, no file asked for twice', async () => {
  const { page, errors, close } = await open('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { version } = await http(`${sandboxUrl()}/cdn/manifest.json`).json<{ version: string }>();
  const count = '<script>ready = 0; addEventListener("travel:ready", () => { ready += 1 })</script>';
  await showPartnerPage(
    page,
    `${box}${loaderTag('data-app-id="skyline"', version)}${box}`,
    `${count}${loaderTag()}${loaderTag()}`,
  );
  await searchButton(page).nth(1).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.evaluate(() => (window as unknown as { ready: number }).ready)).toBe(2);
  const files = asked.filter((url) => url.includes('/assets/'));
  expect(files.length).toBe(new Set(files).size);
  expect(asked.filter((url) => url.startsWith(sandboxUrl()) && !url.includes('/cdn/'))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});

test('two app ids on one page have two sessions', async () => {
  const { page, errors, close } = await open(`${partnerUrl()}/`);
  await enterHere(page, await signIn('13800000010', 'skyline'));
  await showPartnerPage(
    page,
    '<div id="a" data-travel-widget="login"></div><div id="b" data-travel-widget="login" data-app-id="skyline"></div>',
  );
  await page.locator('#b').getByText('周砚清').waitFor();
  await page.locator('#a').getByRole('tab', { name: '短信登录' }).waitFor();
  await page.locator('#b').getByRole('button', { name: '退出' }).click();
  await page.locator('#b').getByRole('tab', { name: '短信登录' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('data-load: eager at once, idle soon, visible when it comes near, click on a click; until then the own content stays', async () => {
  const modes = ['eager', 'idle', 'visible', 'click'];
  const containers = modes.map(
    (mode) =>
      `<div style="height:2000px"></div><div data-travel-widget="flight-search" data-load="${mode}"><a href="#${mode}">Book here (${mode})</a></div>`,
  );
  const { page, errors, close } = await open('about:blank');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.fallback();
  });
  await showPartnerPage(page, containers.join(''));
  const selector = '[data-travel-widget]';
  const link = (mode: string) => page.getByRole('link', { name: `Book here (${mode})` });
  for (const mode of modes) expect(await link(mode).isVisible()).toBe(true);
  release();
  await expect.poll(() => isDrawn(page, selector)).toEqual([true, true, false, false]);
  expect(await Promise.all(modes.map((mode) => link(mode).isVisible()))).toEqual([false, false, true, true]);
  await link('visible').scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(page, selector)).toEqual([true, true, true, false]);
  await link('click').click();
  await expect.poll(() => isDrawn(page, selector)).toEqual([true, true, true, true]);
  expect(errors).toEqual([]);
  await close();
});

test('a browser below the floor keeps the own content for good, and is asked for nothing', async () => {
  const { page, errors, close } = await open('about:blank');
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'adoptedStyleSheets'));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await showPartnerPage(
    page,
    '<div data-travel-widget="flight-search"><a href="/book">Book by telephone</a></div>',
    `<script>(window.TravelEmbed ||= []).push(() => { document.title = 'ran' })</script>${loaderTag()}`,
  );
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { id: 'late' })));
  expect(await page.getByRole('link', { name: 'Book by telephone' }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.querySelector('[data-travel-widget]')?.shadowRoot)).toBe(null);
  expect(asked.filter((url) => url.includes('/assets/'))).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
