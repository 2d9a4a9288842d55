import type { Page } from 'playwright';
import { expect } from 'vitest';
import { dayAt, dayMs } from '#domain/china-time.ts';
import { smsResendSeconds } from '#domain/account/sms-code.ts';
import { advanceClock, helper, productNow, sandboxUrl, smsCode } from './browser.ts';

/** Steps of a traveller, by role and label as a person finds them. */

export const chinaDay = (days: number): string => dayAt(productNow() + days * dayMs);

/**
 * Listens for the next answer of a call, and then tells what it is once the page has it: taken on the wire, since the
 * browser keeps no body that the page has read as a stream.
 */
async function nextAnswer<T>(page: Page, path: string): Promise<() => Promise<T>> {
  let listening: Promise<unknown> | undefined;
  const answered = new Promise<T>((resolve, reject) => {
    listening = page.route(
      `**${path}`,
      async (route) => {
        try {
          const response = await route.fetch();
          const answer = (await response.json()) as T;
          await route.fulfill({ response });
          resolve(answer);
        } catch (error) {
          reject(error as Error);
        }
      },
      { times: 1 },
    );
  });
  await listening;
  return () => answered;
}

/** Logs in by SMS in the open dialog. */
export async function logInBySms(page: Page, mobilePhone: string): Promise<void> {
  // Another file of this product may have sent a code to the same phone: there is one in a minute.
  await advanceClock(smsResendSeconds);
  await page.getByRole('tab', { name: '短信登录' }).click();
  await page.getByRole('textbox', { name: /手机号/ }).fill(mobilePhone);
  const sent = page.waitForResponse('**/login/appNewLoginPhoneCode');
  await page.getByRole('button', { name: '获取验证码' }).click();
  await sent;
  await page.getByRole('textbox', { name: /验证码/ }).fill(await smsCode(mobilePhone));
  await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).click();
}

/** Logs in by password and the dealt captcha; `open` is what makes the dialog appear. */
export async function logInByPassword(page: Page, mobilePhone: string, open: () => Promise<void>): Promise<void> {
  const dealt = await nextAnswer<{ data: { randomCode: string } }>(page, '/common/captcha');
  await open();
  await page.getByRole('tab', { name: '账号登录' }).click();
  const { data } = await dealt();
  // A form that is sent before its picture is there has no number to send.
  await page.locator(`[data-captcha="${data.randomCode}"]`).waitFor();
  const { code } = await helper(`/sandbox/captcha?randomCode=${data.randomCode}`);
  await page.getByRole('textbox', { name: '账号' }).fill(mobilePhone);
  await page.getByRole('textbox', { name: '登录密码' }).fill('travel123');
  await page.getByRole('textbox', { name: '图形验证码' }).fill(String(code));
  await page.keyboard.press('Enter');
}

/** Chooses passengers from the frequent list and accepts what has to be accepted. */
export async function fillBooking(page: Page, names: RegExp[]): Promise<void> {
  const frequent = page.getByRole('group', { name: /常旅客|为谁预订/ });
  for (const name of names) {
    const chip = frequent.getByRole('button', { name });
    await chip.waitFor();
    if ((await chip.getAttribute('aria-pressed')) !== 'true') await chip.click();
  }
  for (const tick of await page.getByRole('checkbox', { name: /监护人/ }).all()) await tick.check();
  // By a key: the fields of a passenger that come late move the boxes.
  for (const name of [/我已阅读并同意/, /同意将上述证件信息/]) {
    const box = page.getByRole('checkbox', { name });
    if (!(await box.isChecked())) await box.press('Space');
  }
}

/** Pays as the phone that scanned the code would: opens the cashier page and presses its button. */
export async function payAtCashier(page: Page, outTradeNo: string): Promise<void> {
  const cashier = await page.context().newPage();
  await cashier.goto(`${sandboxUrl()}/sandbox/cashier/${outTradeNo}`);
  await cashier.getByRole('button', { name: /付款|支付/ }).click();
  await cashier
    .getByText(/支付成功|已支付|付款成功/)
    .first()
    .waitFor();
  await cashier.close();
}

/** Presses 确认支付, or the button of that name; answers with the trade of the QR code that it brings. */
export async function confirmAndScan(page: Page, path: string, payPassword = '', name = /确认支付/): Promise<string> {
  const answer = await nextAnswer<{
    ret: number;
    msg: string;
    data: { outTradeNo?: string; qr?: { outTradeNo: string } };
  }>(page, path);
  await page.getByRole('button', { name }).filter({ visible: true }).first().click();
  if (payPassword) {
    const dialog = page.getByRole('dialog', { name: '输入支付密码' });
    await dialog.getByRole('textbox', { name: /支付密码/ }).fill(payPassword);
    await dialog.getByRole('button', { name: '确认支付' }).click();
  }
  const { ret, msg, data } = await answer();
  expect(ret, msg).toBe(0);
  return data.qr?.outTradeNo ?? data.outTradeNo ?? '';
}

/** Chooses a file of passengers to import. */
export const chooseList = (page: Page, text: string, type = 'csv') =>
  page
    .getByLabel('旅客名单文件')
    .setInputFiles({ name: `名单.${type}`, mimeType: `text/${type}`, buffer: Buffer.from(text) });

/** Of the first flight in the list, the last of its fares: one above the company's standard. */
export async function bookOverStandard(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /(中国国航|东方航空|南方航空).*订票$/ })
    .first()
    .click();
  const fares = page.getByRole('region', { name: '航班列表' });
  await fares.getByRole('button', { name: /^其余 \d+ 个价格$/ }).click();
  await fares
    .getByText(/超标 ¥/)
    .first()
    .waitFor();
  await fares.getByRole('button', { name: /^预订/ }).last().click();
}
