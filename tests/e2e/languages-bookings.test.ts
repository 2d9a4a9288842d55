import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { patienceMs } from '#tests/support/patience.ts';
import { useBrowser } from './support/browser.ts';
import { enter, signIn } from './support/by-api.ts';
import { formDays } from './support/form-days.ts';
import { overflow } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { listen, ownChinese } from './support/sent-by-server.ts';
import { chinaDay, confirmAndScan, payAtCashier } from './support/steps.ts';

const { open } = useBrowser();

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click();

/** A partner's page with an English search, and a member who is logged in. */
async function openSearch(widget: string, attributes: string, width: number) {
  const { page, errors, close } = await open('about:blank', { viewport: { width, height: 900 } });
  const session = await signIn('13800000010');
  const wasSent = await listen(page, session);
  await enter(page, session);
  await showPartnerPage(
    page,
    `<main><h1>Trips</h1><div id="box" data-travel-widget="${widget}" data-load="eager" data-locale="en" ${attributes}></div></main>`,
    `<title>Trips</title>${loaderTag('data-router="hash"')}`,
  );
  const isEnglish = async (where: string) => {
    await expect.poll(() => ownChinese(page, 'box', wasSent), { message: where, timeout: patienceMs }).toEqual([]);
    expect(await overflow(page), where).toBe(0);
  };
  /** From the empty form to the payment. */
  const buy = async (submit: string) => {
    await press(page, submit);
    await page.locator('[aria-invalid=true]').first().waitFor();
    await isEnglish('empty form');
    await press(page, '林知夏');
    for (const box of await page.getByRole('checkbox', { name: /^I have read|given to/ }).all()) await box.check();
    await isEnglish('filled form');
    await press(page, submit);
    await page.getByRole('radio', { name: /Alipay/ }).click();
    await isEnglish('checkout');
    const trade = await confirmAndScan(page, '/pay/alipayPrecreate', '', /^Pay/);
    await page.getByRole('dialog').first().waitFor();
    await isEnglish('code');
    await payAtCashier(page, trade);
  };
  return { page, errors, close, isEnglish, buy };
}

test('on a phone, a flight is booked and paid in English, with the faults of an empty form', async () => {
  const { page, errors, close, isEnglish, buy } = await openSearch(
    'flight-search',
    `data-from="BJS" data-to="SHA" data-date="${chinaDay(formDays['languages, phone'])}" data-search="auto"`,
    375,
  );
  await page.locator('.fs-fl__hit').first().click();
  await press(page, /^Book/);
  await page.getByRole('heading', { name: 'Passengers' }).waitFor();
  await isEnglish('form');
  await buy('Place order');
  await page.getByText('See the order').filter({ visible: true }).first().waitFor();
  await isEnglish('paid');
  expect(errors).toEqual([]);
  await close();
});

test('a train is booked and paid in English, with the faults of an empty form', async () => {
  const { page, errors, close, isEnglish, buy } = await openSearch(
    'train-booking',
    `data-from-station="北京" data-to-station="上海" data-date="${chinaDay(13)}" data-search="auto"`,
    1280,
  );
  await page.locator('[data-train]').getByRole('button', { name: /^Book/ }).nth(4).click();
  await page.getByRole('heading', { name: 'Passengers' }).waitFor();
  await isEnglish('form');
  await buy('Order and hold seats');
  await page.getByRole('article').first().waitFor();
  await isEnglish('paid');
  expect(errors).toEqual([]);
  await close();
});

test('a stay is booked in English up to its payment, with the faults of an empty form', async () => {
  const { page, errors, close, isEnglish, buy } = await openSearch('hotel-booking', 'data-city="SHA"', 1280);
  await press(page, 'Search hotels');
  await page.locator('.hl-card__a').first().click();
  await page
    .locator('.hr-rate')
    .first()
    .getByRole('button', { name: /^Book / })
    .click();
  await page.getByRole('heading', { name: 'Guests' }).waitFor();
  await isEnglish('form');
  await buy('Place order');
  expect(errors).toEqual([]);
  await close();
});
