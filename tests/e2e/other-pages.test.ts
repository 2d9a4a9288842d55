import type { BrowserContextOptions, Frame, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Finding } from '#doctor/finding.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import type { WithEmbed } from './support/partner-page.ts';
import { buildHost } from './support/spa/build-host.ts';
import { http } from '../../scripts/lib/http.mjs';

/** Pages, routers and libraries act on a widget in ways that the table of hostile pages does not see. */

const { open } = useBrowser();
const searchButton = (page: Page) => page.getByRole('button', { name: '搜索航班' });
const box = '<div data-travel-widget="flight-search" data-load="eager" data-from="BJS" data-to="SHA"></div>';
const hashBox =
  '<div data-travel-widget="flight-search" data-router="hash" data-load="eager" data-from="BJS" data-to="SHA"></div>';

/** Of the frame or page. */
const findings = (place: Page | Frame) =>
  place.evaluate(async () =>
    (await (window as unknown as { TravelEmbed: { doctor(): Promise<Finding[]> } }).TravelEmbed.doctor()).map(
      ({ code, message }) => ({ code, message }),
    ),
  );

async function openPage(body: string, head?: string, options: BrowserContextOptions = {}) {
  const opened = await open('about:blank', options);
  const said: string[] = [];
  opened.page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
  await showPartnerPage(opened.page, body, head ?? loaderTag());
  return { ...opened, said };
}

test('with a foreign <base href> the place is in the address of the page, which keeps its path and query', async () => {
  const { page, errors, close } = await openPage(hashBox, `<base href="https://elsewhere.test/app/">${loaderTag()}`);
  await searchButton(page).waitFor();
  await page.evaluate(() => history.replaceState({ theirs: 1 }, '', `${location.href}?a=1`));
  await searchButton(page).click();
  await page.getByRole('button', { name: /订票$/ }).first().waitFor();
  expect(page.url()).toMatch(new RegExp(`^${partnerUrl()}/written-by-a-test\\?a=1#flight-search=/airTicket/query`));
  expect(await page.evaluate(() => history.state as object)).toMatchObject({ theirs: 1 });
  expect(errors).toEqual([]);
  await close();
});

test('the page\'s own href="#" leaves the list of flights, which one step back finds again', async () => {
  const { page, errors, close } = await openPage(`<a href="#">up</a>${hashBox}`);
  await searchButton(page).waitFor();
  await searchButton(page).click();
  const flights = page.getByRole('button', { name: /订票$/ }).first();
  await flights.waitFor();
  await page.getByRole('link', { name: 'up' }).click();
  // The place comes back into the address: a reload finds it again.
  await page.waitForURL(/#flight-search=/);
  await flights.waitFor();
  // The page's entry has the same place.
  await page.goBack();
  await page.waitForURL(/#flight-search=/);
  await flights.waitFor();
  await page.goBack();
  await flights.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
  await close();
});

test("the page's router (Vue Router) leaves for another route and comes back to the place of the widget", async () => {
  const { page, errors, close } = await open('about:blank');
  await page.route('**/host.js', async (route) =>
    route.fulfill({ contentType: 'text/javascript', body: await buildHost('vue-host.ts') }),
  );
  await showPartnerPage(
    page,
    '<div id="app" data-router="hash"></div>',
    `${loaderTag()}<script defer src="/host.js"></script>`,
  );
  await page.getByRole('link', { name: '订机票' }).click();
  await searchButton(page).click();
  const flights = page.getByRole('button', { name: /订票$/ }).first();
  await flights.waitFor();
  const there = page.url();
  await page.getByRole('link', { name: '首页' }).click();
  await page.getByRole('heading', { name: '首页内容' }).waitFor();
  await page.goBack();
  await flights.waitFor();
  expect(page.url()).toBe(there);
  expect(errors).toEqual([]);
  await close();
});

test('in a srcdoc frame the widget keeps its places in memory, says so once, and the doctor names it', async () => {
  const { page, errors, said, close } = await openPage('<iframe width="1200" height="800"></iframe>', '');
  await page.evaluate(
    (html) => document.querySelector('iframe')?.setAttribute('srcdoc', html),
    `${loaderTag()}${hashBox}`,
  );
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: '搜索航班' }).click();
  await frame.getByRole('button', { name: /订票$/ }).first().waitFor();
  expect(said.filter((line) => line.includes('history-refused'))).toHaveLength(1);
  const codes = (await findings(page.frames()[1]!)).map(({ code }) => code);
  expect(codes).toContain('history-refused');
  expect(errors).toEqual([]);
  await close();
});

