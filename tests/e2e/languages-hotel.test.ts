import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { patienceMs } from '#tests/support/patience.ts';
import { useBrowser } from './support/browser.ts';
import { overflow } from './support/look.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();

const chinese = '[\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef]';

interface Sent {
  hotelId: string;
  name: string;
  address: string;
  intro?: string;
  comments?: { by: string; text: string }[];
}

interface Data {
  rows?: Sent[];
  similar?: Sent[];
  points?: Sent[];
  hotel?: Sent;
  rooms?: object[];
  places?: { kind: string; name: string; note: string }[];
}

/**
 * Names, addresses, descriptions and reviews of every answer about hotels: data of the provider, shown as sent. `change`: the
 * answer as the page gets it; null: none.
 */
async function sentTo(page: Page, change: (call: string, data: Data) => Data | null = (_, data) => data) {
  const sent = new Set<string>();
  const keep = ({ name, address, intro, comments = [] }: Sent) =>
    [name, address, intro, ...comments.flatMap(({ by, text }) => [by, text])].forEach((text) => text && sent.add(text));
  await page.route(/\/hotel\/(?:query|detail|rates|suggest)/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data?: Data };
    if (!answer.data) return route.fulfill({ response });
    const data = change(/\/hotel\/(\w+)/.exec(route.request().url())?.[1] ?? '', answer.data);
    const { rows = [], similar = [], points = [], hotel, places = [] } = data ?? {};
    [...rows, ...similar, ...points, ...(hotel ? [hotel] : [])].forEach(keep);
    for (const { kind, name, note } of places) if (kind === 'hotel') [name, note].forEach((text) => sent.add(text));
    return data ? route.fulfill({ response, json: { ...answer, data } }) : route.abort();
  });
  return sent;
}

/**
 * Texts and names of the widget with a Chinese character that are none of `sent`; of a text that is, those that are not
 * marked as Chinese.
 */
async function wrongIn(page: Page, sent: ReadonlySet<string>): Promise<string[]> {
  const found = await page.evaluate((source) => {
    const han = new RegExp(source);
    const texts: { text: string; isMarked: boolean; isName: boolean }[] = [];
    const look = (text: string | null | undefined, isMarked: boolean, isName: boolean) =>
      text && han.test(text) && texts.push({ text: text.trim(), isMarked, isName });
    for (const element of document.querySelector('[data-travel-widget]')?.shadowRoot?.querySelectorAll('*') ?? []) {
      const isMarked = !!element.closest('[lang]')?.matches('[lang=zh-CN]');
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        look(element.getAttribute(name), isMarked, true);
      if (element.localName === 'input') look((element as HTMLInputElement).value, isMarked, true);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) look(node.nodeValue, isMarked, false);
    }
    return texts;
  }, chinese);
  const longest = [...sent].toSorted((a, b) => b.length - a.length);
  const without = (text: string) => longest.reduce((rest, own) => rest.replaceAll(own, ''), text);
  return [
    ...new Set(
      found
        .filter(({ text, isMarked, isName }) => new RegExp(chinese).test(without(text)) || (!isMarked && !isName))
        .map(({ text }) => text),
    ),
  ];
}

const widget = (more = '') =>
  `<main><h1>Trips</h1><div data-travel-widget="hotel-booking" data-router="hash" data-load="eager" data-city="SHA"
  data-locale="en" data-check-in="${chinaDay(40)}" data-check-out="${chinaDay(42)}" data-account="off" ${more}></div></main>`;

