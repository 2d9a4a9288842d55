import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();
const searchButton = (page: Page) => page.getByRole('button', { name: '搜索航班' });
const box = '<div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div>';
const results = `/airTicket/query?from=BJS%26to=SHA%26date=${chinaDay(35)}%26step=outbound`;

test('for every clock and zone of this machine the days are those of China and the list is the same', async () => {
  const seen = await Promise.all(
    [
      ['America/Los_Angeles', 0],
      ['Pacific/Kiritimati', 0],
      ['Asia/Shanghai', 0],
      ['America/Los_Angeles', 25],
      ['Pacific/Kiritimati', -25],
    ].map(async ([timezoneId, hours]) => {
      const { page, errors, close } = await open('about:blank', { timezoneId: String(timezoneId) });
      if (hours) await page.clock.install({ time: Date.now() + Number(hours) * 3_600_000 });
      await showPartnerPage(page, box, loaderTag('data-router="hash"'));
      await searchButton(page).waitFor();
      const today = await page.getByRole('button', { name: /^去程/ }).innerText();
      let first = '';
      if (hours || timezoneId === 'Asia/Shanghai') {
        await page.goto(`${page.url()}#flight-search=${results}`);
        await page.reload();
        first = (await page.getByRole('button', { name: /订票$/ }).first().getAttribute('aria-label')) ?? '';
      }
      expect(errors).toEqual([]);
      await close();
      return { today, first };
    }),
  );
  // Before the first answer the server's clock is unknown; the zone alone changes nothing.
  expect(new Set(seen.slice(0, 3).map(({ today }) => today)).size).toBe(1);
  expect(seen[2]?.first).toMatch(/\d\d:\d\d.*订票$/);
  expect(new Set(seen.slice(2).map(({ first }) => first)).size).toBe(1);
});

test('with storage blocked a search goes on to the login, and the page gets no error', async () => {
  const { page, errors, close } = await open('about:blank');
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
  });
  await showPartnerPage(page, box, loaderTag('data-app-id="skyline"'));
  await searchButton(page).click();
  await page.getByRole('button', { name: /订票$/ }).nth(2).click();
  await page.getByRole('button', { name: /^预订/ }).last().click();
  await page.getByRole('tab', { name: '短信登录' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
