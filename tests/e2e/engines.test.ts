import fs from 'node:fs';
import { describe, test } from 'vitest';
import type { ExpectStatic } from 'vitest';
import { findEngines } from '../../scripts/lib/engines.mjs';
import { isWhole } from '#tests/support/whole.ts';
import { startFirefox } from './support/engines/firefox.ts';
import { partnerUrl } from './support/browser.ts';
import { atDriver, pressAtDriver } from './support/engines/webdriver.ts';
import type { Driver } from './support/engines/webdriver.ts';
import { startWebKit } from './support/engines/webkit.ts';
import { focusInPage } from './support/focus.ts';
import { bookOnPartnerPage } from './support/main-journey.ts';
import type { Person } from './support/main-journey.ts';

const { firefox, webkit } = findEngines();

/** Accounts of their own: a phone gets one code a minute. */
const engines: { name: string; start(): Promise<Driver>; person: Person }[] = [
  ...(firefox
    ? [
        {
          name: 'Firefox',
          start: () => startFirefox(firefox),
          person: { mobilePhone: '13800000020', takes: ['顾承泽', '温雅'] },
        },
      ]
    : []),
  // Neither storage nor a channel to other tabs.
  ...(firefox
    ? [
        {
          name: 'Firefox with cookies blocked',
          start: () => startFirefox(firefox, { 'network.cookie.cookieBehavior': 2 }),
          person: { mobilePhone: '13800000040', takes: ['韩致远'] },
        },
      ]
    : []),
  ...(webkit
    ? [
        {
          name: 'WebKitGTK',
          start: () => startWebKit(webkit),
          person: { mobilePhone: '13800000030', takes: ['沈若清', '蒋文博'] },
        },
      ]
    : []),
];

/** Panels and dialogs take the focus and give it back; engines differ in what they do when the element with the focus goes. */
async function keepsTheFocus(driver: Driver, expect: ExpectStatic): Promise<void> {
  const who = atDriver(driver);
  const at = () => who.ask<string>(`(${focusInPage.toString()})()`);
  await who.open(`${partnerUrl()}/memory.html`);
  await who.press('button', /^去程/);
  await expect.poll(at).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const [keys, then] of [
    ['ArrowRight Escape', '去程 closed'],
    ['Tab', '返程 closed'],
    ['Shift+Tab', '去程 closed'],
  ] as const) {
    await pressAtDriver(driver, keys);
    await expect.poll(at, { message: keys }).toBe(then);
  }
  await pressAtDriver(driver, 'Enter');
  await expect.poll(at).toMatch(/^\d{4}-/);
  await pressAtDriver(driver, 'Tab');
  await expect.poll(at, { message: 'out of the panel' }).toBe('乘客 closed');
}

/** One engine in every run (lost files are asked for in all three); all of them in a whole run, before a release. */
const walked = isWhole ? engines : engines.slice(0, 1);

// Side by side: each waits for its own browser most of the time.
describe.concurrent('the main journey', () => {
  // Each test has an `expect` of its own: the shared one ends with the test that ends first.
  test.for(walked)(
    'is the same in $name: the focus kept, search, login in the middle, booking, payment, ticketed order',
    async ({ name, start, person }, { expect }) => {
      const driver = await start();
      try {
        await keepsTheFocus(driver, expect);
        await bookOnPartnerPage(atDriver(driver), person);
      } catch (error) {
        fs.mkdirSync('.build/failed', { recursive: true });
        fs.writeFileSync(`.build/failed/journey-${name}.png`, await driver.picture(), 'base64');
        throw error;
      } finally {
        await driver.close();
      }
    },
  );
});