test('an empty container that a theme hides is shown, and the doctor names the rule of the page', async () => {
  const { page, errors, close } = await openPage(
    '<style>div:empty{display:none}</style><div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div>',
  );
  await searchButton(page).waitFor();
  const found = (await findings(page)).filter(({ code }) => code === 'empty-rule');
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('rule "div:empty" of a style element')]);
  expect(errors).toEqual([]);
  await close();
});

test('a way through another document keeps looks and typing; a popup shows the widget with its looks', async () => {
  const { page, errors, close } = await openPage(`<main>${box}</main>`);
  await searchButton(page).waitFor();
  await page.getByRole('radio', { name: '往返' }).check({ force: true });
  const sheets = () =>
    page.evaluate(() => document.querySelector('[data-travel-widget]')!.shadowRoot!.adoptedStyleSheets.length);
  // Parts that come later bring more.
  const before = await sheets();
  await page.evaluate(async () => {
    const element = document.querySelector('[data-travel-widget]')!;
    const other = document.implementation.createHTMLDocument('');
    other.body.append(element);
    // As Turbo holds permanent elements: out for as long as its promises take.
    await new Promise((resolve) => setTimeout(resolve, 120));
    document.querySelector('main')!.append(element);
  });
  await expect.poll(sheets).toBeGreaterThanOrEqual(before);
  await expect.poll(() => page.getByRole('radio', { name: '往返' }).isChecked()).toBe(true);
  await page.evaluate(() => {
    const popup = Object.assign(document.createElement('iframe'), { width: '1200', height: '500' });
    document.body.append(popup);
    popup.contentDocument!.body.append(document.querySelector('[data-travel-widget]')!);
  });
  const inPopup = () =>
    page.evaluate(() => {
      const root = document
        .querySelector('iframe')!
        .contentDocument!.querySelector<HTMLElement>('[data-travel-widget]')!.shadowRoot!;
      return root.querySelector('.root') ? root.adoptedStyleSheets.length : 0;
    });
  await expect.poll(inPopup).toBeGreaterThanOrEqual(before);
  expect(errors).toEqual([]);
  await close();
});

