import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { FareRule } from '#contract/flight.ts';
import { casesOf } from '#tests/support/whole.ts';
import { eventually, remaining } from './support/at-rest.ts';
import { siteUrl, useBrowser } from './support/browser.ts';
import { overflow } from './support/look.ts';
import { bookByApi, enter, signIn } from './support/by-api.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();

const results = () => `${siteUrl()}/airTicket/query?from=BJS&to=SHA&date=${chinaDay(34)}&step=outbound`;
/** Box of the first element that is laid out; an empty element has edges too. */
const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => {
    const { left, top, right, height } =
      found.map((one) => one.getBoundingClientRect()).find(({ width }) => width > 0) ?? new DOMRect();
    return { left: Math.round(left), top: Math.round(top), right: Math.round(right), height: Math.round(height) };
  });

test('the search form of the site is on the edges of its header and footer', async () => {
  const { page, close } = await open(`${siteUrl()}/airTicket/query?from=BJS&to=SHA`);
  for (const width of [1440, 1280, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: '搜索航班' }).waitFor();
    await eventually(async () => {
      const form = await boxOf(page, '.fs-form');
      const row = await boxOf(page, '.fs-row');
      // Nothing before searched, and no provider to name: no empty line below the fields.
      expect(form.top + form.height - row.top - row.height, `${width} px`).toBeLessThanOrEqual(16);
      expect(form.left, `${width} px`).toBe(Math.max(24, (width - 1200) / 2));
      expect(form.right, `${width} px`).toBe(width - form.left);
    });
  }
  await close();
});

test.each(casesOf([1280, 1000, 800, 375], (width) => width === 1280 || width === 375))(
  'at %d px the first flight comes where its skeleton stood, as high, and the page does not grow wider',
  async (width) => {
    const { page, close } = await open('about:blank', { viewport: { width, height: 900 } });
    let letGo = () => {};
    const late = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/airTicket/queryFlight', async (route) => {
      await late;
      await route.continue();
    });
    await page.goto(results());
    await page.locator('.fs-skel').waitFor();
    // The first box of a page that is at rest: parts above it come by themselves.
    const [before] = await remaining(async () => [await boxOf(page, '.fs-fl')]);
    expect(await overflow(page)).toBe(0);
    letGo();
    await page.getByRole('button', { name: /订票$/ }).first().waitFor();
    await eventually(async () => {
      const after = await boxOf(page, '.fs-fl');
      expect({ ...after, height: 0 }).toEqual({ ...before, height: 0 });
      expect(Math.abs(after.height - (before?.height ?? 0))).toBeLessThanOrEqual(1);
    });
    await close();
  },
);

test('prices and buttons of the fares are under those of their flight', async () => {
  const { page, close } = await open(results());
  await page.getByRole('button', { name: /订票$/ }).first().click();
  await page.getByRole('button', { name: /^预订/ }).first().waitFor();
  for (const width of [1280, 1000]) {
    await page.setViewportSize({ width, height: 900 });
    const at = `${width} px`;
    await eventually(async () => {
      const [cell, fareCell] = [await boxOf(page, '.is-open .fs-fl__v'), await boxOf(page, '.is-open .fs-fare__v')];
      if (width >= 1120) expect(fareCell.left, at).toBe(cell.left);
      const [price, farePrice] = [await boxOf(page, '.is-open .fs-fl__p'), await boxOf(page, '.is-open .fs-fare__p')];
      expect(farePrice.right, at).toBe(price.right);
      const [button, fareButton] = [
        await boxOf(page, '.is-open .fs-fl__x > .t-btn'),
        await boxOf(page, '.is-open .fs-fare__x > .t-btn'),
      ];
      expect([fareButton.left, fareButton.right], at).toEqual([button.left, button.right]);
    });
  }
  await close();
});

test('refund and change of a dear fare take one line each, beside the luggage', async () => {
  const { page, close } = await open('about:blank');
  await page.route('**/airTicket/queryFlight', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const flight of body.data.flights)
      for (const seat of flight.seats) seat.parPrice = String(6170 + Number(seat.parPrice));
    for (const rule of Object.values<FareRule>(body.data.rules))
      for (const bands of [rule.refund, rule.change]) {
        // The band with the longest name, whichever airline is first.
        bands.splice(0, bands.length, { fromHours: null, toHours: 14 * 24, feePercent: 20 });
      }
    await route.fulfill({ response, json: body });
  });
  await page.goto(results());
  await page.getByRole('button', { name: /订票$/ }).first().click();
  await page.getByRole('button', { name: /^预订/ }).first().waitFor();
  for (const width of [960, 1000, 1119, 800]) {
    await page.setViewportSize({ width, height: 800 });
    const at = `${width} px`;
    await eventually(async () => {
      const [lines, luggage] = [
        await boxOf(page, '.is-open .fs-fare__r > button'),
        await boxOf(page, '.is-open .fs-fare__b'),
      ];
      const first = page.locator('.is-open .fs-fare__r > button').first();
      expect(await first.innerText(), at).toMatch(/^现在退 −¥1,\d{3}/);
      expect(lines.height, at).toBeLessThanOrEqual(44);
      const isBeside = width > 879;
      const apart = isBeside ? luggage.left - lines.right : luggage.top - lines.top - lines.height;
      expect(apart, at).toBeGreaterThanOrEqual(0);
    });
    expect(await overflow(page), at).toBe(0);
  }
  await close();
});

