import fs from 'node:fs';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFailed } from 'vitest';

export const at = (offset: number): string => `http://127.0.0.1:${inject('port') + offset}`;
export const sandboxUrl = (): string => at(0);
export const siteUrl = (): string => at(10);
export const partnerUrl = (): string => at(20);

const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** One Chromium per test file; `open` gives a fresh context whose page must stay free of errors. */
export function useBrowser() {
  let browser: Browser;
  beforeAll(async () => {
    const path = process.env['CHROMIUM'] ?? (fs.existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined);
    browser = await chromium.launch({ ...(path && { executablePath: path }), args: flags });
  });
  afterAll(() => browser?.close());

  return {
    async open(url: string, options: BrowserContextOptions = {}): Promise<{ page: Page; errors: string[]; close(): Promise<void> }> {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'zh-CN', timezoneId: 'America/New_York', ...options });
      const page = await context.newPage();
      page.setDefaultTimeout(15_000);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      // What the person would have seen: a picture and the names on it, beside the other results.
      onTestFailed(async ({ task }) => {
        fs.mkdirSync('.build/failed', { recursive: true });
        const file = `.build/failed/${task.name.replaceAll(/[^\w]+/g, '-').slice(0, 60)}`;
        await page.screenshot({ path: `${file}.png`, fullPage: true }).catch(() => undefined);
        fs.writeFileSync(`${file}.txt`, `${errors.join('\n')}\n${await page.locator('body').ariaSnapshot().catch(String)}`);
      });
      await page.goto(url);
      return { page, errors, close: () => context.close() };
    },
  };
}

/** A GET of the sandbox's helpers (interfaces.md, section 6). */
export async function helper(path: string): Promise<Record<string, unknown>> {
  const answer = (await (await fetch(sandboxUrl() + path)).json()) as Record<string, unknown>;
  return (answer['data'] as Record<string, unknown> | undefined) ?? answer;
}

export async function advanceClock(seconds: number): Promise<void> {
  const answer = await fetch(`${sandboxUrl()}/sandbox/clock`, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: `advance=${seconds}` });
  expect(answer.ok).toBe(true);
}

/** The code of the latest SMS to a phone. */
export async function smsCode(mobilePhone: string): Promise<string> {
  const { code } = await helper(`/sandbox/sms?mobilePhone=${mobilePhone}`);
  return String(code);
}
