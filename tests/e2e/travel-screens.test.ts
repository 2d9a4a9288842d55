import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { casesOf, isWhole } from '#tests/support/whole.ts';
import { advanceClock, siteUrl, useBrowser } from './support/browser.ts';
import { enter, signIn, ticketByApi } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import { cutText, findings, overflow, settled, smallTargets } from './support/look.ts';
import { chinaDay } from './support/steps.ts';
import { bookIntlByApi, bookTrainByApi } from './support/travel-by-api.ts';

const { open } = useBrowser();

const themes = ['default', 'skyline', 'harbour', 'meadow'] as const;

const sessions = new Map<string, SignedIn>();

/** Orders of a theme, made where a screen asks for them: an unpaid one, and one with tickets. */
const held = async (session: SignedIn) => await bookTrainByApi(session, 5);
const abroad = async (session: SignedIn) => await bookIntlByApi(session, 44);
async function ticketed(session: SignedIn): Promise<string> {
  const { orderNo } = await bookTrainByApi(session, 6);
  await ticketByApi(session, orderNo, 'trainPay');
  await advanceClock(60);
  return orderNo;
}
async function ticketedAbroad(session: SignedIn): Promise<string> {
  const { orderNo } = await bookIntlByApi(session, 60);
  await ticketByApi(session, orderNo, 'intlPay');
  await advanceClock(60);
  return orderNo;
}

/** Name of a screen → its path and what shows that it is there. */
const screens: [name: string, path: (session: SignedIn) => Promise<string>, shows: (page: Page) => Promise<unknown>][] =
  [
    [
      'trains with open stops',
      async () => `/train/train_query_list?from=北京&to=上海&date=${chinaDay(4)}`,
      async (page) => {
        await page.locator('[data-train]').first().waitFor();
        await page
          .getByRole('button', { name: /经停站/ })
          .first()
          .click();
        await page.getByRole('list', { name: /经停站/ }).waitFor();
      },
    ],
    [
      'trains with a change',
      async () => `/train/train_transfer?from=北京&to=杭州&date=${chinaDay(4)}`,
      (page) => page.getByRole('region', { name: '怎么去最合适' }).waitFor(),
    ],
    [
      'order of a train',
      async (session) => `/train/train_order_info?${(await held(session)).form}`,
      (page) => page.getByRole('heading', { name: '乘车人' }).waitFor(),
    ],
    [
      'unpaid train order',
      async (session) => `/train/OrderDetails/${(await held(session)).orderNo}`,
      (page) => page.getByRole('button', { name: '去支付' }).first().waitFor(),
    ],
    [
      'ticketed train order',
      async (session) => `/train/OrderDetails/${await ticketed(session)}`,
      (page) => page.getByRole('heading', { name: '退票时钟' }).waitFor(),
    ],
    [
      'change of a train',
      async (session) => `/train/train_ab_query_list?orderNo=${await ticketed(session)}`,
      (page) => page.getByRole('radiogroup', { name: '可选的车次' }).waitFor(),
    ],
    [
      'chosen train of a change',
      async (session) => `/train/train_ab_query_list?orderNo=${await ticketed(session)}`,
      async (page) => {
        await page.getByRole('radiogroup', { name: '可选的车次' }).getByRole('radio').first().check({ force: true });
        await page.getByRole('button', { name: '下一步' }).click();
        await page.getByRole('heading', { name: '变更的车票' }).waitFor();
      },
    ],
    [
      'change of destination',
      async (session) => `/train/train_nab_query_list?orderNo=${await ticketed(session)}`,
      (page) => page.getByRole('heading', { level: 1 }).first().waitFor(),
    ],
    [
      'flights abroad with open brands',
      async () => `/intl/flight_query_list/2/1?legs=SHA.PAR.${chinaDay(40)}_PAR.SHA.${chinaDay(49)}&party=ADT2CHD1`,
      async (page) => {
        await page.locator('[data-itinerary]').first().getByRole('button').first().click();
        await page.locator('[data-brand]').first().waitFor();
      },
    ],
    [
      'order of a trip abroad',
      async (session) => `/intl/international_order_info?${(await abroad(session)).form}`,
      async (page) => {
        await page.getByRole('heading', { name: '乘机人' }).waitFor();
        await page.getByRole('heading', { name: '证件清单' }).waitFor();
      },
    ],
    [
      'unpaid trip abroad',
      async (session) => `/intl/OrderDetails/${(await abroad(session)).orderNo}`,
      (page) => page.getByRole('button', { name: '去支付' }).first().waitFor(),
    ],
    [
      'ticketed trip abroad',
      async (session) => `/intl/OrderDetails/${await ticketedAbroad(session)}`,
      (page) => page.getByRole('button', { name: '打印行程单' }).waitFor(),
    ],
  ];

/** A list, a form and an order, each in a theme of its own; all in all in a whole run. */
const kinds: Readonly<Record<(typeof themes)[number], readonly string[]>> = {
  default: ['ticketed trip abroad'],
  skyline: ['flights abroad with open brands'],
  harbour: ['ticketed train order'],
  meadow: ['order of a trip abroad'],
};
const looked = casesOf(themes, (appId) => kinds[appId].length > 0);

beforeAll(async () => {
  for (const appId of looked) sessions.set(appId, await signIn('13800000050', appId));
});

describe.each(looked)('in %s', (appId) => {
  const own = casesOf(screens, ([name]) => kinds[appId].includes(name));
  test.each(own)('%s: axe finds nothing, nothing is too wide, cut or too small to press', async (name, path, shows) => {
    const session = sessions.get(appId);
    if (!session) throw new Error('no session');
    const address = siteUrl() + (await path(session));
    const { page, errors, close } = await open('about:blank');
    await enter(page, session);
    for (const width of [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      // An open row of the wide table is not the open card of the narrow one.
      await page.goto(address);
      await shows(page);
      await settled(page);
      if (process.env['SHOTS'])
        await page.screenshot({
          path: `.shots/e2e/${name.replaceAll(' ', '-')}-${width}-${appId}.png`,
          fullPage: true,
        });
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
      expect(await findings(page), `${width} px`).toEqual([]);
      expect(await smallTargets(page), `${width} px`).toEqual([]);
      if (isWhole || width === 375) expect(await cutText(page), `${width} px`).toEqual([]);
    }
    expect(errors).toEqual([]);
    await close();
  });
});
