import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { casesOf } from '#tests/support/whole.ts';
import { enter, signIn, tradeOf } from './support/by-api.ts';
import { advanceClock, partnerUrl, productNow, siteUrl, smsCode, useBrowser } from './support/browser.ts';
import { focusOf, pressKeys, tabTo } from './support/focus.ts';
import { payByPhone } from './support/main-journey.ts';

const { open } = useBrowser();
/** Of the account that goes through by keyboard. */
const mobilePhone = '13800000041';

/** `YYYY-MM-DD` of a day in UTC, by plain date arithmetic: the product's own is what is tested. */
const written = (date: Date) => date.toISOString().slice(0, 10);
const midMonth = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 2, 11));
/** A Wednesday between the 11th and the 17th, two months on: a week each way stays in its month. */
const base = new Date(midMonth.getTime() + ((3 - midMonth.getUTCDay() + 7) % 7) * 86_400_000);
const day = (days: number) => written(new Date(base.getTime() + days * 86_400_000));
/** So many days from now. */
const inChina = (days: number) => written(new Date(productNow() + 8 * 3_600_000 + days * 86_400_000));
const month = (months: number) =>
  written(new Date(Date.UTC(base.getUTCFullYear(), base.getUTCMonth() + months, base.getUTCDate())));

interface KeyTable {
  /** The pattern of the ARIA Authoring Practices whose keys these are. */
  pattern: string;
  path: string;
  width?: number;
  as?: string;
  /** Brings the control to where each row begins. */
  begin(page: Page): Promise<unknown>;
  /** Keys → where the focus is then, in the words of `focusOf`. */
  rows: Record<string, string>;
}

const search = '/airTicket/query?from=BJS&to=SHA';
const fromKeys = async (page: Page, role: 'button' | 'combobox', name: string | RegExp, keys = '') => {
  await page.keyboard.press('Escape');
  await page.getByRole(role, { name }).first().focus();
  await pressKeys(page, keys);
};

