import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { TrainList } from '#contract/train.ts';
import type { VerifiedTrain } from '#contract/train-order.ts';
import { seatClassNames } from '#domain/rail/seat-classes.ts';
import { chosenOf } from '#parts/rail/ride-query.ts';
import type { ChosenRide } from '#parts/rail/ride-query.ts';
import { advanceClock, useBrowser } from './support/browser.ts';
import { call, signIn } from './support/by-api.ts';
import type { SignedIn } from './support/by-api.ts';
import { agreeAll, createPeople, payByCompany, submitBooking } from './support/company-people.ts';
import { overflow } from './support/look.ts';
import { chinaDay, confirmAndScan, payAtCashier } from './support/steps.ts';

const { open } = useBrowser();
const { siteAs } = createPeople(open);
const [employee, member, other] = ['13800000071', '13800000010', '13800000020'];
const ways = [
  ['北京', '上海'],
  ['上海', '杭州'],
] as const;

interface Held {
  way: (typeof ways)[number];
  ride: ChosenRide;
  orderNo: string;
}

const as =
  ({ token, appId }: SignedIn) =>
  <T>(path: string, fields: Record<string, unknown> = {}) =>
    call<T>(path, { token, ...fields }, appId);

/** The last seat of a class of a train: somebody else has it in an order that is not paid. */
async function holdLastSeat(session: SignedIn): Promise<Held> {
  const ask = as(session);
  for (const days of [5, 6, 7, 8, 9, 10])
    for (const way of ways) {
      const [fromStation, toStation] = way;
      const { rides } = await ask<TrainList>('/train/query', { fromStation, toStation, date: chinaDay(days) });
      const [ride] = rides.flatMap((one) =>
        one.seats.flatMap(({ left, seatClass }) =>
          one.sale.state === 'open' && left === 1 && seatClass !== 'standing' ? [chosenOf(one, seatClass)] : [],
        ),
      );
      if (!ride) continue;
      const { verifyKey } = await ask<VerifiedTrain>('/train/verify', { rides: [ride] });
      const { orderNo } = await ask<{ orderNo: string }>('/train/createOrder', {
        requestId: crypto.randomUUID(),
        verifyKey,
        passengers: [{ name: '林知远', certType: '1', certNo: '34052419800101001X', ticketType: 'adult' }],
        contact: { name: '林知远', mobilePhone: other },
        agreed: true,
      });
      return { way, ride, orderNo };
    }
  throw new Error('no train has one seat left');
}

/** The order's page, from the list of orders. */
async function openOrder(page: Page): Promise<void> {
  await page.getByRole('article').first().getByText('订单详情').click();
}

const trainPage = ([from, to]: (typeof ways)[number], date: string, more = '') =>
  `/train/train_query_list?${new URLSearchParams({ from, to, date })}${more}`;

async function chooseTraveller(page: Page): Promise<void> {
  await page.getByRole('button', { name: '林知夏' }).click();
  await page.getByRole('group', { name: '乘车人 1' }).waitFor();
  expect(await overflow(page)).toBe(0);
  await agreeAll(page);
}

async function payByAlipay(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /支付宝/ }).click();
  await payAtCashier(page, await confirmAndScan(page, '/pay/alipayPrecreate'));
}

test('site: an employee travels by train for the company, within its standard, at the expense of a cost centre', async () => {
  const { page, read, errors, close } = await siteAs(
    await signIn(employee),
    trainPage(ways[0], chinaDay(8), '&travelType=business'),
  );
  await page
    .locator('[data-train^="G"]')
    .first()
    .getByRole('button', { name: /^预订.*二等座.*合规/ })
    .click();
  await page.getByRole('heading', { name: '因公出行' }).waitFor();
  await page.getByRole('combobox', { name: /成本中心/ }).waitFor();
  expect(await overflow(page)).toBe(0);
  await agreeAll(page);
  await submitBooking(page);
  await read('座位已为您占到，超时未支付将自动取消');
  await payByCompany(page);
  await advanceClock(180);
  await openOrder(page);
  await page.getByRole('heading', { name: '已出票' }).waitFor();
  await read(/因公/);
  expect(await overflow(page)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});

test('site: an order that waits for a seat gets the one that somebody gives back', async () => {
  const holder = await signIn(other);
  const { way, ride, orderNo } = await holdLastSeat(holder);
  const { page, press, read, errors, close } = await siteAs(await signIn(member), trainPage(way, ride.date));
  const row = page.locator(`[data-train="${ride.trainNumber}"]`).first();
  // It may be far down the list.
  const more = page.getByRole('button', { name: '加载更多' });
  await expect
    .poll(async () => {
      await more.evaluateAll((all) => all.forEach((one) => (one as HTMLElement).click()));
      return await row.isVisible();
    })
    .toBe(true);
  await row.getByRole('button', { name: `候补 ${ride.trainNumber} ${seatClassNames[ride.seatClass]}` }).click();
  await read('您排在最前');
  await chooseTraveller(page);
  await press('提交候补订单');
  await read(/候补尚未占座/);
  await payByAlipay(page);
  await openOrder(page);
  await page.getByRole('heading', { name: /候补/ }).first().waitFor();
  expect(await overflow(page)).toBe(0);
  await as(holder)('/train/cancelOrder', { requestId: crypto.randomUUID(), orderNo });
  await advanceClock(120);
  await advanceClock(120);
  await page.getByRole('heading', { name: '已出票' }).waitFor();
  expect(errors).toEqual([]);
  await close();
});

test('site: two trains with a change between them are one order of two tickets, held and paid together', async () => {
  const { page, read, errors, close } = await siteAs(
    await signIn(member),
    `/train/train_transfer?from=北京&to=杭州&date=${chinaDay(6)}`,
  );
  await read(/个中转方案/);
  expect(await overflow(page)).toBe(0);
  await page
    .getByRole('button', { name: /^选这个/ })
    .first()
    .click();
  await page.getByRole('heading', { name: '乘车人' }).waitFor();
  await chooseTraveller(page);
  await submitBooking(page);
  await read('座位已为您占到，超时未支付将自动取消');
  await payByAlipay(page);
  await advanceClock(180);
  await openOrder(page);
  await page.getByRole('heading', { name: '已出票' }).waitFor();
  await expect.poll(() => page.getByText(/\d\d车 ?\d+/).count()).toBeGreaterThan(1);
  expect(await overflow(page)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
