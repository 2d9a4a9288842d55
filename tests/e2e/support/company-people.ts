import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Level } from '#contract/company-people.ts';
import { siteUrl } from './browser.ts';
import type { useBrowser } from './browser.ts';
import { call, enter, enterHere } from './by-api.ts';
import type { SignedIn } from './by-api.ts';
import { findings, overflow, settled, smallTargets } from './look.ts';
import { loaderTag, showPartnerPage } from './partner-page.ts';

const handsOf = (page: Page) => ({
  press: (name: string | RegExp) => page.getByRole('button', { name, exact: true }).last().click(),
  type: (name: string | RegExp, text: string) => page.getByRole('textbox', { name }).last().fill(text),
  /** Of a list that opens below its field. */
  choose: async (name: string | RegExp, text: string, option: string | RegExp) => {
    const field = page.getByRole('combobox', { name }).last();
    await field.click();
    if (text) await field.fill(text);
    await page.getByRole('option', { name: option }).first().click();
  },
  read: (text: string | RegExp) => page.getByText(text).first().waitFor(),
});

/** The server has brought a case before this member. */
const waits = ({ token, appId }: SignedIn) =>
  expect
    .poll(
      async () =>
        (await call<{ total: number }>('/travel/audit/list', { token, box: 'todo', side: 'all' }, appId)).total,
    )
    .toBeGreaterThan(0);

/** The screen of a phone complies: no finding of axe, nothing that sticks out, nothing too small to press. */
export async function fitsPhone(page: Page): Promise<void> {
  await settled(page);
  expect([await findings(page), await overflow(page), await smallTargets(page)]).toEqual([[], 0, []]);
}

/** Fills in what a booking from an application still wants: the traveller is there, the agreements are not. */
export async function agreeAll(page: Page): Promise<void> {
  // A press before the member's documents have come names the missing fields, and orders nothing.
  await page
    .getByRole('group', { name: /^(乘机人|乘车人) 1/ })
    .or(page.getByRole('region', { name: /^(乘机人|乘车人) 1/ }))
    .or(page.getByRole('heading', { name: '入住人' }))
    .first()
    .waitFor();
  // The price is held for the traveller who was filled in.
  await page.waitForLoadState('networkidle');
  for (const box of await page.getByRole('checkbox', { name: /我已阅读并同意|同意将上述证件信息/ }).all())
    if (!(await box.isChecked())) await box.press('Space');
}

/** The company pays all that is due by its credit; the page after it is the product's. */
export async function confirmByCompany(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /公司授信支付/ }).check({ force: true });
  await page
    .getByRole('button', { name: /^确认支付/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: '输入支付密码' });
  await dialog.getByRole('textbox', { name: /支付密码/ }).fill('135790');
  await dialog.getByRole('button', { name: '确认支付' }).click();
}

/** The same of an order, whose payment has a page of its own. */
export async function payByCompany(page: Page): Promise<void> {
  await confirmByCompany(page);
  await page
    .getByText(/支付成功/)
    .first()
    .waitFor();
}

export const submitBooking = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: /^提交(订单|并占座|审批)$/ })
    .filter({ visible: true })
    .first()
    .click();

/** P6 of the traveller: whether changes and refunds are approved, and orders above the standard. */
export async function askApprovals({ token, appId }: SignedIn, { changes, over }: { changes: 0 | 1; over: 0 | 1 }) {
  const { levels } = await call<{ levels: Level[] }>('/company/levels', { token }, appId);
  const own = levels.find(({ name }) => name.startsWith('P6')) as Level;
  const { id: levelId, name, rank, version } = own;
  const flags = { approveFlag: 1, feeFlag: 0, changeApprove: changes, overproof: 1, overApprove: over };
  const requestId = crypto.randomUUID();
  await call('/company/level/save', { token, requestId, levelId, version, name, rank, ...flags }, appId);
}

/** Pages of people of a company, and the ways of their hands. */
export function createPeople(open: ReturnType<typeof useBrowser>['open']) {
  /** A page of the site with a member. */
  async function siteAs(session: SignedIn, path: string) {
    const opened = await open('about:blank');
    const { page } = opened;
    await enter(page, session);
    await page.goto(`${siteUrl()}${path}`);
    return { ...opened, ...handsOf(page) };
  }

  /** The account centre on a partner's page, on a phone. */
  async function partnerAs(session: SignedIn, path: string) {
    const opened = await open('about:blank', { viewport: { width: 375, height: 812 } });
    const { page } = opened;
    await showPartnerPage(
      page,
      '<div data-travel-widget="account-centre" data-router="hash" data-load="eager"></div>',
      `<title>A partner's page</title>${loaderTag()}`,
    );
    await enterHere(page, session);
    const bare = page.url();
    const go = async (to: string) => {
      await page.goto(`${bare}#account-centre=${to.replaceAll('&', '%26')}`);
      await page.reload();
    };
    await go(path);
    return { ...opened, ...handsOf(page), go };
  }

  /** On a partner's page, by phone: the card of the case, its sheet, agreed. `why`: words that the page has to say; `list`: that of trips or of orders. */
  async function decideByPhone(
    session: SignedIn,
    title: RegExp,
    why: string | RegExp,
    list = '/travel/audit',
  ): Promise<void> {
    await waits(session);
    const { page, read, errors, close } = await partnerAs(session, list);
    await page.getByRole('link', { name: title }).first().click();
    await read(why);
    await fitsPhone(page);
    await page.getByRole('button', { name: '同意', exact: true }).click();
    // The word may stand there for those who agreed before.
    const decided = page.waitForResponse('**/travel/audit/decide');
    await page.getByRole('button', { name: '确认同意', exact: true }).click();
    await decided;
    await read(/已同意/);
    expect(errors).toEqual([]);
    await close();
  }
  return { siteAs, partnerAs, decideByPhone };
}
