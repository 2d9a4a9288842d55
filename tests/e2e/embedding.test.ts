import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { casesOf } from '#tests/support/whole.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import { eventually } from './support/at-rest.ts';
import { findings, overflow } from './support/look.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();
const searchButton = (page: Page) => page.getByRole('button', { name: '搜索航班' });

test('the first widget needs at most five requests, two deep, and makes no call by itself', async () => {
  const { page, errors, close } = await open('about:blank');
  const asked: { url: string; by: string }[] = [];
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url ?? '';
    if (request.url.startsWith(sandboxUrl()))
      asked.push({ url: request.url.replace(/.*\//, ''), by: by.replace(/.*\//, '') });
  });
  await page.addInitScript(() =>
    document.addEventListener('travel:ready', () => Object.assign(window, { readyAt: performance.now() }), {
      once: true,
    }),
  );
  await page.goto(`${partnerUrl()}/memory.html`);
  await searchButton(page).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(({ url }) => !url.endsWith('.js'))).toEqual([]);
  // Requests after the widget can be used (names of the prefilled cities, earlier searches, the line with the login) delay nothing.
  const late = () =>
    page.evaluate(() => {
      const { readyAt } = window as unknown as { readyAt: number };
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((one) => one.startTime > readyAt)
        .map(({ name }) => name.replace(/.*\//, ''));
    });
  // The page tells when a file was asked for once the file is there.
  await eventually(async () => {
    const after = await late();
    const until = asked.filter(({ url }) => !after.includes(url));
    expect(until.length, JSON.stringify(asked)).toBeLessThanOrEqual(5);
    // Depth 1: the page asks for the loader; depth 2: the loader asks for everything else.
    expect(until.slice(1).map(({ by }) => by)).toEqual(until.slice(1).map(() => 'loader.js'));
  });
  expect(errors).toEqual([]);
  await close();
});

test('nothing changes on the page outside of the containers', async () => {
  const { page, close } = await open('about:blank');
  await page.addInitScript(() => {
    const before = new Set(Object.getOwnPropertyNames(window));
    (window as unknown as { added: () => string[] }).added = () =>
      Object.getOwnPropertyNames(window).filter((name) => !before.has(name) && name !== 'added');
  });
  await page.goto(`${partnerUrl()}/memory.html`);
  await searchButton(page).waitFor();
  const found = await page.evaluate(() => ({
    globals: (window as unknown as { added: () => string[] }).added(),
    head: Array.from(document.head.children, (node) => node.localName),
    body: Array.from(document.body.children, (node) => node.localName),
    styles: document.querySelectorAll('style,link[rel=stylesheet]').length + document.adoptedStyleSheets.length,
    local: Object.keys(localStorage).filter((key) => !key.startsWith('travel-embed:')),
    history: history.length,
  }));
  // The page's own sheet keeps the widget's height.
  expect(found).toMatchObject({ globals: ['TravelEmbed'], styles: 1, local: [], body: ['h1', 'div', 'p'] });
  expect(found.head.filter((name) => !['meta', 'link', 'title', 'script', 'style'].includes(name))).toEqual([]);
  await close();
});

test('the panel of a private place without a login is readable on a white page, also of a dark application', async () => {
  const { page, close } = await open(`${partnerUrl()}/memory.html`);
  await searchButton(page).waitFor();
  await page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('[data-travel-widget]')!;
    Object.assign(box.dataset, { travelWidget: 'account-centre', appId: 'harbour' });
  });
  await page.getByText('请先登录').waitFor();
  expect((await findings(page)).filter((one) => one.startsWith('color-contrast'))).toEqual([]);
  await close();
});

test('a chunk that is lost once is asked for again, and the widget comes', async () => {
  const { page, close } = await open('about:blank');
  let lost = 0;
  await page.route(/\/assets\/script-[\w-]+\.js$/, (route) => {
    lost += 1;
    return route.abort();
  });
  await page.goto(`${partnerUrl()}/memory.html`);
  await searchButton(page).waitFor();
  expect(lost).toBe(1);
  await close();
});

