import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { pressKeys, tabTo } from './support/focus.ts';
import { findings, overflow } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { chinaDay, logInByPassword } from './support/steps.ts';

const { open } = useBrowser();

const widget =
  () => `<main><h1>出行</h1><div data-travel-widget="hotel-booking" data-router="hash" data-load="eager" data-city="SHA"
  data-check-in="${chinaDay(40)}" data-check-out="${chinaDay(42)}"></div></main>`;

/** The application's configuration opens the search of hotels without a login. */
const openToVisitors = (page: Page) =>
  page.route('**/themes/*.json*', async (route) => {
    const response = await route.fetch();
    const theme = await response.json();
    await route.fulfill({
      response,
      json: { ...theme, publicQuery: ['flight', 'hotel'] },
    });
  });

/** From the search to the first rate of the first hotel, without a mouse; the name of the hotel. */
async function toFirstRate(page: Page): Promise<string> {
  await tabTo(page, /^搜索酒店/);
  await pressKeys(page, 'Enter');
  await page.locator('.hl-card').first().waitFor();
  const name = await page.locator('.hl-card__a').first().innerText();
  expect(await findings(page)).toEqual([]);
  await tabTo(page, new RegExp(`^${name.slice(0, 4)}`));
  await pressKeys(page, 'Enter');
  await page.locator('.hr-rate').first().waitFor();
  expect([await findings(page), await overflow(page)]).toEqual([[], 0]);
  await tabTo(page, /^预订/);
  await pressKeys(page, 'Enter');
  return name.trim();
}

test.each(['skyline', 'harbour'])(
  'theme of %s: a visitor finds a rate by keyboard, and is asked to log in when he books it',
  async (appId) => {
    const { page, errors, close } = await open('about:blank');
    await openToVisitors(page);
    await showPartnerPage(page, widget(), `<title>出行</title>${loaderTag(`data-app-id="${appId}"`)}`);
    const rate = await toFirstRate(page);
    await page.getByRole('dialog', { name: /登录/ }).waitFor();
    expect(await findings(page)).toEqual([]);
    if (appId === 'skyline') {
      await logInByPassword(page, '13800000050', async () => undefined);
      await page.getByRole('heading', { name: '入住人' }).waitFor();
      expect(await page.getByText(rate).count()).toBeGreaterThan(0);
      expect(await findings(page)).toEqual([]);
    }
    expect(errors).toEqual([]);
    await close();
  },
);