/** Ways in which a page may get the loader's text. */
test.each<[how: string, make: (src: string) => string, isFound: boolean]>([
  [
    'a copy of the tag without attributes, as jQuery.html() makes it',
    (src) => `<script type="text/plain" src="${src}" data-app-id="skyline"></script><script src="${src}"></script>`,
    true,
  ],
  [
    "a module beside another vendor's loader.js",
    (src) =>
      `<script type="module" src="${src}" data-app-id="skyline"></script><script src="http://127.0.0.1:9/sdk/v3/loader.js"></script>`,
    true,
  ],
  [
    'a blob',
    (src) =>
      `<script>fetch('${src}').then((r) => r.text()).then((t) => Object.assign(document.head.appendChild(document.createElement('script')), { src: URL.createObjectURL(new Blob([t])) }))</script>`,
    false,
  ],
  [
    'a file joined with others',
    (src) => `<script src="/joined.js?of=${encodeURIComponent(src)}" data-app-id="skyline"></script>`,
    false,
  ],
])(
  'the loader comes as %s: it finds its host or says tag-not-found, and asks nobody else',
  async (_, make, isFound) => {
    const { page, errors, close } = await open('about:blank');
    const src = `${sandboxUrl()}/cdn/v1/loader.js`;
    const foreign: string[] = [];
    page.on(
      'request',
      (request) =>
        /assets\/|\/common\//.test(request.url()) &&
        !request.url().startsWith(sandboxUrl()) &&
        foreign.push(request.url()),
    );
    await page.route('**/joined.js**', async (route) =>
      route.fulfill({ contentType: 'text/javascript', body: await http(src).text() }),
    );
    await page.route('http://127.0.0.1:9/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await showPartnerPage(page, box, make(src));
    await page.waitForFunction(() => (window as unknown as WithEmbed).TravelEmbed?.version);
    // The widget, or the button to try again: either may be there before anybody listens.
    await page.waitForFunction(() =>
      document.querySelector('[data-travel-widget]')?.shadowRoot?.querySelector('.root,button'),
    );
    const found = await findings(page);
    if (isFound) {
      await searchButton(page).waitFor();
      expect(found.map(({ code }) => code)).not.toContain('tag-not-found');
      expect(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).toContain(
        `${sandboxUrl()}/cdn/themes/skyline.json`,
      );
    } else expect(found.map(({ code }) => code)).toEqual(['tag-not-found']);
    expect([foreign, errors.filter((one) => !one.includes('ERR_'))]).toEqual([[], []]);
    await close();
  },
);

test("a container with a shadow root of the page's own keeps it, and a name that no widget has leaves a line in the console", async () => {
  const { page, said, close } = await openPage(
    `<div id="theirs" data-travel-widget="flight-search" data-load="eager"><template shadowrootmode="open"><b>Their words</b></template></div><div id="misspelt" data-travel-widget="fligth-search"></div>`,
  );
  await expect.poll(() => said.length).toBe(2);
  // The cause stands behind it.
  expect(said.map((line) => line.slice(0, line.indexOf('()') + 2))).toEqual([
    '[travel-embed] no flight-search: see TravelEmbed.doctor()',
    '[travel-embed] no fligth-search: see TravelEmbed.doctor()',
  ]);
  expect(await page.getByText('Their words').isVisible()).toBe(true);
  expect((await findings(page)).map(({ code }) => code)).toEqual(
    expect.arrayContaining(['container-own-root', 'unknown-widget']),
  );
  await close();
});

test('a dialog of the page that keeps Tab inside lets it into the widget at its end, and round in both directions', async () => {
  // As the libraries do it: the last control of the page's own elements leads to the first one.
  const trap = `<script>
    const box = document.getElementById('box');
    const all = () => [...box.querySelectorAll('button, [tabindex]')].filter((one) => one.getClientRects().length);
    box.addEventListener('keydown', (event) => {
      const [at, list] = [document.activeElement, all()];
      const [from, to] = event.shiftKey ? [list[0], list.at(-1)] : [list.at(-1), list[0]];
      if (event.key !== 'Tab' || at !== from) return;
      event.preventDefault();
      to.focus();
    });
  </script>`;
  const { page, errors, close } = await openPage(
    `<button>before</button><div role="dialog" id="box"><button id="shut">close</button>${box}</div>${trap}<a href="#">after</a>`,
  );
  await searchButton(page).waitFor();
  const at = () =>
    page.evaluate(() => {
      const outer = document.activeElement;
      return outer?.shadowRoot ? `widget ${outer.shadowRoot.activeElement?.textContent ?? ''}` : (outer?.id ?? '');
    });
  await page.locator('[slot=end]').waitFor({ state: 'attached' });
  // The last part of the form: no stop comes between those that are counted.
  await page.getByRole('group', { name: '热门航线' }).getByRole('button').first().waitFor();
  await page.locator('#shut').focus();
  await page.keyboard.press('Tab');
  await expect.poll(at).toMatch(/^widget/);
  const seen = [];
  while ((await at()) !== 'shut' && seen.length < 60) {
    seen.push(await at());
    await page.keyboard.press('Tab');
  }
  expect([seen.every((one) => one.startsWith('widget')), await at()]).toEqual([true, 'shut']);
  await page.keyboard.press('Shift+Tab');
  expect(await at()).toBe(seen.at(-1));
  await page.keyboard.press('Shift+Tab');
  expect(await at()).toBe(seen.at(-2));
  // A control of the page after the widget needs no help.
  await page.evaluate(() => document.getElementById('box')?.append(document.createElement('button')));
  await page.locator('#shut').focus();
  await expect.poll(() => page.locator('[slot=end]').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('a tap library, a carousel and shortcuts of the page around it leave the controls of the widget alone', async () => {
  // FastClick cancels the touch of all but native controls, and clicks the target that it sees: the container.
  const page = await openPage(
    `<div id="slides"><h1>Their slide</h1>${box}</div><script>
      document.body.addEventListener('touchend', (event) => {
        if (/^(?:A|BUTTON|INPUT|LABEL)$/.test(event.target.tagName)) return;
        event.preventDefault();
        event.target.click();
      });
      const slides = document.getElementById('slides');
      for (const type of ['pointerdown', 'mousedown', 'touchmove', 'wheel'])
        slides.addEventListener(type, (event) => event.preventDefault(), { passive: false });
      document.addEventListener('keydown', (event) => {
        if (/^(?:Arrow|Home|End|[a-z0-9]$)/.test(event.key)) event.preventDefault();
        if (event.key === 'n') document.title = 'next slide';
      });
    </script>`,
    undefined,
    { hasTouch: true },
  );
  const { page: tab, errors, close } = page;
  await searchButton(tab).waitFor();
  await tab.getByRole('button', { name: /^去程/ }).tap();
  const focused = tab.locator('[data-day]:focus');
  await focused.waitFor();
  const day = await focused.getAttribute('data-day');
  await tab.keyboard.press('ArrowRight');
  await expect.poll(() => focused.getAttribute('data-day')).not.toBe(day);
  await tab.keyboard.press('Escape');
  const city = tab.getByRole('combobox', { name: /出发/ });
  await city.tap();
  await city.fill('');
  await tab.keyboard.type('shenzen');
  // The press that places the caret, and the keys that move it.
  await tab.keyboard.press('Home');
  await tab.keyboard.press('End');
  await tab.keyboard.press('ArrowLeft');
  await tab.keyboard.press('ArrowLeft');
  await tab.keyboard.type('h');
  await expect.poll(() => city.inputValue()).toBe('shenzhen');
  expect(await tab.title()).toBe('');
  // Elsewhere the page has its shortcut.
  await tab.keyboard.press('Escape');
  await tab.locator('h1').evaluate((heading) => {
    (document.activeElement as HTMLElement | null)?.blur();
    heading.tabIndex = 0;
    heading.focus();
  });
  await tab.keyboard.press('n');
  await expect.poll(() => tab.title()).toBe('next slide');
  expect(errors).toEqual([]);
  await close();
});

test('a press on a button that the page moves away from under the pointer is of that button, once; a hand that leaves it presses nothing', async () => {
  const { page, errors, close } = await openPage(`<div id="above"></div>${box}`);
  const ends = () => page.getByRole('combobox').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  await searchButton(page).waitFor();
  // Nothing moves by itself any more, and no panel is on its way that the press would close.
  await page.getByRole('group', { name: '热门航线' }).getByRole('button').first().waitFor();
  const city = page.getByRole('combobox', { name: '出发' });
  await city.click();
  await expect.poll(() => city.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Escape');
  await expect.poll(() => city.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(ends).toEqual(['北京', '上海']);
  const grow = (height: number) =>
    page.evaluate((to) => void ((document.querySelector('#above') as HTMLElement).style.height = `${to}px`), height);
  const swap = async (whileDown: () => Promise<unknown>) => {
    const place = await page.getByRole('button', { name: '交换出发与到达' }).boundingBox();
    if (!place) throw new Error('no button');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);
    await page.mouse.down();
    await whileDown();
    await page.mouse.up();
  };
  await swap(() => grow(160));
  await expect.poll(ends).toEqual(['上海', '北京']);
  await swap(async () => {
    await page.mouse.move(10, 10);
    await grow(0);
  });
  await swap(async () => {});
  await expect.poll(ends).toEqual(['北京', '上海']);
  expect(errors).toEqual([]);
  await close();
});

test('in a frame as high as its content a dialog opens in the part that is seen', async () => {
  const { page, errors, close } = await openPage('<iframe width="1000" height="4000" scrolling="no"></iframe>', '');
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.route('**/written-by-a-test?frame', (route) =>
    route.fulfill({
      contentType: 'text/html;charset=utf-8',
      body: `<!doctype html><html lang="zh-CN"><head>${loaderTag()}</head><body><div style="height:3000px">Their text</div>${box}</body></html>`,
    }),
  );
  await page.evaluate((src) => document.querySelector('iframe')?.setAttribute('src', src), '/written-by-a-test?frame');
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: '登录' }).click();
  const dialog = frame.getByRole('dialog');
  await dialog.waitFor();
  await expect
    .poll(async () => {
      const at = await dialog.boundingBox();
      return !!at && at.y >= 0 && at.y + at.height <= 700;
    })
    .toBe(true);
  expect(errors).toEqual([]);
  await close();
});
