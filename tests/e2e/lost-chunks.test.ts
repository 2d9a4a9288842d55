import { test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { chunkThief } from './support/chunk-thief.ts';
import { showPartnerPage } from './support/partner-page.ts';

const { open } = useBrowser();
const box = '<div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div>';

test('a press before the panels are there shows that they come and opens as soon as they do; what was lost comes with the next press', async () => {
  const { page, close } = await open('about:blank');
  const waiting: (() => Promise<void>)[] = [];
  await page.route(/\/assets\/pickers/, (route) => void waiting.push(() => route.continue()));
  await showPartnerPage(page, box);
  const day = page.getByRole('button', { name: /^去程/ });
  await day.click();
  await page.locator('.fs-wait[aria-busy=true]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.fs-wait').waitFor({ state: 'detached' });
  await day.click();
  for (const go of waiting) await go();
  // The calendar has the focus, as after any press.
  await page.locator('[data-day]:focus').waitFor();
  await page.unroute(/\/assets\/pickers/);

  const losing = await chunkThief(page);
  await page.reload();
  const people = page.getByRole('button', { name: /^乘客/ });
  await losing(/^pickers/, () => people.click(), /Loading chunk failed/, /^乘客/);
  await page.getByRole('dialog', { name: '乘客' }).waitFor();
  await close();
});
