import fs from 'node:fs';
import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import type { Example } from '../../scripts/build/docs/example.ts';
import { readGuide } from '../../scripts/build/docs/generate.ts';
import { casesOf, isWhole } from '#tests/support/whole.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import { findings, overflow } from './support/look.ts';

const browser = useBrowser();
/** A reader of English: others are led to the Chinese pages. */
const open: typeof browser.open = (url, options) => browser.open(url, { locale: 'en-US', ...options });
const { pages } = readGuide('docs');
const guide = (name: string): string => `${sandboxUrl()}/docs/guide/${name}.html`;

type Opened = Awaited<ReturnType<typeof open>>;

/** Two hands, each with a window of its own that goes from item to item; answers with what was wrong. */
async function inTurn<T>(items: readonly T[], work: (item: T, window: Opened) => Promise<string[]>): Promise<string[]> {
  const left = [...items];
  const wrong: string[] = [];
  const hand = async () => {
    const window = await open('about:blank', { colorScheme: 'light' });
    for (let item = left.shift(); item !== undefined; item = left.shift()) wrong.push(...(await work(item, window)));
    await window.close();
  };
  await Promise.all([hand(), hand()]);
  return wrong;
}

/** Pages that between them hold every kind of block; all pages share one frame. */
const kinds = new Set(isWhole ? ['index', 'calls', 'tokens', 'sign', 'csp', 'troubleshooting'] : ['tokens', 'csp']);
/** Of the guide the pages with blocks that may be wide; each page in a whole run. */
const held = casesOf(pages, ({ row }) => kinds.has(row.name) || ['index', 'calls', 'sign'].includes(row.name));
/** An example of each kind: calls before the loader, mounting by script, a signed login; all of them in a whole run. */
const examplesRun = new Set(['calls-2', 'calls-3', 'attributes-3']);

/** Axe on the pages of each kind; on every page in a whole run. */
const isJudged = (name: string) => isWhole || kinds.has(name) || name === 'api';

/** Every call of the API reference has the same form: axe, which takes seconds for all of them, judges a dozen. */
const fewerCalls = (page: Page) =>
  page.evaluate(() => {
    const calls = Array.from(document.querySelectorAll('article'));
    for (const [at, call] of calls.entries()) if (at % Math.ceil(calls.length / 12)) call.remove();
  });

