import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { orderTypes } from '#domain/product/names.ts';
import { patienceMs } from '#tests/support/patience.ts';
import { useBrowser } from './support/browser.ts';
import { enter, readStations, signIn } from './support/by-api.ts';
import { chineseIn } from './support/chinese-in.ts';
import { dealtOrders } from './support/dealt-orders.ts';
import { overflow } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';

const { open } = useBrowser();
beforeAll(async () => void (await readStations()));

interface Sent {
  psgNames?: string[];
  memberName?: string;
  bookedBy?: string;
  hotel?: { name: string };
  title?: string;
  text?: string;
  subject?: string;
}
interface Data {
  rows?: Sent[];
  total?: number;
  next?: string | null;
}
type Fate = 'dealt' | 'none' | 'lost';

/**
 * Orders in every state, and none of a group that is asked for; people, hotels and messages of every answer are data of
 * the provider, shown as sent.
 */
async function sentTo(page: Page, fateOf: () => Fate) {
  const sent = new Set<string>();
  const keep = (text: string | undefined) => text && sent.add(text);
  await page.route(/\/(?:order\/list|message\/list|common\/notices)/, async (route) => {
    const fate = fateOf();
    const asked = new URLSearchParams(route.request().postData() ?? '');
    const isOrders = route.request().url().includes('/order/list');
    if (isOrders && fate === 'lost') return route.abort();
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: Data | Sent[] };
    const type = orderTypes.find((one) => one === asked.get('type'));
    const isNarrowed = (asked.get('group') ?? 'all') !== 'all' || (asked.get('words') ?? '') !== '';
    if (isOrders && type && answer.data) {
      const rows = fate === 'none' || isNarrowed ? [] : dealtOrders(type);
      answer.data = { ...answer.data, rows, total: rows.length, next: null };
    }
    for (const row of Array.isArray(answer.data) ? answer.data : (answer.data?.rows ?? [])) {
      [...(row.psgNames ?? []), row.memberName, row.bookedBy, row.hotel?.name].forEach(keep);
      [row.title, row.text, row.subject].forEach(keep);
    }
    return route.fulfill({ response, json: answer });
  });
  return sent;
}

/** Texts and names of the widget with a Chinese character that is none of `sent`. */
async function wrongIn(page: Page, sent: ReadonlySet<string>): Promise<string[]> {
  const longest = [...sent].toSorted((a, b) => b.length - a.length);
  const without = (text: string) => longest.reduce((rest, own) => rest.replaceAll(own, ''), text);
  return (await chineseIn(page, 'orders')).filter((text) =>
    /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(without(text)),
  );
}

const widget = (more = '') =>
  `<main><h1>Trips</h1><div id="orders" data-travel-widget="order-list" data-load="eager" data-locale="en" ${more}></div></main>`;

/** The list of a member on a partner's page, and a look at every character of it. */
async function openList(mobilePhone: string, width: number, fateOf: () => Fate) {
  const { page, errors, close } = await open('about:blank', { viewport: { width, height: 900 } });
  const sent = await sentTo(page, fateOf);
  await enter(page, await signIn(mobilePhone));
  await showPartnerPage(page, widget(), `<title>Trips</title>${loaderTag('data-router="hash"')}`);
  await page.getByRole('tab', { name: /^Flight/ }).waitFor();
  const isEnglish = (where: string) =>
    expect.poll(() => wrongIn(page, sent), { message: where, timeout: patienceMs }).toEqual([]);
  return { page, errors, close, isEnglish };
}

/** Each group of the list, with its orders or the words for none. */
async function groupsAre(page: Page, isEnglish: (where: string) => Promise<void>, where: string) {
  const chips = page.locator('.t-lst__grp').getByRole('button');
  await chips.first().waitFor();
  for (let at = 0; at < (await chips.count()); at += 1) {
    await chips.nth(at).click();
    await page.locator('.t-lst [aria-busy=true]').first().waitFor({ state: 'detached' });
    await isEnglish(`${where}, group ${at}`);
  }
}

