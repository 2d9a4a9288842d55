import type { Page } from 'playwright';
import type { SignedIn } from './by-api.ts';
import { chinaDay, chooseList } from './steps.ts';

const reducedMotion = 'reduce' as const;
/** A narrow dark page, and a wide one in forced colours; both ask for less motion. 320 px is 1280 px at 400 %. */
export const modes = {
  'at 320 px in the dark theme': {
    appId: 'harbour',
    options: { viewport: { width: 320, height: 720 }, reducedMotion },
  },
  'in forced colours': {
    appId: 'default',
    options: { viewport: { width: 1280, height: 800 }, reducedMotion, forcedColors: 'active' as const },
  },
};
export type Mode = keyof typeof modes;
export const firstMode: Mode = 'at 320 px in the dark theme';

/** The logged-in member, an order of theirs, one with tickets (in the first mode), and a fare to book. */
export interface Known {
  session: SignedIn;
  orderId: string;
  ticketedId: string;
  seats: string;
  /** A rate of a hotel, in the query of the order form. */
  rate: string;
}
/** Brings the state about; open panels are closed before the next one. */
export type Act = (page: Page) => Promise<unknown>;

export interface Screen {
  name: string;
  path(of: Known): string;
  isPublic?: boolean;
  /** In place of the application of the mode. */
  appId?: string;
  /** Plain text and fields that other screens have too: one mode says enough. */
  once?: boolean;
  /** Before the page is opened: sets the answers to its calls. */
  before?: Act;
  states: Record<string, Act>;
}

export const press = (
  page: Page,
  role: 'button' | 'tab' | 'radio' | 'checkbox' | 'combobox' | 'link',
  name: string | RegExp,
) => page.getByRole(role, { name }).filter({ visible: true }).first().click({ force: true });
const seen = (page: Page, text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
export const search = '/airTicket/query?from=BJS&to=SHA';
export const results = () => `${search}&date=${chinaDay(34)}&step=outbound`;
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

export const screens: Screen[] = [
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
      'wrong file': (page) => chooseList(page, 'x', 'pdf').then(() => seen(page, /请选择 .xlsx/)),
      'columns to map': async (page) => {
        await chooseList(page, '别名,姓名,Paper\n小林,林一禾,EA7654322');
        await press(page, 'combobox', '别名');
        await page.getByRole('option', { name: '姓名', exact: true }).click();
        await seen(page, /“姓名”已对应/);
      },
      'wrong cells': async (page) => {
        await press(page, 'button', '换一个文件');
        await chooseList(
          page,
          '姓名,证件类型,证件号码,有效期,出生日期,性别,手机\n林9,驾驶证,EA7654321,x,1990-05-06,未知,138\n沈一禾,护照,EA7654322,2039-01-01,1990-05-06,男,',
        );
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
          .waitFor(),
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
    // That of the first mode shows the older dialog.
    appId: 'default',
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
    name: 'order of a stay',
    path: ({ rate }) => `/hotel/orderInfo?${rate}`,
    before: longNames,
    states: {
      'a very long name': async (page) => {
        await page.getByRole('heading', { name: '填写酒店订单' }).waitFor();
        await press(page, 'button', /^WOLFE/);
      },
      'invoice and errors': async (page) => {
        await press(page, 'radio', /由平台开具|由酒店前台开具/);
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
    name: 'refund of tickets',
    once: true,
    path: ({ ticketedId }) => `/ticket/OrderDetails/${ticketedId}?sale=refund`,
    states: {
      quoted: (page) => seen(page, '预计退回'),
      'a proof is missing': async (page) => {
        await press(page, 'button', '退票');
        await press(page, 'radio', '非自愿');
        await press(page, 'radio', '乘机人患病，不宜乘机');
        await seen(page, '退票费（免）');
        await press(page, 'button', /^确认退票/);
        await seen(page, '请上传证明材料');
      },
    },
  },
  {
    name: 'change of tickets',
    once: true,
    path: ({ ticketedId }) => `/ticket/OrderDetails/${ticketedId}?sale=change`,
    states: {
      'flights of the day': (page) => page.getByRole('table', { name: '可改签的航班' }).waitFor(),
      'old and new': async (page) => {
        await press(page, 'button', '改签');
        await press(page, 'button', /^选择 /);
        await seen(page, '原航班');
      },
    },
  },
  {
    name: 'trips, and the messages over them',
    once: true,
    path: () => '/order/list?view=trips',
    states: {
      trips: (page) => page.locator('#content').getByRole('region').nth(1).waitFor(),
      'messages open': async (page) => {
        await press(page, 'button', /^消息/);
        await page.getByRole('dialog', { name: '消息' }).getByRole('listitem').first().waitFor();
      },
    },
  },
  {
    name: 'member benefits',
    once: true,
    path: () => '/myCenter/index?view=benefits',
    states: { page: (page) => page.getByRole('region', { name: '我的权益' }).waitFor() },
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