test('hotels in English: every word of ours, and those of the provider marked as Chinese', async () => {
  const { page, errors, close } = await open('about:blank', { viewport: { width: 1280, height: 900 } });
  const sent = await sentTo(page);
  await showPartnerPage(page, widget(), `<title>Trips</title>${loaderTag('data-app-id="skyline"')}`);
  const isEnglish = (where: string) =>
    expect.poll(() => wrongIn(page, sent), { message: where, timeout: patienceMs }).toEqual([]);
  const field = (name: string) => page.locator(`[data-field=${name}]`);
  await page.getByRole('button', { name: 'Search hotels' }).waitFor();
  await isEnglish('form');

  await field('city').click();
  await page.getByText('Popular cities').waitFor();
  await isEnglish('cities');
  const typed = page.getByRole('combobox', { name: 'Destination' });
  for (const words of ['renminguangchang', 'hongqiao', '静安']) {
    await typed.fill(words);
    await page.getByRole('option').first().waitFor();
    await typed.fill(words === '静安' ? '' : words);
    await isEnglish(words);
  }
  await typed.fill('zzzz');
  await page.getByText('Nothing found').waitFor();
  await page.keyboard.press('Escape');
  await field('words').click();
  await page.getByText('Popular landmarks').waitFor();
  await isEnglish('areas');
  await page.keyboard.press('Escape');

  await field('dates').click();
  await page.getByRole('grid').first().waitFor();
  await isEnglish('days');
  await page.keyboard.press('Escape');
  await field('people').click();
  await page.getByRole('spinbutton', { name: 'Children' }).focus();
  await page.keyboard.press('ArrowUp');
  await page.getByText('Child 1').waitFor();
  await isEnglish('guests');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search hotels' }).click();
  await page.getByText('Enter the age of each child').first().waitFor();
  await isEnglish('faults');
  await field('people').click();
  await page.getByRole('spinbutton', { name: 'Children' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Search hotels' }).click();
  await page.locator('.hl-card__a').first().waitFor();
  await page.locator('.hm__pin').first().waitFor();
  await isEnglish('list and map');
  for (const name of ['Location', 'Price', 'Class', 'Brand', 'Facilities', 'Payment']) {
    await page
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await isEnglish(name);
    await page.keyboard.press('Escape');
  }
  expect(await overflow(page)).toBe(0);

  await page.locator('.hl-card__a').first().click();
  await page.locator('.hr-rate').first().waitFor();
  // Each goes away with its press.
  const more = page.getByRole('button', { name: /^Show \d+ more rate/ });
  for (let left = await more.count(); left > 0; left -= 1) await more.first().click();
  const rule = page.getByRole('button', { name: 'Details', exact: true });
  for (let left = await rule.count(); left > 0; left -= 1) await rule.first().click();
  await isEnglish('rooms, rules and facts');
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Show map' }).click();
  await page.getByRole('dialog').waitFor();
  await isEnglish('map of the hotel');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^All \d+ pictures/ }).click();
  await isEnglish('pictures');
  await page.keyboard.press('Escape');
  expect(errors).toEqual([]);
  await close();
});

test('a phone: sold out, nothing found and a failure in English; the login that is asked for too', async () => {
  const { page, close } = await open('about:blank', { viewport: { width: 375, height: 740 } });
  /** `full`: no room anywhere; `none`: no hotel; `lost`: no answer. */
  let fate = 'full';
  const sent = await sentTo(page, (call, data) => {
    if (call === 'query' && fate === 'lost') return null;
    if (call === 'query' && fate === 'none') return { ...data, rows: [], points: [] };
    if (call === 'query') return { ...data, rows: (data.rows ?? []).map((row) => ({ ...row, lowest: null })) };
    if (call !== 'detail') return data;
    const full = { reason: 'nights', days: [chinaDay(40)], left: 3 };
    const rooms = (data.rooms ?? []).map((room) => ({
      ...room,
      rates: [],
      fullNote: '无房',
      full,
      nextCheckIn: chinaDay(44),
    }));
    return { ...data, rooms, similar: data.hotel ? [data.hotel] : [] };
  });
  const isEnglish = (where: string) =>
    expect.poll(() => wrongIn(page, sent), { message: where, timeout: patienceMs }).toEqual([]);
  await showPartnerPage(page, widget(), `<title>Trips</title>${loaderTag('data-app-id="skyline"')}`);
  await page.getByRole('button', { name: 'Search hotels' }).click();
  await page.getByText('Sold out on these dates').first().waitFor();
  await isEnglish('list of a phone');
  expect(await overflow(page)).toBe(0);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('heading', { name: 'Facilities' }).waitFor();
  await isEnglish('filters of a phone');
  await page.keyboard.press('Escape');
  await page.locator('.hl-card__a').first().click();
  await page.getByText('Sold out on', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Move to' }).first().waitFor();
  await isEnglish('a full hotel');
  expect(await overflow(page)).toBe(0);

  for (const [next, title] of [
    ['none', 'No hotels found'],
    ['lost', 'The hotels could not be loaded'],
  ] as const) {
    fate = next;
    await page.goBack();
    await page.reload();
    await page.getByText(title).waitFor();
    await isEnglish(title);
    await page.goForward();
  }

  await showPartnerPage(page, widget('data-route="/hotel/list?city=SHA"'), loaderTag('data-app-id="default"'));
  await page.getByRole('button', { name: 'Log in', exact: true }).first().waitFor();
  await isEnglish('login');
  await close();
});
