import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findEngines } from '../../scripts/lib/engines.mjs';
import { isWhole } from '#tests/support/whole.ts';
import { sandboxUrl, useBrowser } from './support/browser.ts';
import { chunkThief } from './support/chunk-thief.ts';
import { startFirefox } from './support/engines/firefox.ts';
import { atDriver } from './support/engines/webdriver.ts';
import { startWebKit } from './support/engines/webkit.ts';
import { faultKinds, startFaultyCdn } from './support/faulty-cdn.ts';
import type { FaultyCdn } from './support/faulty-cdn.ts';
import { showPartnerPage } from './support/partner-page.ts';
import { atPage } from './support/traveller.ts';
import type { Traveller } from './support/traveller.ts';

const { open } = useBrowser();
const box = '<div data-travel-widget="flight-search" data-from="BJS" data-to="SHA"></div>';
const { firefox, webkit } = findEngines();

test('a press before the panels are there shows that they come and opens as soon as they do; what was lost comes with the next press', async () => {
  const { page, close } = await open('about:blank');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(/\/assets\/pickers/, async (route) => {
    await held;
    await route.continue();
  });
  await showPartnerPage(page, box);
  const day = page.getByRole('button', { name: /^去程/ });
  await day.click();
  await page.locator('.fs-wait[aria-busy=true]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.fs-wait').waitFor({ state: 'detached' });
  await day.click();
  letGo();
  // The calendar has the focus, as after any press.
  await page.locator('[data-day]:focus').waitFor();
  await page.unroute(/\/assets\/pickers/);

  const losing = await chunkThief(page);
  await page.reload();
  const people = page.getByRole('button', { name: /^乘客/ });
  await losing(/^pickers/, () => people.click(), /Loading chunk failed/, /^乘客/);
  await page.getByRole('dialog', { name: '乘客' }).waitFor();
  await close();
});

test('a file that is never answered counts as lost before 120 s are over, and its button asks under another address', async () => {
  const { page, close } = await open('about:blank');
  await page.clock.install();
  const asked: string[] = [];
  await page.route(/\/assets\/script-/, (route) => void asked.push(route.request().url()));
  await showPartnerPage(page, `${box}${box.replace('data-to', 'data-locale="en" data-to')}`);
  for (const tries of [1, 2, 3]) {
    await expect.poll(() => asked.length).toBe(tries);
    await page.clock.fastForward(39_000);
    // The pause before the next one.
    await page.clock.fastForward(tries < 3 ? 1_000 : 0);
  }
  const again = page.getByRole('button', { name: '加载失败，重试' });
  await again.waitFor();
  await page.getByRole('button', { name: 'Loading failed, retry' }).waitFor();
  await page.unroute(/\/assets\/script-/);
  await again.click();
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  expect(new Set(asked).size).toBe(3);
  await close();
});

/** Of the first widget, of what opens in it, and shared by what opens. */
const chunks = ['script', 'flight-search', 'pickers', 'controls'];
/** So often that only a press of the button can load it. */
const untilPressed = 1000;
const all = chunks.flatMap((chunk) =>
  faultKinds.flatMap((kind) => [1, untilPressed].map((times) => ({ chunk, kind, times }))),
);
/** Every one before a release; otherwise those that were dead before a retry had an address of its own. */
const lean = all.filter(
  ({ chunk, kind, times }) =>
    (chunk === 'script' && kind === '503') || (chunk === 'controls' && kind === 'broken' && times > 1),
);
const cases = isWhole ? all : lean;

const engines: { name: string; start(): Promise<{ who: Traveller; close(): Promise<unknown> }> }[] = [
  {
    name: 'Chromium',
    async start() {
      const { page, errors, close } = await open('about:blank');
      return { who: atPage(page, errors), close };
    },
  },
  // In every run engines.test.ts goes through its journey in Firefox, and this one in the engine that has none.
  ...(firefox && (isWhole || !webkit)
    ? [
        {
          name: 'Firefox',
          start: () => startFirefox(firefox).then((driver) => ({ who: atDriver(driver), close: driver.close })),
        },
      ]
    : []),
  ...(webkit
    ? [
        {
          name: 'WebKitGTK',
          start: () => startWebKit(webkit).then((driver) => ({ who: atDriver(driver), close: driver.close })),
        },
      ]
    : []),
];

/** A press by coordinates may miss a button that the page moves meanwhile: the traveller presses again. */
async function pressUntil(isHeard: () => boolean, press: () => Promise<void>): Promise<void> {
  for (let presses = 0; presses < 5 && !isHeard(); presses += 1) {
    await press();
    for (let looks = 0; looks < 50 && !isHeard(); looks += 1) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

describe.concurrent('a lost file', () => {
  let cdn: FaultyCdn;
  beforeAll(async () => {
    cdn = await startFaultyCdn(`${sandboxUrl()}/cdn`);
  });
  afterAll(() => cdn.close());

  test.each(engines)(
    'is requested three times and comes with the button after every loss, in $name',
    async ({ start }) => {
      const { who, close } = await start();
      const wrong: string[] = [];
      for (const given of cases) {
        const name = `${given.chunk} ${given.kind} ${given.times === 1 ? 'once' : 'until the button is pressed'}`;
        const { url, fault, asked } = cdn.page({ ...given });
        const isLater = ['pickers', 'controls'].includes(given.chunk);
        try {
          await who.open(url);
          if (isLater) {
            await who.see('button', '搜索航班');
            await who.press('button', /^去程/);
          }
          if (given.times > 1) {
            // Above the view is the word of other parts which need the file; the place of the lost part has its own.
            await who.read(isLater ? /Loading chunk failed，请检查网络/ : /加载失败，重试/);
            // Several files of one name are lost side by side: the error names the first that is lost for good.
            const files = [...new Set(asked)].map((address) => address.replace(/\?.*/, ''));
            const tries = Math.max(...files.map((file) => files.filter((other) => other === file).length));
            if (tries !== 3) wrong.push(`${name}: asked for ${tries} times`);
            fault.times = 0;
            const before = asked.length;
            await pressUntil(
              () => asked.length > before,
              () => who.press('button', /重试/, isLater ? -1 : 0),
            );
          }
          await who.see('button', isLater ? '下个月' : '搜索航班');
          // A connection that breaks is tried again by the engine itself, under the same address.
          if (given.kind !== 'dropped' && new Set(asked).size !== asked.length)
            wrong.push(`${name}: one address twice: ${asked.join(' ')}`);
        } catch (error) {
          wrong.push(`${name}: ${String(error).split('\n')[0]}; asked for ${asked.join(' ')}`);
        }
      }
      await close();
      expect(wrong).toEqual([]);
    },
  );
});
