import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { casesOf } from '#tests/support/whole.ts';
import { siteUrl, useBrowser } from './support/browser.ts';
import { bookByApi, enter, findSeats, signIn } from './support/by-api.ts';
import { overflow, settled } from './support/look.ts';
import { spaceText, unreadable } from './support/reading.ts';
import { chinaDay } from './support/steps.ts';

const { open } = useBrowser();

/** The widest and the narrowest of each layout, and in a whole run those between them. */
const widths = casesOf([1280, 1024, 768, 375, 320], (width) => ![1024, 375].includes(width));

/** Unreadable texts of a page at the widths, as it is and with its text spaced. */
async function unreadableAtWidths(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const isSpaced of [false, true]) {
      await spaceText(page, isSpaced);
      await settled(page);
      const found = await unreadable(page, (what) => what.includes(' shortened '));
      const wide = await overflow(page);
      wrong.push(
        ...[...found, ...(wide > 0 ? [`${wide} px too wide`] : [])].map(
          (what) => `${width} px${isSpaced ? ' spaced' : ''}: ${what}`,
        ),
      );
    }
    await spaceText(page, false);
  }
  return wrong;
}

const lists: [name: string, from: string, to: string, date: string][] = [
  ['code shares', 'BJS', 'SHA', chinaDay(20)],
  ['five digits, long names, flights through the night', 'SHA', 'URC', chinaDay(5)],
  ['stops', 'JHG', 'BJS', chinaDay(8)],
  // A day of another year is written with its year.
  ['next year', 'KMG', 'LUM', chinaDay(350)],
];
/** The longest texts of a list are those of a far one. */
test.each(casesOf(lists, ([name]) => name.startsWith('five digits')))(
  '%s: all text of the list can be read at every width, also when it is spaced',
  async (_name, from, to, date) => {
    const { page, errors, close } = await open(
      `${siteUrl()}/airTicket/query?from=${from}&to=${to}&date=${date}&step=outbound&adults=2&children=1`,
    );
    await page.getByRole('button', { name: /订票$/ }).first().click();
    expect(await unreadableAtWidths(page)).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  },
);

const orders: [name: string, way: readonly [string, string], days: number][] = [
  ['in the morning', ['BJS', 'SHA'], 21],
  ['far away', ['SHA', 'URC'], 46],
  ['with stops', ['JHG', 'BJS'], 49],
];
test.each(casesOf(orders, ([name]) => name === 'with stops'))(
  '%s: so can all text of the booking page, the cashier and the order',
  async (_name, way, days) => {
    const session = await signIn('13800000010');
    const orderId = await bookByApi(session, days, way);
    const { page, errors, close } = await open('about:blank');
    await enter(page, session);
    const wrong: Record<string, string[]> = {};
    for (const [path, ready] of [
      [`/airTicket/order_info?seats=${(await findSeats(session, days + 1, way)).text}`, '提交订单'],
      [`/pay/order/${orderId}`, '确认支付'],
      [`/ticket/OrderDetails/${orderId}`, '取消订单'],
    ] as const) {
      await page.goto(siteUrl() + path);
      await page.getByRole('button', { name: ready }).first().waitFor();
      const found = await unreadableAtWidths(page);
      if (found.length) wrong[path] = found;
    }
    expect(wrong).toEqual({});
    expect(errors).toEqual([]);
    await close();
  },
);