const tables: KeyTable[] = [
  {
    pattern: 'combobox, editable, list autocomplete: the list is closed',
    path: search,
    begin: (page) => fromKeys(page, 'combobox', '到达'),
    rows: {
      ArrowDown: '到达 open',
      'Alt+ArrowDown': '到达 open',
      ArrowUp: '到达 open',
      'ArrowDown Escape': '到达 closed',
      'ArrowDown Alt+ArrowUp': '到达 closed',
      'Alt+ArrowUp': '到达 closed',
      Tab: '去程 closed',
      'Shift+Tab': '交换出发与到达',
      'ArrowDown Shift+Tab': '交换出发与到达',
    },
  },
  {
    pattern: 'combobox, editable, list autocomplete: something is typed',
    path: search,
    begin: async (page) => {
      await fromKeys(page, 'combobox', '到达');
      await page.getByRole('combobox', { name: '到达' }).fill('bei');
      await page.getByRole('option').first().waitFor();
    },
    rows: {
      // The city of the other end can be chosen as well: both swap.
      '': '到达 › 北京 open',
      ArrowDown: '到达 › 北京首都机场 open',
      'ArrowDown ArrowDown': '到达 › 北京大兴机场 open',
      ArrowUp: '到达 › 呼伦贝尔 open',
      'ArrowDown ArrowUp': '到达 › 北京 open',
      Enter: '到达 closed',
      'ArrowDown Enter': '到达 closed',
      Escape: '到达 closed',
      'Alt+ArrowUp': '到达 closed',
      Tab: '去程 closed',
      'Shift+Tab': '交换出发与到达',
      // The text box keeps the keys of a text box.
      'Home Delete': '到达 › 北京 open',
      'ArrowLeft ArrowLeft Delete': '到达 › 毕节 open',
      'Home ArrowRight End Backspace': '到达 › 北京 open',
    },
  },
  {
    pattern: 'date picker dialog: the grid of days',
    path: `${search}&date=${day(0)}&step=form`,
    begin: async (page) => {
      await fromKeys(page, 'button', /^去程/, 'Enter');
      await page.locator(`[data-day="${day(0)}"]:focus`).waitFor();
    },
    rows: {
      '': day(0),
      ArrowRight: day(1),
      ArrowLeft: day(-1),
      ArrowDown: day(7),
      ArrowUp: day(-7),
      Home: day(-2),
      End: day(4),
      PageDown: month(1),
      PageUp: month(-1),
      'PageDown PageDown': month(2),
      // A year on there are no flights yet: the last day that can be booked.
      get 'Shift+PageDown'() {
        return inChina(364);
      },
      get 'Shift+PageUp'() {
        return inChina(0);
      },
      Enter: '去程 closed',
      Space: '去程 closed',
      'ArrowRight Escape': '去程 closed',
      'Shift+Tab': '下个月',
      'Shift+Tab Shift+Tab': '上个月',
      Tab: '乘客 closed',
      'ArrowRight Enter': '去程 closed',
    },
  },
  {
    pattern: 'dialog (modal) and tabs: the login',
    path: search,
    begin: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: '登录' }).focus();
      await pressKeys(page, 'Enter');
      await page.getByRole('dialog').getByRole('textbox', { name: '账号' }).waitFor();
      await expect.poll(() => focusOf(page)).toBe('账号');
    },
    rows: {
      '': '账号',
      Tab: '登录密码',
      'Shift+Tab': '账号登录 selected',
      'Shift+Tab Shift+Tab': '关闭',
      // Round and round, never to the page behind.
      'Shift+Tab Shift+Tab Shift+Tab': '免费注册',
      'Shift+Tab Shift+Tab Shift+Tab Tab': '关闭',
      Escape: '登录',
      'Shift+Tab Escape': '登录',
      'Shift+Tab Shift+Tab Enter': '登录',
      'Shift+Tab Shift+Tab Space': '登录',
      'Shift+Tab ArrowRight': '短信登录 selected',
      'Shift+Tab ArrowLeft': '短信登录 selected',
      'Shift+Tab ArrowRight ArrowRight': '账号登录 selected',
      'Shift+Tab End': '短信登录 selected',
      'Shift+Tab End Home': '账号登录 selected',
      'Shift+Tab End Tab': '手机号',
    },
  },
  {
    pattern: 'radio group, one tab stop: the kind of trip',
    path: search,
    begin: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: '单程' }).click();
    },
    rows: {
      ArrowRight: '往返 checked',
      ArrowDown: '往返 checked',
      ArrowLeft: '往返 checked',
      ArrowUp: '往返 checked',
      'ArrowRight ArrowRight': '单程 checked',
      'ArrowRight Space': '往返 checked',
      Tab: '仅看直飞',
    },
  },
  {
    pattern: 'spinbutton and native radio group: the passengers',
    path: search,
    begin: async (page) => {
      await fromKeys(page, 'button', /^乘客/, 'Enter');
      await page.getByRole('spinbutton', { name: '成人' }).focus();
      await pressKeys(page, 'Home');
    },
    rows: {
      '': '成人 1',
      ArrowUp: '成人 2',
      'ArrowUp ArrowDown': '成人 1',
      ArrowDown: '成人 1',
      End: '成人 9',
      'End Home': '成人 1',
      Tab: '儿童 0',
      'Tab Tab Tab': '经济舱 checked',
      Escape: '乘客 closed',
    },
  },
  {
    pattern: 'combobox, select only, and its listbox: the kind of cooperation',
    path: '/partner_plan_index',
    begin: (page) => fromKeys(page, 'combobox', /合作方式/),
    rows: {
      '': '合作方式 closed',
      ArrowDown: '合作方式 › 企业差旅 open',
      'Alt+ArrowDown': '合作方式 › 企业差旅 open',
      ArrowUp: '合作方式 › 企业差旅 open',
      Enter: '合作方式 › 企业差旅 open',
      Space: '合作方式 › 企业差旅 open',
      Home: '合作方式 › 企业差旅 open',
      End: '合作方式 › 资源供应 open',
      'Enter ArrowDown': '合作方式 › 渠道分销 open',
      'Enter End ArrowDown': '合作方式 › 资源供应 open',
      'Enter ArrowUp': '合作方式 › 企业差旅 open',
      'Enter End Home': '合作方式 › 企业差旅 open',
      'Enter PageDown': '合作方式 › 资源供应 open',
      'Enter PageDown PageUp': '合作方式 › 企业差旅 open',
      'Enter Escape': '合作方式 closed',
      'Enter ArrowDown Escape': '合作方式 closed',
      'Enter Enter': '合作方式 closed',
      'Enter Space': '合作方式 closed',
      'Enter Alt+ArrowUp': '合作方式 closed',
      'Enter Tab': '补充说明',
    },
  },
  {
    pattern: 'menu button: the menu of a narrow head',
    path: '/partner_plan_index',
    width: 375,
    begin: (page) => fromKeys(page, 'button', '菜单'),
    rows: {
      '': '菜单 closed',
      Enter: '商旅首页',
      Space: '商旅首页',
      ArrowDown: '商旅首页',
      ArrowUp: '注册',
      'ArrowDown ArrowDown': '行程预订',
      'ArrowDown ArrowUp': '注册',
      'ArrowUp ArrowDown': '商旅首页',
      'ArrowDown End': '注册',
      'ArrowUp Home': '商旅首页',
      'ArrowDown Escape': '菜单 closed',
      'ArrowDown Shift+Tab': '登录',
      'ArrowDown Tab': '立即申请',
    },
  },
  {
    pattern: 'menu button: navigation of the site',
    path: search,
    as: '13800000071',
    begin: (page) => fromKeys(page, 'button', '差旅订单'),
    rows: {
      '': '差旅订单 closed',
      Enter: '机票订单',
      Space: '机票订单',
      ArrowDown: '机票订单',
      ArrowUp: '酒店订单',
      'ArrowDown ArrowDown': '公务票订单',
      'ArrowDown ArrowUp': '酒店订单',
      'ArrowUp ArrowDown': '机票订单',
      'ArrowDown End': '酒店订单',
      'ArrowUp Home': '机票订单',
      'ArrowDown Escape': '差旅订单 closed',
      'ArrowDown Tab': '人员管理 closed',
      'ArrowDown Shift+Tab': '差旅订单 closed',
    },
  },
  {
    pattern: 'tree view, several may be chosen: departments and people',
    path: '/test_tree_transfer',
    as: '13800000070',
    begin: async (page) => {
      // Every branch closed, the first one active.
      await page.getByRole('tree').focus();
      await pressKeys(page, 'Home ArrowLeft ArrowDown ArrowLeft ArrowDown ArrowLeft ArrowDown ArrowLeft Home');
    },
    rows: {
      '': '员工 › 上海总部 closed mixed',
      ArrowDown: '员工 › 北京分公司 closed',
      'ArrowDown ArrowUp': '员工 › 上海总部 closed mixed',
      ArrowUp: '员工 › 上海总部 closed mixed',
      End: '员工 › 成都分公司 closed',
      'End Home': '员工 › 上海总部 closed mixed',
      PageDown: '员工 › 成都分公司 closed',
      'End PageUp': '员工 › 上海总部 closed mixed',
      ArrowRight: '员工 › 上海总部 open mixed',
      'ArrowRight ArrowRight': '员工 › 销售部 closed mixed',
      'ArrowRight ArrowRight ArrowRight ArrowRight': '员工 › 王佳怡 checked',
      'ArrowRight ArrowRight ArrowRight ArrowRight ArrowLeft ArrowLeft': '员工 › 销售部 closed mixed',
      'ArrowRight ArrowRight ArrowLeft': '员工 › 上海总部 open mixed',
      'ArrowDown Space': '员工 › 北京分公司 closed checked',
      'ArrowDown Enter': '员工 › 北京分公司 closed',
      'Shift+Tab': '搜索名称或编号',
      Tab: '清空',
      // All of the level: the second is open too.
      '* ArrowDown ArrowDown': '员工 › 市场部 closed mixed',
      '* PageDown ArrowDown': '员工 › 北京分公司 open',
    },
  },
];

