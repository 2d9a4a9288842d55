import { expect, test } from 'vitest';
import { addDays, dayAt } from '#domain/china-time.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import { chineseIn } from './support/chinese-in.ts';
import { overflow } from './support/look.ts';
import { sellOutFirst } from './support/sold-out.ts';

const { open } = useBrowser();

/** skyline shows trains without a login. */
const attributes =
  'data-travel-widget="train-booking" data-app-id="skyline" data-load="eager" data-account="off" data-from-station="广州" data-to-station="长沙"';

/** A page of the partner with an English search of trains beside a Chinese one. */
async function openBoth(width: number) {
  const opened = await open('about:blank', {
    viewport: { width, height: 900 },
    permissions: ['local-network-access'],
  });
  const { page } = opened;
  // A provider that has just started reads its network for the first call.
  await page.request.post(`${sandboxUrl()}/train/stations`, {
    form: { appId: 'skyline', device: 'web', timestamp: String(Date.now()) },
  });
  await page.route(`${partnerUrl()}/trains.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Trips</title><body>
<div id="en" ${attributes} data-locale="en"></div><div id="zh" ${attributes}></div>
<script async src="${sandboxUrl()}/cdn/v1/loader.js"></script></body></html>`,
    }),
  );
  await page.goto(`${partnerUrl()}/trains.html`);
  await page.locator('#zh').getByRole('button', { name: '搜索车次' }).waitFor();
  const form = page.locator('#en');
  await form.getByRole('button', { name: 'Search trains' }).waitFor();
  const hasNone = async (where: string) => {
    await expect.poll(() => chineseIn(page, 'en'), { message: where }).toEqual([]);
    expect(await overflow(page), where).toBe(0);
  };
  return { ...opened, form, hasNone };
}

test('the English search of trains has no Chinese character: pickers, ways, trains with stops, transfers', async () => {
  const { page, form, hasNone, errors, close } = await openBoth(1280);
  await hasNone('form');
  await expect.poll(() => page.locator('#zh').locator('[data-field=from]').textContent()).toBe('出发广州');

  await form.locator('[data-field=from]').click();
  await form.getByRole('tab', { name: 'T–W' }).click();
  await form.getByRole('button', { name: 'Urumqi' }).waitFor();
  await hasNone('cities');
  const typed = form.getByRole('combobox');
  await typed.fill('harbin west');
  await form.getByRole('option', { name: 'Harbinxi' }).waitFor();
  await typed.fill('beijingn');
  await form.getByRole('option', { name: 'Beijingnan' }).waitFor();
  await hasNone('stations');
  await typed.fill('zzzz');
  await form.getByText('Nothing found').waitFor();
  await hasNone('no station');
  await page.keyboard.press('Escape');
  await form.locator('[data-field=date]').click();
  await form.getByRole('grid').first().waitFor();
  await hasNone('days');
  await page.keyboard.press('Escape');

  await sellOutFirst(page);
  await form.getByRole('button', { name: 'Search trains' }).click();
  const rows = form.locator('[data-train]');
  await rows.first().waitFor();
  const ways = form.locator('[part=ways]');
  await ways.getByRole('button', { name: /^Show \d+ more option/ }).click();
  await hasNone('ways');
  await rows
    .first()
    .getByRole('button', { name: /^Stops of/ })
    .click();
  await form.getByRole('list', { name: /^Stops of/ }).waitFor();
  await hasNone('stops');
  const change = rows.getByRole('button', { name: /^Seats of .* with a change/ }).first();
  await change.click();
  await form.getByRole('button', { name: 'Book these seats' }).waitFor();
  await hasNone('seat change');
  for (const name of ['From station', 'Class', 'Departure']) {
    await form.locator('[part=filters]').getByRole('button', { name }).click();
    await hasNone(name);
    await page.keyboard.press('Escape');
  }
  await ways.getByText('All transfers').click();
  await form.getByRole('button', { name: 'Select classes' }).first().click();
  await form.getByText('Train 2').waitFor();
  await hasNone('transfers');
  expect(errors).toEqual([]);
  await close();
});

test('on a phone, and where nothing can be bought: times of sale, a failed search, no direct trains', async () => {
  const { page, form, hasNone, close } = await openBoth(375);
  const sales = [
    [{ state: 'closed', from: `${addDays(dayAt(Date.now()), 1)} 05:00:00` }, 'The railway sells no tickets at night'],
    [{ state: 'notYet', from: `${addDays(dayAt(Date.now()), 3)} 08:00:00` }, 'Tickets of this day are sold from'],
    [{ state: 'over' }, 'The sale for all trains of this day has ended'],
  ] as const;
  for (const [sale, said] of sales) {
    await page.route('**/train/query', async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { rides: { sale: unknown }[] } };
      for (const ride of json.data.rides) ride.sale = sale;
      await route.fulfill({ response, json });
    });
    await form.getByRole('button', { name: 'Search trains' }).click();
    await form.getByText(said).waitFor();
    await form.locator('[data-train]').first().waitFor();
    await hasNone(sale.state);
    await page.unroute('**/train/query');
    await form.getByRole('button', { name: 'Change' }).click();
  }
  await page.route('**/train/query', (route) => route.abort());
  await form.getByRole('button', { name: 'Search trains' }).click();
  await form.getByText('The search has failed').waitFor();
  await hasNone('failed');
  await page.unroute('**/train/query');
  await page.route('**/train/query', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { rides: unknown[] } };
    json.data.rides = [];
    await route.fulfill({ response, json });
  });
  await form.getByRole('button', { name: 'Try again' }).click();
  await form.getByText('No direct trains').waitFor();
  await hasNone('none');
  await close();
});
