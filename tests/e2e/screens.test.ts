import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { casesOf, isWhole } from '#tests/support/whole.ts';
import { siteUrl, useBrowser } from './support/browser.ts';
import { findings, overflow, settled } from './support/look.ts';
import { bookByApi, enter, findSeats, signIn } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();

const themes = ['default', 'skyline', 'harbour', 'meadow'] as const;
/** The dark theme is looked at by accessible-states.test.ts, in more states of the same screens; here in a whole run. */
const held = casesOf(themes, (appId) => appId !== 'harbour');
const sessions = new Map<string, { session: SignedIn; orderId: string; seats: string }>();
beforeAll(async () => {
  for (const appId of held) {
    const session = await signIn('13800000010', appId);
    sessions.set(appId, { session, orderId: await bookByApi(session), seats: (await findSeats(session, 31)).text });
  }
});

/** Name of a screen → its path and what shows that it is there. */
const screens: [
  name: string,
  path: (of: { orderId: string; seats: string }) => string,
  shows: (page: Page) => Promise<unknown>,
][] = [
  [
    'search form',
    () => '/airTicket/query?from=BJS&to=SHA',
    (page) => page.getByRole('button', { name: '搜索航班' }).waitFor(),
  ],
  [
    'results with an open row',
    () => `/airTicket/query?from=BJS&to=SHA&date=${chinaDay(33)}&step=outbound`,
    async (page) => {
      await page.getByRole('button', { name: /订票$/ }).first().click();
      await page.getByRole('button', { name: /^预订/ }).first().waitFor();
    },
  ],
  [
    'booking',
    ({ seats }) => `/airTicket/order_info?seats=${encodeURIComponent(seats)}&adults=1`,
    (page) => page.getByRole('heading', { name: '填写机票订单' }).waitFor(),
  ],
  [
    'payment',
    ({ orderId }) => `/pay/order/${orderId}`,
    (page) => page.getByRole('button', { name: '确认支付' }).first().waitFor(),
  ],
  [
    'booking of a government-purchase ticket',
    ({ seats }) => `/airTicket/order_info_office?seats=${encodeURIComponent(seats)}&adults=1`,
    (page) => page.getByRole('textbox', { name: /单位银行卡号/ }).waitFor(),
  ],
  [
    'member benefits',
    () => '/myCenter/index?view=benefits',
    (page) => page.getByRole('button', { name: '购买 自助服务卡 ¥200' }).waitFor(),
  ],
  [
    'order detail',
    ({ orderId }) => `/ticket/OrderDetails/${orderId}`,
    (page) => page.getByText('待支付').first().waitFor(),
  ],
];

/**
 * A list in one light theme, a form in the other (src/theme/contrast.test.ts holds the colours of all); in the first
 * theme those that accessible-states.test.ts does not show.
 */
const kinds: Readonly<Record<(typeof themes)[number], readonly string[]>> = {
  default: ['booking of a government-purchase ticket', 'member benefits'],
  skyline: ['results with an open row'],
  harbour: [],
  meadow: ['booking'],
};
const screensIn = (appId: (typeof themes)[number]) => casesOf(screens, ([name]) => kinds[appId].includes(name));

describe.each(held)('in %s', (appId) => {
  test.each(screensIn(appId))('%s: axe finds nothing, nothing is wider than the window', async (name, path, shows) => {
    const known = sessions.get(appId);
    if (!known) throw new Error('no session');
    const { page, errors, close } = await open('about:blank');
    await enter(page, known.session);
    await page.goto(siteUrl() + path(known));
    await shows(page);
    // A theme changes colours and shapes; a screen that fits at 320 px in one theme fits in all.
    for (const width of appId === 'default' ? [1280, 375, 320] : [1280, 375]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      if (process.env['SHOTS'])
        await page.screenshot({
          path: `.shots/e2e/${name.replaceAll(' ', '-')}-${width}-${appId}.png`,
          fullPage: true,
        });
      expect(await overflow(page), `${width} px`).toBe(0);
      // Its colours are the same at every width.
      const isJudged = appId === 'default' ? width !== 320 : isWhole || width === 1280;
      if (isJudged) expect(await findings(page), `${width} px`).toEqual([]);
    }
    expect(errors).toEqual([]);
    await close();
  });
});
