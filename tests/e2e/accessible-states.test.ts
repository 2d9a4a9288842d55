import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookByApi, enter, findSeats, signIn } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import { siteUrl, useBrowser } from './support/browser.ts';
import { focusOf, pressKeys } from './support/focus.ts';
import { findings, focusShown, moving, overflow, settled, smallTargets } from './support/look.ts';
import { spaceText, unreadable } from './support/reading.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();

/** A narrow dark page, and a wide one in forced colours; both ask for less motion. 320 px is 1280 px at 400 %. */
const modes = {
  'at 320 px in the dark theme': {
    appId: 'harbour',
    options: { viewport: { width: 320, height: 720 }, reducedMotion: 'reduce' as const },
  },
  'in forced colours': {
    appId: 'default',
    options: {
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce' as const,
      forcedColors: 'active' as const,
    },
  },
};
type Mode = keyof typeof modes;
const firstMode: Mode = 'at 320 px in the dark theme';

const known = {} as Record<Mode, { session: SignedIn; orderId: string; seats: string }>;
beforeAll(async () => {
  for (const [mode, { appId }] of Object.entries(modes) as [Mode, (typeof modes)[Mode]][]) {
    const session = await signIn('13800000010', appId);
    known[mode] = { session, orderId: await bookByApi(session, 32), seats: (await findSeats(session, 33)).text };
  }
});

type Known = (typeof known)[Mode];
/** Brings the state about; open panels are closed before the next one. */
type Act = (page: Page) => Promise<unknown>;

interface Screen {
  name: string;
  path(of: Known): string;
  isPublic?: boolean;
  /** Plain text and fields that other screens have too: one mode says enough. */
  once?: boolean;
  /** Before the page is opened: sets the answers to its calls. */
  before?: Act;
  states: Record<string, Act>;
}

const press = (
  page: Page,
  role: 'button' | 'tab' | 'radio' | 'checkbox' | 'combobox' | 'link',
  name: string | RegExp,
) => page.getByRole(role, { name }).filter({ visible: true }).first().click({ force: true });
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
const search = '/airTicket/query?from=BJS&to=SHA';
const results = () => `${search}&date=${chinaDay(34)}&step=outbound`;
const onQuery = (answer: 'never' | 'lost' | 'none') => (page: Page) =>
  page.route('**/airTicket/queryFlight', async (route) => {
    if (answer === 'never') return;
    if (answer === 'lost') return route.abort();
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, flights: [] } } });
  });
const longNames: Act = (page) =>
  page.route('**/passenger/list', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const passenger of body.data.rows)
      passenger.name = passenger.name.replace(/^周砚清$/, 'WOLFESCHLEGELSTEINHAUSENBERGERDORFF/HUBERT BLAINE');
    await route.fulfill({ response, json: body });
  });