async function stand({ path, width = 1280, as }: KeyTable) {
  const opened = await open('about:blank', { viewport: { width, height: 900 } });
  if (as) {
    await enter(opened.page, await signIn(as));
  }
  await opened.page.goto(siteUrl() + path);
  await opened.page.locator('#content').locator('css=.root > :not([role=status])').first().waitFor();
  return opened;
}

/** Their keys are pressed without a browser too (tests of combobox, calendar, select, tree), or by another table. */
const alsoWithoutBrowser = /^combobox|grid of days|spinbutton|navigation of the site|tree view/;

test.each(casesOf(tables, ({ pattern }) => !alsoWithoutBrowser.test(pattern)))('$pattern', async (table) => {
  const { page, errors, close } = await stand(table);
  const found: Record<string, string> = {};
  for (const [keys, wanted] of Object.entries(table.rows)) {
    await table.begin(page);
    await pressKeys(page, keys);
    // Waits for answers of the server and chunks, no longer than a person would.
    await expect
      .poll(() => focusOf(page), { interval: 30 })
      .toBe(wanted)
      .catch(() => undefined);
    found[keys] = await focusOf(page);
  }
  expect(found).toEqual(table.rows);
  expect(errors).toEqual([]);
  await close();
});

test('from the search to the ticketed order by keyboard alone', async () => {
  const { page, errors, close } = await open(`${partnerUrl()}/plain.html`);
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  await page.evaluate(`(window.told = [], TravelEmbed.on('order', ({ detail }) => told.push(detail)), true)`);
  const keys = (text: string) => pressKeys(page, text);
  // Reached by Tab, its text is selected: typing replaces it.
  await tabTo(page, /^到达/);
  await page.keyboard.type('shanghai');
  await expect.poll(() => focusOf(page)).toBe('到达 › 上海 open');
  await keys('Enter');
  await tabTo(page, /^去程/);
  await keys('Enter');
  await expect.poll(() => focusOf(page)).toMatch(/^\d{4}-/);
  await keys('PageDown Enter');
  await tabTo(page, /^搜索航班/);
  await keys('Enter');
  await page.getByRole('button', { name: /订票$/ }).first().waitFor();

  await tabTo(page, /^隐藏共享航班/);
  await tabTo(page, /航空 closed$/);
  await keys('Enter');
  await tabTo(page, /^预订/);
  await keys('Enter');
  await expect.poll(() => focusOf(page)).toBe('手机号');
  await page.keyboard.type(mobilePhone);
  await tabTo(page, /^获取验证码/);
  const sent = page.waitForResponse('**/login/appNewLoginPhoneCode');
  await keys('Enter');
  await sent;
  await expect.poll(() => focusOf(page)).toBe('短信验证码');
  await page.keyboard.type(await smsCode(mobilePhone));
  await keys('Enter');

  await page.getByRole('heading', { name: '填写机票订单' }).waitFor();
  await tabTo(page, /^陆文博/);
  await keys('Space');
  await tabTo(page, /^我已阅读并同意/);
  await keys('Space');
  await tabTo(page, /^同意将上述证件信息/);
  await keys('Space');
  await tabTo(page, /^提交订单/);
  await keys('Enter');

  await page.getByRole('button', { name: /确认支付/ }).waitFor();
  await tabTo(page, /支付/);
  await keys('ArrowDown');
  await tabTo(page, /^确认支付/);
  await keys('Enter');
  await page.getByRole('img', { name: /二维码/ }).waitFor();
  const orders = await page.evaluate<{ orderId: string }[]>('told');
  const token = await page.evaluate<string>(`JSON.parse(sessionStorage.getItem('travel-embed:default:token'))`);
  await payByPhone(await tradeOf(token, orders[0]?.orderId ?? ''));
  await page.getByText('订单支付成功').first().waitFor();
  await advanceClock(60);
  await tabTo(page, /^查看订单/);
  await keys('Enter');
  await page.getByText('已出票').first().waitFor();
  expect(errors).toEqual([]);
  await close();
});
