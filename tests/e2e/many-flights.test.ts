import { expect, test } from 'vitest';
import { siteUrl, useBrowser } from './support/browser.ts';
import { overflow, settled } from './support/look.ts';
import { spaceText, unreadable } from './support/reading.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();

test.each([
  ['code shares', 'BJS', 'SHA', chinaDay(20)],
  ['five digits, long names, flights through the night', 'SHA', 'URC', chinaDay(5)],
  ['stops', 'JHG', 'BJS', chinaDay(8)],
  // A day of another year is written with its year.
  ['next year', 'KMG', 'LUM', chinaDay(350)],
])('%s: all text of the list can be read at every width, also when it is spaced', async (_name, from, to, date) => {
  const { page, errors, close } = await open(`${siteUrl()}/airTicket/query?from=${from}&to=${to}&date=${date}&step=outbound&adults=2&children=1`);
  await page.getByRole('button', { name: /订票$/ }).first().click();
  const wrong: string[] = [];
  for (const width of [1280, 1024, 768, 375, 320]) {
    await page.setViewportSize({ width, height: 900 });
    for (const isSpaced of [false, true]) {
      await spaceText(page, isSpaced);
      await settled(page);
      const found = (await unreadable(page)).filter((what) => !what.includes(' shortened '));
      const wide = await overflow(page);
      wrong.push(...[...found, ...(wide > 0 ? [`${wide} px too wide`] : [])].map((what) => `${width} px${isSpaced ? ' spaced' : ''}: ${what}`));
    }
    await spaceText(page, false);
  }
  expect(wrong).toEqual([]);
  expect(errors).toEqual([]);
  await close();
});
