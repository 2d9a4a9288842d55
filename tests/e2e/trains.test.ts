import { expect, test } from 'vitest';
import { eventually, remaining } from './support/at-rest.ts';
import { useBrowser } from './support/browser.ts';
import { findings, overflow } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();

const widget = () =>
  `<main><h1>出行</h1><div data-travel-widget="train-booking" data-router="hash" data-load="eager"
    data-from-station="北京" data-to-station="杭州" data-date="${chinaDay(3)}"></div></main>`;

test('partner page, script tag: a visitor finds trains, narrows them, and is asked to log in when they book one', async () => {
  const { page, errors, close } = await open('about:blank');
  await showPartnerPage(page, widget(), `<title>出行</title>${loaderTag('data-app-id="skyline"')}`);
  await page.getByRole('button', { name: '搜索车次' }).click();
  const trains = page.locator('[data-train]');
  await trains.first().waitFor();
  await page.getByRole('region', { name: '怎么去最合适' }).waitFor();
  expect([await findings(page), await overflow(page)]).toEqual([[], 0]);
  await page.getByRole('group', { name: '车次类型' }).getByRole('checkbox', { name: 'G/C 高铁城际' }).check();
  await expect.poll(async () => (await trains.allInnerTexts()).every((text) => /^[GC]\d/.test(text.trim()))).toBe(true);
  await expect.poll(() => new URL(page.url()).hash).toMatch(/kinds(=|%3D)GC/);
  // The names of the columns stay below the search while the trains pass, and an open train leaves their widths.
  const head = page.getByRole('columnheader', { name: '二等座' });
  const [wide] = await remaining(async () => [(await head.boundingBox())?.width]);
  await trains
    .first()
    .getByRole('button', { name: /经停站/ })
    .click();
  await page.getByRole('list', { name: /经停站/ }).waitFor();
  await expect.poll(async () => (await head.boundingBox())?.width).toBe(wide);
  await trains.nth(8).evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await eventually(async () => {
    const search = await page.locator('.ps-head').boundingBox();
    expect((await head.boundingBox())?.y).toBeCloseTo((search?.y ?? 0) + (search?.height ?? 0), 0);
  });
  await page
    .getByRole('button', { name: /^预订 [GC]\d+$/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /登录/ }).waitFor();
  expect(errors).toEqual([]);
  await close();
});