test('on the pages of the guide nothing is wider than the window, no error; axe finds nothing on each kind, wide and light, narrow and dark', async () => {
  const all = [
    ...held.map(({ row }) => ({ name: row.name, url: guide(row.name) })),
    { name: 'api', url: `${sandboxUrl()}/docs` },
  ];
  const wrong = await inTurn(all, async ({ name, url }, { page, errors }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    // The frames are looked at as pages of their own.
    await page.route('**/examples/**', (route) => route.abort());
    await page.goto(url);
    const found: string[] = [];
    const measure = async () => {
      const wider = await overflow(page);
      if (wider > 0) found.push(`${wider} px too wide`);
    };
    if (name === 'api' && !isWhole) {
      await page.setViewportSize({ width: 375, height: 800 });
      await measure();
      await page.setViewportSize({ width: 1280, height: 900 });
      await fewerCalls(page);
    }
    if (isJudged(name)) found.push(...(await findings(page)));
    await page.setViewportSize({ width: 375, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await measure();
    if (kinds.has(name)) found.push(...(await findings(page)));
    return [...found, ...errors.splice(0).filter((error) => !error.includes('ERR_FAILED'))].map(
      (one) => `${name}: ${one}`,
    );
  });
  expect(wrong).toEqual([]);
});

test('the running examples show their promised text, without an error', async () => {
  const all = pages.flatMap(({ rendered }) => rendered.examples);
  expect(all.length).toBeGreaterThan(40);
  const examples = casesOf(all, ({ id }) => examplesRun.has(id));
  expect(examples.length).toBeGreaterThanOrEqual(examplesRun.size);
  const look = async ({ id, shows, mayFail }: Example, { page, errors }: Opened) => {
    await page.goto(`${partnerUrl()}/examples/${id}.html`);
    const isThere = await page
      .getByText(shows)
      .first()
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    const told = errors.splice(0);
    return [...(isThere ? [] : [`${id}: no "${shows}"`]), ...(mayFail ? [] : told.map((error) => `${id}: ${error}`))];
  };
  const wrong = await inTurn(examples, async (example, window) => {
    if (!/SIGN_FROM_YOUR_SERVER|signProvider/.test(example.code)) return await look(example, window);
    // A login holds in all windows of a browser: these examples get a browser context of their own.
    const own = await open('about:blank');
    const found = await look(example, own);
    await own.close();
    return found;
  });
  expect(wrong).toEqual([]);
});

test('the table of calls is what the loader puts on the page', async () => {
  const { page, close } = await open(`${partnerUrl()}/examples/calls-1.html`);
  await page.getByText('travel-embed 1').waitFor();
  const names = await page.evaluate(() => Object.keys((window as unknown as { TravelEmbed: object }).TravelEmbed));
  const table = Array.from(
    fs.readFileSync('docs/calls.md', 'utf8').matchAll(/^\| `TravelEmbed\.(\w+)` \|/gm),
    ([, name]) => name,
  );
  expect(table.toSorted()).toEqual(names.toSorted());
  await close();
});

describe('a reader', () => {
  const frame = (page: Page) => page.frameLocator('iframe').first();

  test('sees an example run on another origin and its events; a token typed into the table changes it', async () => {
    const { page, errors, close } = await open(guide('index'));
    await frame(page).getByRole('button', { name: '搜索航班' }).waitFor();
    await page.getByRole('log').getByText('travel:ready').waitFor();
    await page.goto(guide('tokens'));
    await frame(page).getByRole('button', { name: '搜索航班' }).waitFor();
    await page.getByLabel('Try --travel-color-action', { exact: true }).fill('#010203');
    await expect
      .poll(() =>
        frame(page)
          .getByRole('button', { name: '搜索航班' })
          .evaluate((button) => getComputedStyle(button).backgroundColor),
      )
      .toBe('rgb(1, 2, 3)');
    expect(errors).toEqual([]);
    await close();
  });

  test('finds a name by search, by keyboard alone', async () => {
    const { page, errors, close } = await open(guide('index'));
    await page.getByRole('button', { name: /Search/ }).waitFor();
    await page.keyboard.press('/');
    await page.getByRole('combobox', { name: 'Search' }).fill('16128');
    await page.getByRole('option', { name: /16128/ }).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/errors\.html#16128$/);
    expect(errors).toEqual([]);
    await close();
  });

  test('chooses a language once, an app id for the policy, and the other theme', async () => {
    const { page, errors, close } = await open(guide('sign'), { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByRole('tab', { name: 'Node.js' }).press('ArrowRight');
    await page.getByRole('tabpanel', { name: 'Java' }).getByText('public final class Sign').waitFor();
    await page.locator('figure.tabs').getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      fs.readFileSync('docs/sign/Sign.java', 'utf8').trimEnd(),
    );

    await page.goto(guide('csp'));
    await page.getByRole('combobox', { name: 'App id' }).selectOption('skyline');
    await page.getByRole('combobox', { name: 'Addresses', exact: true }).selectOption('own');
    const shown = page.locator('.chooser pre:visible');
    await expect
      .poll(() => shown.allInnerTexts())
      .toEqual([expect.stringContaining('connect-src https://api.example https://cdn.example')]);

    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const before = await background();
    await page.getByRole('button', { name: 'Dark or light' }).click();
    await expect.poll(background).not.toBe(before);
    await page.reload();
    await expect.poll(background).not.toBe(before);
    expect(errors).toEqual([]);
    await close();
  });

  test('on a telephone opens the menu and goes to another page; the API reference and the guide lead to each other', async () => {
    const { page, errors, close } = await open(guide('start'), { viewport: { width: 375, height: 800 } });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Signed login' }).click();
    await page.getByRole('heading', { name: 'Signed login', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'API reference' }).first().click();
    await page.getByRole('heading', { name: '接口参考' }).waitFor();
    await page.getByRole('link', { name: 'Guide' }).click();
    await page.getByRole('heading', { name: 'Travel booking on your own page' }).waitFor();
    await page.goto(partnerUrl());
    await page.getByRole('link', { name: 'the guide' }).click();
    await page.getByRole('heading', { name: 'Travel booking on your own page' }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  test('the head stands where it stood before the program of the page came, and without it there is all of the menu', async () => {
    const { page, close } = await open('about:blank', { viewport: { width: 375, height: 800 } });
    const link = page.getByRole('link', { name: 'API reference' }).first();
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/guide.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(guide('sign'), { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Signed login', level: 1 }).waitFor();
    // The heading is in the document before the style sheet is.
    await page.waitForFunction(() =>
      Array.from(document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')).every(({ sheet }) => sheet),
    );
    const before = await link.boundingBox();
    release();
    await page.waitForLoadState();
    await expect.poll(() => link.boundingBox()).toEqual(before);

    await page.unrouteAll();
    await page.route('**/assets/guide.js', (route) => route.abort());
    await page.reload();
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Signed login' }).waitFor();
    expect(await page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
    await close();
  });

  test('who prefers Chinese finds the Chinese page, and changes the language at the heading that is in view', async () => {
    const { page, errors, close } = await open(`${guide('sign')}#test-vectors`, { locale: 'zh-CN' });
    await page.waitForURL(/\/zh\/sign\.html#test-vectors$/);
    await page.getByRole('heading', { name: '测试向量' }).waitFor();
    await page.getByRole('link', { name: /^English/ }).click();
    await page.waitForURL(/\/guide\/en\/sign\.html#test-vectors$/);
    await page.getByRole('heading', { name: 'Test vectors' }).waitFor();
    // Every way inside leads to English pages, without the cookie too.
    await page.context().clearCookies({ name: 'travel-docs-lang' });
    await page.getByRole('link', { name: 'travel-embed', exact: true }).click();
    await page.waitForURL(/\/guide\/en\/index\.html$/);
    await page.getByRole('link', { name: 'Five-minute start' }).first().click();
    await page.getByRole('heading', { name: 'Five-minute start' }).waitFor();
    await page.getByRole('button', { name: /Search/ }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('test vectors');
    await page
      .getByRole('option', { name: /Test vectors/ })
      .first()
      .click();
    await page.waitForURL(/\/guide\/en\/sign\.html#test-vectors$/);
    await page.goto(`${guide('sign')}?lang=en`);
    // The choice is remembered, although the browser asks for Chinese.
    await page.goto(guide('start'));
    await page.getByRole('heading', { name: 'Five-minute start' }).waitFor();
    expect(page.url()).not.toContain('/zh/');
    await page.getByRole('link', { name: /^中文/ }).click();
    await page.getByRole('heading', { name: '五分钟上手' }).waitFor();
    await page.getByRole('button', { name: /搜索/ }).click();
    await page.getByRole('combobox', { name: '搜索' }).fill('密钥');
    await page.getByRole('option', { name: /密钥/ }).first().click();
    await page.waitForURL(/\/zh\/.*\.html/);
    expect(errors).toEqual([]);
    await close();
  });
});

test.each(['start', 'zh/start'])('on a phone the head of %s takes two rows', async (name) => {
  const { page, close } = await open(guide(name), { viewport: { width: 375, height: 800 } });
  const tops = await page
    .locator('.site-logo, .site-tools, .site-nav')
    .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().bottom)));
  const [logo = 0, nav = 0, tools = 0] = tops;
  expect(tops).toHaveLength(3);
  expect(tools).toBeLessThan(nav);
  expect(Math.abs(tools - logo)).toBeLessThan(20);
  expect(await page.locator('.site-logo').textContent()).toContain('travel-embed');
  await close();
});

test('on a phone the head and the remedies of troubleshooting are in sight', async () => {
  const { page, close } = await open(guide('troubleshooting'), { viewport: { width: 375, height: 800 } });
  const hidden = await page
    .locator('.site-nav,main .table')
    .evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
  expect(hidden.length).toBeGreaterThan(1);
  expect(hidden.filter((width) => width > 0)).toEqual([]);
  await close();
});
