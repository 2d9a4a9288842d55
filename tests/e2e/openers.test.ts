import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { findings, overflow } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import type { WithEmbed } from './support/partner-page.ts';

/** `data-travel-open`: elements of the partner's page that open a widget. */
const { open } = useBrowser();

const nav = `<nav>
  <button id="orders" data-travel-open="order-list" data-type="train">My orders</button>
  <a id="people" href="/people.html" data-travel-open="account-centre" data-route="/myCenter/passengers"><b>People</b></a>
  <button id="flights" data-travel-open="flight-search" data-from="CAN" data-to="SYX" data-locale="en" data-app-id="harbour">Flights</button>
  <button id="login" data-travel-open="login">Log in</button>
  <button id="wrong" data-travel-open="order-lst">Wrong</button>
</nav><p id="later" style="height: 200px"></p>`;

async function openPage(body = nav, tag = loaderTag(), width = 1280) {
  const opened = await open('about:blank', { viewport: { width, height: 800 } });
  const said: string[] = [];
  opened.page.on('console', (message) => said.push(message.text()));
  await showPartnerPage(opened.page, body, `<title>Partner</title>${tag}`);
  await opened.page.waitForFunction(() => (window as unknown as WithEmbed).TravelEmbed?.version);
  return { ...opened, said };
}
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id);
/** Files of ours that the page has asked for, without the loader. */
const files = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/')).length);

test('a press opens the widget in a dialog, by mouse and by keyboard; the focus comes back, and nothing was loaded before', async () => {
  const { page, errors, close } = await openPage();
  expect(await files(page)).toBe(0);
  await page.locator('#orders').focus();
  await page.keyboard.press('Enter');
  await dialog(page, 'My orders').getByText('请先登录').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('orders');

  // A link keeps its address for where no script runs; here it is not followed.
  const address = page.url();
  await page.locator('#people b').click();
  await dialog(page, 'People').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(page.url()).toBe(address);

  // The attributes of the button are those of the widget; the close button speaks its language.
  await page.locator('#flights').click();
  const flights = dialog(page, 'Flights');
  await flights.getByText('SYX').waitFor();
  await expect.poll(() => flights.evaluate((box) => getComputedStyle(box).backgroundColor)).toBe('rgb(14, 19, 27)');
  await flights.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => focused(page)).toBe('flights');
  // Nothing is left of them.
  await expect.poll(() => page.evaluate(() => document.body.children.length)).toBe(2);
  expect(errors).toEqual([]);
  await close();
});

test('a press leads to the container that the page shows, also from an element that came later', async () => {
  const { page, errors, close } = await openPage(
    `<header id="later"></header><div style="height: 2000px"></div><div id="box" data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div>`,
  );
  await page.evaluate(() => {
    const root = document.getElementById('later')!.attachShadow({ mode: 'open' });
    root.innerHTML = '<button data-travel-open="flight-search" data-from="CTU" data-to="SYX">Sanya</button>';
  });
  await page.getByRole('button', { name: 'Sanya' }).click();
  await page.locator('#box').getByText('SYX').waitFor();
  await page.locator('#box').getByText('CTU').waitFor();
  await expect
    .poll(() => page.locator('#box').evaluate((box) => box.getBoundingClientRect().top < innerHeight))
    .toBe(true);
  await expect.poll(() => focused(page)).toBe('box');
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('the login is the dialog of the page, which the page may take for itself; so it may every press', async () => {
  const { page, errors, close } = await openPage();
  await page.locator('#login').click();
  await page.getByRole('dialog', { name: /登录/ }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  const asked = await page.evaluate(async () => {
    const heard: unknown[] = [];
    document.addEventListener('travel:login', (event) => {
      heard.push((event as CustomEvent<{ asked?: boolean }>).detail.asked);
      event.preventDefault();
    });
    document.getElementById('login')!.click();
    const limit = performance.now() + 20_000;
    while (!heard.length && performance.now() < limit) await new Promise((resolve) => setTimeout(resolve, 20));
    document.getElementById('orders')!.addEventListener('click', (event) => event.preventDefault());
    document.getElementById('orders')!.click();
    return heard;
  });
  expect(asked).toEqual([true]);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('a misspelt name is said in the console and by the doctor; data-auto="off" hears no press; destroy() takes the dialog away', async () => {
  const { page, said, errors, close } = await openPage();
  await page.locator('#wrong').click();
  await expect.poll(() => said.join('\n')).toContain('[travel-embed] no order-lst: see TravelEmbed.doctor()');
  const found = await page.evaluate(() =>
    (
      window as unknown as { TravelEmbed: { doctor(): Promise<{ code: string; message: string }[]> } }
    ).TravelEmbed.doctor(),
  );
  expect(found.map(({ code }) => code)).not.toContain('no-container');
  expect(found.find(({ code }) => code === 'unknown-widget')?.message).toBe(
    '<button#wrong> asks for "order-lst"; did you mean order-list?',
  );
  await page.locator('#orders').click();
  await dialog(page, 'My orders').getByText('请先登录').waitFor();
  await page.evaluate(() => (window as unknown as WithEmbed).TravelEmbed.destroy());
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();

  const off = await openPage(nav, loaderTag('data-auto="off"'));
  await off.page.evaluate(() =>
    document.querySelector('a')!.addEventListener('click', (event) => event.preventDefault()),
  );
  await off.page.locator('#orders').click();
  await off.page.locator('#people b').click();
  expect(await files(off.page)).toBe(0);
  await off.close();
});

test.each([1280, 375])('the dialog at %s px: axe finds nothing, nothing is wider than the window', async (width) => {
  const { page, close } = await openPage(nav, loaderTag(), width);
  await page.locator('#orders').click();
  await dialog(page, 'My orders').getByText('请先登录').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await findings(page)).toEqual([]);
  // Typed words are not lost by a slip beside it; on a narrow screen nothing is beside it.
  if (width > 719) {
    await page.mouse.click(20, 20);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  }
  await close();
});

test('on a phone the way back closes the dialog and the page stays; closed by its button it leaves no entry in the way', async () => {
  const { page, errors, close } = await openPage(nav, loaderTag(), 375);
  await page.evaluate(() => {
    history.replaceState({ theirs: 1 }, '');
    history.pushState({ theirs: 2 }, '', '#two');
  });
  const state = () => page.evaluate(() => [location.hash, (history.state as { theirs?: number }).theirs]);
  await page.locator('#orders').click();
  await dialog(page, 'My orders').getByText('请先登录').waitFor();
  expect(await state()).toEqual(['#two', 2]);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await state()).toEqual(['#two', 2]);
  await expect.poll(() => focused(page)).toBe('orders');

  await page.locator('#orders').click();
  await dialog(page, 'My orders').getByRole('button', { name: '关闭' }).click();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  await expect.poll(() => page.evaluate(() => 'travel-embed' in (history.state as object))).toBe(false);
  // One step back is the page's own.
  await page.evaluate(() => history.back());
  await expect.poll(state).toEqual(['', 1]);
  expect(errors).toEqual([]);
  await close();
});

test('a link that is pressed with Ctrl or the middle button is a link', async () => {
  const { page, errors, close } = await openPage();
  for (const press of [{ modifiers: ['Control' as const] }, { button: 'middle' as const }]) {
    const tab = page.context().waitForEvent('page');
    await page.locator('#people').click(press);
    await (await tab).close();
  }
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
