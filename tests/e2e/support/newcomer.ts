import type { Locator, Page } from 'playwright';
import { advanceClock, helper, smsCode } from './browser.ts';
import type { useBrowser } from './browser.ts';
import { withoutNewer } from './floor.ts';
import { loaderTag, showPartnerPage } from './partner-page.ts';

/**
 * A partner's page with the built bundle, on the oldest browser it may run in. `faults` answers with every error panel,
 * console line, error of the page and exception report so far.
 */
export async function openPartnerPage(
  open: ReturnType<typeof useBrowser>['open'],
  widget: string,
  { tag = '', prepare }: { tag?: string; prepare?: (page: Page) => Promise<unknown> } = {},
) {
  const { page, close } = await open('about:blank');
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`error: ${String(error)}`));
  page.on('console', (line) => faults.push(`console ${line.type()}: ${line.text()}`));
  page.on('request', (request) => {
    if (request.url().includes('/buryingPoint/')) faults.push(`report: ${request.postData()}`);
  });
  await prepare?.(page);
  await page.addInitScript(withoutNewer);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    addEventListener('error', ({ message }) => heard.push(`window: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => heard.push(`promise: ${String(reason)}`));
    addEventListener('travel:error', (event) => heard.push(`event: ${JSON.stringify((event as CustomEvent).detail)}`));
  });
  await showPartnerPage(
    page,
    `<div id="box" data-travel-widget="${widget}" data-load="eager" data-from="BJS" data-to="SHA"></div>`,
    loaderTag(`data-router="hash" ${tag}`),
  );
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });
  const field = (name: string | RegExp, within: Page | Locator = page) =>
    within
      .getByRole('textbox', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first();
  const press = (name: string | RegExp, within?: Page | Locator) => button(name, within).last().click();
  const read = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first().waitFor();
  async function fill(values: Record<string, string>, within?: Page | Locator) {
    for (const [name, text] of Object.entries(values)) await field(name, within).fill(text);
  }
  /** Asks for a code and types it. */
  async function code(phone: string, label = '短信验证码') {
    await advanceClock(61);
    const sent = page.waitForResponse(/\/common\/sendCode|PhoneCode/);
    await button('获取验证码').last().click();
    await sent;
    await field(label).fill(await smsCode(phone));
  }
  return {
    page,
    close,
    faults: async () => [...faults, ...(await page.evaluate(() => (window as unknown as { heard: string[] }).heard))],
    button,
    field,
    press,
    fill,
    read,
    code,
    /** From the page's 登录 to the end of the registration of a new member. */
    async register(phone: string, password: string) {
      await press('登录');
      await press('免费注册');
      await fill({ 手机号: phone });
      await code(phone);
      await fill({ 登录密码: password });
      await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
      await press('注册', page.getByRole('dialog'));
      await read('恭喜您，注册成功！');
      await press('完成');
    },
    async captcha() {
      const dealt = await page.locator('[data-captcha]').last().getAttribute('data-captcha');
      return String((await helper(`/sandbox/captcha?randomCode=${dealt}`))['code']);
    },
    ask: () =>
      page.evaluate(() => void (window as unknown as { TravelEmbed: { login(): unknown } }).TravelEmbed.login()),
    leave: () =>
      page.evaluate(() => (window as unknown as { TravelEmbed: { logout(): Promise<void> } }).TravelEmbed.logout()),
    /** A place of the widget, as a link of the page would open it. */
    async goTo(place: string) {
      await page.evaluate(([name, to]) => (location.hash = `${name}=${to}`), [widget, place]);
    },
  };
}
export type Partner = Awaited<ReturnType<typeof openPartnerPage>>;

/** A number that no other test has used. */
export const newPhone = (start: string): string => `${start}${String(Date.now()).slice(-8)}`;
