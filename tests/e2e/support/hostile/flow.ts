import { helper } from '../browser.ts';
import { call } from '../by-api.ts';
import { chinaDay } from '../steps.ts';
import type { Box } from './boxes.ts';
import type { Visit } from './visit.ts';

const mobilePhone = '13800000010';

const steps = ['search', 'results', 'login', 'booking', 'payment'] as const;
export type Step = (typeof steps)[number];

/** Told at each step, when nothing is under way any more. */
export type Look = (step: Step, visit: Visit, read: () => Promise<Box[]>) => Promise<void>;

/** From the search to a created order, with a login in between, as a traveller does it; or up to a step. */
export async function searchToOrder(visit: Visit, look: Look, until?: Step): Promise<void> {
  const { page, boxes } = visit;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const lookAt = async (step: Step, read = boxes) => {
    // Nothing is under the pointer.
    await page.mouse.move(-10, -10);
    await look(step, visit, read);
  };
  await button('搜索航班').waitFor();
  // Earlier searches or popular routes: a part that comes when the form can be used already.
  await page.locator('.fs-wide').first().waitFor({ state: 'attached' });
  await lookAt('search');
  if (until === 'search') return;
  await button('搜索航班').click();
  await button(/订票$/).nth(2).click();
  await button(/^预订/).last().waitFor();
  await lookAt('results');
  if (until === 'results') return;
  await button(/^预订/).last().click();

  const dialog = page.getByRole('dialog');
  await dialog.getByRole('tab', { name: '账号登录' }).click();
  await dialog.getByRole('textbox', { name: '账号' }).fill(mobilePhone);
  await dialog.getByRole('textbox', { name: '登录密码' }).fill('travel123');
  const randomCode = await page.locator('[data-captcha]').getAttribute('data-captcha');
  const { code } = await helper(`/sandbox/captcha?randomCode=${randomCode}`);
  // Key by key: a page may have its own use for letters and digits.
  await dialog.getByRole('textbox', { name: '图形验证码' }).pressSequentially(String(code));
  // The picture is another one each time.
  await lookAt('login', async () =>
    (await boxes()).filter(([name]) => name.startsWith('dialog ') && !/^dialog (path|svg)/.test(name)),
  );
  await dialog.getByRole('button', { name: '登录', exact: true }).click();

  await button(/^周砚清/).click();
  // By key: on a page that swallows presses a click looks like one that another element caught.
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).press('Space');
  await page.getByRole('checkbox', { name: /同意将上述证件信息/ }).press('Space');
  await lookAt('booking');
  await button('提交订单').first().click();
  await button(/确认支付/).waitFor();
  await lookAt('payment');
}

/** The order that the provider has made for a visit; it is given up, so that the next page finds the same seats. */
export async function giveUpOrder({ bodies }: Visit): Promise<string> {
  const fields = bodies.map(({ body }) => new URLSearchParams(body)).findLast((body) => body.has('orderId'));
  const [orderId, token] = [fields?.get('orderId'), fields?.get('token')];
  if (!orderId) return '';
  await call('/order/cancelAirOrder', { token, orderId, requestId: `hostile-${orderId}` }, 'default');
  return orderId;
}

const passing = /\b(timestamp|traceparent|token|requestId|verifyKey|randomCode|accCode|orderId)=[^&]*/g;

/** The list and its low prices are asked for again at login, unless the booking that goes on is faster. */
const overtaken = /^POST \/airTicket\/(queryFlight|lowPriceCalendar) .*&token=/;

/** The popular routes show the cheapest of so many days from tomorrow on. */
export const popularDays = 30;

/**
 * Prices of the popular routes are asked only if their part of the form is there before the search begins. They are asked from today on or,
 * where this month is known, from a month that begins within these days; the month of the search begins later (lanes.ts).
 */
function isPopular(line: string): boolean {
  const [, from = ''] = /^POST \/airTicket\/lowPriceCalendar .*&from=([\d-]+)&/.exec(line) ?? [];
  return from !== '' && from <= chinaDay(popularDays + 1);
}

/** The calls of a visit by path, without what is new every time. */
export const requestsOf = ({ bodies }: Visit): string[] =>
  bodies
    .map(({ path, type, body }) => `${path} ${type} ${body.replaceAll(passing, '$1=…')}`)
    .filter((line) => !overtaken.test(line) && !isPopular(line))
    .sort();
