import fs from 'node:fs';
import { chromium } from 'playwright';
import type { Browser, BrowserContext, BrowserContextOptions, LaunchOptions, Page } from 'playwright';
import { afterAll, beforeAll, expect, inject, onTestFailed } from 'vitest';
import { chromiumFlags } from '../../../scripts/lib/chromium-flags.mjs';
import { http } from '../../../scripts/lib/http.mjs';
import { moveClock } from '#tests/support/move-clock.mjs';
import { patienceMs } from '#tests/support/patience.ts';

/** Address of this worker's own product. */
function at(offset: number): string {
  const ports = inject('ports');
  const port = ports[(Number(process.env['VITEST_POOL_ID']) - 1) % ports.length];
  return `http://127.0.0.1:${Number(port) + offset}`;
}
export const sandboxUrl = (): string => at(0);
export const siteUrl = (): string => at(10);
export const partnerUrl = (): string => at(20);

/** Debian's, as scripts/lib/setup.mjs chooses them. */
const browsers = [...(process.env['TEST_ALL'] ? [] : ['/usr/bin/chromium-headless-shell']), '/usr/bin/chromium'];

/** The whole browser, for what the headless shell lacks: its back-forward cache. */
export const wholeChromium: LaunchOptions = fs.existsSync('/usr/bin/chromium')
  ? { executablePath: '/usr/bin/chromium' }
  : {};

/** `options`: of the browser, such as a default that is not wanted. */
export async function openBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const path = process.env['CHROMIUM'] ?? browsers.find((file) => fs.existsSync(file));
  const browser = await chromium.launch({ ...(path && { executablePath: path }), args: chromiumFlags, ...options });
  const aheadMs = Number(process.env['TEST_CLOCK_AHEAD_MS']);
  if (aheadMs) moveClocks(browser, aheadMs);
  return browser;
}

/** Pages have the moved clock of the tests (tests/support/moved-clock.mjs). */
function moveClocks(browser: Browser, aheadMs: number): void {
  const { newContext } = browser;
  browser.newContext = async (options) => {
    const context = await newContext.call(browser, options);
    await context.addInitScript(moveClock, aheadMs);
    return context;
  };
}

/** Its pages are waited for as all else is, and so are the answers that a route of the test gets for them. */
export async function contextOf(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  return context;
}

/** One Chromium per test file; `open` gives a fresh context whose page must stay free of errors. */
export function useBrowser(launch: LaunchOptions = {}) {
  let browser: Browser;
  beforeAll(async () => {
    // Files before this one have moved the clock of the worker's product; pages of the npm package have none.
    if (inject('ports')) await advanceClock(0);
    browser = await openBrowser(launch);
  });
  afterAll(() => browser?.close());

  return {
    /** For pages that are made, not opened: several at once, before the tests ask about them. */
    newContext: (options: BrowserContextOptions = {}) => contextOf(browser, options),
    async open(
      url: string,
      options: BrowserContextOptions = {},
    ): Promise<{ page: Page; errors: string[]; close(): Promise<void> }> {
      const context = await contextOf(browser, {
        viewport: { width: 1280, height: 900 },
        locale: 'zh-CN',
        timezoneId: 'America/New_York',
        // Other engines show motion (engines.test.ts); here a press need not wait until a panel has faded in.
        reducedMotion: 'reduce',
        ...options,
      });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      // The view at the failure: a picture and the names on it, beside the other results.
      onTestFailed(async ({ task }) => {
        fs.mkdirSync('.build/failed', { recursive: true });
        const file = `.build/failed/${task.name.replaceAll(/[^\w]+/g, '-').slice(0, 60)}`;
        await page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
        fs.writeFileSync(
          `${file}.txt`,
          `${page.url()}\n${errors.join('\n')}\n${await page.locator('body').ariaSnapshot().catch(String)}`,
        );
      });
      await page.goto(url);
      const close = async () => {
        // An answer that a test was still making for the page would otherwise fail the run once the page is gone.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await context.unrouteAll({ behavior: 'ignoreErrors' });
        await context.close();
      };
      return { page, errors, close };
    },
  };
}

/** A GET of the sandbox's helpers. */
export async function helper(path: string): Promise<Record<string, unknown>> {
  const answer = await http(sandboxUrl() + path).json<Record<string, unknown>>();
  return (answer['data'] as Record<string, unknown> | undefined) ?? answer;
}

let aheadMs = 0;
/** By the product's clock, which is up to half an hour ahead: late in the evening its day is the next one already. */
export const productNow = (): number => Date.now() + aheadMs;

export async function advanceClock(seconds: number): Promise<void> {
  const answer = await http.post(`${sandboxUrl()}/sandbox/clock`, {
    body: new URLSearchParams({ advance: String(seconds) }),
  });
  expect(answer.ok).toBe(true);
  aheadMs = (await answer.json<{ now: number }>()).now - Date.now();
}

/** The code of the latest SMS to a phone. */
export async function smsCode(mobilePhone: string): Promise<string> {
  const { code } = await helper(`/sandbox/sms?mobilePhone=${mobilePhone}`);
  return String(code);
}