test("the container's own content stays when the files cannot be had, with a way to try again", async () => {
  const { page, close } = await open('about:blank');
  await page.route(/\/assets\//, (route) => route.abort());
  await page.goto(`${partnerUrl()}/portal.html`);
  await page.getByRole('link', { name: '打开差旅网站预订' }).waitFor();
  const retry = page.getByRole('button', { name: '加载失败，重试' });
  await retry.waitFor();
  await page.unroute(/\/assets\//);
  await retry.click();
  await searchButton(page).waitFor();
  await close();
});

test('demo pages: hotels are found without a login, orders ask for it in the older dialog, the wallet in its own look', async () => {
  const { page, errors, close } = await open(`${partnerUrl()}/hotels.html`);
  await page.getByRole('button', { name: /^搜索酒店/ }).click();
  await page.locator('.hl-card').first().waitFor();
  await page.goto(`${partnerUrl()}/orders.html`);
  const older = page.getByRole('dialog').getByRole('textbox', { name: '图形验证码' });
  await older
    .or(page.getByRole('button', { name: '登录', exact: true }))
    .first()
    .waitFor();
  if (!(await older.isVisible())) await page.getByRole('button', { name: '登录', exact: true }).first().click();
  await older.waitFor();
  await page.goto(`${partnerUrl()}/wallet.html`);
  await page.getByRole('button', { name: '登录', exact: true }).first().waitFor();
  expect(await overflow(page)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('a visitor signed in by the partner is a third-party user, and the sign works once', async () => {
  const { page, errors, close } = await open(`${partnerUrl()}/blog.html`);
  await searchButton(page).waitFor();
  await page.waitForFunction(
    () =>
      (window as unknown as { TravelEmbed: { user(): { isThirdParty?: boolean } | null } }).TravelEmbed.user()
        ?.isThirdParty,
  );
  const sign = await page.getAttribute('script[data-sign]', 'data-sign');
  const answer = await page.evaluate(
    async ([api, text]) =>
      (
        await fetch(`${api}/login/appThirdPartyLogin`, {
          method: 'POST',
          body: new URLSearchParams({ appId: 'skyline', sign: text ?? '' }),
        })
      ).json(),
    [sandboxUrl(), sign],
  );
  expect((answer as { ret: number }).ret).not.toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('hash routing: reload and back restore the search, the rest of the address stays', async () => {
  const { page, errors, close } = await open(`${partnerUrl()}/portal.html?theirs=1#chapter`);
  await searchButton(page).waitFor();
  await page.goto(
    `${partnerUrl()}/portal.html?theirs=1#chapter&flight-search=/airTicket/query?from=BJS%26to=CAN%26date=${chinaDay(20)}%26step=outbound`,
  );
  await page.reload();
  await page.getByRole('button', { name: /订票$/ }).first().waitFor();
  expect(new URL(page.url()).search).toBe('?theirs=1');
  expect(new URL(page.url()).hash).toMatch(/^#chapter&flight-search=\/airTicket\/query/);
  expect(errors).toEqual([]);
  await close();
});

test.each([1280, 375])(
  'at %d px a bar of the search stays below the fixed header of the page while the list scrolls, and leads back up',
  async (width) => {
    const { page, errors, close } = await open('about:blank', { viewport: { width, height: 800 } });
    await page.goto(
      `${partnerUrl()}/portal.html#flight-search=/airTicket/query?from=BJS%26to=CAN%26date=${chinaDay(21)}%26stops=direct`,
    );
    await page.getByRole('button', { name: /订票$/ }).first().waitFor();
    // In a column of a page the head and the list have the same edges.
    const edgesOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((element) => [element.getBoundingClientRect().left, element.getBoundingClientRect().right]);
    await eventually(async () => expect(await edgesOf('.fs-list')).toEqual(await edgesOf('.fs-head')));
    await page.evaluate(() => {
      const header = document.createElement('header');
      Object.assign(header.style, {
        position: 'fixed',
        inset: '0 0 auto',
        height: '64px',
        background: '#123',
        zIndex: '9',
      });
      document.body.append(header);
    });
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, 1400);
    const bar = page.getByRole('region', { name: '当前搜索' });
    await bar.getByText('直飞').filter({ visible: true }).waitFor();
    await expect.poll(() => bar.boundingBox()).toMatchObject({ y: 64, height: 56 });
    await expect.poll(() => bar.innerText()).toContain('北京 → 广州');
    // Nothing lies over it.
    await expect
      .poll(() =>
        bar.evaluate((element) =>
          element.contains((element.getRootNode() as ShadowRoot).elementFromPoint(innerWidth / 2, 92)),
        ),
      )
      .toBe(true);
    await bar.getByRole('button', { name: '回到顶部' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await close();
  },
);

test('two app ids on one page keep their own looks', async () => {
  const { page, errors, close } = await open(`${partnerUrl()}/three.html`);
  await searchButton(page).nth(1).waitFor();
  // A widget whose looks are late begins with those of nobody.
  const corners = () =>
    searchButton(page).evaluateAll((buttons) => [
      ...new Set(buttons.map((button) => getComputedStyle(button).borderRadius)),
    ]);
  await expect.poll(corners).toHaveLength(2);
  expect(errors).toEqual([]);
  await close();
});

test('a partner sets a token on any ancestor, and the widget follows', async () => {
  const { page, close } = await open(`${partnerUrl()}/memory.html`);
  await searchButton(page).waitFor();
  await page.evaluate(() => document.body.style.setProperty('--travel-color-action', 'rgb(1, 2, 3)'));
  await expect
    .poll(() => searchButton(page).evaluate((button) => getComputedStyle(button).backgroundColor))
    .toBe('rgb(1, 2, 3)');
  await close();
});

test('a container that is moved keeps what was typed; one that is removed frees everything; a late one comes to life', async () => {
  const { page, errors, close } = await open(`${partnerUrl()}/memory.html`);
  await searchButton(page).waitFor();
  await page.getByRole('radio', { name: '往返' }).click({ force: true });
  const container = await page.$('[data-travel-widget]');
  await container?.evaluate((element) => document.body.append(element));
  // As long as what is taken out for good needs to go.
  await container?.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  await expect.poll(() => page.getByRole('radio', { name: '往返' }).isChecked()).toBe(true);
  await container?.evaluate((element) => element.remove());
  // Nothing of ours; its own content would show.
  await expect.poll(() => container?.evaluate((element) => element.shadowRoot?.innerHTML)).toBe('<slot></slot>');
  await page.evaluate(() => {
    const late = document.createElement('travel-widget');
    late.setAttribute('name', 'flight-search');
    late.setAttribute('from', 'CAN');
    document.body.append(late);
  });
  await searchButton(page).waitFor();
  await page.getByRole('combobox', { name: '出发' }).filter({ visible: true }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test.each(
  casesOf(['zoom: 1.4', 'zoom: .7', 'transform: scale(1.2); transform-origin: 0 0'], (how) => how !== 'zoom: .7'),
)('with %s around the container a panel hangs at its field', async (declaration) => {
  const { page, close } = await open(`${partnerUrl()}/memory.html`, { viewport: { width: 1500, height: 1000 } });
  await searchButton(page).waitFor();
  await page.evaluate(
    (text) =>
      ((document.querySelector('[data-travel-widget]')!.parentElement as HTMLElement).style.cssText +=
        `;width:960px;${text}`),
    declaration,
  );
  await page.getByRole('combobox').first().click();
  await page.getByRole('button', { name: '深圳', exact: true }).waitFor();
  // On a busy machine a panel is placed some frames after it is there.
  await eventually(async () => {
    const [field, panel] = await page.evaluate(() => {
      const root = document.querySelector('[data-travel-widget]')!.shadowRoot!;
      const place = (element: Element | null | undefined) => element!.getBoundingClientRect().toJSON() as DOMRect;
      return [
        place(root.querySelector('[role=combobox]')!.closest('.fs-f')),
        place(root.querySelector(':popover-open')),
      ];
    });
    expect(Math.abs(panel!.left - field!.left)).toBeLessThanOrEqual(2);
    expect(panel!.top - field!.bottom).toBeGreaterThanOrEqual(2);
    expect(panel!.top - field!.bottom).toBeLessThanOrEqual(8);
  });
  await close();
});