const screens: Screen[] = [
  {
    name: 'search',
    path: () => search,
    isPublic: true,
    states: {
      form: (page) => page.getByRole('button', { name: '搜索航班' }).waitFor(),
      'cities open': async (page) => {
        await page.locator('[data-field=to]').first().click();
        await page.getByRole('button', { name: '广州' }).first().waitFor();
      },
      'suggestions open': async (page) => {
        await page.locator('[data-field=to]').first().click();
        await page.getByRole('combobox', { name: '到达' }).last().fill('bei');
        await page.getByRole('option').first().waitFor();
      },
      'no such city': async (page) => {
        await page.locator('[data-field=to]').first().click();
        await page.getByRole('combobox', { name: '到达' }).last().fill('zzzz');
        await seen(page, /zzzz/);
      },
      'calendar of two days open': async (page) => {
        await press(page, 'radio', '往返');
        await press(page, 'button', /^去程/);
        await page.getByRole('grid').first().waitFor();
      },
      'passengers open': async (page) => {
        await press(page, 'button', /^乘客/);
        await page.getByRole('spinbutton').first().waitFor();
      },
    },
  },
  {
    name: 'search without an answer',
    path: () => '/airTicket/query',
    isPublic: true,
    states: {
      errors: async (page) => {
        await press(page, 'button', '搜索航班');
        await page.locator('.fs-sub.is-error').first().waitFor();
      },
    },
  },
  {
    name: 'import of passengers',
    path: () => '/myCenter/import_passengers',
    once: true,
    states: {
      'wrong file': async (page) => {
        await page
          .getByLabel('旅客名单文件')
          .setInputFiles({ name: '名单.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
        await seen(page, /请选择 .xlsx/);
      },
      'wrong cells': async (page) => {
        await page
          .getByLabel('旅客名单文件')
          .setInputFiles({
            name: '名单.csv',
            mimeType: 'text/csv',
            buffer: Buffer.from(
              '姓名,证件类型,证件号码,有效期,出生日期,性别,手机\n林9,驾驶证,EA7654321,x,1990-05-06,未知,138\n沈一禾,护照,EA7654322,2039-01-01,1990-05-06,男,',
            ),
          });
        await seen(page, '5 处有误');
      },
      'an open row': async (page) => {
        await press(page, 'radio', /^全部/);
        await press(page, 'button', '修改第 3 行');
      },
      result: async (page) => {
        await press(page, 'checkbox', /已取得以上旅客同意/);
        await press(page, 'button', '导入 1 位旅客');
        await seen(page, '还有 1 行没有导入');
      },
    },
  },
  {
    name: 'results on their way',
    path: results,
    isPublic: true,
    before: onQuery('never'),
    states: { skeletons: (page) => page.locator('.t-skel').first().waitFor() },
  },
  {
    name: 'results lost',
    path: results,
    isPublic: true,
    before: onQuery('lost'),
    states: {
      'said so': (page) =>
        page
          .getByRole('button', { name: /重试|重新/ })
          .first()
          .waitFor({ timeout: 20_000 }),
    },
  },
  {
    name: 'no results',
    once: true,
    path: results,
    isPublic: true,
    before: onQuery('none'),
    states: { 'said so': (page) => page.locator('.t-empty').first().waitFor() },
  },
  {
    name: 'results',
    path: results,
    isPublic: true,
    states: {
      'a row open': async (page) => {
        await page.getByRole('button', { name: /订票$/ }).first().click();
        await page.getByRole('button', { name: /^预订/ }).first().waitFor();
      },
      'filter open': async (page) => {
        await press(page, 'button', /^(起飞时间|筛选)/);
        await page.getByRole('dialog').first().waitFor();
      },
      'price calendar open': async (page) => {
        await press(page, 'button', /低价日历/);
        await page.getByRole('grid').first().waitFor();
      },
    },
  },
  {
    name: 'login',
    path: () => search,
    isPublic: true,
    states: {
      'dialog with errors': async (page) => {
        await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
        await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).click();
        await page.locator('.t-err, .t-strip--bad, .is-error').first().waitFor();
      },
      'code by SMS': async (page) => {
        await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
        await press(page, 'tab', '短信登录');
      },
      'forgotten password': async (page) => {
        await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
        // On a phone the login by SMS comes first.
        await press(page, 'tab', '账号登录');
        await press(page, 'button', /忘记密码/);
      },
      registration: async (page) => {
        await page.getByRole('banner').getByRole('button', { name: '登录' }).click();
        await press(page, 'button', /注册/);
      },
    },
  },
  {
    name: 'older login page',
    once: true,
    path: () => '/view/login.shtml',
    isPublic: true,
    states: {
      errors: async (page) => {
        await page.getByRole('textbox').first().waitFor();
        await page.locator('#content').getByRole('button', { name: '登录', exact: true }).click();
        await page.getByRole('alert').first().waitFor();
      },
      'code by SMS': (page) => press(page, 'tab', /短信|验证码/),
    },
  },
  {
    name: 'booking',
    path: ({ seats }) => `/airTicket/order_info?seats=${encodeURIComponent(seats)}&adults=1`,
    before: longNames,
    states: {
      'a very long name': async (page) => {
        await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
        await press(page, 'button', /^WOLFE/);
      },
      'document types open': async (page) => {
        await page.getByRole('combobox').first().click();
        await page.getByRole('option').first().waitFor();
      },
      'rules open': async (page) => {
        await press(page, 'button', /退改/);
        await page.getByRole('dialog').first().waitFor();
      },
      errors: async (page) => {
        await press(page, 'button', '提交订单');
        await page.locator('.t-err').first().waitFor();
      },
    },
  },
  {
    name: 'payment',
    path: ({ orderId }) => `/pay/order/${orderId}`,
    states: {
      methods: (page) => page.getByRole('button', { name: '确认支付' }).first().waitFor(),
      'password asked': async (page) => {
        await page.getByRole('radio', { name: /钱包/ }).check({ force: true });
        await press(page, 'button', /确认支付/);
        await page.getByRole('dialog', { name: /支付密码/ }).waitFor();
      },
      'code to scan': async (page) => {
        await page.getByRole('radio', { name: /支付宝/ }).check({ force: true });
        await press(page, 'button', /确认支付/);
        await page.getByRole('img', { name: /二维码/ }).waitFor();
      },
    },
  },
  {
    name: 'order',
    path: ({ orderId }) => `/ticket/OrderDetails/${orderId}`,
    states: {
      'to be paid': (page) => seen(page, '待支付'),
      'rules open': async (page) => {
        await press(page, 'button', /退改签规则/);
        await page.getByRole('dialog').first().waitFor();
      },
      'asked before it is cancelled': async (page) => {
        await press(page, 'button', '取消订单');
        await page.getByRole('dialog').first().waitFor();
      },
    },
  },
  {
    name: 'order of somebody else',
    once: true,
    path: () => '/ticket/OrderDetails/2099010100000001',
    states: { 'said so': (page) => page.locator('.t-empty').first().waitFor() },
  },
  {
    name: 'account centre',
    once: true,
    path: () => '/myCenter/index',
    states: { page: (page) => seen(page, '周砚清') },
  },
  {
    name: 'partner plan',
    path: () => '/partner_plan_index',
    isPublic: true,
    states: {
      'list open': async (page) => {
        await page.getByRole('combobox', { name: /合作方式/ }).click();
        await page.getByRole('option').first().waitFor();
      },
      errors: async (page) => {
        await press(page, 'button', /提交/);
        await page.locator('.t-err').first().waitFor();
      },
    },
  },
  {
    name: 'home',
    once: true,
    path: () => '/th_business_index',
    isPublic: true,
    states: { page: (page) => page.getByRole('heading').first().waitFor() },
  },
  {
    name: 'agreement',
    once: true,
    path: () => '/agreement_frame/service_agreement',
    isPublic: true,
    states: { page: (page) => page.locator('#content').getByRole('heading').first().waitFor() },
  },
  {
    name: 'mismatch',
    once: true,
    path: () => '/mismatch',
    isPublic: true,
    states: { page: (page) => page.locator('#content').locator('css=.root > :not([role=status])').first().waitFor() },
  },
];

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
  return found;
}

