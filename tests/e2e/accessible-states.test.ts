import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { casesOf, isWhole } from '#tests/support/whole.ts';
import { bookByApi, enter, findRate, findSeats, signIn, ticketByApi } from './support/by-api.ts';
import { firstMode, modes, press, results, screens, search } from './support/accessible-screens.ts';
import type { Act, Known, Mode, Screen } from './support/accessible-screens.ts';
import { remaining } from './support/at-rest.ts';
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
  known[firstMode].ticketedId = await bookByApi(session, 37);
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
    const news = await unreadable(page, (what) => before.includes(what));
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

/** A state of each kind; walk.test.ts holds the width of every page. All states of all screens in a whole run. */
const kinds: Readonly<Record<Mode, Readonly<Record<string, readonly string[]>>>> = {
  'at 320 px in the dark theme': {
    // A panel, and one with a grid.
    search: ['suggestions open', 'calendar of two days open'],
    'import of passengers': ['wrong cells'],
    'results on their way': ['skeletons'],
    'results lost': ['said so'],
    results: ['a row open'],
    // A dialog, fields with errors.
    login: ['dialog with errors'],
    booking: ['a very long name', 'errors'],
    payment: ['password asked'],
    order: ['rules open'],
    'refund of tickets': ['a proof is missing'],
  },
  // Fields with errors and a listbox.
  'in forced colours': { booking: ['document types open', 'errors'] },
};
const screensIn = (mode: Mode): readonly Screen[] =>
  casesOf(
    screens.filter(({ once }) => mode === firstMode || !once),
    ({ name }) => name in kinds[mode],
  );

test('each state that is judged in every run is in the table', () => {
  const unknown = Object.values(kinds).flatMap((byScreen) =>
    Object.entries(byScreen).flatMap(([name, states]) => {
      const screen = screens.find((one) => one.name === name);
      return states.filter((state) => !screen?.states[state]).map((state) => `${name}: ${state}`);
    }),
  );
  expect(unknown).toEqual([]);
});

describe.each(Object.keys(modes) as Mode[])('%s', (mode) => {
  test.each(screensIn(mode))(
    '$name: axe finds nothing, nothing is too wide or too small or moves, all text can be read when it is spaced or doubled, the focus is kept',
    async ({ name, path, isPublic, appId = modes[mode].appId, before, states }) => {
      const { page, close } = await open('about:blank', modes[mode].options);
      if (!isPublic) {
        await enter(page, known[mode].session);
      } else await page.addInitScript((app) => sessionStorage.setItem('travel-embed:site:app', app), appId);
      await before?.(page);
      await page.goto(siteUrl() + path(known[mode]));
      const wrong: Record<string, string[]> = {};
      const isJudged = (state: string) => isWhole || kinds[mode][name]?.includes(state) === true;
      // One state leads to the next.
      const last = Object.keys(states).findLastIndex(isJudged);
      for (const [state, act] of Object.entries(states).slice(0, last + 1)) {
        await act(page);
        await settled(page);
        if (!isJudged(state)) {
          await page.keyboard.press('Escape');
          continue;
        }
        // On a busy machine a panel is placed some frames after it is there.
        expect(await overflow(page), `${state}: px too wide`).toBe(0);
        const found = [
          ...(await findings(page)),
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
        const isLost = async () => ((await focusOf(page)) === 'nowhere' ? [at] : []);
        if (at !== 'nowhere' && (await remaining(isLost)).length)
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
