import type { Page } from 'playwright';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { casesOf } from '#tests/support/whole.ts';
import { bookByApi, enter, findRate, findSeats, signIn, ticketByApi } from './support/by-api.ts';
import { firstMode, modes, press, results, screens, search } from './support/accessible-screens.ts';
import type { Act, Known, Mode, Screen } from './support/accessible-screens.ts';
import { siteUrl, useBrowser } from './support/browser.ts';
import { focusOf, pressKeys } from './support/focus.ts';
import { findings, focusShown, moving, overflow, settled, smallTargets } from './support/look.ts';
import { spaceText, unreadable } from './support/reading.ts';

const { open } = useBrowser();

const known = {} as Record<Mode, Known>;
beforeAll(async () => {
  for (const [mode, { appId }] of Object.entries(modes) as [Mode, (typeof modes)[Mode]][]) {
    const session = await signIn('13800000010', appId);
    known[mode] = {
      session,
      orderId: await bookByApi(session, 32),
      ticketedId: '',
      seats: (await findSeats(session, 33)).text,
      rate: await findRate(session, 33),
    };
  }
  const { session } = known[firstMode];
  known[firstMode].ticketedId = await bookByApi(session, 35);
  await ticketByApi(session, known[firstMode].ticketedId);
});

/** Texts that cannot be read once text is spaced (WCAG 1.4.12), and, in the mode that may be resized, at 200 % of 1280 px (1.4.4). */
async function readings(page: Page, mode: Mode): Promise<string[]> {
  const before = await unreadable(page);
  // A text that ends in … by design is whole on the page that it links to.
  const found = before.filter((what) => !what.includes(' shortened '));
  const look = async (how: string) => {
    await settled(page);
    const wide = await overflow(page);
    const news = (await unreadable(page)).filter((what) => !before.includes(what));
    found.push(...news.map((what) => `${how}: ${what}`), ...(wide > 0 ? [`${how}: ${wide} px too wide`] : []));
  };
  await spaceText(page, true);
  await look('spaced');
  await spaceText(page, false);
  if (mode !== firstMode) return found;
  const { viewport } = modes[mode].options;
  await page.setViewportSize({ width: 640, height: 400 });
  await look('200 %');
  await page.setViewportSize(viewport);
  // A panel that opens before the page has heard of its width is laid out for the other one.
  await settled(page);
  return found;
}

/** Of each kind of state one: panels, loading, failed, empty, a list, a dialog, an import, fields with errors, methods, a detail, a request. walk.test.ts holds axe and width for every page. */
const kinds = new Set(
  'search,import of passengers,results on their way,results lost,no results,results,login,booking,payment,order,refund of tickets'.split(
    ',',
  ),
);
/** Shows each kind of control in forced colours: fields, a dialog, a listbox, errors. */
const forced = new Set(['booking']);
const screensIn = (mode: Mode): readonly Screen[] =>
  casesOf(
    screens.filter(({ once }) => mode === firstMode || !once),
    ({ name }) => (mode === firstMode ? kinds : forced).has(name),
  );

describe.each(Object.keys(modes) as Mode[])('%s', (mode) => {
  test.each(screensIn(mode))(
    '$name: axe finds nothing, nothing is too wide or too small or moves, all text can be read when it is spaced or doubled, the focus is kept',
    async ({ path, isPublic, appId = modes[mode].appId, before, states }) => {
      const { page, close } = await open('about:blank', modes[mode].options);
      if (!isPublic) {
        await enter(page, known[mode].session);
      } else await page.addInitScript((app) => sessionStorage.setItem('travel-embed:site:app', app), appId);
      await before?.(page);
      await page.goto(siteUrl() + path(known[mode]));
      const wrong: Record<string, string[]> = {};
      for (const [state, act] of Object.entries(states)) {
        await act(page);
        await settled(page);
        // On a busy machine a panel is placed some frames after it is there.
        const wide = await vi
          .waitUntil(async () => (await overflow(page)) <= 0, 3000)
          .then(
            () => 0,
            () => overflow(page),
          );
        const found = [
          ...(await findings(page)),
          ...(wide > 0 ? [`${wide} px too wide`] : []),
          ...(await smallTargets(page)).map((target) => `too small: ${target}`),
          ...(await moving(page)).map((what) => `moves: ${what}`),
        ];
        found.push(...(await readings(page, mode)));
        if (process.env['SHOTS'])
          await page.screenshot({
            path: `.shots/states/${mode.replaceAll(' ', '-')}-${path(known[mode]).split('?')[0]?.replaceAll('/', '_')}-${state.replaceAll(' ', '-')}.png`,
          });
        const at = await focusOf(page);
        await page.keyboard.press('Escape');
        if (at !== 'nowhere' && (await focusOf(page)) === 'nowhere')
          found.push(`the focus was at ${at} and is lost after Escape`);
        if (found.length) wrong[state] = found;
      }
      expect(wrong).toEqual({});
      await close();
    },
  );
});

const walks: [kind: string, path: (of: Known) => string, begin: Act, stops: number][] = [
  ['search', () => search, (page) => page.getByRole('button', { name: '搜索航班' }).waitFor(), 24],
  ['passengers open', () => search, (page) => press(page, 'button', /^乘客/), 6],
  ['results', results, (page) => page.getByRole('button', { name: /订票$/ }).first().waitFor(), 40],
  [
    'booking',
    ({ seats }) => `/airTicket/order_info?seats=${encodeURIComponent(seats)}&adults=1`,
    (page) => page.getByRole('heading', { name: '填写机票订单' }).waitFor(),
    50,
  ],
  [
    'payment',
    ({ orderId }) => `/pay/order/${orderId}`,
    (page) => page.getByRole('button', { name: '确认支付' }).first().waitFor(),
    24,
  ],
  ['partner plan', () => '/partner_plan_index', (page) => page.getByRole('textbox').first().focus(), 10],
];

/** A list with its filters, and a form. */
const walked = casesOf(walks, ([kind]) => kind === 'results' || kind === 'booking');
test.each(walked)('in forced colours the focus can be seen at every stop: %s', async (_, path, begin, stops) => {
  const mode = 'in forced colours';
  const { page, close } = await open('about:blank', modes[mode].options);
  await enter(page, known[mode].session);
  await page.goto(siteUrl() + path(known[mode]));
  await begin(page);
  const unseen: string[] = [];
  let reached = 0;
  for (let n = 0; n < stops; n += 1) {
    await pressKeys(page, 'Tab');
    const at = await focusOf(page);
    if (at === 'nowhere') continue;
    reached += 1;
    if (!(await focusShown(page))) unseen.push(at);
  }
  expect(unseen).toEqual([]);
  expect(reached).toBeGreaterThan(stops / 2);
  await close();
});