/** The kinds of screens that differ in forced colours: a form with panels, a list, a dialog, fields, a cashier. The others there with TEST_ALL=1 (npm run test:all). */
const forced = new Set(['search', 'results', 'login', 'booking', 'payment']);
const isLookedAt = ({ name, once }: Screen, mode: Mode) =>
  mode === firstMode || (!once && (Boolean(process.env['TEST_ALL']) || forced.has(name)));

describe.each(Object.keys(modes) as Mode[])('%s', (mode) => {
  test.each(screens.filter((screen) => isLookedAt(screen, mode)))(
    '$name: axe finds nothing, nothing is too wide or too small or moves, all text can be read when it is spaced or doubled, the focus is kept',
    async ({ path, isPublic, before, states }) => {
      const { page, close } = await open('about:blank', modes[mode].options);
      if (!isPublic) {
        await enter(page, known[mode].session);
      } else await page.addInitScript((app) => sessionStorage.setItem('travel-embed:site:app', app), modes[mode].appId);
      await before?.(page);
      await page.goto(siteUrl() + path(known[mode]));
      const wrong: Record<string, string[]> = {};
      for (const [state, act] of Object.entries(states)) {
        await act(page);
        await settled(page);
        const wide = await overflow(page);
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

const walks: [name: string, path: (of: Known) => string, begin: Act, stops: number][] = [
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

test.each(walks)('in forced colours the focus can be seen at every stop: %s', async (_, path, begin, stops) => {
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