test('orders in English: every word of ours for each product, as cards and as a table', async () => {
  const { page, errors, close, isEnglish } = await openList('13800000010', 1280, () => 'dealt');
  await page.getByRole('article').first().waitFor();
  await expect.poll(() => page.getByRole('article').count()).toBe(dealtOrders('airTicket').length);
  await page.getByText('Flight rescheduled').first().waitFor();
  await isEnglish('flights');
  await groupsAre(page, isEnglish, 'flights');
  for (const product of ['Hotel', 'Train', 'International flight']) {
    await page.getByRole('tab', { name: new RegExp(`^${product}`) }).click();
    await page.locator('.t-lst__grp').getByRole('button').first().waitFor();
    await groupsAre(page, isEnglish, product);
    expect(await overflow(page)).toBe(0);
  }
  await page.getByRole('tab', { name: /^Flight/ }).click();

  await page
    .getByRole('combobox', { name: 'Kind of date' })
    .or(page.getByRole('button', { name: 'Kind of date' }))
    .first()
    .click();
  await page.getByRole('option').first().waitFor();
  await isEnglish('kinds of dates');
  await page.keyboard.press('Escape');
  for (const name of [/^Dates/, /^Labels/, /^Amount/]) {
    await page.getByRole('button', { name }).first().click();
    await page.getByRole('dialog').waitFor();
    await isEnglish(String(name));
    await page.keyboard.press('Escape');
  }
  await page.getByRole('textbox', { name: 'Keywords' }).fill('zzzz');
  await page.keyboard.press('Enter');
  await page.getByText('Nothing matches these filters').waitFor();
  await isEnglish('no match');
  await page.getByRole('button', { name: 'Clear filters' }).click();

  await page.getByRole('article').first().waitFor();
  await page.getByRole('button', { name: 'More actions' }).first().click();
  await page.getByRole('menu').waitFor();
  await isEnglish('actions of an order');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menu').waitFor();
  await isEnglish('export');
  const asked = page.waitForRequest(/\/order\/export$/);
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect(new URLSearchParams((await asked).postData() ?? '').get('locale')).toBe('en');
  await page.getByRole('button', { name: 'Save these filters as a view' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('Enter a name').waitFor();
  await isEnglish('a view without a name');
  await page.keyboard.press('Escape');

  await page
    .getByRole('radio', { name: 'Table' })
    .or(page.getByRole('button', { name: 'Table' }))
    .first()
    .click();
  await page.getByRole('checkbox', { name: 'Select this page' }).click();
  await page.getByText(/^\d+ selected$/).waitFor();
  await isEnglish('table');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog').waitFor();
  await isEnglish('columns');
  await page.keyboard.press('Escape');
  for (const product of ['Hotel', 'Train', 'International flight']) {
    await page.getByRole('tab', { name: new RegExp(`^${product}`) }).click();
    await page.getByRole('table').waitFor();
    await isEnglish(`${product}, table`);
  }

  await page.getByRole('tab', { name: /^Flight/ }).click();
  await page.getByRole('button', { name: 'Trips' }).click();
  await page.getByRole('heading', { name: 'Trips', exact: true, level: 1 }).nth(1).waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Orders' }).waitFor();
  await page.locator('.t-lst__trip').first().waitFor();
  await isEnglish('trips');
  await page.getByRole('button', { name: /^Messages/ }).click();
  await page.getByRole('dialog').waitFor();
  await isEnglish('messages');
  expect(errors).toEqual([]);
  await close();
});

test('a phone: orders of others, none and a failure in English', async () => {
  let fate: Fate = 'dealt';
  const { page, close, isEnglish } = await openList('13800000070', 375, () => fate);
  await page.getByRole('article').first().waitFor();
  await isEnglish('orders of a company');
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog').waitFor();
  await isEnglish('filters of a phone');
  await page.keyboard.press('Escape');
  for (const [next, title] of [
    ['none', /^No flight orders yet$/],
    ['lost', 'Could not be loaded'],
  ] as const) {
    fate = next;
    await page.reload();
    await page.getByText(title).waitFor();
    await isEnglish(next);
  }
  await close();
});
