import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { loaderTag, showPartnerPage } from './support/partner-page.ts';
import type { WithEmbed } from './support/partner-page.ts';

/** Cost of an idle widget, in figures that are the same on every machine. */
const { open } = useBrowser();

const widgets =
  '<div data-travel-widget="flight-search" data-load="eager" data-from="BJS" data-to="SHA"></div><p>Between</p><div data-travel-widget="login" data-load="eager"></div><p>Below</p>';

/** Both, with the parts of them that come by themselves: popular routes with their prices, the captcha. */
async function bothReady(page: Page) {
  await page.getByRole('button', { name: '搜索航班' }).waitFor();
  await page.getByRole('tab', { name: '短信登录' }).waitFor();
  await page.getByRole('group', { name: '热门航线' }).getByRole('button').first().waitFor();
}

async function openPage(body: string, options: BrowserContextOptions, prepare?: (page: Page) => Promise<unknown>) {
  const opened = await open('about:blank', options);
  await prepare?.(opened.page);
  await showPartnerPage(opened.page, body, loaderTag());
  return opened;
}

interface Counted {
  frames: number;
  shortTimers: number[];
}

test('idle widgets make no call for a minute, set no timer under a second and no animation frame', async () => {
  let [begun, ended] = [0, 0];
  const { page, errors, close } = await openPage(widgets, {}, async (blank) => {
    blank.on('request', () => (begun += 1));
    for (const end of ['requestfinished', 'requestfailed'] as const)
      blank.on(end as 'requestfailed', () => (ended += 1));
    await blank.clock.install();
    await blank.addInitScript(() => {
      const counted: Counted = { frames: 0, shortTimers: [] };
      const frame = window.requestAnimationFrame;
      window.requestAnimationFrame = (run) => {
        counted.frames += 1;
        return frame(run);
      };
      for (const name of ['setTimeout', 'setInterval'] as const) {
        const timer = window[name] as (...given: unknown[]) => number;
        window[name] = ((run: () => void, ms = 0, ...rest: unknown[]) => {
          if (ms < 1000) counted.shortTimers.push(ms);
          return timer(run, ms, ...rest);
        }) as never;
      }
      Object.assign(window, { counted });
    });
  });
  await bothReady(page);
  // The rest of mounting is done: nothing is under way, and three seconds bring nothing more. The page's load state stays
  // idle once it was.
  await expect
    .poll(async () => {
      const was = begun;
      await page.clock.runFor(3_000);
      return [begun - was, begun - ended];
    })
    .toEqual([0, 0]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const before = await page.evaluate(() => {
    const { counted } = window as unknown as { counted: Counted };
    const was = counted.frames + counted.shortTimers.length;
    Object.assign(counted, { frames: 0, shortTimers: [] });
    return was;
  });
  await page.clock.runFor(60_000);
  expect(await page.evaluate(() => (window as unknown as { counted: Counted }).counted)).toEqual({
    frames: 0,
    shortTimers: [],
  });
  expect(asked).toEqual([]);
  // The counters do count: mounting has used some.
  expect(before).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await close();
});

test('200 mounts and unmounts leave no node and no listener', async () => {
  const { page, errors, close } = await openPage('<div id="box" data-load="eager"></div>', {});
  await page.waitForFunction(() => (window as unknown as WithEmbed).TravelEmbed?.mount);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const turns = (count: number) =>
    page.evaluate(async (times) => {
      const { TravelEmbed } = window as unknown as WithEmbed;
      for (let turn = 0; turn < times; turn += 1) {
        const handle = TravelEmbed.mount('#box', turn % 2 ? 'login' : 'flight-search');
        await handle.ready;
        handle.unmount();
      }
    }, count);
  const held = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return ['Nodes', 'JSEventListeners'].map((name) => metrics.find((metric) => metric.name === name)?.value ?? -1);
  };
  await turns(10);
  await page.waitForLoadState('networkidle');
  const [nodes = 0, listeners = 0] = await held();
  await turns(200);
  // A call that a login began keeps its root until it is answered.
  await expect
    .poll(async () => (await held()).map((now, at) => Math.max(0, now - ([nodes, listeners][at] ?? 0))))
    .toEqual([0, 0]);
  expect(errors).toEqual([]);
  await close();
});
