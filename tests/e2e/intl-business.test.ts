import { expect, test } from 'vitest';
import { siteUrl, useBrowser } from './support/browser.ts';
import { agreeByDeputy, enter, signIn } from './support/by-api.ts';
import { overflow } from './support/look.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();
const traveller = '13800000073';
const cities = ['SHA', 'SIN', 'BKK', 'DXB', 'PAR', 'LON', 'SHA'];

test('site: a business trip of six legs above the standard is asked for with a reason, agreed step by step, and its page goes on to the payment', async () => {
  const legs = cities.slice(1).map((to, at) => `${cities[at]}.${to}.${chinaDay(40 + 4 * at)}`);
  const { page, errors, close } = await open('about:blank');
  await enter(page, await signIn(traveller));
  const query = `legs=${legs.join('_')}&party=ADT1&cabin=C&travelType=business`;
  await page.goto(`${siteUrl()}/intl/flight_query_list/3/1?${query}`);
  for (const at of legs.keys()) {
    if (at) await page.getByText(`第 ${at} 程已选`).waitFor();
    await page.locator('[data-itinerary]').first().getByRole('button').click();
    const brands = page.locator('[data-brand]').getByRole('button');
    await brands.first().waitFor();
    await brands.last().click();
  }
  const trip = page.getByRole('region', { name: '行程详情' });
  await trip.waitFor();
  expect(await overflow(page)).toBe(0);
  const priceOf = async () => /¥(\d{1,3}(?:,\d{3})*)/.exec((await trip.textContent()) ?? '')?.[1] ?? '';
  await expect.poll(priceOf).not.toBe('');
  const price = await priceOf();
  await page.getByRole('button', { name: '去填写' }).click();
  // Whether the decision comes in time depends on the hour (approval-notice.test.tsx).
  await page.getByText('提交后须公司审批').waitFor();
  await page.getByRole('button', { name: '客户或会议指定' }).click();
  for (const name of [/我已阅读并同意/, /同意将上述证件信息/])
    await page.getByRole('checkbox', { name }).press('Space');
  await page.getByRole('button', { name: '提交审批' }).filter({ visible: true }).first().click();

  // The price of the trip is the one that the company decides on.
  await page.getByText('订单待公司审批，审批通过后本页自动进入支付').waitFor();
  await page.getByText(`¥${price}.00`).first().waitFor();
  expect(await overflow(page)).toBe(0);
  const caseNo = /SQ\d+/.exec((await page.getByText('审批单 SQ').textContent()) ?? '')?.[0] ?? '';
  await agreeByDeputy(await signIn('13800000070'), await signIn('13800000072'), 710_072, caseNo);

  // The page goes on by itself once the last of them has agreed.
  await page.getByRole('button', { name: '确认支付' }).waitFor();
  expect(await overflow(page)).toBe(0);
  expect(errors).toEqual([]);
  await close();
});
