import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { eventually } from './support/at-rest.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import type { WithEmbed } from './support/partner-page.ts';

const { open } = useBrowser();

/** Output of the package's own command. */
const snippet = async (...words: string[]): Promise<string> =>
  (await promisify(execFile)('node', ['dist/npm/cli.js', 'html', '--cdn', `${sandboxUrl()}/cdn`, ...words])).stdout;

interface Seen extends WithEmbed {
  isReady?: boolean;
}

/** A partner's page with this snippet, painted, while the loader is on its way; `release` lets it come. */
async function openHeld(html: string, width: number, policy?: string) {
  const { page, errors, close } = await open('about:blank', { viewport: { width, height: 700 } });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.context().grantPermissions(['local-network-access']);
  await page.addInitScript(() => {
    document.addEventListener('travel:ready', () => Object.assign(window, { isReady: true }));
  });
  await page.route('**/loader.js', async (route) => {
    await held;
    await route.continue();
  });
  const url = `${partnerUrl()}/first-frame`;
  await page.route(url, (route) =>
    route.fulfill({
      contentType: 'text/html;charset=utf-8',
      headers: policy ? { 'content-security-policy': policy } : {},
      body: `<!doctype html><html lang="zh-CN"><head><link rel="icon" href="data:,"><meta name="viewport" content="width=device-width"><style>body{margin:16px}</style></head><body>${html}<p>旅行指南</p></body></html>`,
    }),
  );
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByText('旅行指南').waitFor();
  const ready = async () => {
    release();
    await page.waitForFunction(() => (window as unknown as Seen).isReady);
  };
  return { page, errors, asked, close, ready };
}

/** Place and size of the boxes that a visitor sees in the form, and of the text behind it. */
const boxes = (page: Page) =>
  page.evaluate(() => {
    const host = document.querySelector('[data-travel-widget]') as HTMLElement;
    const frame = host.querySelector('[data-travel-frame]');
    const root = (frame?.shadowRoot ?? host.shadowRoot) as ShadowRoot;
    const controls = [...root.querySelectorAll('[data-field],button,label')].map((control) =>
      control.localName === 'input' ? (control.parentElement as HTMLElement) : control,
    );
    return [host, document.querySelector('p') as HTMLElement, ...controls].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join();
    });
  });

test.each([1280, 1000, 375])(
  'at %i px the form is there before the script, in the same boxes; what was typed, ticked and focused goes on',
  async (width) => {
    const html = await snippet('--from', 'SHA');
    expect(gzipSync(html).length).toBeLessThan(4000);
    const { page, errors, close, ready } = await openHeld(html, width);
    const before = await boxes(page);
    expect(before.length).toBeGreaterThan(10);
    await page.getByText('往返').click();
    await page.getByText('仅看直飞').click();
    const to = page.getByRole('textbox', { name: '到达' });
    await to.click();
    await page.keyboard.type('beij');
    await ready();
    await page.getByText('北京').first().waitFor();
    const box = page.getByRole('combobox', { name: '到达' });
    await expect.poll(() => box.inputValue()).toBe('beij');
    await expect
      .poll(() => box.evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input))
      .toBe(true);
    await page.keyboard.type('ing');
    await expect.poll(() => box.inputValue()).toBe('beijing');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await eventually(async () => {
      expect(await page.getByRole('checkbox', { name: '仅看直飞' }).isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: '往返' }).isChecked()).toBe(true);
      // Behind them are popular routes and the member, in the room that is kept for them.
      expect((await boxes(page)).slice(0, before.length)).toEqual(before);
      expect(await page.locator('[data-travel-frame]').count()).toBe(0);
    });
    expect(errors).toEqual([]);
    await close();
  },
);

test('a press on the search before the script is there counts once the widget is, whose theme came once', async () => {
  const { page, asked, close, ready } = await openHeld(
    await snippet('--from', 'SHA', '--to', 'BJS', '--app-id', 'skyline'),
    1280,
  );
  await page.getByRole('button', { name: '搜索航班' }).click();
  await ready();
  await page
    .getByRole('button', { name: /经济舱|订/ })
    .first()
    .waitFor();
  expect(asked.filter((url) => url.endsWith('/themes/skyline.json'))).toHaveLength(1);
  await close();
});

test('where a policy refuses its style sheet the form stays hidden until the widget is there', async () => {
  const { page, close, ready } = await openHeld(await snippet(), 1280, "style-src 'nonce-x'");
  expect(await page.getByRole('button', { name: '搜索航班' }).isVisible()).toBe(false);
  await ready();
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  await close();
});

test('where nothing answers the form shows the telephone after ten seconds', async () => {
  const html = await snippet();
  const { page, close } = await openHeld(html, 375);
  const telephone = page.getByRole('link', { name: /^电话预订/ });
  expect(await telephone.count()).toBe(0);
  await telephone.waitFor();
  expect(await telephone.getAttribute('href')).toMatch(/^tel:/);
  await close();
});