test('on a phone the seats left are on the line of the luggage, not on a line of their own', async () => {
  const { page, close } = await open('about:blank', { viewport: { width: 375, height: 800 } });
  await page.route('**/airTicket/queryFlight', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    for (const flight of body.data.flights) for (const seat of flight.seats) seat.seatNum = 3;
    await route.fulfill({ response, json: body });
  });
  await page.goto(results());
  await page.getByRole('button', { name: /订票$/ }).first().click();
  await page.getByRole('button', { name: /^预订/ }).first().waitFor();
  for (const width of [375, 360]) {
    await page.setViewportSize({ width, height: 800 });
    const apart = async () => {
      const [luggage, left] = [await boxOf(page, '.is-open .fs-fare__b'), await boxOf(page, '.is-open .fs-fare__l')];
      return Math.abs(left.top + left.height / 2 - luggage.top - luggage.height / 2);
    };
    await expect.poll(apart, { message: `${width} px` }).toBeLessThanOrEqual(1);
    expect(await overflow(page), `${width} px`).toBe(0);
  }
  await close();
});

test('at 375 px the city sheet has a letter of every group on its edge, which brings the group up', async () => {
  const { page, close } = await open(`${siteUrl()}/airTicket/query?from=BJS&to=SHA`, {
    viewport: { width: 375, height: 700 },
  });
  await page.getByRole('button', { name: /^到达/ }).click();
  const rail = page.getByRole('group', { name: '城市首字母' });
  await rail.getByRole('button', { name: 'X', exact: true }).click();
  await eventually(async () => {
    const [group, sheet, letter] = [
      await boxOf(page, '.fs-az[data-letter=X]'),
      await boxOf(page, '.t-sheet__bd'),
      await boxOf(page, '.fs-rail > button'),
    ];
    expect(Math.abs(group.top - sheet.top)).toBeLessThanOrEqual(2);
    expect(letter.height).toBeGreaterThanOrEqual(24);
    expect(await rail.getByRole('button').allInnerTexts()).toEqual(await page.locator('.fs-az__k').allInnerTexts());
  });
  await close();
});

test('the title of the older login page stays where it is in every mode', async () => {
  const { page, close } = await open(`${siteUrl()}/view/login.shtml`, { viewport: { width: 1280, height: 900 } });
  const top = async () => (await boxOf(page, '.lc-card__title')).top;
  const title = (name: string) => page.getByRole('heading', { name }).waitFor();
  await title('用户登录');
  // Font, picture and words come by themselves: the place is that of a page at rest.
  const [login] = await remaining(async () => [await top()]);
  await page.getByRole('button', { name: '免费注册' }).click();
  await title('新用户注册');
  await expect.poll(top).toBe(login);
  await page.getByRole('button', { name: '已有账号，返回登录' }).click();
  await page.getByRole('button', { name: '忘记密码？' }).click();
  await title('找回密码');
  await expect.poll(top).toBe(login);
  await close();
});

test('at 375 px the buttons of an empty list are in its middle, clear of the text', async () => {
  const { page, close } = await open('about:blank', { viewport: { width: 375, height: 800 } });
  await page.goto(`${results()}&airline=ZZ`);
  await page.locator('.t-empty .t-btn').first().waitFor();
  await eventually(async () => {
    const [text, row] = [await boxOf(page, '.t-empty > .t-s13'), await boxOf(page, '.t-empty > .fs-mend')];
    expect(row.top - text.top - text.height).toBeGreaterThanOrEqual(12);
    const ends = await page
      .locator('.t-empty .t-btn')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })),
      );
    const first = ends.filter(({ top }) => top === ends[0]?.top);
    expect(Math.abs((first[0]?.left ?? 0) + (first.at(-1)?.right ?? 0) - 375)).toBeLessThanOrEqual(2);
  });
  await close();
});

test('at 375 px the cashier on its way is no wider than the window', async () => {
  const session = await signIn('13800000010');
  const orderId = await bookByApi(session, 32);
  const { page, close } = await open('about:blank', { viewport: { width: 375, height: 800 } });
  await enter(page, session);
  await page.route('**/pay/payInfo', () => {});
  await page.goto(`${siteUrl()}/pay/order/${orderId}`);
  await page.locator('.po-skel').first().waitFor();
  expect(await overflow(page)).toBe(0);
  await close();
});

test('the texts of the workbench are on one line: tiles, deadlines', async () => {
  const session = await signIn('13800000010');
  await bookByApi(session, 33);
  const { page, close } = await open('about:blank');
  await enter(page, session);
  await page.goto(`${siteUrl()}/personalCentral/index`);
  await page.locator('.wb-due .t-dot').first().waitFor();
  await page.locator('.wb-tile .is-money').waitFor();
  await eventually(async () => {
    const tops = await page
      .locator('.wb-tile__main > :first-child')
      .evaluateAll((labels) => labels.map((label) => Math.round(label.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    const middles = await page
      .locator('.wb-due > li:first-child')
      .locator('.wb-due__when, .t-dot, .t-link')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
      );
    expect(middles).toHaveLength(3);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  });
  await close();
});
