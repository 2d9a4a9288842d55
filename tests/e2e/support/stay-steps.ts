import type { Page } from 'playwright';
import { settled } from './look.ts';

/** Search of the form, the first hotel of the list, the first rate that `isWanted`, and the page of its order. */
export async function chooseRate(page: Page, isWanted: RegExp): Promise<void> {
  await page.getByRole('button', { name: '搜索酒店' }).last().click();
  await page.locator('.hl-card').first().waitFor();
  // A press on a card that moves to another place is lost.
  const sorted = page.waitForResponse('**/hotel/query');
  await page.getByRole('button', { name: '好评优先' }).click();
  await sorted;
  await settled(page);
  for (let nth = 0; nth < 8; nth += 1) {
    await page.locator('.hl-card__a').nth(nth).click();
    await page.locator('.hr').first().waitFor();
    const rate = page.locator('.hr-rate').filter({ hasText: isWanted }).first();
    if (await rate.isVisible()) {
      await rate.getByRole('button', { name: /^预订 / }).click();
      await page.getByRole('heading', { name: '入住人' }).waitFor();
      return;
    }
    await page.goBack();
    await page.locator('.hl-card').first().waitFor();
  }
  throw new Error('no hotel with such a rate');
}

export const nameGuests = async (page: Page, name: string, pinyin: string) => {
  await page.getByRole('textbox', { name: '姓名' }).first().fill(name);
  const latin = page.getByRole('textbox', { name: /拼音/ });
  if (await latin.count()) await latin.first().fill(pinyin);
};
