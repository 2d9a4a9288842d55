import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { eventually } from './support/at-rest.ts';
import { partnerUrl, sandboxUrl, useBrowser } from './support/browser.ts';
import { chineseIn } from './support/chinese-in.ts';

const { open } = useBrowser();

const container = (id: string, widget: string, more = '') =>
  `<div id="${id}" data-travel-widget="${widget}" data-load="eager" data-from="BJS" data-to="SHA" data-account="off" ${more}></div>`;
const chineseAlone = container('zh', 'flight-search') + container('zh-login', 'login');
const both =
  chineseAlone +
  container('en', 'flight-search', 'data-locale="en"') +
  container('en-login', 'login', 'data-locale="en-GB"');

/** A page of the partner with these containers. */
async function openWith(containers: string, width = 1280) {
  const opened = await open('about:blank', {
    viewport: { width, height: 900 },
    permissions: ['local-network-access'],
  });
  const { page } = opened;
  await page.route(`${partnerUrl()}/languages.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Trips</title><body>${containers}<script async src="${sandboxUrl()}/cdn/v1/loader.js" data-app-id="default"></script></body></html>`,
    }),
  );
  await page.goto(`${partnerUrl()}/languages.html`);
  await page.locator('#zh').getByText('热门航线').waitFor();
  await page.locator('#zh-login').getByRole('button', { name: '登录', exact: true }).waitFor();
  return opened;
}

const textOf = (page: Page, id: string) =>
  page.evaluate((id) => document.getElementById(id)?.shadowRoot?.textContent ?? '', id);

test('an English widget beside a Chinese one has no Chinese character, and the Chinese one stays as it was', async () => {
  const alone = await openWith(chineseAlone);
  const { page, errors, close } = await openWith(both);
  const form = page.locator('#en');
  const hasNone = (where: string) => expect.poll(() => chineseIn(page, 'en'), { message: where }).toEqual([]);
  await form.getByRole('button', { name: 'Search', exact: true }).waitFor();
  const chineseOf = async (one: Page) => [await textOf(one, 'zh'), await textOf(one, 'zh-login')];
  // Prices of the popular routes and the captcha come by themselves, on each page at its time.
  await eventually(async () => expect(await chineseOf(page)).toEqual(await chineseOf(alone.page)));
  await alone.close();
  expect(await form.locator('.root').getAttribute('lang')).toBe('en');
  await hasNone('form');

  // Cities: browsed, typed, and none found.
  const from = form.getByRole('combobox', { name: 'From' });
  await from.click();
  await form.getByRole('tab', { name: 'A–D' }).click();
  await hasNone('cities');
  await from.fill('shang');
  await form.getByRole('option').first().waitFor();
  await hasNone('suggested cities');
  await from.fill('zzzz');
  await form.getByText('Nothing found').waitFor();
  await hasNone('no city');
  await from.press('Escape');

  await form.getByRole('button', { name: 'Add return' }).click();
  await form.getByRole('grid').first().waitFor();
  await hasNone('days');
  await page.keyboard.press('Escape');
  await form
    .getByRole('radio', { name: 'One way' })
    .or(form.getByRole('button', { name: 'One way' }))
    .first()
    .click();
  await form.locator('[data-field=people]').click();
  await form.getByRole('spinbutton', { name: 'Infants' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await form.getByText('One infant with each adult').waitFor();
  await hasNone('passengers');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');

  // A call that is lost, and one whose answer is none of the provider's.
  for (const fate of ['abort', 'garbage'] as const) {
    await page.route('**/airTicket/queryFlight', (route) =>
      fate === 'abort' ? route.abort() : route.fulfill({ status: 500, body: 'x' }),
    );
    await form.getByRole('button', { name: /^Search$|^Try again$/ }).click();
    await form.getByText('The search has failed').waitFor();
    await form.getByText(fate === 'abort' ? /check the network/ : /could not be read/).waitFor();
    await hasNone(fate);
    await page.unroute('**/airTicket/queryFlight');
  }
  errors.length = 0;
  await form.getByRole('button', { name: 'Try again' }).click();
  const rows = form.locator('.fs-fl__hit');
  await rows.first().waitFor();
  await hasNone('list');
  await rows.first().click();
  await form.getByRole('button', { name: 'Book', exact: true }).first().waitFor();
  await form.locator('.fs-fare__r button').first().click();
  await form.locator('.fs-rule').first().waitFor();
  await hasNone('fares');
  for (const name of ['Times', 'Airline', 'Airports', 'Cabin', 'Aircraft']) {
    await form
      .getByRole('button', { name, exact: false })
      .filter({ has: page.locator('svg') })
      .first()
      .click();
    await hasNone(name);
    await page.keyboard.press('Escape');
  }
  expect(errors).toEqual([]);
  await close();
});

test('the login in English: its forms and their faults', async () => {
  const { page, close } = await openWith(both);
  const login = page.locator('#en-login');
  const hasNone = (where: string) => expect.poll(() => chineseIn(page, 'en-login'), { message: where }).toEqual([]);
  await login.getByRole('button', { name: 'Log in', exact: true }).waitFor();
  await hasNone('SMS');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await login.getByText('Enter a valid mobile number').waitFor();
  await login.getByRole('tab', { name: 'Password' }).click();
  await hasNone('password');
  await login.getByRole('button', { name: 'Create account', exact: true }).click();
  await login.getByRole('checkbox').waitFor();
  await hasNone('register');
  await login.getByRole('button', { name: 'I have an account' }).click();
  await login.getByRole('button', { name: 'Forgot password' }).click();
  await login.getByRole('button', { name: 'Reset password' }).click();
  await hasNone('reset');
  await close();
});

test('an unknown language leaves the widget Chinese, with one line in the console and one of the doctor', async () => {
  const { page, close } = await open('about:blank', { permissions: ['local-network-access'] });
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()));
  await page.route(`${partnerUrl()}/languages.html`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Trips</title><body>${container('xx', 'flight-search', 'data-locale="xx"')}<script async src="${sandboxUrl()}/cdn/v1/loader.js"></script></body>`,
    }),
  );
  await page.goto(`${partnerUrl()}/languages.html`);
  await page.locator('#xx').getByRole('button', { name: '搜索航班' }).waitFor();
  await expect.poll(() => said.filter((line) => line.includes('data-locale="xx"'))).toHaveLength(1);
  const found = await page.evaluate(async () => {
    const { doctor } = (window as unknown as { TravelEmbed: { doctor(): Promise<{ message: string }[]> } }).TravelEmbed;
    return (await doctor()).map(({ message }) => message);
  });
  expect(found.filter((message) => message.includes('locale'))).toHaveLength(1);
  await close();
});
